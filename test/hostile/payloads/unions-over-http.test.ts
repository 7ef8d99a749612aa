import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import type { JsonValue } from "../../../generator/model/json-schema/schema.js";
import { partiesOf } from "../../support/parties.js";
import { closeServed, serve } from "../../support/served-node.js";

/*
 * A megabyte of hostile JSON, sent to a generated server through a socket. Its cost is compared with the same body without
 * its fault, in the same run: no clock decides.
 */

const kinds = Array.from({ length: 60 }, (_, at) => at);
const object = (properties: Readonly<Record<string, JsonValue>>): JsonValue => ({
  type: "object",
  required: Object.keys(properties),
  properties,
});

const schemas: Readonly<Record<string, JsonValue>> = {
  tagged: {
    type: "array",
    items: { oneOf: kinds.map((at) => object({ kind: { const: `k${at}` }, [`field${at}`]: { type: "integer" } })) },
  },
  arrays: {
    anyOf: [
      { type: "array", items: { type: "integer" } },
      { type: "array", items: { type: "string" } },
      { type: "array", items: object({ id: { type: "integer" } }) },
    ],
  },
};

const bodies: Readonly<Record<string, (wrong: boolean) => string>> = {
  tagged: (wrong) => {
    const items = Array.from({ length: 26_000 }, (_, at) => ({
      kind: `k${at % 60}`,
      [`field${at % 60}`]: at,
    }));
    if (wrong) items[25_999]![`field${25_999 % 60}`] = "seven";
    return JSON.stringify(items);
  },
  arrays: (wrong) =>
    JSON.stringify(Array.from({ length: 70_000 }, (_, at) => ({ id: wrong && at === 69_999 ? "x" : at }))),
};

const folder = mkdtempSync(join(tmpdir(), "specwright-test-"));
const responses = { 204: { description: "Done." } };
const paths = Object.fromEntries(
  Object.entries(schemas).map(([name, schema]) => {
    const requestBody = { required: true, content: { "application/json": { schema } } };
    return [`/${name}`, { post: { operationId: name, requestBody, responses } }];
  }),
);
writeFileSync(
  join(folder, "openapi.json"),
  JSON.stringify({ openapi: "3.1.0", info: { title: "t", version: "1" }, paths }),
);
const { server } = await partiesOf("unions", folder);
const create = Object.values(server).find((each) => /^create\w*Server$/.test(each.name))!;
const done = (): unknown => ({ status: 204 });
const served = create({ handlers: { tagged: done, arrays: done }, maxBodyBytes: 1_048_576 });

afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(closeServed);

/** The processor time of the middle one of seven runs, those of several kinds in turn. */
async function compared(...runs: readonly (() => Promise<unknown>)[]): Promise<readonly number[]> {
  const times: number[][] = runs.map(() => []);
  for (let round = 0; round < 8; round += 1) {
    for (const [index, run] of runs.entries()) {
      const start = process.cpuUsage();
      await run();
      const { user, system } = process.cpuUsage(start);
      if (round > 0) times[index]!.push(user + system);
    }
  }
  return times.map((list) => list.sort((one, other) => one - other)[3]!);
}

describe("a megabyte with one wrong item at its end", () => {
  it.each(Object.keys(bodies))("costs a server little more than the same without it: %s", async (name) => {
    const { port } = await serve(served);
    const send = async (body: string): Promise<{ readonly status: number; readonly text: string }> => {
      const headers = { "content-type": "application/json" };
      const answer = await fetch(`http://127.0.0.1:${port}/${name}`, { method: "POST", body, headers });
      return { status: answer.status, text: await answer.text() };
    };
    const [right, wrong] = [bodies[name]!(false), bodies[name]!(true)];
    expect(wrong.length).toBeGreaterThan(700_000);
    expect(wrong.length).toBeLessThan(1_048_576);
    const refused = await send(wrong);
    expect([(await send(right)).status, refused.status]).toEqual([204, 400]);
    // Callers must not see source locations of a spec.
    expect(refused.text).not.toMatch(/schemaPath|#\/|"actual"/);
    const [taken, given] = await compared(
      () => send(right),
      () => send(wrong),
    );
    // Asking every branch of every item again would cost sixty times as much.
    expect(given! / taken!).toBeLessThan(10);
  });
});
