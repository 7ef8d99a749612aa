import type { Vendor, VendorBank } from "@specwright/travel-expense/vendors";
import { createVendorsClient, type ListVendorsInput } from "@specwright/travel-expense/vendors/client";
import { beforeEach, describe, expect, it } from "vitest";
import { vendorFormFields } from "../../../sandbox/domain/vendors/form-fields.js";
import { known } from "../support/seeds.js";
import { requester } from "../support/purchasing.js";
import { minted } from "../support/tokens.js";
import { sharedSandbox } from "../support/shared-sandbox.js";

const sandbox = await sharedSandbox();
const { control } = sandbox;
beforeEach(() => control.resetWorld({}));

const clientOf = (accessToken: string) =>
  createVendorsClient({ baseUrl: sandbox.baseUrl, fetch: sandbox.fetch, auth: { accessToken } });
const client = clientOf(sandbox.credentials.company.accessToken);

async function found(query: NonNullable<ListVendorsInput["query"]> = {}, of = client) {
  const answer = await of.listVendors({ query });
  if (answer.status !== 200) throw new Error(`The answer is ${answer.status}.`);
  return answer.data;
}
const codes = async (query?: NonNullable<ListVendorsInput["query"]>) =>
  (await found(query)).Items?.map(({ VendorCode }) => VendorCode);

const vendor = (code: string, more: Partial<Vendor> = {}): Vendor => ({
  VendorCode: code,
  AddressCode: "VA-09",
  StatusList: [],
  ...more,
});

async function create(...sent: Vendor[]) {
  const answer = await client.createVendors({ body: { Vendor: sent } });
  if (answer.status !== 200) throw new Error(`The answer is ${answer.status}.`);
  return answer.data;
}

describe("searching", () => {
  beforeEach(async () => {
    await create(
      vendor("V-3001", { VendorName: "Alder Paper", City: "Aarhus", Custom7: "50%_off", PaymentTerms: 14 }),
      vendor("V-3002", { VendorName: "alder paint", City: "Malmo", PaymentTerms: 120 }),
    );
  });

  it("gives all vendors of the company by their names, and none of another company", async () => {
    expect(await codes()).toEqual(["V-3001", "V-1002", "V-1001", "V-3002"]);
    const other = clientOf(await minted(sandbox, { companyId: known.moreau }));
    expect((await found({}, other)).Items?.map(({ VendorCode }) => VendorCode)).toEqual(["V-2001"]);
  });

  it("tells the bank data that are active, the groups, and an address", async () => {
    const [first] = (await found({ vendorCode: "V-1001" })).Items ?? [];
    expect(first).toMatchObject({
      VendorName: "Nordic Office Supplies",
      DefaultExpenseTypeName: "OFFICE",
      VendorBankList: [{ ID: "bank-1", AccountNumber: "12345678", VendorCode: "V-1001", AddressCode: "VA-01" }],
      VendorGroupList: ["Office supplies"],
      URI: `${sandbox.baseUrl}/api/v3.0/invoice/vendors/vendor-1`,
      StatusList: [],
    });
  });

  it.each([
    [{ vendorCode: "V-1001" }, ["V-1001"]],
    [{ vendorName: "Hub and Rim" }, ["V-1002"]],
    [{ taxID: "TAX-1001" }, ["V-1001"]],
    [{ buyerAccountNumber: "AC-1001" }, ["V-1001"]],
    [{ paymentMethodType: "CHECK" }, ["V-1002"]],
    [{ addressCode: "VA-02" }, ["V-1002"]],
    [{ address1: "1 Harbour Street" }, ["V-1001"]],
    [{ city: "Aarhus" }, ["V-3001", "V-1001"]],
    [{ postalCode: "8000" }, ["V-1001"]],
    [{ approved: "True" }, ["V-1001"]],
    [{ country: "Denmark" }, ["V-1001"]],
    [{ custom1: "framework agreement" }, ["V-1001"]],
    [{ address2: "Building B" }, []],
    [{ address3: "Third floor" }, []],
    [{ state: "NY" }, []],
    [{ custom20: "value-20" }, []],
  ] as const)("by %o finds %o", async (query, expected) => {
    expect(await codes(query)).toEqual(expected);
  });

  it("asks for all parameters at once", async () => {
    expect(await codes({ city: "Aarhus", vendorName: "Alder Paper" })).toEqual(["V-3001"]);
    expect(await codes({ city: "Malmo", vendorName: "Alder Paper" })).toEqual([]);
  });

  it.each([
    ["exact", "Alder Paper", ["V-3001"]],
    ["begins", "Alder", ["V-3001"]],
    ["contains", "der", ["V-3001", "V-3002"]],
    ["ends", "paint", ["V-3002"]],
  ] as const)("compares as %s says", async (searchType, vendorName, expected) => {
    expect(await codes({ searchType, vendorName })).toEqual(expected);
  });

  it("applies the type of search to all parameters", async () => {
    expect(await codes({ searchType: "begins", vendorName: "Al", city: "Aar" })).toEqual(["V-3001"]);
  });

  it("takes no character for a wildcard", async () => {
    expect(await codes({ searchType: "contains", custom7: "%_" })).toEqual(["V-3001"]);
    expect(await codes({ searchType: "contains", vendorName: "%" })).toEqual([]);
    expect(await codes({ searchType: "begins", vendorName: "A_der" })).toEqual([]);
  });

  it("sorts by the field that is named, in the direction that is named, and puts vendors without it last", async () => {
    expect(await codes({ sortBy: "VendorCode", sortDirection: "descending" })).toEqual([
      ...["V-3002", "V-3001", "V-1002", "V-1001"],
    ]);
    expect(await codes({ sortBy: "PaymentTerms" })).toEqual(["V-1002", "V-3001", "V-1001", "V-3002"]);
    expect(await codes({ sortBy: "Custom7", sortDirection: "descending" })).toEqual([
      ...["V-3001", "V-1001", "V-1002", "V-3002"],
    ]);
    expect((await client.listVendors({ query: { sortBy: "constructor" } })).status).toBe(400);
  });

  it("goes from page to page by the addresses it gives", async () => {
    const seen: string[] = [];
    let address: string | undefined = `${sandbox.baseUrl}/api/v3.0/invoice/vendors?limit=3&sortBy=VendorCode`;
    const headers = { authorization: `Bearer ${sandbox.credentials.company.accessToken}` };
    const sizes: number[] = [];
    while (address !== undefined) {
      const read = await sandbox.fetch(address, { headers });
      const answer = (await read.json()) as { Items: Vendor[]; NextPage?: string; TotalCount: number };
      expect(answer.TotalCount).toBe(4);
      sizes.push(answer.Items.length);
      seen.push(...answer.Items.map(({ VendorCode }) => VendorCode));
      address = answer.NextPage;
    }
    expect([sizes, seen]).toEqual([
      [3, 1],
      ["V-1001", "V-1002", "V-3001", "V-3002"],
    ]);
  });

  it("contains 25 vendors a page by default, and at most 1000", async () => {
    await create(...Array.from({ length: 30 }, (_, index) => vendor(`V-4${String(index).padStart(3, "0")}`)));
    expect((await found()).Items).toHaveLength(25);
    expect((await found({ limit: 1000 })).Items).toHaveLength(34);
    const beyond = await sandbox.fetch(`${sandbox.baseUrl}/api/v3.0/invoice/vendors?limit=1001`, {
      headers: { authorization: `Bearer ${sandbox.credentials.company.accessToken}` },
    });
    expect(beyond.status).toBe(400);
  });

  it.each([{ limit: 0 }, { limit: -1 }, { offset: "page-2" }, { offset: "" }])("refuses the page %o", async (query) => {
    expect((await client.listVendors({ query })).status).toBe(400);
  });
});

describe("writing", () => {
  it("keeps every field of the vendor form", async () => {
    const texts = vendorFormFields.filter((field) => !["VendorCode", "AddressCode", "PaymentTerms"].includes(field));
    const full = { ...Object.fromEntries(texts.map((field) => [field, `the ${field}`])), PaymentTerms: 999 };
    await create(vendor("V-3001", full));
    expect((await found({ vendorCode: "V-3001" })).Items?.[0]).toMatchObject(full);
  });

  it("saves each record by itself, and says of each what became of it", async () => {
    const answer = await create(vendor("V-3001"), vendor("V-1001", { AddressCode: "VA-01" }), vendor("V-3002"));
    expect(answer.Items?.map(({ VendorCode, StatusList }) => [VendorCode, ...StatusList])).toEqual([
      ["V-3001", { Code: 0, Message: "The vendor was saved.", RecordNumber: 1, Type: "SUCCESS" }],
      ["V-1001", { Code: 1, Message: "Another vendor has the same codes.", RecordNumber: 2, Type: "ERROR" }],
      ["V-3002", { Code: 0, Message: "The vendor was saved.", RecordNumber: 3, Type: "SUCCESS" }],
    ]);
    expect(answer.RequestRunSummary).toBe("2 of 3 records were created.");
    expect(await codes()).toHaveLength(4);
  });

  it("takes records without a StatusList as if it were empty, and leaves all other faults to the contract", async () => {
    const send = async (method: string, records: readonly object[]) => {
      const authorization = `Bearer ${sandbox.credentials.company.accessToken}`;
      const headers = { authorization, "content-type": "application/json" };
      const body = JSON.stringify({ Vendor: records });
      const answer = await sandbox.fetch(`${sandbox.baseUrl}/api/v3.0/invoice/vendors`, { method, headers, body });
      const told = (await answer.json()) as { RequestRunSummary?: string; problems?: readonly { path: string }[] };
      return [answer.status, told.RequestRunSummary ?? told.problems?.map(({ path }) => path)];
    };
    const { StatusList: _, ...bare } = vendor("V-3001");
    expect(await send("POST", [bare, vendor("V-3002")])).toEqual([200, "2 of 2 records were created."]);
    expect(await send("PUT", [{ ...bare, City: "Aarhus" }])).toEqual([200, "1 of 1 records were updated."]);
    expect(await send("POST", [{ VendorCode: "V-3003" }])).toEqual([400, ["/Vendor/0"]]);
    expect(await send("POST", [{ ...bare, StatusList: "none" }])).toEqual([400, ["/Vendor/0/StatusList"]]);
  });

  it("keeps what an update leaves out, and takes no id, address or list of the service from it", async () => {
    const sent = { VendorCode: "V-1001", AddressCode: "VA-01", StatusList: [], City: "Odense", ID: "x", URI: "y" };
    const answer = await client.updateVendors({ body: { Vendor: [sent, vendor("V-9")] } });
    expect(answer.data).toMatchObject({
      Items: [
        { ID: "vendor-1", City: "Odense", PostalCode: "8000", VendorGroupList: ["Office supplies"] },
        { VendorCode: "V-9", StatusList: [{ Code: 1, Message: "The vendor does not exist.", RecordNumber: 2 }] },
      ],
      RequestRunSummary: "1 of 2 records were updated.",
    });
  });

  it("generates an AddressImportSyncID when an employee requests a vendor, by which it is known when imported once more", async () => {
    const employee = clientOf(await minted(sandbox, { userId: requester.userId, scopes: ["INVVEN"] }));
    const asked = await employee.createVendors({ body: { Vendor: [vendor("V-3001")] } });
    const [created] = asked.status === 200 ? (asked.data.Items ?? []) : [];
    const id = created?.AddressImportSyncID;
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect((await create(vendor("V-3002"))).Items?.[0]).not.toHaveProperty("AddressImportSyncID");

    const again = await create(vendor("V-3003", { AddressImportSyncID: id ?? "", City: "Vejle" }));
    expect(again.Items?.[0]).toMatchObject({ ID: created?.ID, VendorCode: "V-3003", City: "Vejle" });
    expect(await codes({ sortBy: "VendorCode" })).toEqual(["V-1001", "V-1002", "V-3002", "V-3003"]);
  });

  it("deletes the vendor that both codes name", async () => {
    const query = { vendorCode: "V-1001", addressCode: "VA-02" };
    expect((await client.deleteVendor({ query })).status).toBe(404);
    const deleted = await client.deleteVendor({ query: { ...query, addressCode: "VA-01" } });
    expect(deleted.data).toMatchObject({ Items: [{ VendorCode: "V-1001", StatusList: [{ Code: 0 }] }] });
    expect(await codes()).toEqual(["V-1002"]);
  });

  it("saves bank data of vendors that exist: those of the same account anew", async () => {
    const bank: VendorBank = {
      VendorCode: "V-1001",
      AddressCode: "VA-01",
      AccountNumber: "12345678",
      AccountType: "SAVE",
      IsActive: "false",
      NameOnAccount: "Nordic",
    };
    const sent = [bank, { ...bank, AccountNumber: "9", IsActive: "true" }, { ...bank, VendorCode: "V-9" }];
    const answer = await client.updateVendorBanks({ body: { VendorBank: sent } });
    expect(answer.data).toMatchObject({
      Items: [
        { ID: "bank-1", StatusList: [{ Code: 0, RecordNumber: 1 }] },
        { AccountNumber: "9", StatusList: [{ Code: 0, RecordNumber: 2 }] },
        { StatusList: [{ Code: 1, Message: "The vendor does not exist.", RecordNumber: 3 }] },
      ],
    });
    const [first] = (await found({ vendorCode: "V-1001" })).Items ?? [];
    expect(first?.VendorBankList).toMatchObject([{ AccountNumber: "9" }]);
  });

  it("puts a vendor into groups and takes it out of them", async () => {
    const query = { vendorCode: "V-1001", addressCode: "VA-01" };
    const groups = async () => (await found({ vendorCode: "V-1001" })).Items?.[0]?.VendorGroupList;
    const body = { VendorGroup: [{ Name: "Paper" }, { Name: "Office supplies" }] };
    expect((await client.updateVendorGroups({ query, body })).data).toMatchObject({
      Items: [{ Name: "Paper", StatusList: [{ Code: 0 }] }, { Name: "Office supplies" }],
    });
    expect(await groups()).toEqual(["Office supplies", "Paper"]);
    await client.deleteVendorGroup({ query: { ...query, groupName: "Office supplies" } });
    expect(await groups()).toEqual(["Paper"]);
    expect((await client.deleteVendorGroup({ query: { ...query, groupName: "Office supplies" } })).status).toBe(404);
    expect((await client.updateVendorGroups({ query: { ...query, vendorCode: "V-9" }, body })).status).toBe(404);
    expect((await client.deleteVendorGroup({ query: { ...query, vendorCode: "V-9", groupName: "x" } })).status).toBe(
      404,
    );
  });

  it("gives purchase requests the vendor and its expense type", async () => {
    await create(vendor("V-3001", { DefaultExpenseTypeName: "TRAVEL" }));
    const listed = await control.listRecords({ path: { kind: "vendors" } });
    const records = listed.status === 200 ? (listed.data.vendors ?? []) : [];
    expect(records.find(({ vendorCode }) => vendorCode === "V-3001")).toMatchObject({ expenseType: "TRAVEL" });
  });
});

describe("who may call", () => {
  it("is whoever has the scope INVVEN, for a company or as a user", async () => {
    expect((await clientOf(await minted(sandbox, { userId: requester.userId })).listVendors()).status).toBe(200);
    const without = clientOf(await minted(sandbox, { scopes: ["purchaserequest.read"] }));
    expect((await without.listVendors()).status).toBe(403);
    expect((await without.createVendors({ body: { Vendor: [vendor("V-3001")] } })).status).toBe(403);
    expect((await clientOf("unknown").listVendors()).status).toBe(401);
  });

  it.each([
    ["withoutInvoicing", 403],
    ["inChina", 403],
  ] as const)("is not a company with the condition %s", async (condition, status) => {
    const { id } = sandbox.credentials.company;
    await control.setConditions({ body: { kind: "companies", id, conditions: [condition] } });
    expect((await client.listVendors()).status).toBe(status);
    expect((await client.createVendors({ body: { Vendor: [vendor("V-3001")] } })).status).toBe(status);
  });

  it("is nobody when the decommissioned interface is turned off", async () => {
    await control.setSwitches({ body: { serveVendors: false } });
    expect((await client.listVendors()).status).toBe(410);
    const query = { vendorCode: "V-1001", addressCode: "VA-01" };
    expect((await client.deleteVendor({ query })).status).toBe(410);
    await control.setSwitches({ body: { serveVendors: true } });
    expect(await codes()).toEqual(["V-1002", "V-1001"]);
  });
});
