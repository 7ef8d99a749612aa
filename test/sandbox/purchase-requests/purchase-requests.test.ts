import { createPurchaseRequestsClient } from "@specwright/travel-expense/purchase-requests/client";
import { afterAll, describe, expect, it } from "vitest";
import { createSandbox } from "../../../sandbox/index.js";

const sandbox = await createSandbox();
afterAll(() => sandbox.close());

const client = createPurchaseRequestsClient({
  baseUrl: sandbox.baseUrl,
  fetch: sandbox.fetch,
  auth: { bearerToken: sandbox.credentials.company.accessToken },
});

const lamp = {
  purchaseType: "GOODS",
  vendorCode: "V-1001",
  vendorAddressCode: "VA-01",
  description: "Desk lamp",
  quantity: 2,
  unitPrice: 39.5,
} as const;

describe("a purchase request", () => {
  it("waits for its creation when it was taken in", async () => {
    const body = { userLoginId: "requester@lindgren.example", currencyCode: "EUR", lineItems: [lamp] };
    const created = await client.createPurchaseRequest({ body });
    if (created.status !== 202) throw new Error("The purchase request was refused.");
    const { id = "", uri } = created.data;
    expect(uri).toBe(`http://sandbox.invalid/purchaserequest/v4/purchaserequests/${id}`);
    expect(await client.getPurchaseRequest({ path: { id }, query: { mode: "COMPACT" } })).toMatchObject({
      status: 200,
      data: { purchaseRequestId: id, purchaseRequestQueueStatus: "PENDING_CREATION" },
    });
  });

  it("is refused with all that the world has against it, in the order of the document", async () => {
    const body = {
      userEmail: "nobody@lindgren.example",
      currencyCode: "EUX",
      policyExternalId: "POLICY-9",
      lineItems: [lamp, { ...lamp, vendorAddressCode: "VA-02" }],
    };
    const refused = await client.createPurchaseRequest({ body });
    expect(refused.status).toBe(400);
    expect(
      refused.status !== 202 && refused.data.errors?.map(({ errorCode, dataPath }) => [errorCode, dataPath]),
    ).toEqual([
      ["invalidUserInfo", "userEmail"],
      ["invalidCurrencyCode", "currencyCode"],
      ["invalidPolicyInformation", "policyExternalId"],
      ["invalidVendor", "lineItems[1].vendorCode"],
    ]);
  });
});
