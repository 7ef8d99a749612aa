import { XMLParser } from "fast-xml-parser";
import { beforeEach, describe, expect, it } from "vitest";
import { known } from "../support/seeds.js";
import { sharedSandbox } from "../support/shared-sandbox.js";

const { control, fetch, baseUrl, credentials } = await sharedSandbox();
const purchaseRequests = "/purchaserequest/v4/purchaserequests";

async function create(body: object): Promise<number> {
  const headers = {
    authorization: `Bearer ${credentials.company.accessToken}`,
    "content-type": "application/json",
    "x-partner": "ours",
  };
  const response = await fetch(`${baseUrl}${purchaseRequests}?origin=test`, {
    method: "POST",
    headers,
    body: JSON.stringify(body),
  });
  return response.status;
}

const line = { purchaseType: "GOODS", vendorCode: "V-1001", vendorAddressCode: "VA-01", description: "Lamp" };
const order = {
  userLoginId: "requester@lindgren.example",
  currencyCode: "EUR",
  lineItems: [{ ...line, quantity: 2, unitPrice: 39.5 }],
};

async function read(path: string): Promise<string> {
  const headers = { "sandbox-control-key": credentials.controlKey ?? "" };
  return (await fetch(`${baseUrl}/sandbox-control/v1/${path}`, { headers })).text();
}

beforeEach(async () => {
  await control.resetWorld({});
  await control.clearReport();
});

describe("the journal", () => {
  it("is filtered by interface, operation, caller, status, time and number", async () => {
    await create(order);
    await control.advanceClock({ body: { seconds: 60 } });
    await create({});
    await fetch(`${baseUrl}/api/v3.0/invoice/vendors?searchType=begins`);
    const ids = async (query: object): Promise<readonly number[]> => {
      const { status, data } = await control.readJournal({ query });
      if (status !== 200) throw new Error(`The journal has status ${status}.`);
      return data.map(({ id }) => id);
    };
    const [first = 0, second = 0, third = 0] = await ids({});
    expect([second, third]).toEqual([first + 1, first + 2]);
    expect(await ids({ interface: "vendors" })).toEqual([third]);
    expect(await ids({ operationId: "createPurchaseRequest" })).toEqual([first, second]);
    expect(await ids({ caller: known.lindgren })).toEqual([first, second]);
    expect(await ids({ caller: known.moreau })).toEqual([]);
    expect(await ids({ status: "4XX" })).toEqual([second, third]);
    expect(await ids({ status: "401" })).toEqual([third]);
    expect(await ids({ since: "2030-01-01T08:01:00Z" })).toEqual([second, third]);
    expect(await ids({ until: "2030-01-01T08:01:00Z" })).toEqual([first]);
    expect(await ids({ after: first, limit: 1 })).toEqual([third]);
    expect((await control.readJournal({ query: { status: "none" } }, { validate: { request: false } })).status).toBe(
      400,
    );
  });

  it("names the caller, the rows of the table of errors, and the rules behind them", async () => {
    await create({ ...order, lineItems: [{ ...line, quantity: "two", unitPrice: 39.5 }] });
    await create({ ...order, userLoginId: "nobody@lindgren.example" });
    const { data } = await control.readJournal();
    expect(data).toMatchObject([
      {
        caller: { companyId: known.lindgren, applicationId: known.connector },
        refusal: { rows: [expect.objectContaining({ id: expect.any(String), rule: expect.stringMatching(/^body/) })] },
        verdict: {
          request: "broken",
          problems: [{ path: "/lineItems/0/quantity", code: "type", rule: expect.stringContaining("quantity") }],
        },
      },
      { refusal: { rows: [{ id: expect.any(String) }] }, verdict: { request: "kept" } },
    ]);
    const [, ofHandler] = data as readonly { readonly refusal: { readonly rows: readonly object[] } }[];
    expect(ofHandler?.refusal.rows[0]).not.toHaveProperty("rule");
  });
});

describe("verifyCalls", () => {
  it("counts calls, and shows each difference of those that come close", async () => {
    await create({ ...order, currencyCode: "USD" });
    await create({ ...order, lineItems: [] });
    const expected = {
      operationId: "createPurchaseRequest",
      query: { origin: "test" },
      headers: { "x-partner": "ours" },
      caller: known.lindgren,
      body: { currencyCode: "EUR", lineItems: [{ quantity: 2 }] },
    };
    const missed = await control.verifyCalls({ body: expected });
    expect(missed.data).toMatchObject({
      isMet: false,
      count: 0,
      nearMisses: [
        { differences: [{ field: "/body/lineItems/length", expected: 1, found: 0 }] },
        { differences: [{ field: "/body/currencyCode", expected: "EUR", found: "USD" }] },
      ],
    });
    await create(order);
    expect((await control.verifyCalls({ body: expected })).data).toEqual({ isMet: true, count: 1, nearMisses: [] });
    for (const [bounds, isMet] of [
      [{ times: 1 }, true],
      [{ times: 0 }, false],
      [{ atLeast: 2 }, false],
      [{ atMost: 0 }, false],
      [{ atMost: 1 }, true],
    ] as const)
      expect((await control.verifyCalls({ body: { ...expected, ...bounds } })).data).toMatchObject({ isMet, count: 1 });
    const other = await control.verifyCalls({ body: { method: "PUT", path: purchaseRequests, status: 204 } });
    expect(other.data).toMatchObject({
      nearMisses: [{ differences: [{ field: "/method" }, { field: "/status", found: 202 }] }, {}, {}],
    });
  });
});

describe("the report", () => {
  it("lists operations, statuses and rows that calls have reached, also after a reset", async () => {
    await create(order);
    await create({ ...order, userLoginId: "nobody@lindgren.example" });
    await control.resetWorld({});
    const { interfaces } = JSON.parse(await read("report")) as {
      readonly interfaces: readonly { readonly name: string; readonly operations: readonly object[] }[];
    };
    expect(interfaces).toHaveLength(11);
    const ours = interfaces.find(({ name }) => name === "purchase-requests");
    expect(ours?.operations).toMatchObject([
      { operationId: "createPurchaseRequest", calls: 2, statuses: expect.arrayContaining([{ id: "202", calls: 1 }]) },
      { operationId: "getPurchaseRequest", calls: 0 },
    ]);
    const markdown = await read("report?format=markdown");
    expect(markdown).toMatch(/^\| purchase-requests \| 1 of 2 \| 2 of \d+ \| 1 of \d+ \|$/m);
    expect(markdown).toContain("- operation `getPurchaseRequest`");
    const junit = await read("report?format=junit");
    const { testsuites } = new XMLParser({ ignoreAttributes: false }).parse(junit, true) as {
      readonly testsuites: { readonly testsuite: readonly Readonly<Record<string, unknown>>[] };
    };
    expect(testsuites.testsuite).toHaveLength(11);
    expect(junit).toContain('<testcase classname="purchase-requests" name="status createPurchaseRequest 202"/>');
    expect(junit).toContain(
      '<testcase classname="purchase-requests" name="operation getPurchaseRequest"><skipped message="no call has reached it"/></testcase>',
    );
    await control.clearReport();
    expect(await read("report?format=markdown")).toContain("| purchase-requests | 0 of 2 |");
  });
});
