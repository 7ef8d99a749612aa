/** Wrong requests that are not among the fixtures, each with the code that its document has for the fault. */
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createCompanyTokensServer, unimplementedCompanyTokens } from "../../../generated/company-tokens/server.js";
import { createPath, post, servePurchaseRequests, type Service } from "../purchase-requests/service.js";
import { nodeAdapter, type Served } from "./adapters.js";

type Body = Readonly<Record<string, unknown>>;

const chair = {
  purchaseType: "GOODS",
  vendorCode: "V-77",
  vendorAddressCode: "VA-3",
  description: "Chair",
  quantity: 4,
  unitPrice: 120,
};
const advice = {
  purchaseType: "SERVICES",
  vendorCode: "V-78",
  vendorAddressCode: "VA-9",
  description: "Advice",
  quantity: 1.5,
  unitPrice: 90,
};
const request: Body = { userLoginId: "kim", currencyCode: "CHF", lineItems: [chair, advice] };

function without(from: Body, ...names: readonly string[]): Body {
  return Object.fromEntries(Object.entries(from).filter(([name]) => !names.includes(name)));
}

const withLines = (...lineItems: readonly Body[]): Body => ({ ...request, lineItems });

/** Bodies as objects, or as the text that is sent. */
const purchases: readonly (readonly [fault: string, body: Body | string | null, errorCode: string])[] = [
  ["an empty text", "", "missingRequestBody"],
  ["a comma too many", '{"userLoginId":"kim","currencyCode":"CHF",}', "invalidRequestBody"],
  ["null", null, "invalidRequestBody"],
  ["no user, but a description", { ...without(request, "userLoginId"), description: "Chairs" }, "missingUserInfo"],
  ["a number as user id", { ...without(request, "userLoginId"), userId: 17 }, "invalidUserInfo"],
  [
    "all three identifications",
    { ...request, userId: "7b0c1a52-9d3e-4f68-8a17-5c2e9f0d4b36", userEmail: "kim@example.com" },
    "provideOneUserInformation",
  ],
  ["no currency, but comments", { ...without(request, "currencyCode"), comments: "Soon" }, "missingCurrencyCode"],
  ["a currency of four letters", { ...request, currencyCode: "EURO" }, "invalidCurrencyCode"],
  ["the number of a currency", { ...request, currencyCode: 756 }, "invalidCurrencyCode"],
  ["no line items, but an address", { ...without(request, "lineItems"), shipToAddressCode: "S-1" }, "missingLineItems"],
  [
    "a purchase type in small letters",
    withLines(chair, { ...advice, purchaseType: "services" }),
    "invalidPurchaseType",
  ],
  [
    "no purchase type in the third item",
    withLines(chair, advice, without(chair, "purchaseType")),
    "missingPurchaseType",
  ],
  ["no vendor's address", withLines(without(advice, "vendorAddressCode"), chair), "missingVendorAddressCode"],
  ["no vendor in the second item", withLines(chair, without(advice, "vendorCode")), "missingVendorCode"],
  ["no description of services", withLines(without(advice, "description")), "missingDescription"],
  ["no quantity of services", withLines(without(advice, "quantity")), "missingQuantity"],
  ["a quantity that is true", withLines({ ...chair, quantity: true }), "invalidQuantity"],
  ["no price in the second item", withLines(chair, without(advice, "unitPrice")), "missingUnitPrice"],
  ["a price with a comma", withLines({ ...chair, unitPrice: "120,00" }), "invalidUnitPrice"],
  ["the thirtieth of February", withLines({ ...chair, neededByDate: "2031-02-30" }), "invalidDateFormat"],
];

const form = {
  client_id: "9c51e0d7-2f64-4b8a-9e03-71d8b5a6c420",
  client_secret: "0d7a3b96-5e18-4c2f-8f41-b6e92c7d5a03",
  grant_type: "password",
  username: "b84f2e61-7c05-4d9b-a3e8-16f07d2c9b54",
  password: "auth-token-8",
  credtype: "authtoken",
};

/** Forms with one problem, or with two; the first in the document is reported. */
const tokens: readonly (readonly [fault: string, form: Body, row: readonly [number, string, string]])[] = [
  [
    "no username and another grant",
    { ...without(form, "username"), grant_type: "otp" },
    [51, "invalid_request", "username was not supplied"],
  ],
  [
    "no password and no credtype",
    without(form, "password", "credtype"),
    [52, "invalid_request", "password was not supplied"],
  ],
  [
    "no client_id and no grant_type",
    without(form, "grant_type", "client_id"),
    [62, "invalid_request", "client_id was not supplied"],
  ],
  [
    "no client_secret and a wrong credtype",
    { ...without(form, "client_secret"), credtype: "pin" },
    [63, "invalid_request", "client_secret was not supplied"],
  ],
  [
    "no grant_type and no credtype",
    without(form, "grant_type", "credtype"),
    [65, "invalid_request", "grant_type was not supplied"],
  ],
  ["an empty credtype", { ...form, credtype: "" }, [120, "invalid_request", "credtype is invalid"]],
];

describe("wrong requests that no fixture has", () => {
  let service: Service;
  let tokenEndpoint: Served;
  beforeAll(async () => {
    service = await servePurchaseRequests(nodeAdapter);
    tokenEndpoint = await nodeAdapter.serve(
      createCompanyTokensServer({ handlers: unimplementedCompanyTokens, security: { clientCertificate: () => "me" } }),
    );
  });
  afterAll(() => Promise.all([service.served.close(), tokenEndpoint.close()]));

  it("are twenty-six", () => {
    const texts = ["purchase-requests/fixtures/createPurchaseRequest", "company-tokens/fixtures/issueCompanyToken"];
    const fixtures = texts.map((path) => readFileSync(`specs/${path}/requests.yaml`, "utf8")).join("");
    const known = new Set([...fixtures.matchAll(/"(?:V-|VA-)[^"]*"|"[\da-f]{8}-[^"]{27}"/g)].map(([text]) => text));
    const all = [...purchases.map(([, body]) => body), ...tokens.map(([, body]) => body)];
    expect(all).toHaveLength(26);
    expect([...known].filter((text) => JSON.stringify(all).includes(text))).toEqual([]);
  });

  it.each(purchases)("a purchase request with %s", async (_, body, errorCode) => {
    const text = typeof body === "string" ? body : JSON.stringify(body);
    const response = await service.served.send(createPath, post(text));
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{ errorCode }] });
    expect(service.received).toEqual([]);
  });

  it.each(tokens)("a form with %s", async (_, fields, [code, error, error_description]) => {
    const body = new URLSearchParams(fields as Record<string, string>);
    const response = await tokenEndpoint.send("/oauth2/v0/token", { method: "POST", body });
    expect([response.status, await response.json()]).toEqual([400, { code, error, error_description }]);
  });

  it("tell all faults of a purchase request in the order of the document, wherever they stand in the request", async () => {
    const body = { lineItems: [{ ...chair, unitPrice: "free" }, without(advice, "vendorCode")], currencyCode: "?" };
    const response = await service.served.send(createPath, post(JSON.stringify(body)));
    const { errors } = (await response.json()) as { errors: { errorCode: string; dataPath: string }[] };
    expect(errors.map(({ errorCode, dataPath }) => [errorCode, dataPath])).toEqual([
      ["missingUserInfo", ""],
      ["invalidCurrencyCode", "currencyCode"],
      ["missingVendorCode", "lineItems[1].vendorCode"],
      ["invalidUnitPrice", "lineItems[0].unitPrice"],
    ]);
  });
});
