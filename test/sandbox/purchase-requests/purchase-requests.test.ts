import type { PurchaseRequest } from "@specwright/travel-expense/purchase-requests";
import { createPurchaseRequestsClient } from "@specwright/travel-expense/purchase-requests/client";
import { beforeEach, describe, expect, it } from "vitest";
import { lamp, order, requester } from "../support/purchasing.js";
import { sharedSandbox } from "../support/shared-sandbox.js";

const sandbox = await sharedSandbox();
const { control, credentials } = sandbox;
beforeEach(() => control.resetWorld({}));

const asked = "5d1c7a90-2b3e-4c68-8f07-91a4e6d2b350";
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function clientOf(bearerToken: string) {
  return createPurchaseRequestsClient({ baseUrl: sandbox.baseUrl, fetch: sandbox.fetch, auth: { bearerToken } });
}
const client = clientOf(credentials.company.accessToken);

async function create(body: PurchaseRequest = order): Promise<string> {
  const created = await client.createPurchaseRequest({ body });
  if (created.status !== 202) throw new Error(JSON.stringify(created.data));
  return created.data.id ?? "";
}

async function read(id: string) {
  const found = await client.getPurchaseRequest({ path: { id }, query: { mode: "COMPACT" } });
  if (found.status !== 200) throw new Error(`The answer is ${found.status}.`);
  return found.data;
}

/** The purchase request as the world keeps it. */
async function stored(id: string) {
  const listed = await control.listRecords({ path: { kind: "purchaseRequests" } });
  return listed.status === 200 ? listed.data.purchaseRequests?.find((each) => each.id === id) : undefined;
}

async function mint(companyId: string, more: { userId?: string; scopes?: string[] } = {}): Promise<string> {
  const minted = await control.mintToken({ body: { applicationId: credentials.application.id, companyId, ...more } });
  if (minted.status !== 201) throw new Error("No token was minted.");
  return minted.data.token;
}

describe("a purchase request that is taken in", () => {
  it("has an id, an address that works as given, and waits for its creation", async () => {
    const created = await client.createPurchaseRequest({ body: order });
    if (created.status !== 202) throw new Error("The purchase request was refused.");
    const { id = "", uri = "" } = created.data;
    expect(uri).toBe(`${sandbox.baseUrl}/purchaserequest/v4/purchaserequests/${id}`);
    const headers = { authorization: `Bearer ${credentials.company.accessToken}` };
    const answer = await sandbox.fetch(`${uri}?mode=COMPACT`, { headers });
    expect(await answer.text()).toBe(`{"purchaseRequestId":"${id}","purchaseRequestQueueStatus":"PENDING_CREATION"}`);
  });

  it.each(Object.entries(requester))("may name its requester by %s", async (name, value) => {
    const { userLoginId: _, ...rest } = order;
    const id = await create({ ...rest, [name]: value } as PurchaseRequest);
    expect((await stored(id))?.userId).toBe(requester.userId);
  });

  it.each([
    ["an id", { userId: requester.userId.toUpperCase() }, 202],
    ["a login id", { userLoginId: requester.userLoginId.toUpperCase() }, 202],
    ["the domain of an email address", { userEmail: "requester@Lindgren.Example" }, 202],
    ["the rest of an email address", { userEmail: "Requester@lindgren.example" }, 400],
  ])("may name its requester by %s in another letter case, or not", async (_, named, status) => {
    const { userLoginId: _login, ...rest } = order;
    const body = { ...rest, ...named } as PurchaseRequest;
    expect((await client.createPurchaseRequest({ body })).status).toBe(status);
  });

  it("may have no line, and lines of any number", async () => {
    expect((await stored(await create({ ...order, lineItems: [] })))?.lineItems).toEqual([]);
    const line = { ...lamp, quantity: -0.5, unitPrice: 0 };
    expect((await stored(await create({ ...order, lineItems: [line] })))?.lineItems).toMatchObject([line]);
  });

  it("has a reference of its own", async () => {
    const ids = [await create(), await create(), await create()];
    expect(new Set(ids).size).toBe(3);
  });
});

describe("the defaults of a purchase request", () => {
  it("are the policy of the user's group, its bill-to address and the user's shipping address", async () => {
    expect((await stored(await create()))?.header).toEqual({
      userLoginId: requester.userLoginId,
      currencyCode: "EUR",
      policyExternalId: "POLICY-1",
      shipToAddressCode: "SHIP-1",
      billToAddressCode: "BILL-1",
    });
  });

  it("are a receipt, an expense type and a unit of measure by the type of purchase and the vendor", async () => {
    const hours = { ...lamp, purchaseType: "SERVICES", vendorCode: "V-1002", vendorAddressCode: "VA-02" } as const;
    const id = await create({ ...order, lineItems: [lamp, hours] });
    expect((await stored(id))?.lineItems).toEqual([
      { ...lamp, receiptType: "QUANTITY_RECEIPT", expenseType: "OFFICE", uoMCode: "EA" },
      { ...hours, receiptType: "NONE", uoMCode: "HUR" },
    ]);
  });

  it("stand back behind what is given, in either spelling of the unit of measure", async () => {
    const given = { policyExternalId: "POLICY-7", shipToAddressCode: "SHIP-2", billToAddressCode: "BILL-9" };
    const line = { ...lamp, receiptType: "NONE", expenseType: "EXP-10" } as const;
    const id = await create({
      ...order,
      ...given,
      lineItems: [
        { ...line, uomCode: "BX" },
        { ...line, uoMCode: "BX" },
      ],
    });
    const kept = await stored(id);
    expect(kept?.header).toMatchObject(given);
    expect(kept?.lineItems).toEqual([
      { ...line, uoMCode: "BX" },
      { ...line, uoMCode: "BX" },
    ]);
  });

  it("take the bill-to address from the policy that is named", async () => {
    const id = await create({ ...order, policyExternalId: "POLICY-7" });
    expect((await stored(id))?.header).toMatchObject({ policyExternalId: "POLICY-7", billToAddressCode: "BILL-2" });
  });
});

describe("a purchase request moves on", () => {
  it("by the clock: created, submitted, waiting, approved with its purchase order", async () => {
    const id = await create();
    const after = async (seconds: number) => {
      await control.advanceClock({ body: { seconds } });
      const { purchaseRequestQueueStatus: queue, purchaseRequestWorkflowStatus: workflow } = await read(id);
      return [queue, workflow];
    };
    expect(await after(4)).toEqual(["PENDING_CREATION", undefined]);
    expect(await after(1)).toEqual(["CREATED", "Submitted"]);
    expect((await read(id)).purchaseRequestNumber).toBe("1200002");
    expect(await after(55)).toEqual(["CREATED", "Pending Approval"]);
    expect(await read(id)).not.toHaveProperty("purchaseOrders");
    // A token lives no longer than the way to approval: the next one reads it.
    await control.advanceClock({ body: { seconds: 3540 } });
    const later = clientOf(await mint(credentials.company.id));
    expect(await later.getPurchaseRequest({ path: { id }, query: { mode: "COMPACT" } })).toMatchObject({
      data: { purchaseRequestWorkflowStatus: "Approved", purchaseOrders: [{ purchaseOrderNumber: "PO-1200002" }] },
    });
  });

  it("by the control, and no more by the clock", async () => {
    const id = await create();
    const exception = {
      eventCode: "E-1",
      exceptionCode: "X-1",
      isCleared: false,
      prExceptionId: "PRX-2",
      message: "Hm.",
    };
    await control.movePurchaseRequest({
      path: { id },
      body: { queueStatus: "CREATED", workflowStatus: "Vendor Approval", exceptions: [exception] },
    });
    await control.advanceClock({ body: { seconds: 120 } });
    expect(await read(id)).toEqual({
      purchaseRequestId: id,
      purchaseRequestNumber: "1200002",
      purchaseRequestQueueStatus: "CREATED",
      purchaseRequestWorkflowStatus: "Vendor Approval",
      purchaseRequestExceptions: [exception],
    });
  });

  it("never, when it could not be created", async () => {
    const id = await create();
    await control.movePurchaseRequest({ path: { id }, body: { queueStatus: "CREATE_FAILED" } });
    await control.advanceClock({ body: { seconds: 120 } });
    expect(await read(id)).toEqual({ purchaseRequestId: id, purchaseRequestQueueStatus: "CREATE_FAILED" });
  });

  it("into every stage of its approval", async () => {
    const id = await create();
    const stages = [
      "Approved",
      "Pending Approval",
      "Pending Cost Object Approval",
      "Sent Back To Employee",
      "Not Submitted",
      "Submitted",
      "Pending Processor Review",
      "Vendor Approval",
      "Approval Time Expired",
    ] as const;
    for (const workflowStatus of stages) {
      await control.movePurchaseRequest({ path: { id }, body: { queueStatus: "CREATED", workflowStatus } });
      expect((await read(id)).purchaseRequestWorkflowStatus).toBe(workflowStatus);
    }
  });
});

describe("a purchase request that does not exist", () => {
  it("is refused with problem details", async () => {
    const path = "/purchaserequest/v4/purchaserequests/PRQ-1?mode=COMPACT";
    const headers = { authorization: `Bearer ${credentials.company.accessToken}` };
    const answer = await sandbox.fetch(`${sandbox.baseUrl}${path}`, { headers });
    expect(answer.headers.get("content-type")).toBe("application/problem+json");
    expect(await answer.json()).toMatchObject({ status: 404, detail: "The purchase request does not exist." });
  });
});

describe("who may", () => {
  it("needs the scope of the call", async () => {
    const reader = clientOf(await mint(credentials.company.id, { scopes: ["purchaserequest.read"] }));
    const writer = clientOf(await mint(credentials.company.id, { scopes: ["purchaserequest.write"] }));
    const one = { path: { id: "PRQ-5001" }, query: { mode: "COMPACT" } } as const;
    expect((await reader.getPurchaseRequest(one)).status).toBe(200);
    expect((await writer.getPurchaseRequest(one)).status).toBe(403);
    expect((await writer.createPurchaseRequest({ body: order })).status).toBe(202);
    expect((await reader.createPurchaseRequest({ body: order })).status).toBe(403);
  });

  it("asks for others only with the token of the company", async () => {
    const own = clientOf(await mint(credentials.company.id, { userId: requester.userId }));
    expect((await own.createPurchaseRequest({ body: order })).status).toBe(202);
    const other = { ...order, userLoginId: "admin@lindgren.example" };
    expect(await own.createPurchaseRequest({ body: other })).toMatchObject({
      status: 400,
      data: { errors: [{ errorCode: "invalidUserInfo" }] },
    });
  });
});

describe("the correlation header", () => {
  const headers = { authorization: `Bearer ${credentials.company.accessToken}` };
  const idOf = async (path: string, more: Record<string, string> = {}) => {
    const answer = await sandbox.fetch(`${sandbox.baseUrl}${path}`, { headers: { ...headers, ...more } });
    return answer.headers.get("service-correlationid");
  };
  const idOfCreation = async (body: object, more: Record<string, string> = {}) => {
    const answer = await sandbox.fetch(`${sandbox.baseUrl}/purchaserequest/v4/purchaserequests`, {
      method: "POST",
      headers: { ...headers, "content-type": "application/json", ...more },
      body: JSON.stringify(body),
    });
    return answer.headers.get("service-correlationid");
  };

  it("comes back as it was sent, also with a refusal", async () => {
    const path = "/purchaserequest/v4/purchaserequests/PRQ-5001?mode=COMPACT";
    expect(await idOf(path, { "service-correlationid": asked })).toBe(asked);
    expect(await idOf(path.replace("5001", "none"), { "service-correlationid": asked })).toBe(asked);
    for (const body of [order, {}]) expect(await idOfCreation(body, { "service-correlationid": asked })).toBe(asked);
  });

  it("is a new UUID where none was sent", async () => {
    expect(await idOf("/purchaserequest/v4/purchaserequests/PRQ-5001?mode=COMPACT")).toMatch(uuid);
    expect(await idOf("/purchaserequest/v4/purchaserequests/none?mode=COMPACT")).toMatch(uuid);
    for (const body of [order, {}]) expect(await idOfCreation(body)).toMatch(uuid);
  });
});
