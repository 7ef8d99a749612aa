import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { once } from "node:events";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { createControlClient } from "../../sandbox/control/generated/control/client.js";
import { createPostgres, postgresPrograms, sharedPostgres } from "../support/postgres.js";
import { sized } from "../support/sizes.js";
import { tempFolder } from "../support/temp-folder.js";
import { until } from "../support/until.js";
import { endCommands, end, start } from "./support/command.js";
import { order } from "./support/purchasing.js";
import { known } from "./support/seeds.js";

afterEach(endCommands);

const kills = sized({ normal: 3, thorough: 100 });
const controlKey = "the-key-of-each-start";
const json = { "content-type": "application/json" };

/** A receiver of events on this machine; the types that arrived. */
async function receiver() {
  const arrived = new Set<string>();
  const server = createServer((request, response) => {
    let text = "";
    request.on("data", (part: Buffer) => (text += part.toString()));
    request.on("end", () => {
      if (text !== "") arrived.add((JSON.parse(text) as { readonly eventType: string }).eventType);
      response.writeHead(204).end();
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { arrived, endpoint: `http://127.0.0.1:${port}/hooks`, close: () => server.close() };
}

const controlOf = (baseUrl: string) => createControlClient({ baseUrl, fetch, auth: { controlKey } });

async function tokenOf(baseUrl: string): Promise<string> {
  const body = { applicationId: known.connector, companyId: known.lindgren };
  const minted = await controlOf(baseUrl).mintToken({ body });
  if (minted.status !== 201) throw new Error(`The answer is ${minted.status}.`);
  return minted.data.token;
}

/** Writes until the sandbox is killed; adds what was acknowledged. */
async function writeUntilKilled(baseUrl: string, round: number, acknowledged: Acknowledged): Promise<void> {
  const headers = { ...json, authorization: `Bearer ${await tokenOf(baseUrl)}` };
  const writer = async (number: number): Promise<void> => {
    for (let count = 0; ; count += 1) {
      const url = `${baseUrl}/purchaserequest/v4/purchaserequests`;
      const created = await fetch(url, { method: "POST", headers, body: JSON.stringify(order) });
      if (created.status === 202) acknowledged.requests.push(((await created.json()) as { readonly id: string }).id);
      const eventType = `e-${round}-${number}-${count}`;
      const body = { companyId: known.lindgren, topic: "public.test", eventType };
      if ((await controlOf(baseUrl).publishEvent({ body })).status === 201) acknowledged.events.push(eventType);
    }
  };
  await Promise.allSettled(Array.from({ length: 8 }, (_, number) => writer(number)));
}

interface Acknowledged {
  readonly requests: string[];
  readonly events: string[];
}

describe("a sandbox that is killed while it writes", () => {
  it.each(["--data", "--database"] as const)(
    "loses nothing that it has acknowledged, and no delivery: %s",
    async (option) => {
      const place = option === "--data" ? join(tempFolder(), "world") : await (await sharedPostgres()).createDatabase();
      const partner = await receiver();
      const acknowledged: Acknowledged = { requests: [], events: [] };
      const options = [option, place, "--control-key", controlKey, "--clock", "fixed"];
      for (let round = 1; round <= kills; round += 1) {
        const { child, address } = await start(...options);
        if (round === 1) {
          const subscription = { id: "s", applicationId: known.connector, topic: "public.test", filter: ".*" };
          await controlOf(address).saveRecords({
            body: { subscriptions: [{ ...subscription, endpoint: partner.endpoint }] },
          });
        }
        const before = acknowledged.events.length;
        const writing = writeUntilKilled(address, round, acknowledged);
        await until(() => acknowledged.events.length >= before + 2 + (round % 7));
        const exit = once(child, "exit");
        child.kill("SIGKILL");
        await Promise.all([exit, writing]);
      }
      const last = await start(...options);
      const { data } = await controlOf(last.address).listRecords({ path: { kind: "purchaseRequests" } });
      const { purchaseRequests = [] } = data as { purchaseRequests?: readonly { readonly id: string }[] };
      const stored = new Set(purchaseRequests.map(({ id }) => id));
      expect(acknowledged.requests.length).toBeGreaterThan(kills);
      expect(acknowledged.events.length).toBeGreaterThan(kills);
      expect(acknowledged.requests.filter((id) => !stored.has(id))).toEqual([]);
      await until(() => acknowledged.events.every((type) => partner.arrived.has(type)));
      await end(last);
      partner.close();
    },
  );
});

describe("a sandbox whose database ends", () => {
  it("responds with 503 within two seconds, and goes on by itself when the database is back", async () => {
    const server = createPostgres(postgresPrograms() ?? "");
    await server.start();
    const options = ["--database", await server.createDatabase(), "--control-key", controlKey, "--clock", "fixed"];
    const { address } = await start(...options);
    const headers = { authorization: `Bearer ${await tokenOf(address)}` };
    const url = `${address}/purchaserequest/v4/purchaserequests/PRQ-5001?mode=COMPACT`;
    const read = async (): Promise<number> => (await fetch(url, { headers, signal: AbortSignal.timeout(2000) })).status;
    expect([await read(), (await fetch(`${address}/readyz`)).status]).toEqual([200, 200]);
    server.kill("SIGINT");
    await until(async () => (await fetch(`${address}/readyz`)).status === 503);
    expect(await read()).toBe(503);
    await new Promise((resolve) => setTimeout(resolve, sized({ normal: 500, thorough: 10_000 })));
    expect((await fetch(`${address}/livez`)).status).toBe(200);
    await server.start();
    await until(async () => (await fetch(`${address}/readyz`)).status === 200);
    expect(await read()).toBe(200);
  });
});
