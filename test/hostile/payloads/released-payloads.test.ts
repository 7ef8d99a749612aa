import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, it } from "vitest";

const library = pathToFileURL(resolve(import.meta.dirname, "../../../generator/dist/index.js")).href;
const kind = (tag: string): object => ({ properties: { kind: { const: tag } }, required: ["kind"] });

/** Schemas of a payload with one very long string: their problems show values, names, or nothing of it. */
const schemas = {
  values: {
    properties: {
      type: { type: "integer" },
      pattern: { type: "string", pattern: "^a$" },
      format: { format: "email" },
      const: { const: "a" },
      object: { enum: [{ a: 1 }] },
      tag: { oneOf: [kind("a"), kind("b")] },
    },
  },
  names: { propertyNames: { maxLength: 3 }, additionalProperties: false },
  nothing: {
    additionalProperties: { type: "string", format: "password", maxLength: 3, enum: ["a"], "x-sensitive": true },
  },
};

/** Megabytes of memory that are in use while the problems of a payload of 100 MB are kept, and the problems. */
const program = `
  const { compileJsonSchema } = await import(${JSON.stringify(library)});
  const used = async () => {
    await new Promise((resolve) => setTimeout(resolve, 1));
    // The engine keeps the string that was last matched.
    /a/.test("a");
    gc();
    gc();
    const { heapUsed, external } = process.memoryUsage();
    return (heapUsed + external) / 1e6;
  };
  const payloadOf = {
    values: (long) => ({ type: long, pattern: long, format: long, const: long, object: { long }, tag: { kind: long } }),
    names: (long) => ({ [long]: 1 }),
    nothing: (long) => ({ long }),
  };
  const results = {};
  for (const [shown, schema] of Object.entries(${JSON.stringify(schemas)})) {
    const { validate } = await compileJsonSchema(schema);
    const before = await used();
    const { problems } = (() => validate(payloadOf[shown](Buffer.alloc(1e8, "x").toString("latin1"))))();
    results[shown] = { megabytes: (await used()) - before, problems };
  }
  console.log(JSON.stringify(results));
`;

interface Released {
  readonly megabytes: number;
  readonly problems: readonly unknown[];
}

it("are released while their problems are kept, which copy at most 160 characters, and none of secrets", () => {
  const { stdout, stderr } = spawnSync(process.execPath, ["--expose-gc", "--input-type=module", "-e", program], {
    encoding: "utf8",
  });
  expect(stderr).toBe("");
  const results = JSON.parse(stdout) as Readonly<Record<keyof typeof schemas, Released>>;
  const counts = Object.entries(results).map(([shown, { problems }]) => [shown, problems.length]);
  expect(Object.fromEntries(counts)).toEqual({ values: 6, names: 2, nothing: 1 });
  for (const [shown, { megabytes, problems }] of Object.entries(results)) {
    expect(megabytes, shown).toBeLessThan(10);
    const longest = Math.max(0, ...[...JSON.stringify(problems).matchAll(/x{5,}/g)].map(([text]) => text.length));
    expect(longest > 0, shown).toBe(shown !== "nothing");
    expect(longest, shown).toBeLessThan(160);
  }
});
