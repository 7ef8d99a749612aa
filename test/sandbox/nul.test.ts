import { describe, expect, it } from "vitest";
import { order } from "./support/purchasing.js";
import { someone } from "./identity/support.js";
import { sharedSandbox } from "./support/shared-sandbox.js";

const sandbox = await sharedSandbox();
const { control, baseUrl, credentials } = sandbox;

const nul = "a\0b";
const bearer = `Bearer ${credentials.company.accessToken}`;

async function statusOf(path: string, body?: unknown, authorization = bearer, method?: string): Promise<number> {
  const answer = await sandbox.fetch(baseUrl + path, {
    method: method ?? (body === undefined ? "GET" : "POST"),
    headers: { authorization, "content-type": "application/json" },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return answer.status;
}

describe("the character NUL, which no database keeps", () => {
  const vendor = { VendorCode: "V-7", AddressCode: "VA-7", StatusList: [], City: nul };

  it.each([
    ["a search", "/api/v3.0/invoice/vendors?searchType=contains&vendorName=a%00b", 200],
    ["a filter of digests", "/api/v3.0/invoice/paymentrequestdigests?vendorInvoiceNumber=%00", 200],
    ["a deletion", "/api/v3.0/invoice/vendors?vendorCode=%00&addressCode=%00", 404, "DELETE"],
  ] as const)("in the query of %s finds nothing", async (_what, path, status, method?: string) => {
    expect(await statusOf(path, undefined, bearer, method)).toBe(status);
  });

  it("in a purchase request names no vendor, no user and no policy", async () => {
    const lineItems = order.lineItems.map((line) => ({ ...line, vendorCode: nul }));
    const body = { ...order, userLoginId: nul, policyExternalId: nul, lineItems };
    expect(await statusOf("/purchaserequest/v4/purchaserequests", body)).toBe(400);
    expect(await statusOf("/purchaserequest/v4/purchaserequests", { ...order, description: nul })).toBe(202);
  });

  it("in a filter of users finds nobody, and in a new user it is left out", async () => {
    const users = "/profile/identity/v4.1/Users";
    expect(await statusOf(`${users}/.search`, { filter: 'title eq "\\u0000"' })).toBe(200);
    expect(await statusOf(users, someone("sol@lindgren.example", { title: nul }))).toBe(201);
    const records = await control.listRecords({ path: { kind: "users" } });
    const stored = records.status === 200 ? (records.data.users ?? []) : [];
    expect(stored.find(({ loginId }) => loginId === "sol@lindgren.example")).toMatchObject({
      identity: { title: "ab" },
    });
  });

  it("is left out of what is stored", async () => {
    expect(await statusOf("/api/v3.0/invoice/vendors", { Vendor: [vendor] })).toBe(200);
    const records = await control.listRecords({ path: { kind: "vendors" } });
    const vendors = records.status === 200 ? (records.data.vendors ?? []) : [];
    expect(vendors.find(({ vendorCode }) => vendorCode === "V-7")).toMatchObject({ details: { City: "ab" } });
  });

  it("in a login is that of nobody", async () => {
    const basic = `Basic ${Buffer.from(`${nul}:${nul}`).toString("base64")}`;
    const answer = await sandbox.fetch(`${baseUrl}/net2/oauth2/accesstoken.ashx`, {
      headers: { authorization: basic, "x-consumerkey": "LindgrenConnectKey" },
    });
    expect([400, 401]).toContain(answer.status);
  });
});
