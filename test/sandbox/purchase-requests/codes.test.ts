import { describe, expect, it } from "vitest";
import { lamp, order, refusalOf, requester } from "../support/purchasing.js";
import { sharedSandbox } from "../support/shared-sandbox.js";

const sandbox = await sharedSandbox();

/** The purchase request with another line. */
const line = (members: object, without?: string): unknown => {
  const changed = { ...lamp, ...members };
  return { ...order, lineItems: [Object.fromEntries(Object.entries(changed).filter(([name]) => name !== without))] };
};
const { currencyCode: _, ...noCurrency } = order;
const { lineItems: __, ...noLines } = order;

describe("a purchase request that is wrong is refused with the documented code", () => {
  const cases: readonly (readonly [code: string, body: unknown, path: string])[] = [
    ["missingRequestBody", undefined, ""],
    ["invalidRequestBody", "{", ""],
    ["missingUserInfo", { currencyCode: "EUR", lineItems: [lamp] }, ""],
    ["invalidUserInfo", { ...order, userLoginId: "nobody@lindgren.example" }, "userLoginId"],
    ["provideOneUserInformation", { ...order, userEmail: requester.userEmail }, ""],
    ["missingCurrencyCode", noCurrency, "currencyCode"],
    ["invalidCurrencyCode", { ...order, currencyCode: "EUX" }, "currencyCode"],
    ["invalidPolicyInformation", { ...order, policyExternalId: "POLICY-9" }, "policyExternalId"],
    ["missingLineItems", noLines, "lineItems"],
    ["invalidPurchaseType", line({ purchaseType: "RENT" }), "lineItems[0].purchaseType"],
    ["missingPurchaseType", line({}, "purchaseType"), "lineItems[0].purchaseType"],
    ["missingVendorAddressCode", line({}, "vendorAddressCode"), "lineItems[0].vendorAddressCode"],
    ["missingVendorCode", line({}, "vendorCode"), "lineItems[0].vendorCode"],
    ["invalidVendor", line({ vendorAddressCode: "VA-02" }), "lineItems[0].vendorCode"],
    ["missingDescription", line({}, "description"), "lineItems[0].description"],
    ["missingQuantity", line({}, "quantity"), "lineItems[0].quantity"],
    ["invalidQuantity", line({ quantity: "two" }), "lineItems[0].quantity"],
    ["missingUnitPrice", line({}, "unitPrice"), "lineItems[0].unitPrice"],
    ["invalidUnitPrice", line({ unitPrice: "cheap" }), "lineItems[0].unitPrice"],
    ["invalidDateFormat", line({ neededByDate: "05/31/2030" }), "lineItems[0].neededByDate"],
  ];

  it.each(cases)("%s", async (code, body, path) => {
    expect(await refusalOf(sandbox, body)).toEqual([400, `${code} ${path}`.trim()]);
  });
});

describe("what only the world knows", () => {
  it("gets all errors at once, in the order of the document, each line by its index", async () => {
    const lines = [lamp, { ...lamp, vendorAddressCode: "VA-02" }, { ...lamp, vendorCode: "V-9" }];
    const body = { userEmail: "nobody@x.example", currencyCode: "EUX", policyExternalId: "POLICY-9", lineItems: lines };
    expect(await refusalOf(sandbox, body)).toEqual([
      400,
      "invalidUserInfo userEmail",
      "invalidCurrencyCode currencyCode",
      "invalidPolicyInformation policyExternalId",
      "invalidVendor lineItems[1].vendorCode",
      "invalidVendor lineItems[2].vendorCode",
    ]);
  });

  it("is reported if the request has no other error", async () => {
    const wrong = { ...order, policyExternalId: "POLICY-9" };
    const lines = [{ ...lamp, vendorCode: "V-9", neededByDate: "05/31/2030" }];
    expect(await refusalOf(sandbox, { ...wrong, lineItems: lines })).toEqual([
      400,
      "invalidDateFormat lineItems[0].neededByDate",
    ]);
    const { neededByDate: ___, ...line } = lines[0]!;
    expect(await refusalOf(sandbox, { ...wrong, lineItems: [line] })).toEqual([
      400,
      "invalidPolicyInformation policyExternalId",
      "invalidVendor lineItems[0].vendorCode",
    ]);
  });

  it.each([
    ["another company", { userEmail: "admin@moreau.example" }, "userEmail"],
    ["no company", { userId: "00000000-0000-4000-8000-000000000000" }, "userId"],
  ])("refuses a user of %s", async (_of, named, path) => {
    const { userLoginId: ___, ...rest } = order;
    expect(await refusalOf(sandbox, { ...rest, ...named })).toEqual([400, `invalidUserInfo ${path}`]);
  });

  it("refuses a user who is disabled", async () => {
    const conditions = (list: "disabled"[]) =>
      sandbox.control.setConditions({ body: { kind: "users", id: requester.userId, conditions: list } });
    await conditions(["disabled"]);
    expect(await refusalOf(sandbox, order)).toEqual([400, "invalidUserInfo userLoginId"]);
    await conditions([]);
  });

  it("refuses the vendor and the policy of another company", async () => {
    expect(await refusalOf(sandbox, line({ vendorCode: "V-2001" }))).toEqual([
      400,
      "invalidVendor lineItems[0].vendorCode",
    ]);
  });

  it("refuses a line that spells its unit of measure in two ways with two values", async () => {
    expect(await refusalOf(sandbox, line({ uoMCode: "EA", uomCode: "BX" }))).toEqual([
      400,
      "invalidRequestBody lineItems[0].uomCode",
    ]);
  });
});
