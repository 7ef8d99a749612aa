import { createEventSubscriptionsClient } from "@specwright/travel-expense/event-subscriptions/client";
import { createIdentityClient } from "@specwright/travel-expense/identity/client";
import { createPurchaseRequestsClient } from "@specwright/travel-expense/purchase-requests/client";
import { createVendorsClient } from "@specwright/travel-expense/vendors/client";
import { describe, expect, it } from "vitest";
import { createSandbox, type Sandbox, type SandboxWorld } from "../../../sandbox/index.js";
import type { Report } from "../../../sandbox/control/generated/control/types.js";
import { sized } from "../../support/sizes.js";
import { sharedPostgres } from "../../support/postgres.js";
import { toAll } from "../events/partner.js";
import { someone } from "../identity/support.js";
import { answered, clientsOf, people } from "../legacy-tokens/support.js";
import { order } from "../support/purchasing.js";
import { known } from "../support/seeds.js";

/** Worlds whose tests run at the same time. */
const count = sized({ normal: 10, thorough: 100 });

const start = "2030-01-01T08:00:00.000Z";
const received: string[] = [];

/** The partner of all worlds. */
const outgoing: typeof fetch = async (input, init) => {
  const request = new Request(input, init);
  received.push(`${new URL(request.url).pathname} ${await request.text()}`);
  return new Response(null, { status: 204 });
};

/** The mark that a world puts into everything that it writes. */
const markOf = (index: number): string => `mark${index}x`;

const attemptsOf = (index: number): number => (index % 9) + 1;

/** Uses each part of a world with its mark, and returns a token of each kind. */
async function use(world: SandboxWorld, index: number): Promise<{ readonly bearer: string; readonly legacy: string }> {
  const mark = markOf(index);
  const { baseUrl, fetch, control } = world;
  const bearer = world.credentials.company.accessToken;
  await control.advanceClock({ body: { seconds: index * 10 } }).orThrow();
  if (index % 2 === 1)
    await control.addFault({ body: { operationId: "listVendors", effect: "status", status: 503 } }).orThrow();
  await control.setSwitches({ body: { deliveryAttempts: attemptsOf(index) } }).orThrow();
  const scopes = ["identity.user.ids.read", "identity.user.coreenterprise.writeonly"];
  const ofCompany = { applicationId: known.connector, companyId: known.lindgren };
  const { token } = await control.mintToken({ body: { ...ofCompany, scopes, force: true } }).orThrow();
  const identity = createIdentityClient({ baseUrl, fetch, auth: { companyToken: token } });
  expect((await identity.createUser({ body: someone("same@lindgren.example", { nickName: mark }) })).status).toBe(201);
  const purchases = createPurchaseRequestsClient({ baseUrl, fetch, auth: { bearerToken: bearer } });
  const created = await purchases.createPurchaseRequest({ body: { ...order, description: mark } });
  expect(created.status).toBe(202);
  const vendors = createVendorsClient({ baseUrl, fetch, auth: { accessToken: bearer }, retries: 0 });
  const search = await vendors.listVendors({ query: { searchType: "begins", vendorName: mark } });
  expect(search.status).toBe(index % 2 === 1 ? 503 : 200);
  const { Token: legacy } = answered(await clientsOf(world).withPassword(people.requester).getAccessToken());
  const auth = { bearerToken: world.credentials.application.jwt };
  const subscriptions = createEventSubscriptionsClient({ baseUrl, fetch, auth });
  const webHookConfig = { endpoint: `https://partner.example/${mark}` };
  const saved = await subscriptions.saveSubscription({ body: { ...toAll, webHookConfig } });
  expect(saved.status).toBeLessThan(300);
  const event = { companyId: known.lindgren, topic: "public.test", eventType: "happened", data: { mark } };
  await control.publishEvent({ body: event }).orThrow();
  expect((await control.nextDelivery()).status).toBe(204);
  return { bearer, legacy };
}

const json = (value: unknown): string => JSON.stringify(value);

/** The marks in a value. */
const marksIn = (value: unknown): readonly string[] => [...new Set(json(value).match(/mark\d+x/g))];

/** Everything that the control shows of a world, without its tokens. */
async function everythingOf({ control }: Pick<Sandbox, "control">) {
  const [world, journal, deliveries, faults, clock, switches, report] = await Promise.all([
    control.exportWorld({}).orThrow(),
    control.readJournal({}).orThrow(),
    control.listDeliveries({}).orThrow(),
    control.listFaults({}).orThrow(),
    control.readClock({}).orThrow(),
    control.readSwitches({}).orThrow(),
    control.readReport({}).orThrow(),
  ]);
  return { world, journal, deliveries, faults, clock, switches, report };
}

async function sandboxOn(database: string): Promise<Sandbox> {
  const url = database === "PostgreSQL" ? await (await sharedPostgres()).createDatabase() : undefined;
  return createSandbox({ outgoing, ...(url !== undefined && { database: url }) });
}

describe.each(["PGlite", "PostgreSQL"])("worlds that are used at the same time, on %s", (database) => {
  it(`leak nothing (${count})`, async () => {
    received.length = 0;
    const sandbox = await sandboxOn(database);
    const before = json(await everythingOf(sandbox));
    const { id } = await sandbox.control.takeSnapshot({}).orThrow();
    const indices = Array.from({ length: count }, (_, index) => index);
    const worlds = await Promise.all(
      indices.map(async (index) => {
        const { name } = await sandbox.control.createWorld({ body: { name: `w${index}`, snapshot: id } }).orThrow();
        return sandbox.inWorld(name);
      }),
    );
    const tokens = await Promise.all(worlds.map(use));
    for (const [index, world] of worlds.entries()) {
      const all = await everythingOf(world);
      for (const part of [all.world, all.journal, all.deliveries]) expect(marksIn(part)).toEqual([markOf(index)]);
      expect(all.clock.now).toBe(new Date(Date.parse(start) + index * 10_000).toISOString());
      expect(all.faults.map((fault) => fault.id)).toEqual(index % 2 === 1 ? ["fault-1"] : []);
      expect(all.switches.deliveryAttempts).toBe(attemptsOf(index));
      expect(new Set(all.journal.map((entry) => entry.world))).toEqual(new Set([`w${index}`]));
      expect(all.deliveries).toHaveLength(1);
      const operations = (all.report as Report).interfaces.flatMap((api) => api.operations);
      expect(operations.filter((operation) => operation.calls > 0).map((operation) => operation.calls)).toEqual(
        Array.from({ length: 5 }, () => 1),
      );
      const requests = all.world.purchaseRequests ?? [];
      expect(requests.filter((request) => marksIn(request).length > 0)).toHaveLength(1);
    }
    // No other world accepts a token.
    for (const index of indices) {
      const other = worlds[(index + 1) % count]!;
      const { bearer, legacy } = tokens[index]!;
      for (const authorization of [`Bearer ${bearer}`, `OAuth ${legacy}`])
        expect(await statusIn(other, authorization)).toBe(401);
    }
    expect(received.map((line) => marksIn(line).join())).toEqual(
      expect.arrayContaining(indices.map((index) => markOf(index))),
    );
    expect(received.filter((line) => !line.includes(`/${marksIn(line)[0]} `))).toEqual([]);
    expect(json(await everythingOf(sandbox))).toBe(before);
    await sandbox.close();
  });
});

/** The status of a call that both kinds of tokens can make. */
async function statusIn({ baseUrl, fetch }: SandboxWorld, authorization: string): Promise<number> {
  const response = await fetch(`${baseUrl}/api/v3.0/expense/receiptimages`, { headers: { authorization } });
  return response.status;
}
