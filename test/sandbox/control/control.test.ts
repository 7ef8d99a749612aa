import { createPurchaseRequestsClient } from "@specwright/travel-expense/purchase-requests/client";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { promise } from "../../support/promise.js";
import { legacyToken } from "../support/tokens.js";
import { sharedSandbox } from "../support/shared-sandbox.js";

const sandbox = await sharedSandbox();
const { control, credentials } = sandbox;
beforeEach(() => control.resetWorld({}));

const purchasing = (bearerToken: string) =>
  createPurchaseRequestsClient({ baseUrl: sandbox.baseUrl, fetch: sandbox.fetch, auth: { bearerToken } });
const read = (bearerToken: string) =>
  purchasing(bearerToken).getPurchaseRequest({ path: { id: "PRQ-5001" }, query: { mode: "COMPACT" } });

describe("the control", () => {
  it("answers nobody without its key", async () => {
    const answer = await sandbox.fetch(`${sandbox.baseUrl}/sandbox-control/v1/clock`);
    expect(answer.status).toBe(401);
  });

  it("moves the clock, by which tokens expire", async () => {
    expect(await control.readClock()).toMatchObject({ data: { now: "2030-01-01T08:00:00.000Z", mode: "fixed" } });
    expect((await read(credentials.company.accessToken)).status).toBe(200);
    await control.advanceClock({ body: { seconds: 3600 } });
    expect((await read(credentials.company.accessToken)).status).toBe(401);
    await control.setClock({ body: { now: "2030-01-01T08:59:59Z" } });
    expect((await read(credentials.company.accessToken)).status).toBe(200);
  });

  it("mints tokens of every kind, and those of the other company see nothing of the first", async () => {
    const applicationId = credentials.application.id;
    const companyId = "0a1b6a4e-50c5-4a5e-9d3b-6f4f2b8d1c02";
    const other = await control.mintToken({ body: { applicationId, companyId } });
    const own = await control.mintToken({ body: { applicationId } });
    if (other.status !== 201 || own.status !== 201) throw new Error("No token was minted.");
    expect((await read(other.data.token)).status).toBe(404);
    expect((await read(own.data.token)).status).toBe(403);
  });

  it("mints tokens with scopes of their application alone, unless it is forced to", async () => {
    const applicationId = credentials.application.id;
    const companyId = credentials.company.id;
    const mint = async (body: object) => {
      const { status, data } = await control.mintToken({ body: { applicationId, ...body } });
      return [
        status,
        (data as { readonly problems?: readonly { readonly path: string }[] } | undefined)?.problems?.map(
          ({ path }) => path,
        ),
      ];
    };
    for (const owner of [{}, { companyId }, { companyId, userId: "3f2b8c1e-7d4a-4f6b-9a51-0c8e2d7b6a43" }]) {
      expect(await mint({ ...owner, scopes: ["INVVEN"] })).toEqual([201, undefined]);
      expect(await mint({ ...owner, scopes: [] })).toEqual([201, undefined]);
      expect((await mint({ ...owner, scopes: ["INVVEN", "TRVPRF"] }))[0]).toBe(400);
      expect((await mint({ ...owner, scopes: ["invven"] }))[0]).toBe(400);
      expect((await mint({ ...owner, scopes: ["INVVEN TRVPRF"] }))[0]).toBe(400);
      expect((await mint({ ...owner, scopes: ["TRVPRF"], force: false }))[0]).toBe(400);
      expect(await mint({ ...owner, scopes: ["TRVPRF"], force: true })).toEqual([201, undefined]);
    }
  });

  promise(["sandbox-tokens-strict"], "knows a token in one spelling", async () => {
    const token = credentials.company.accessToken;
    const [head = "", claims = "", signature = ""] = token.split(".");
    const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    // The last letter of 32 octets has two idle bits.
    const idle = signature.slice(0, -1) + letters[letters.indexOf(signature.slice(-1)) ^ 1]!;
    const spellings = [
      `${head}.${claims}.${idle}`,
      `${token}=`,
      `${head}=.${claims}.${signature}`,
      `${head}.${claims}==.${signature}`,
      `${head}.${claims.slice(0, 4)} ${claims.slice(4)}.${signature}`,
      `${token.slice(0, 20)}\t${token.slice(20)}`,
      `${token}.`,
      `.${token}`,
      token.replaceAll("-", "+").replaceAll("_", "/") + (/[-_]/.test(token) ? "" : "+"),
    ];
    const url = `${sandbox.baseUrl}/purchaserequest/v4/purchaserequests/PRQ-5001?mode=COMPACT`;
    const status = async (text: string) =>
      (await sandbox.fetch(url, { headers: { authorization: `Bearer ${text}` } })).status;
    expect(await status(token)).toBe(200);
    for (const text of spellings) expect([text, await status(text)]).toEqual([text, 401]);
    expect(await status(token)).toBe(200);
  });

  it("exports a world from which another sandbox can start", async () => {
    const exported = await control.exportWorld();
    if (exported.status !== 200) throw new Error("The world was not exported.");
    expect(await control.resetWorld({ body: { world: exported.data } })).toMatchObject({ status: 204 });
    expect(await control.exportWorld()).toMatchObject({ data: exported.data });
    expect(exported.data.users?.map(({ loginId }) => loginId).sort()).toEqual([
      "admin@lindgren.example",
      "admin@moreau.example",
      "requester@lindgren.example",
    ]);
  });

  it("goes back to a snapshot", async () => {
    const taken = await control.takeSnapshot();
    if (taken.status !== 201) throw new Error("No snapshot was taken.");
    await control.deleteRecord({ path: { kind: "purchaseRequests", id: "PRQ-5001" } });
    await control.advanceClock({ body: { seconds: 60 } });
    expect((await read(credentials.company.accessToken)).status).toBe(404);
    await control.restoreSnapshot({ path: { id: taken.data.id } });
    expect((await read(credentials.company.accessToken)).status).toBe(200);
    expect(await control.readClock()).toMatchObject({ data: { now: "2030-01-01T08:00:00.000Z" } });
  });

  it("saves, lists and deletes records, and those with a longer key", async () => {
    const policy = { companyId: credentials.company.id, externalId: "POLICY-8", name: "Travel" };
    await control.saveRecords({ body: { policies: [policy] } });
    const listed = await control.listRecords({ path: { kind: "policies" } });
    expect(listed.status === 200 && listed.data.policies).toContainEqual(policy);
    const path = { kind: "policies", id: `${policy.companyId},POLICY-8` } as const;
    expect((await control.deleteRecord({ path })).status).toBe(204);
    expect((await control.deleteRecord({ path })).status).toBe(404);
  });

  it("takes for a record the conditions of its kind alone, so that its world can be exported", async () => {
    const { id } = credentials.application;
    const refused = await sandbox.fetch(`${sandbox.baseUrl}/sandbox-control/v1/conditions`, {
      method: "PUT",
      headers: { "Content-Type": "application/json", "sandbox-control-key": credentials.controlKey! },
      body: JSON.stringify({ kind: "applications", id, conditions: ["maintenance"] }),
    });
    expect(refused.status).toBe(400);
    await control.setConditions({ body: { kind: "applications", id, conditions: ["disabled"] } });
    const { data } = await control.exportWorld();
    expect(data).toMatchObject({ applications: [{ conditions: ["disabled"] }, {}, {}] });
  });

  it("lists records in the order of their ids, and what happened at the same time as well", async () => {
    const delivery = {
      applicationId: credentials.application.id,
      subscriptionId: "s",
      eventId: "e",
      endpoint: "http://127.0.0.1:9/",
    };
    const due = (id: string, dueAt: string) => ({ ...delivery, id, dueAt, attempt: 1, body: {}, status: 200 });
    const [early, late] = ["2030-01-01T08:00:00.000Z", "2030-01-01T09:00:00.000Z"];
    const saved = [due("d", early), due("b", late), due("c", early), due("a", late)];
    await control.saveRecords({
      body: {
        deliveries: saved,
        topics: [
          { name: "z", scope: "s" },
          { name: "a", scope: "s" },
        ],
      },
    });
    // A row that is changed is the last one of its table for PostgreSQL.
    await control.saveRecords({ body: { deliveries: [due("c", early)] } });
    const listed = await control.listDeliveries();
    expect(listed.status === 200 && listed.data.map(({ id }) => id)).toEqual(["d", "c", "b", "a"]);
    const topics = await control.listRecords({ path: { kind: "topics" } });
    expect(topics.status === 200 && topics.data.topics?.map(({ name }) => name)).toEqual(["a", "public.test", "z"]);
  });

  it("keeps a journal without credentials, with the operation of each call", async () => {
    await read(credentials.company.accessToken);
    const journal = await control.readJournal();
    expect(journal.status === 200 && journal.data).toMatchObject([
      {
        at: "2030-01-01T08:00:00.000Z",
        interface: "purchase-requests",
        operationId: "getPurchaseRequest",
        request: {
          method: "GET",
          target: "/purchaserequest/v4/purchaserequests/PRQ-5001?mode=COMPACT",
          headers: { authorization: "***" },
        },
        response: { status: 200 },
      },
    ]);
  });

  it("hides the whole content of a password in XML, and tells codes of errors and warnings", async () => {
    const password = '<Password lang="en"><![CDATA[bells]]><!-- and --><b></b>brakes</Password>';
    const profile = `<Profile>${password}<UnusedTickets>none</UnusedTickets><Password/></Profile>`;
    const address = `${sandbox.baseUrl}/api/travelprofile/v2.0/profile`;
    // The server reads a body only for authenticated callers.
    const oauthToken = await legacyToken(sandbox, { userId: "3f2b8c1e-7d4a-4f6b-9a51-0c8e2d7b6a43" });
    await sandbox.fetch(address, {
      method: "PUT",
      headers: { authorization: `OAuth ${oauthToken}`, "content-type": "application/xml" },
      body: profile,
    });
    await sandbox.fetch(`${sandbox.baseUrl}/purchaserequest/v4/purchaserequests`, {
      method: "POST",
      headers: { authorization: `Bearer ${credentials.company.accessToken}`, "content-type": "application/json" },
      body: '{"code":"W016","password":1234}',
    });
    const journal = await control.readJournal();
    const bodies = journal.status === 200 ? journal.data.map(({ request }) => request.body) : [];
    expect(bodies).toEqual([
      '<Profile><Password lang="en">***</Password><UnusedTickets>none</UnusedTickets><Password/></Profile>',
      '{"code":"W016","password":"***"}',
    ]);
  });

  it("judges both messages of an exchange by the contract", async () => {
    const call = (path: string, init: RequestInit = {}) => {
      const headers = {
        authorization: `Bearer ${credentials.company.accessToken}`,
        "content-type": "application/json",
      };
      return sandbox.fetch(`${sandbox.baseUrl}/purchaserequest/v4/purchaserequests${path}`, { headers, ...init });
    };
    const broken = (...problems: object[]) => ({ request: "broken", response: "kept", problems });
    const kept = { request: "kept", response: "kept" };
    await call("/PRQ-5001?mode=COMPACT");
    await call("/PRQ-1?mode=COMPACT");
    await call("/PRQ-5001?mode=COMPACT", { headers: { authorization: "Bearer somebody" } });
    await call("/PRQ-5001?mode=COMPACT", { headers: {} });
    await call("/PRQ-5001");
    await call("", { method: "POST", body: '{"currencyCode":"EUR","lineItems":"secret"}' });
    await call("", { method: "PUT" });
    const journal = await control.readJournal();
    const verdicts = journal.status === 200 ? journal.data.map(({ verdict }) => verdict) : [];
    expect(verdicts.slice(0, 4)).toEqual([
      kept,
      kept,
      kept,
      broken({ path: "", message: expect.any(String) as string }),
    ]);
    expect(verdicts.slice(4)).toMatchObject([
      broken({ path: "/query", message: expect.any(String) as string }),
      broken(...["/lineItems", ""].map((path) => ({ path, message: expect.not.stringContaining("secret") as string }))),
      broken({ path: "", message: "This path does not support this method." }),
    ]);
  });

  it("tells of an answer of its own that breaks the contract, of which the caller sees a 500", async () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const applicationId = credentials.application.id;
    // The control connects a company whose id is not a UUID, which responses about subscriptions must name.
    const subscription = {
      id: "all",
      applicationId,
      topic: "public.test",
      filter: ".*",
      endpoint: "http://127.0.0.1:9/",
    };
    const connections = [{ companyId: "NOT AN ID", applicationId }];
    await control.saveRecords({ body: { subscriptions: [subscription], connections } });
    const headers = { authorization: `Bearer ${credentials.application.jwt}` };
    const answer = await sandbox.fetch(`${sandbox.baseUrl}/events/v4/subscriptions`, { headers });
    expect([answer.status, await answer.text()]).toEqual([500, expect.not.stringContaining("NOT AN ID") as string]);
    const journal = await control.readJournal();
    expect(journal.status === 200 && journal.data.map(({ verdict }) => verdict)).toMatchObject([
      {
        request: "kept",
        response: "broken",
        problems: [
          { path: "", message: expect.any(String) as string },
          { path: "/0/companyIds/2", message: expect.any(String) as string },
        ],
      },
    ]);
    expect(logged).toHaveBeenCalledOnce();
    logged.mockRestore();
  });
});
