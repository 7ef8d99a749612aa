import { createEventSubscriptionsClient } from "@specwright/travel-expense/event-subscriptions/client";
import { createIdentityClient } from "@specwright/travel-expense/identity/client";
import { createReceiptImagesClient } from "@specwright/travel-expense/receipt-images/client";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { isThorough } from "../support/sizes.js";
import { sharedPostgres } from "../support/postgres.js";
import { enterprise, someone } from "./identity/support.js";
import { clientsOf, keyPair, people } from "./legacy-tokens/support.js";
import { browserOf } from "./support/browser.js";
import { images } from "./support/images.js";
import { type Parties, type Party, partiesInProcess, partiesInProcesses } from "./support/parties.js";
import { order, requester } from "./support/purchasing.js";
import { known } from "./support/seeds.js";

/** Calls at the same time: as many as the connections of four processes. */
const calls = 64;
const received: string[] = [];

/** A partner that is slower for the first event, so that deliveries would overtake each other if they could. */
const partner: typeof fetch = async (input, init) => {
  const request = new Request(input, init);
  if (request.method === "POST") {
    const { eventType } = (await request.json()) as { readonly eventType: string };
    if (eventType === "e0") await new Promise((resolve) => setTimeout(resolve, 50));
    received.push(`${new URL(request.url).pathname} ${eventType}`);
  }
  return new Response(null, { status: 204 });
};

let parties: Parties;
beforeAll(async () => {
  parties = isThorough ? await partiesInProcesses(4) : await partiesInProcess(4, partner);
});
afterAll(() => parties.close());

/** Calls all parties in turn, all at the same time; the outcomes in order. */
const atOnce = <T>(call: (party: Party, index: number) => Promise<T>, count = calls): Promise<readonly T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => call(parties.all[index % parties.all.length]!, index)));

/** The number of each outcome. */
function counted(outcomes: readonly (number | string)[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const outcome of outcomes) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
}

async function tokenOf(body: Parameters<Party["control"]["mintToken"]>[0]["body"]): Promise<string> {
  const minted = await parties.all[0]!.control.mintToken({ body: { force: true, ...body } });
  if (minted.status !== 201) throw new Error("No token was minted.");
  return minted.data.token;
}

const ofCompany = { applicationId: known.connector, companyId: known.lindgren };
const identityOf = async () => {
  const companyToken = await tokenOf(ofCompany);
  return ({ baseUrl, fetch: send }: Party) => createIdentityClient({ baseUrl, fetch: send, auth: { companyToken } });
};

describe("four sandboxes on one database, 64 calls at once", () => {
  beforeEach(async () => {
    expect((await parties.all[0]!.control.resetWorld({})).status).toBe(204);
  });

  it("give a login to one user", async () => {
    const identity = await identityOf();
    const created = await atOnce((party) => identity(party).createUser({ body: someone("sol@lindgren.example") }));
    expect(counted(created.map(({ status }) => status))).toEqual({ 201: 1, 409: calls - 1 });
  });

  it("give an employee number to one user", async () => {
    const identity = await identityOf();
    const body = (index: number) =>
      someone(`sol-${index}@lindgren.example`, { [enterprise]: { companyId: known.lindgren, employeeNumber: "7" } });
    const created = await atOnce((party, index) => identity(party).createUser({ body: body(index) }));
    expect(counted(created.map(({ status }) => status))).toEqual({ 201: 1, 409: calls - 1 });
  });

  it("lose no change of a user", async () => {
    const identity = await identityOf();
    const path = { id: requester.userId };
    const schemas = ["urn:ietf:params:scim:api:messages:2.0:PatchOp"] as const;
    const changed = await atOnce((party, index) => {
      const Operations = [{ op: "replace" as const, path: "title", value: `Title ${index}` }];
      return identity(party).changeUser({ path, body: { schemas: [...schemas], Operations } });
    }, 16);
    expect(counted(changed.map(({ status }) => status))).toEqual({ 200: 16 });
    const read = await identity(parties.all[3]!).getUser({ path });
    expect(read).toMatchObject({ status: 200, data: { meta: { version: 17 } } });
  });

  it("exchange a request token once", async () => {
    const body = { requestTokens: [{ ...ofCompany, code: "code-once" }] };
    await parties.all[0]!.control.saveRecords({ body });
    const query = { ...keyPair, code: "code-once" };
    const exchanged = await atOnce((party) => clientsOf(party).anybody.exchangeRequestToken({ query }));
    expect(counted(exchanged.map(({ status }) => status))).toEqual({ 200: 1, 400: calls - 1 });
  });

  it("accept a form once", async () => {
    // Each request goes to the next party.
    let turn = 0;
    const send: Party["fetch"] = (url, init) => {
      const party = parties.all[(turn += 1) % parties.all.length]!;
      const { pathname, search } = new URL(new Request(url).url);
      return party.fetch(party.baseUrl + pathname + search, { ...init, redirect: "manual" });
    };
    const browser = browserOf({ baseUrl: parties.all[0]!.baseUrl, fetch: send });
    await browser.open(`/net2/oauth2/Login.aspx?client_id=${keyPair.client_id}`);
    const { username: login, password } = people.requester;
    const sent = await atOnce(() => browser.send({ login, password, answer: "grant" }), 16);
    expect(counted(sent.map(({ status }) => status))).toEqual({ 302: 1, 403: 15 });
  });

  it("reject a token in all of them as soon as one has revoked it", async () => {
    const login = clientsOf(parties.all[0]!).withPassword(people.requester);
    const issued = await login.getAccessToken();
    const admin = await clientsOf(parties.all[0]!).withPassword(people.administrator).getAccessToken();
    if (issued.status !== 200 || admin.status !== 200) throw new Error("No token was issued.");
    const token = issued.data.Token;
    const read = (party: Party) =>
      party
        .fetch(`${party.baseUrl}/api/travelprofile/v2.0/profile`, { headers: { authorization: `OAuth ${token}` } })
        .then(({ status }) => status);
    expect(counted(await atOnce(read))).toEqual({ 200: calls });
    const revoked = await clientsOf(parties.all[1]!).withToken(admin.data.Token).revokeTokens({ query: { token } });
    expect(revoked.status).toBe(204);
    expect(counted(await atOnce(read))).toEqual({ 401: calls });
  });

  it("number purchase requests without repetition", async () => {
    const authorization = `Bearer ${await tokenOf(ofCompany)}`;
    const headers = { authorization, "content-type": "application/json" };
    const init = { method: "POST", headers, body: JSON.stringify(order) };
    const url = "/purchaserequest/v4/purchaserequests";
    const created = await atOnce((party) => party.fetch(party.baseUrl + url, init));
    expect(counted(created.map(({ status }) => status))).toEqual({ 202: calls });
    const { data } = await parties.all[0]!.control.listRecords({ path: { kind: "purchaseRequests" } });
    const { purchaseRequests = [] } = data as { purchaseRequests?: readonly { readonly sequence: number }[] };
    const sequences = purchaseRequests.map(({ sequence }) => sequence).sort((a, b) => a - b);
    expect(sequences).toEqual(Array.from({ length: calls + 1 }, (_, index) => index + 1));
  });

  it("append each file to a receipt image", async () => {
    const accessToken = await tokenOf({ ...ofCompany, userId: requester.userId, scopes: ["IMAGE"] });
    const client = ({ baseUrl, fetch: send }: Party) =>
      createReceiptImagesClient({ baseUrl, fetch: send, auth: { accessToken } });
    const image = { contentType: "image/png" as const, body: images.png };
    expect((await client(parties.all[0]!).createReceiptImage(image)).status).toBe(201);
    const listed = await parties.all[0]!.control.listRecords({ path: { kind: "receiptImages" } });
    const path = {
      id: (listed.data as { receiptImages: readonly { readonly id: string }[] }).receiptImages.at(-1)!.id,
    };
    const appended = await atOnce((party) => client(party).appendReceiptImage({ path, ...image }), 8);
    expect(counted(appended.map(({ status }) => status))).toEqual({ 200: 8 });
    const { data } = await parties.all[0]!.control.listRecords({ path: { kind: "receiptFiles" } });
    const { receiptFiles = [] } = data as { receiptFiles?: readonly { readonly position: number }[] };
    expect(receiptFiles.map(({ position }) => position)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it("give the id of a subscription to one application", async () => {
    const application = { secret: "s", consumerKey: "k", consumerSecret: "c", name: "Second" };
    const second = "5c8d3f10-2a7e-4b9c-8e61-9b0d7f3a2e02";
    await parties.all[0]!.control.saveRecords({ body: { applications: [{ id: second, ...application }] } });
    const tokens = await Promise.all(
      [known.connector, second].map((applicationId) => tokenOf({ applicationId, scopes: ["events.topic.read"] })),
    );
    const body = { id: "one", filter: ".*", topic: "public.test", webHookConfig: { endpoint: "http://127.0.0.1:1/" } };
    if (isThorough) body.webHookConfig.endpoint = parties.all[0]!.baseUrl;
    const saved = await atOnce(({ baseUrl, fetch: send }, index) =>
      createEventSubscriptionsClient({
        baseUrl,
        fetch: send,
        auth: { bearerToken: tokens[index % 2]! },
      }).saveSubscription({
        body,
      }),
    );
    expect(counted(saved.map(({ status }) => status))).toEqual({ 200: 1, 409: calls - 1 });
  });

  it("count the calls of a planned limit together", async () => {
    const limit = { operationId: "getPurchaseRequest", effect: "rateLimit", requests: 20, seconds: 30 } as const;
    await parties.all[0]!.control.addFault({ body: limit });
    const read = ({ baseUrl, fetch: send }: Party) =>
      send(`${baseUrl}/purchaserequest/v4/purchaserequests/PRQ-5001?mode=COMPACT`, {
        headers: { authorization: `Bearer ${parties.accessToken}` },
      });
    const statuses = async () => counted((await atOnce(read)).map(({ status }) => status));
    expect(await statuses()).toEqual({ 200: 20, 429: calls - 20 });
    await parties.all[1]!.control.advanceClock({ body: { seconds: 30 } });
    expect(await statuses()).toEqual({ 200: 20, 429: calls - 20 });
  });

  it("meet a fault as often as planned", async () => {
    await parties.all[0]!.control.addFault({
      body: { operationId: "getPurchaseRequest", effect: "status", status: 503, times: 5 },
    });
    const headers = { authorization: `Bearer ${await tokenOf(ofCompany)}` };
    const url = "/purchaserequest/v4/purchaserequests/PRQ-5001?mode=COMPACT";
    const read = await atOnce((party) => party.fetch(party.baseUrl + url, { headers }));
    expect(counted(read.map(({ status }) => status))).toEqual({ 200: calls - 5, 503: 5 });
    expect((await parties.all[2]!.control.listFaults()).data).toEqual([]);
  });

  it("add up the moves of the clock, and show its time and the switches to each request", async () => {
    const moved = await atOnce((party) => party.control.advanceClock({ body: { seconds: 1 } }));
    expect(counted(moved.map(({ status }) => status))).toEqual({ 200: calls });
    const clocks = await atOnce((party) => party.control.readClock());
    expect(counted(clocks.map(({ data }) => String((data as { now?: string }).now)))).toEqual({
      "2030-01-01T08:01:04.000Z": calls,
    });
    await Promise.all([
      parties.all[0]!.control.setSwitches({ body: { serveVendors: false } }),
      parties.all[1]!.control.setSwitches({ body: { deliveryAttempts: 3 } }),
    ]);
    const switches = await atOnce(async (party) => JSON.stringify((await party.control.readSwitches()).data), 4);
    expect(counted(switches)).toEqual({
      '{"replaceSubscriptions":false,"deliveryAttempts":3,"serveVendors":false}': 4,
    });
  });
});

describe.skipIf(isThorough)("deliveries of four sandboxes on one database", () => {
  it("are made once each while no process ends, in the order of planning for each subscription", async () => {
    await parties.all[0]!.control.resetWorld({});
    received.splice(0);
    const bearerToken = await tokenOf({ applicationId: known.connector, scopes: ["events.topic.read"] });
    for (const id of ["a", "b", "c"]) {
      const { baseUrl, fetch: send } = parties.all[0]!;
      const client = createEventSubscriptionsClient({ baseUrl, fetch: send, auth: { bearerToken } });
      const webHookConfig = { endpoint: `https://partner.example/${id}` };
      await client.saveSubscription({ body: { id, filter: ".*", topic: "public.test", webHookConfig } });
    }
    const types = Array.from({ length: 24 }, (_, index) => `e${index}`);
    for (const [index, eventType] of types.entries())
      await parties.all[index % 4]!.control.publishEvent({
        body: { companyId: known.lindgren, topic: "public.test", eventType },
      });
    await expect.poll(() => received.length, { timeout: 10_000 }).toBe(3 * types.length);
    for (const id of ["a", "b", "c"])
      expect(received.filter((line) => line.startsWith(`/${id} `))).toEqual(types.map((type) => `/${id} ${type}`));
  });

  it("are made by another process if one ends while it makes them", async () => {
    const delivery = { id: "d-lost", applicationId: known.connector, subscriptionId: "s", eventId: "e" };
    const due = { endpoint: "https://partner.example/lost", body: { eventType: "lost" }, attempt: 1 };
    const dueAt = "2030-01-01T07:59:00.000Z";
    await parties.all[0]!.control.saveRecords({ body: { deliveries: [{ ...delivery, ...due, dueAt }] } });
    const server = await sharedPostgres();
    const claimed = "UPDATE sandbox.deliveries SET claimed_until = clock_timestamp() + interval";
    // A process claimed it, and ended.
    await server.query(parties.database, `${claimed} '2 seconds' WHERE id = 'd-lost' AND status IS NULL`);
    await expect.poll(() => received, { timeout: 10_000 }).toContain("/lost lost");
  });
});
