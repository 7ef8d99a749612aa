import { beforeEach, describe, expect, it } from "vitest";
import { sharedSandbox } from "../support/shared-sandbox.js";
import { endpoint, startPartner } from "../events/partner.js";

const { control, fetch, baseUrl, credentials } = await sharedSandbox();

const list = (headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${baseUrl}/api/v3.0/invoice/vendors?searchType=begins&vendorName=`, {
    redirect: "manual",
    headers: { authorization: `Bearer ${credentials.company.accessToken}`, accept: "application/json", ...headers },
  });

async function plan(fault: Parameters<typeof control.addFault>[0]["body"]): Promise<number> {
  return (await control.addFault({ body: fault })).status;
}

beforeEach(() => control.resetWorld({}));

describe("planned faults of a hostile platform", () => {
  it("redirect calls, elsewhere by default", async () => {
    await plan({ operationId: "listVendors", effect: "redirect", times: 1 });
    await plan({ operationId: "listVendors", effect: "redirect", status: 308, location: "https://evil.example/x" });
    const [first, second] = [await list(), await list()];
    expect([first.status, first.headers.get("location")]).toEqual([302, "http://redirected.invalid/"]);
    expect([second.status, second.headers.get("location")]).toEqual([308, "https://evil.example/x"]);
  });

  it("limit requests on the clock of the world, with Retry-After", async () => {
    await plan({ operationId: "listVendors", effect: "rateLimit", requests: 2, seconds: 30 });
    expect([(await list()).status, (await list()).status]).toEqual([200, 200]);
    await control.advanceClock({ body: { seconds: 10 } });
    const limited = await list();
    expect([limited.status, limited.headers.get("retry-after")]).toEqual([429, "20"]);
    expect(limited.headers.get("content-type")).toContain("json");
    await control.advanceClock({ body: { seconds: 20 } });
    expect((await list()).status).toBe(200);
    expect((await control.listFaults()).data).toMatchObject([{ met: 1 }]);
  });

  it("send bodies that are too long, cut, or the page of a proxy", async () => {
    await plan({ operationId: "listVendors", effect: "oversized", bytes: 2_000_000, times: 1 });
    await plan({ operationId: "listVendors", effect: "malformed", times: 1 });
    await plan({ operationId: "listVendors", effect: "malformed", form: "page", times: 1 });
    const long = await (await list()).text();
    expect(long.length).toBeGreaterThan(2_000_000);
    expect(JSON.parse(long)).toHaveProperty("Items");
    const cut = await list();
    expect(cut.status).toBe(200);
    await expect(cut.json()).rejects.toThrow(SyntaxError);
    const page = await list();
    expect([page.status, page.headers.get("content-type")]).toEqual([200, "text/html"]);
  });

  it("treat a token as expired, or as that of another company", async () => {
    await plan({ operationId: "listVendors", effect: "expiredToken", times: 1 });
    await plan({ operationId: "listVendors", effect: "swappedToken", times: 1 });
    expect((await list()).status).toBe(401);
    const swapped = (await (await list()).json()) as { readonly Items: readonly { readonly ID: string }[] };
    const own = (await (await list()).json()) as typeof swapped;
    expect(swapped.Items.map(({ ID }) => ID)).not.toEqual(own.Items.map(({ ID }) => ID));
    expect((await control.readJournal()).data).toMatchObject([{ fault: "fault-1" }, { fault: "fault-2" }, {}]);
  });

  it("deliver events twice, and in another order", async () => {
    const { sandbox, received } = await startPartner();
    try {
      const { id } = sandbox.credentials.application;
      const subscription = { id: "ours", applicationId: id, topic: "public.test", filter: ".*", endpoint };
      await sandbox.control.saveRecords({ body: { subscriptions: [subscription] } });
      for (const effect of ["duplicate", "reorder"] as const)
        await sandbox.control.addFault({ body: { operationId: "receiveEvent", effect, times: 1 } });
      const companyId = sandbox.credentials.company.id;
      for (const eventType of ["first", "second", "third"]) {
        await sandbox.control.publishEvent({ body: { companyId, topic: "public.test", eventType, data: {} } });
        if (eventType !== "second") await sandbox.control.nextDelivery();
      }
      await sandbox.control.nextDelivery();
      expect(received.map((body) => (body as { readonly eventType: string }).eventType)).toEqual([
        ...["first", "first", "third", "second"],
      ]);
    } finally {
      await sandbox.close();
    }
  });

  it("are rejected if they make no sense", async () => {
    for (const fault of [
      { operationId: "listVendors", effect: "duplicate" },
      { operationId: "receiveEvent", effect: "status" },
      { operationId: "listVendors", effect: "redirect", status: 304 },
      { operationId: "listVendors", effect: "status", status: 302 },
      { operationId: "listVendors", effect: "redirect", location: "nowhere" },
    ] as const)
      expect([fault, await plan(fault)]).toEqual([fault, 400]);
  });
});
