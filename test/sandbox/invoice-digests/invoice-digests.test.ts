import {
  createInvoiceDigestsClient,
  type ListInvoiceDigestsInput,
} from "@specwright/travel-expense/invoice-digests/client";
import { beforeEach, describe, expect, it } from "vitest";
import { requester } from "../support/purchasing.js";
import { known } from "../support/seeds.js";
import { legacyToken, minted } from "../support/tokens.js";
import { sharedSandbox } from "../support/shared-sandbox.js";

const sandbox = await sharedSandbox();
const { control } = sandbox;
beforeEach(() => control.resetWorld({}));

const reach = { baseUrl: sandbox.baseUrl, fetch: sandbox.fetch };
const clientOf = (accessToken: string) => createInvoiceDigestsClient({ ...reach, auth: { accessToken } });
const client = clientOf(sandbox.credentials.company.accessToken);

type Query = NonNullable<ListInvoiceDigestsInput["query"]>;

async function found(query: Query = {}, of = client) {
  const answer = await of.listInvoiceDigests({ query });
  if (answer.status !== 200) throw new Error(`The answer is ${answer.status}.`);
  return answer.data;
}
const ids = async (query?: Query, of?: typeof client) =>
  (await found(query, of)).Items?.map(({ PaymentRequestId }) => PaymentRequestId);

describe("a list of digests", () => {
  it("has all of the company, deleted ones too, in the order of their creation", async () => {
    const { Items, TotalCount, NextPage } = await found();
    expect(Items?.map(({ PaymentRequestId, IsDeleted }) => [PaymentRequestId, IsDeleted])).toEqual([
      ["invoice-1", false],
      ["invoice-2", false],
      ["invoice-3", true],
    ]);
    expect([TotalCount, NextPage]).toEqual([3, undefined]);
  });

  it("tells the owner as the user of the world", async () => {
    expect((await found()).Items?.[0]).toMatchObject({
      OwnerLoginID: requester.userLoginId,
      OwnerName: "Ida Lindgren",
      URI: `${sandbox.baseUrl}/api/v3.0/invoice/paymentrequestdigests/invoice-1`,
    });
  });

  it.each([
    [{ approvalStatus: "APPROVAL-2" }, ["invoice-2", "invoice-3"]],
    [{ paymentStatus: "PAYMENT-1" }, ["invoice-1"]],
    [{ vendorInvoiceNumber: "INV-1002" }, ["invoice-2"]],
    [{ payMethodType: "CHECK" }, ["invoice-2"]],
    [{ createDateBefore: "2029-12-01" }, ["invoice-1"]],
    [{ createDateAfter: "2029-12-01" }, ["invoice-3"]],
    [{ userDefinedDateBefore: "2029-11-30" }, ["invoice-1"]],
    [{ userDefinedDateAfter: "2029-11-01" }, ["invoice-2"]],
    [{ submitDateBefore: "2029-12-02" }, ["invoice-1"]],
    [{ submitDateAfter: "2029-12-02" }, ["invoice-3"]],
    [{ paidDateBefore: "2029-11-21" }, ["invoice-1"]],
    [{ paidDateAfter: "2029-11-20" }, []],
    [{ lastModifiedDateBefore: "2029-12-02" }, ["invoice-1"]],
    [{ lastModifiedDateAfter: "2029-12-02" }, ["invoice-3"]],
    [{ extractedDateBefore: "2029-11-22" }, ["invoice-1"]],
    [{ extractedDateAfter: "2029-11-21" }, []],
    [{ createDateAfter: "2029-11-02", createDateBefore: "2029-12-03" }, ["invoice-2"]],
    [{ approvalStatus: "APPROVAL-2", payMethodType: "ACH" }, []],
  ])("with %o has %o", async (query, expected) => {
    expect(await ids(query)).toEqual(expected);
  });

  it("goes from page to page by the addresses it gives, and each page asks the same", async () => {
    const first = await found({ limit: 1, approvalStatus: "APPROVAL-2" });
    expect([first.Items?.[0]?.PaymentRequestId, first.TotalCount]).toEqual(["invoice-2", 2]);
    const headers = { authorization: `Bearer ${sandbox.credentials.company.accessToken}` };
    const second = (await (await sandbox.fetch(first.NextPage ?? "", { headers })).json()) as typeof first;
    expect(second.Items?.map(({ PaymentRequestId }) => PaymentRequestId)).toEqual(["invoice-3"]);
    expect(second.NextPage).toBeUndefined();
  });

  it("contains 1000 digests a page by default, and never more", async () => {
    const digest = { ApprovalStatusCode: "APPROVAL-1", PaymentStatusCode: "PAYMENT-1", VendorName: "Hub and Rim" };
    const invoiceDigests = Array.from({ length: 1001 }, (_, index) => ({
      id: `many-${index}`,
      companyId: known.lindgren,
      ownerId: requester.userId,
      digest: { ...digest, PaymentRequestId: `many-${index}` },
    }));
    for (let at = 0; at < invoiceDigests.length; at += 400)
      await control.saveRecords({ body: { invoiceDigests: invoiceDigests.slice(at, at + 400) } });
    expect((await found()).Items).toHaveLength(1000);
    const all = await found({ limit: 5000 });
    expect([all.Items?.length, all.TotalCount, all.NextPage === undefined]).toEqual([1000, 1004, false]);
  });

  it.each([{ limit: 0 }, { offset: "page-2" }])("is refused for the page %o", async (query) => {
    expect((await client.listInvoiceDigests({ query })).status).toBe(400);
  });

  it("is refused for a date in another form", async () => {
    const headers = { authorization: `Bearer ${sandbox.credentials.company.accessToken}` };
    const address = `${sandbox.baseUrl}/api/v3.0/invoice/paymentrequestdigests?paidDateAfter=11/20/2029`;
    expect((await sandbox.fetch(address, { headers })).status).toBe(400);
  });
});

describe("one digest", () => {
  it("has every member that the world knows", async () => {
    const address = `${sandbox.baseUrl}/api/v3.0/invoice/paymentrequestdigests/invoice-1`;
    expect((await client.getInvoiceDigest({ path: { id: "invoice-1" } })).data).toEqual({
      ApprovalStatusCode: "APPROVAL-1",
      CreateDate: "2029-11-02",
      CurrencyCode: "EUR",
      ID: "digest-1",
      InvoiceNumber: "INV-1001",
      IsDeleted: false,
      OwnerLoginID: requester.userLoginId,
      OwnerName: "Ida Lindgren",
      PaidDate: "2029-11-20",
      PaymentRequestId: "invoice-1",
      PaymentRequestUri: `${sandbox.baseUrl}/invoices/invoice-1`,
      PaymentStatusCode: "PAYMENT-1",
      Total: "240.00",
      URI: address,
      UserDefinedDate: "2029-11-01",
      VendorName: "Nordic Office Supplies",
      PaymentMethod: "ACH",
      LastModifiedDate: "2029-11-20",
      ExtractedDate: "2029-11-21",
    });
  });

  it("is named by the id of its invoice", async () => {
    expect((await client.getInvoiceDigest({ path: { id: "invoice-2" } })).data).toMatchObject({
      ID: "digest-2",
      OwnerName: "Per Holm",
    });
    expect((await client.getInvoiceDigest({ path: { id: "digest-2" } })).status).toBe(404);
  });

  it("is not there for another company", async () => {
    const other = clientOf(await minted(sandbox, { companyId: known.moreau }));
    expect((await other.getInvoiceDigest({ path: { id: "invoice-1" } })).status).toBe(404);
    expect(await ids({}, other)).toEqual([]);
  });
});

describe("callers", () => {
  it("have any token that is known, and a user sees what the user owns", async () => {
    const { userId } = requester;
    const own = ["invoice-1", "invoice-3"];
    expect(await ids({}, clientOf(await minted(sandbox, { userId })))).toEqual(own);
    const oauthToken = await legacyToken(sandbox, { userId });
    expect(await ids({}, createInvoiceDigestsClient({ ...reach, auth: { oauthToken } }))).toEqual(own);
    expect(
      (await clientOf(await minted(sandbox, { userId })).getInvoiceDigest({ path: { id: "invoice-2" } })).status,
    ).toBe(404);
    expect((await clientOf(oauthToken).listInvoiceDigests()).status).toBe(401);
    expect((await clientOf("unknown").listInvoiceDigests()).status).toBe(401);
    expect((await clientOf("unknown").getLocalizedData()).status).toBe(401);
  });
});

describe("the look-up of codes", () => {
  it("has every code that digests carry", async () => {
    const answer = await client.getLocalizedData();
    expect(answer.status).toBe(200);
    const codes = new Set((answer.data as readonly { code: string }[]).map(({ code }) => code));
    for (const { ApprovalStatusCode, PaymentStatusCode, PaymentMethod } of (await found()).Items ?? [])
      for (const code of [ApprovalStatusCode, PaymentStatusCode, PaymentMethod ?? "ACH"]) expect(codes).toContain(code);
  });
});
