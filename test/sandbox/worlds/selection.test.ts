import { createReceiptImagesClient } from "@specwright/travel-expense/receipt-images/client";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { createSandbox, type SandboxWorld } from "../../../sandbox/index.js";
import { promise } from "../../support/promise.js";
import { images } from "../support/images.js";
import { requester } from "../support/purchasing.js";
import { minted } from "../support/tokens.js";
import { answered, clientsOf, people } from "../legacy-tokens/support.js";

const sandbox = await createSandbox({ maxWorlds: 4 });
afterAll(() => sandbox.close());
const { fetch, control } = sandbox;

let blue: SandboxWorld;
beforeAll(async () => {
  await control.createWorld({ body: { name: "blue" } }).orThrow();
  blue = await sandbox.inWorld("blue");
  await blue.control.advanceClock({ body: { seconds: 60 } });
});

const vendors = "/api/v3.0/invoice/vendors?searchType=begins&vendorName=No";

/** The status of a call, and the world in whose journal it is. */
async function called(address: string, headers: Readonly<Record<string, string>>) {
  await control.clearJournal({});
  await blue.control.clearJournal({});
  const response = await fetch(address, { headers });
  const [entry] = await control.readJournal({ query: { world: "*" } }).orThrow();
  const { detail } = (await response.clone().json()) as { readonly detail?: string };
  return { status: response.status, world: entry?.world, ...(entry === undefined && { detail }) };
}

describe("the world of a request", () => {
  const here = `${sandbox.baseUrl}${vendors}`;

  it("is the default one without a name", async () => {
    expect(await called(here, {})).toEqual({ status: 401, world: "default" });
    expect(await called(here, { "Sandbox-World": "default" })).toEqual({ status: 401, world: "default" });
  });

  it("is the one in the header Sandbox-World", async () => {
    expect(await called(here, { "Sandbox-World": "blue" })).toEqual({ status: 401, world: "blue" });
  });

  it("is the one in the host", async () => {
    expect(blue.baseUrl).toBe("http://blue.localhost");
    expect(await called(`http://blue.localhost:8080${vendors}`, {})).toEqual({ status: 401, world: "blue" });
    expect(await called(`http://localhost:8080${vendors}`, {})).toEqual({ status: 401, world: "default" });
  });

  it("is the one that issued a token", async () => {
    for (const { credentials } of [sandbox, blue]) {
      const authorization = `Bearer ${credentials.company.accessToken}`;
      const world = credentials === blue.credentials ? "blue" : "default";
      expect(await called(here, { authorization })).toEqual({ status: 200, world });
    }
    const { Token } = answered(await clientsOf(blue).withPassword(people.requester).getAccessToken());
    const authorization = `OAuth ${Token}`;
    const receipts = `${sandbox.baseUrl}/api/v3.0/expense/receiptimages`;
    expect(await called(receipts, { authorization })).toEqual({ status: 200, world: "blue" });
  });

  it("is the one that issued a temporary address", async () => {
    const auth = { accessToken: await minted(blue, { userId: requester.userId, scopes: ["IMAGE"] }) };
    const client = createReceiptImagesClient({ baseUrl: sandbox.baseUrl, fetch, auth });
    const png = { contentType: "image/png", body: images.png } as const;
    expect((await client.createReceiptImage(png)).status).toBe(201);
    const { Items: [item] = [] } = await client.listReceiptImages({ query: {} }).orThrow();
    const id = String(item?.ID);
    const { Url } = await client.getReceiptImage({ path: { id } }).orThrow();
    expect(Url).toMatch(/^http:\/\/blue\.localhost\/receipt-image-files\/\w+$/);
    const image = await fetch(Url.replace("http://blue.localhost", sandbox.baseUrl));
    expect(image.status).toBe(200);
  });

  it("is named by header and host before a token", async () => {
    const authorization = `Bearer ${blue.credentials.company.accessToken}`;
    expect(await called(here, { authorization, "Sandbox-World": "default" })).toEqual({
      status: 401,
      world: "default",
    });
  });

  promise(["sandbox-worlds-isolated"], "is never the default one for an unknown name", async () => {
    const detail = 'The world "red" does not exist, or has expired.';
    for (const [address, name] of [
      [here, "red"],
      [`http://red.localhost${vendors}`, undefined],
      [`${sandbox.baseUrl}/sandbox-control/v1/clock`, "red"],
    ] as const)
      expect(await called(address, name === undefined ? {} : { "Sandbox-World": name })).toEqual({
        ...{ status: 404, world: undefined, detail },
      });
    const key = Buffer.from('{"alg":"HS256","typ":"JWT","kid":"w999"}').toString("base64url");
    expect(await called(here, { authorization: `Bearer ${key}.e30.x` })).toEqual({
      ...{ status: 404, world: undefined, detail: "The world of this credential does not exist, or has expired." },
    });
  });

  it("is refused where it is no name, or where there are two", async () => {
    for (const name of ["Blue", "blue'", "../blue", "blue, default", "", "a".repeat(41), "sandbox_w1", "*"])
      expect((await called(here, { "Sandbox-World": name })).status, name).toBe(400);
    const two = await called(`http://blue.localhost${vendors}`, { "Sandbox-World": "default" });
    expect(two).toEqual({ status: 400, world: undefined, detail: "The request names several worlds." });
  });
});

describe("a world", () => {
  it("begins with the seed, with a snapshot or with another world", async () => {
    const day = 86_400;
    const of = async (body: object) => {
      const { name } = await control.createWorld({ body }).orThrow();
      const world = await sandbox.inWorld(name);
      const { now } = await world.control.readClock({}).orThrow();
      const { topics = [] } = await world.control.listRecords({ path: { kind: "topics" } }).orThrow();
      await control.deleteWorld({ path: { name } }).orThrow();
      return { now: now.slice(0, 10), hasTopic: topics.some((topic) => topic.name === "blue") };
    };
    await blue.control.saveRecords({ body: { topics: [{ name: "blue", scope: "events.topic.read" }] } });
    const { id } = await blue.control.takeSnapshot({}).orThrow();
    await blue.control.advanceClock({ body: { seconds: day } });
    expect(await of({})).toEqual({ now: "2030-01-01", hasTopic: false });
    expect(await of({ snapshot: id })).toEqual({ now: "2030-01-01", hasTopic: true });
    expect(await of({ world: "blue" })).toEqual({ now: "2030-01-02", hasTopic: true });
    expect(await of({ world: "default" })).toEqual({ now: "2030-01-01", hasTopic: false });
    await blue.control.restoreSnapshot({ path: { id } });
    expect((await blue.control.readClock({}).orThrow()).now.slice(0, 10)).toBe("2030-01-01");
  });

  it("has a name that no other one has, and a valid origin", async () => {
    const statusOf = async (body: object): Promise<number> => (await control.createWorld({ body })).status;
    expect(await statusOf({ name: "blue" })).toBe(409);
    expect(await statusOf({ name: "default" })).toBe(409);
    expect(await statusOf({ name: "green", snapshot: "snapshot-999" })).toBe(404);
    expect(await statusOf({ name: "green", snapshot: "1; DROP SCHEMA public" })).toBe(404);
    expect(await statusOf({ name: "green", world: "red" })).toBe(404);
    expect(await statusOf({ name: "green", world: "blue", snapshot: "snapshot-1" })).toBe(400);
    expect((await control.deleteWorld({ path: { name: "red" } })).status).toBe(404);
    expect((await control.deleteWorld({ path: { name: "default" } })).status).toBe(409);
    expect((await control.readWorld({ path: { name: "green" } })).status).toBe(404);
  });

  it("is one of a limited number", async () => {
    for (const name of ["one", "two", "three"]) await control.createWorld({ body: { name } }).orThrow();
    expect((await control.createWorld({ body: {} })).status).toBe(409);
    expect((await control.listWorlds({}).orThrow()).map(({ name }) => name)).toEqual([
      ...["default", "blue", "one", "two", "three"],
    ]);
    for (const name of ["one", "two", "three"]) await control.deleteWorld({ path: { name } }).orThrow();
    expect(await control.listWorlds({}).orThrow()).toHaveLength(2);
  });

  it("ends with its lifetime, and makes room", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-01-01T00:00:00Z") });
    try {
      await control.createWorld({ body: { name: "short", lifetime: 1 } }).orThrow();
      const { credentials } = await sandbox.inWorld("short");
      vi.setSystemTime(Date.parse("2026-01-01T00:00:01Z"));
      const authorization = `Bearer ${credentials.company.accessToken}`;
      expect((await fetch(`${sandbox.baseUrl}${vendors}`, { headers: { authorization } })).status).toBe(404);
      await expect(sandbox.inWorld("short")).rejects.toThrow("does not exist");
      expect((await control.readWorld({ path: { name: "short" } })).status).toBe(404);
      await control.createWorld({ body: { name: "short" } }).orThrow();
      // The token of the former world opens nothing in the new one.
      expect((await fetch(`${sandbox.baseUrl}${vendors}`, { headers: { authorization } })).status).toBe(404);
      const named = { authorization, "Sandbox-World": "short" };
      expect((await fetch(`${sandbox.baseUrl}${vendors}`, { headers: named })).status).toBe(401);
      await control.deleteWorld({ path: { name: "short" } }).orThrow();
    } finally {
      vi.useRealTimers();
    }
  });

  it("takes its snapshots with it", async () => {
    await control.createWorld({ body: { name: "kept" } }).orThrow();
    const { id } = await (await sandbox.inWorld("kept")).control.takeSnapshot({}).orThrow();
    await control.deleteWorld({ path: { name: "kept" } }).orThrow();
    expect((await control.createWorld({ body: { snapshot: id } })).status).toBe(404);
    const own = await control.takeSnapshot({}).orThrow();
    expect((await control.listSnapshots({}).orThrow()).map((snapshot) => snapshot.id)).toEqual([own.id]);
    await control.deleteSnapshot({ path: { id: own.id } }).orThrow();
    expect((await control.restoreSnapshot({ path: { id: own.id } })).status).toBe(404);
  });
});
