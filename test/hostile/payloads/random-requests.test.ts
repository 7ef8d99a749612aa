import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { OperationTable } from "../../../templates/runtime/http/operation.js";
import type { Server } from "../../../templates/runtime/server/server-types.js";
import { Random } from "../../support/random.js";
import { send } from "../../support/server-request.js";
import { sized } from "../../support/sizes.js";
import { seedsOf } from "../../support/seeds.js";
import { maxBytes } from "./tame.js";

const rounds = sized({ normal: 120, thorough: 20_000 });

type Module = Readonly<Record<string, unknown>>;
type CreateServer = (options: object) => Server;

const generated = new URL("../../../generated/", import.meta.url);
const interfaces = readdirSync(generated, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !["dist", "runtime", "umbrella", "node_modules"].includes(entry.name))
  .map(({ name }) => name);

const texts = [
  "",
  "1",
  "-0",
  "1e400",
  "true",
  "null",
  "a,b",
  "a|b",
  "a=b",
  "%",
  "%2F",
  "%00",
  "%ED%A0%80",
  "..",
  "%2e%2e",
  "\0",
  "\r\nx: y",
  "\u{1f600}",
  "\ud800",
  "__proto__",
  "{}",
  "[]",
  '{"a":1}',
  "2020-01-01",
  "x".repeat(5000),
  "'",
  '"',
  "<a/>",
  ";",
  " ",
  "\u202e",
  "Bearer x",
  "Basic !!",
  "OAuth",
] as const;

const types = [
  "application/json",
  "application/xml",
  "text/xml; charset=utf-16",
  "multipart/form-data",
  "multipart/form-data; boundary=B",
  "image/png",
  "application/x-www-form-urlencoded",
  "text/plain",
  "*/*",
  'a/b; c="',
  "application/json; charset=nonsense",
  "",
  "\u00e9",
] as const;

const bodies = [
  "",
  "{}",
  "[]",
  "null",
  '{"a":',
  '{"__proto__":{"x":1}}',
  "[".repeat(500),
  '"\\ud800"',
  "1e400",
  "<a>",
  "<!DOCTYPE a [<!ENTITY e 'x'>]><a>&e;</a>",
  "<?xml version='1.0' encoding='UTF-16'?><a/>",
  '--B\r\nContent-Disposition: form-data; name="file"; filename="../x"\r\n\r\nx\r\n--B--',
  "--B\r\n\r\n",
  "a=1&b=%ED%A0%80&a[b][c]=d",
  "&&==",
  "\0\0",
  "\xff\xfe",
] as const;

/** A target that fits a path template, or nearly so. */
function target({ path, parameters }: OperationTable, random: Random): string {
  const filled = path.replace(/\{[^}]*\}/g, () => random.pick(texts));
  const pairs = parameters.flatMap(({ name, in: place }) =>
    place === "query" && random.chance(2) ? [`${name}=${random.pick(texts)}`] : [],
  );
  const extra = random.chance(4) ? [random.pick(texts)] : [];
  const query = [...pairs, ...extra].join("&");
  return `${random.chance(9) ? random.pick(texts) : ""}${filled}${query === "" ? "" : `?${query}`}`;
}

function headers({ parameters }: OperationTable, random: Random): Readonly<Record<string, string>> {
  const own = parameters.flatMap(({ name, in: place }) =>
    place === "header" && random.chance(2) ? [[name.toLowerCase(), random.pick(texts)] as const] : [],
  );
  const usual = ["authorization", "accept", "cookie", "x-consumerkey", "content-length", "accept-language"];
  const others = usual.flatMap((name) => (random.chance(3) ? [[name, random.pick(texts)] as const] : []));
  return Object.fromEntries([
    ["authorization", random.pick(["Bearer x", "OAuth x", "Basic eDp5"])],
    ["content-type", random.pick(types)],
    ...others,
    ...own,
  ]);
}

/** Some bytes of a body are others, or are missing. */
function body(random: Random): Uint8Array {
  const bytes = new TextEncoder().encode(random.pick(bodies));
  for (let slips = random.below(3); slips > 0 && bytes.length > 0; slips--)
    bytes[random.below(bytes.length)] = random.below(256);
  return random.chance(4) ? bytes.subarray(0, random.below(bytes.length + 1)) : bytes;
}

/** Every handler and every hook that a server requires. */
function everything(answer: (...input: never[]) => unknown): object {
  return new Proxy({}, { get: () => answer, has: () => true });
}

interface Party {
  readonly server: Server;
  readonly tables: readonly OperationTable[];
}

/** The server of an interface and the receiver of its webhooks, as far as it has them. */
async function partiesOf(name: string, handler: () => never): Promise<readonly Party[]> {
  const server = (await import(new URL(`${name}/server.ts`, generated).href)) as Module;
  const all = Object.values((await import(new URL(`${name}/operations.ts`, generated).href)) as Module);
  const tables = all.filter(
    (value): value is OperationTable => typeof value === "object" && value !== null && "method" in value,
  );
  const options = {
    handlers: everything(handler),
    security: everything(() => ({})),
    paths: Object.fromEntries(tables.map(({ id }) => [id, `/hooks/${id}`])),
    log: () => undefined,
  };
  return Object.entries(server).flatMap(([key, create]) => {
    const isReceiver = /^create.*Receiver$/.test(key);
    if (!isReceiver && !/^create.*Server$/.test(key)) return [];
    const own = isReceiver ? tables.map((table) => ({ ...table, path: `/hooks/${table.id}` })) : tables;
    return [{ server: (create as CreateServer)(options), tables: own }];
  });
}

describe.each(interfaces)("the servers of %s", (name) => {
  it.each(seedsOf(import.meta.filename))(
    "refuse or hand on whatever arrives, and fail at nothing (seed %i)",
    async (seed) => {
      const random = new Random(seed + name.length);
      let handled = 0;
      const parties = await partiesOf(name, () => {
        handled += 1;
        throw new Error("handled");
      });
      const statuses = new Set<number>();
      for (let round = 0; round < rounds; round++) {
        const { server, tables } = parties[round % parties.length] ?? { tables: [] };
        const table = tables[random.below(tables.length)];
        if (server === undefined || table === undefined) throw new Error(`${name} serves nothing.`);
        const before = handled;
        const request = { headers: headers(table, random), body: body(random), report: () => undefined };
        const to = target(table, random);
        const response = await send(server, table.method, to, request);
        statuses.add(response.status);
        if (handled > before) continue;
        expect([to, request, response.status >= 400 && response.status < 500]).toEqual([to, request, true]);
        expect(typeof response.body === "string" ? response.body.length : 0).toBeLessThan(maxBytes * 2);
      }
      // Most are refused, for several reasons.
      expect(statuses.size).toBeGreaterThan(1);
      expect(({} as { x?: unknown }).x).toBeUndefined();
    },
  );
});
