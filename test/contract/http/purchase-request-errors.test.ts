import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createPath, post, servePurchaseRequests, type Service } from "../purchase-requests/service.js";
import { adapters } from "./adapters.js";

const line = {
  purchaseType: "GOODS",
  vendorCode: "V-1",
  vendorAddressCode: "VA-1",
  description: "Lamp",
  quantity: 2,
  unitPrice: 39.5,
};
const good = { userEmail: "a@example.com", currencyCode: "EUR", lineItems: [line] };
type Told = readonly [errorCode: string, dataPath: string];

function without(name: string): object {
  return Object.fromEntries(Object.entries(line).filter(([key]) => key !== name));
}

/** Requests with one fault, and those with several, by the codes of document 3 and the table's order. */
const refused: readonly (readonly [what: string, body: unknown, told: readonly Told[]])[] = [
  ["no body", undefined, [["missingRequestBody", ""]]],
  ["text that is not JSON", "{", [["invalidRequestBody", ""]]],
  ["a list", [], [["invalidRequestBody", ""]]],
  ["nobody who asks", { ...good, userEmail: undefined }, [["missingUserInfo", ""]]],
  ["a user id that is not a UUID", { ...good, userEmail: undefined, userId: "me" }, [["invalidUserInfo", "userId"]]],
  ["two who ask", { ...good, userLoginId: "a" }, [["provideOneUserInformation", ""]]],
  ["no currency", { ...good, currencyCode: undefined }, [["missingCurrencyCode", "currencyCode"]]],
  ["a currency in small letters", { ...good, currencyCode: "eur" }, [["invalidCurrencyCode", "currencyCode"]]],
  ["no line items", { ...good, lineItems: undefined }, [["missingLineItems", "lineItems"]]],
  [
    "another purchase type",
    { ...good, lineItems: [{ ...line, purchaseType: "RENT" }] },
    [["invalidPurchaseType", "lineItems[0].purchaseType"]],
  ],
  [
    "no purchase type",
    { ...good, lineItems: [without("purchaseType")] },
    [["missingPurchaseType", "lineItems[0].purchaseType"]],
  ],
  [
    "no address of the vendor",
    { ...good, lineItems: [line, without("vendorAddressCode")] },
    [["missingVendorAddressCode", "lineItems[1].vendorAddressCode"]],
  ],
  ["no vendor", { ...good, lineItems: [without("vendorCode")] }, [["missingVendorCode", "lineItems[0].vendorCode"]]],
  [
    "no description",
    { ...good, lineItems: [without("description")] },
    [["missingDescription", "lineItems[0].description"]],
  ],
  ["no quantity", { ...good, lineItems: [without("quantity")] }, [["missingQuantity", "lineItems[0].quantity"]]],
  [
    "a quantity in quotes",
    { ...good, lineItems: [{ ...line, quantity: "2" }] },
    [["invalidQuantity", "lineItems[0].quantity"]],
  ],
  ["no price", { ...good, lineItems: [without("unitPrice")] }, [["missingUnitPrice", "lineItems[0].unitPrice"]]],
  [
    "a price that is null",
    { ...good, lineItems: [{ ...line, unitPrice: null }] },
    [["invalidUnitPrice", "lineItems[0].unitPrice"]],
  ],
  [
    "a date with dots",
    { ...good, lineItems: [{ ...line, neededByDate: "31.5.2030" }] },
    [["invalidDateFormat", "lineItems[0].neededByDate"]],
  ],
  ["a member of another type that has no code", { ...good, custom1: 5 }, [["invalidRequestBody", "custom1"]]],
  [
    "nothing",
    {},
    [
      ["missingUserInfo", ""],
      ["missingCurrencyCode", "currencyCode"],
      ["missingLineItems", "lineItems"],
    ],
  ],
  [
    "two faults in the order of the document",
    { ...good, lineItems: [{ ...line, quantity: "x" }, without("purchaseType")] },
    [
      ["missingPurchaseType", "lineItems[1].purchaseType"],
      ["invalidQuantity", "lineItems[0].quantity"],
    ],
  ],
];

describe.each(adapters)("a purchase request through $name", (adapter) => {
  let service: Service;
  beforeAll(async () => {
    service = await servePurchaseRequests(adapter);
  });
  afterAll(() => service.served.close());

  it.each(refused)("with %s is refused by the codes of the document", async (_, body, told) => {
    const text = body === undefined || typeof body === "string" ? body : JSON.stringify(body);
    const response = await service.served.send(createPath, post(text ?? ""));
    const { errors } = (await response.json()) as {
      readonly errors: readonly {
        readonly errorCode: string;
        readonly errorMessage: string;
        readonly dataPath: string;
      }[];
    };
    expect(response.status).toBe(400);
    expect(errors.map(({ errorCode, dataPath }) => [errorCode, dataPath])).toEqual(told);
    for (const { errorMessage } of errors) expect(errorMessage).toMatch(/^[A-Z].*\.$/);
  });

  it("with a faulty header and a faulty body is refused for both, in the order of the table", async () => {
    const body = JSON.stringify({ ...good, currencyCode: undefined });
    const sent = post(body, { "service-correlationid": "not a UUID" });
    const { errors } = (await (await service.served.send(createPath, sent)).json()) as {
      readonly errors: readonly { readonly errorCode: string; readonly dataPath: string }[];
    };
    expect(errors.map(({ errorCode, dataPath }) => [errorCode, dataPath])).toEqual([
      ["missingCurrencyCode", "currencyCode"],
      ["format", "headers.service-correlationid"],
    ]);
  });

  it("with another media type is refused under the status that HTTP has for it", async () => {
    const response = await service.served.send(createPath, post("a", { "content-type": "text/plain" }));
    expect([response.status, await response.json()]).toEqual([
      415,
      {
        errors: [{ errorCode: "invalidRequestBody", errorMessage: "The request body is not valid.", dataPath: "" }],
      },
    ]);
  });
});
