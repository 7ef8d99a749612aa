import { mkdtempSync, rmSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { createControlClient } from "../../../sandbox/control/generated/control/client.js";
import type { Report } from "../../../sandbox/control/generated/control/types.js";
import { flushMilliseconds } from "../../../sandbox/control/shared-journals.js";
import { createSandbox, type Sandbox } from "../../../sandbox/index.js";
import { sharedPostgres } from "../../support/postgres.js";
import { endCommands, start } from "../support/command.js";

afterEach(endCommands);

const inWorld = (world: string) => ({ headers: { "Sandbox-World": world } });

describe("several sandboxes on one database", () => {
  let parties: readonly [Sandbox, Sandbox];
  beforeAll(async () => {
    const database = await (await sharedPostgres()).createDatabase();
    parties = [await createSandbox({ database }), await createSandbox({ database })];
  });
  afterAll(() => Promise.all(parties.map((party) => party.close())));

  it("share worlds with their clocks and faults", async () => {
    const [one, two] = parties;
    await one.control.createWorld({ body: { name: "ours" } }).orThrow();
    await one.control.advanceClock({ body: { seconds: 60 } }, inWorld("ours")).orThrow();
    const plan = { operationId: "listVendors", effect: "status", status: 503 } as const;
    await one.control.addFault({ body: plan }, inWorld("ours")).orThrow();
    const { control, fetch, baseUrl } = await two.inWorld("ours");
    expect((await control.readClock({}).orThrow()).now).toBe("2030-01-01T08:01:00.000Z");
    expect((await fetch(`${baseUrl}/api/v3.0/invoice/vendors`)).status).toBe(503);
    expect((await two.control.readClock({}).orThrow()).now).toBe("2030-01-01T08:00:00.000Z");
    expect(await two.control.listFaults({}).orThrow()).toEqual([]);
    // Identifiers of processes differ.
    const ids = await Promise.all(
      [one, two].map((party) =>
        party.control
          .mintToken(
            {
              body: {
                applicationId: party.credentials.application.id,
              },
            },
            inWorld("ours"),
          )
          .orThrow(),
      ),
    );
    expect(new Set(ids.map(({ token }) => token)).size).toBe(2);
  });

  it("know at the next request that a world was deleted, or that its name has a new one", async () => {
    const [one, two] = parties;
    const clockIn = (party: Sandbox) => party.control.readClock({}, inWorld("short"));
    await one.control.createWorld({ body: { name: "short" } }).orThrow();
    await one.control.advanceClock({ body: { seconds: 60 } }, inWorld("short")).orThrow();
    expect((await clockIn(two).orThrow()).now).toBe("2030-01-01T08:01:00.000Z");
    await one.control.deleteWorld({ path: { name: "short" } }).orThrow();
    expect((await clockIn(two)).status).toBe(404);
    await two.control.createWorld({ body: { name: "short" } }).orThrow();
    expect((await clockIn(one).orThrow()).now).toBe("2030-01-01T08:00:00.000Z");
    await one.control.deleteWorld({ path: { name: "short" } }).orThrow();
    await one.control.createWorld({ body: { name: "short", world: "ours" } }).orThrow();
    expect((await clockIn(two).orThrow()).now).toBe("2030-01-01T08:01:00.000Z");
  });

  it("share the journal and the report of each world, without secrets", async () => {
    const [one, two] = parties;
    await one.control.createWorld({ body: { name: "seen" } }).orThrow();
    const [inOne, inTwo] = await Promise.all(parties.map((party) => party.inWorld("seen")));
    for (const party of [one, two]) {
      await party.control.clearJournal({}).orThrow();
      await party.control.clearReport({}).orThrow();
    }
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const body = new URLSearchParams({ grant_type: "password", client_id: "x", client_secret: "a-secret-of-ours" });
    for (const [index, { baseUrl, fetch }] of [inOne!, inTwo!, inTwo!].entries())
      await fetch(`${baseUrl}/oauth2/v0/token?n=${index}`, { method: "POST", headers, body });
    await one.fetch(`${one.baseUrl}/api/v3.0/invoice/vendors?odd=\ud800%00`, { headers: { "x-odd": "\u00e9" } });
    const worldOf = async (world: string) =>
      (await two.control.readJournal({ query: { world } }).orThrow()).map((entry) => entry.request.target);
    await expect.poll(() => worldOf("seen")).toHaveLength(3);
    expect((await worldOf("seen")).toSorted()).toEqual([0, 1, 2].map((index) => `/oauth2/v0/token?n=${index}`));
    await expect.poll(() => worldOf("default")).toHaveLength(1);
    const all = await worldOf("*");
    for (const world of ["seen", "default"]) expect(all).toEqual(expect.arrayContaining([...(await worldOf(world))]));
    const journal = JSON.stringify(await one.control.readJournal({ query: { world: "*" } }).orThrow());
    expect(journal).not.toContain("a-secret-of-ours");
    const { count } = await inOne!.control.verifyCalls({ body: { path: "/oauth2/v0/token" } }).orThrow();
    expect(count).toBe(3);
    const callsIn = async ({ control }: Pick<Sandbox, "control">) => {
      const report = (await control.readReport({}).orThrow()) as Report;
      const operations = report.interfaces.flatMap((api) => api.operations);
      return operations.filter(({ calls }) => calls > 0).map(({ operationId, calls }) => `${operationId} ${calls}`);
    };
    expect(await callsIn(inTwo!)).toEqual(["issueCompanyToken 3"]);
    expect(await callsIn(two)).toEqual(["listVendors 1"]);
    await two.control.clearJournal({}, inWorld("seen")).orThrow();
    expect([await worldOf("seen"), (await worldOf("default")).length]).toEqual([[], 1]);
    await one.control.deleteWorld({ path: { name: "seen" } }).orThrow();
  });

  it("stream the calls of all of them", async () => {
    const [one, two] = parties;
    const cookie = await cookieOf(one);
    const stop = new AbortController();
    const address = `${one.baseUrl}/sandbox-control/console/events?world=default`;
    const stream = await one.fetch(address, { headers: { cookie }, signal: stop.signal });
    const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader();
    const next = async (): Promise<string> => (await reader.read()).value ?? "";
    expect(await next()).toContain(": open");
    const read = (async () => {
      for (let text = ""; ; text += await next()) if (text.includes("streamed")) return text;
    })();
    // The stream begins to look for calls of other processes.
    await new Promise((resolve) => setTimeout(resolve, 2 * flushMilliseconds));
    await two.fetch(`${two.baseUrl}/api/v3.0/invoice/vendors?vendorName=streamed`);
    expect(await read).toMatch(/^id: \d+\ndata: \{/m);
    stop.abort();
  });

  it("give a name to one world, and create as many as may exist", async () => {
    const body = { name: "race" };
    const made = await Promise.all(Array.from({ length: 6 }, (_, n) => parties[n % 2]!.control.createWorld({ body })));
    expect(made.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409, 409]);
  });
});

/** The cookie of a browser that has opened the console. */
async function cookieOf({ control, fetch }: Sandbox): Promise<string> {
  const { url } = await control.createConsoleLink({}).orThrow();
  const opened = await fetch(url);
  return opened.headers.get("set-cookie")?.split(";", 1)[0] ?? "";
}

describe("a sandbox in a folder", () => {
  it("has its worlds at the next start, with their clocks, tokens and snapshots", async () => {
    const data = mkdtempSync(join(tmpdir(), "sandbox-worlds-"));
    onTestFinished(() => rmSync(data, { recursive: true, force: true }));
    const first = await createSandbox({ data });
    await first.control.createWorld({ body: { name: "kept" } }).orThrow();
    await first.control.advanceClock({ body: { seconds: 60 } }, inWorld("kept")).orThrow();
    const { id } = await first.control.takeSnapshot({}, inWorld("kept")).orThrow();
    const { accessToken } = (await first.inWorld("kept")).credentials.company;
    await first.close();
    const second = await createSandbox({ data });
    const headers = { authorization: `Bearer ${accessToken}` };
    expect((await second.fetch(`${second.baseUrl}/api/v3.0/invoice/vendors`, { headers })).status).toBe(200);
    expect((await second.control.readClock({}, inWorld("kept")).orThrow()).now).toBe("2030-01-01T08:01:00.000Z");
    expect((await second.control.readClock({}).orThrow()).now).toBe("2030-01-01T08:00:00.000Z");
    await second.control.createWorld({ body: { name: "fork", snapshot: id } }).orThrow();
    expect((await second.control.readClock({}, inWorld("fork")).orThrow()).now).toBe("2030-01-01T08:01:00.000Z");
    await second.close();
  });
});

describe("a sandbox on a port", () => {
  it("reads the world in Host, and names it in metrics and logs", async () => {
    const controlKey = "a-key-that-tests-know";
    const sandbox = await start("--control-key", controlKey, "--log", "json");
    let log = "";
    sandbox.child.stderr?.on("data", (text) => (log += String(text)));
    const control = createControlClient({ baseUrl: sandbox.address, auth: { controlKey } });
    const { url } = await control.createWorld({ body: { name: "blue" } }).orThrow();
    expect(url).toBe(sandbox.address.replace("127.0.0.1", "blue.localhost"));
    const statusAt = (host: string): Promise<number> =>
      new Promise((resolve, reject) => {
        const sent = request(`${sandbox.address}/api/v3.0/invoice/vendors`, { headers: { host } }, (response) => {
          response.resume();
          resolve(response.statusCode ?? 0);
        });
        sent.on("error", reject).end();
      });
    expect(await statusAt(new URL(url).host)).toBe(401);
    expect(await statusAt("red.localhost")).toBe(404);
    expect(await statusAt("blue.example")).toBe(421);
    expect(await statusAt("a.blue.localhost")).toBe(421);
    const metrics = await (await fetch(`${sandbox.address}/metrics`)).text();
    expect(metrics).toContain('sandbox_world_requests_total{world="blue",status="401"} 1\n');
    await expect
      .poll(() => log)
      .toContain('"event":"request","world":"blue","api":"vendors","operation":"listVendors"');
    await control.deleteWorld({ path: { name: "blue" } }).orThrow();
    expect(await (await fetch(`${sandbox.address}/metrics`)).text()).not.toContain('world="blue"');
  });
});
