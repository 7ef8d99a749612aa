import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, it } from "vitest";
import type { z } from "zod";
import { buildFiles } from "../../../../generator/generate.js";
import type { JsonValue } from "../../../../generator/model/json-schema/schema.js";
import { bundled } from "../../../support/bundled.js";
import { loadedSchema } from "../../../support/loaded-schema.js";
import { projectOf } from "../../../support/project.js";
import { createRandom, createRandomJson } from "../../../support/random-schema.js";
import { createRandomTyped } from "../../../support/random-typed-schema.js";
import { seedOfRun } from "../../../support/seeds.js";
import { sized } from "../../../support/sizes.js";
import { planOf } from "../../../support/validators.js";
import { zodAndValidators } from "../../../support/zod-module.js";

const root = resolve(import.meta.dirname, "../../../..");

type Schemas = Readonly<Record<string, z.ZodType>>;

describe("schemas of zod", () => {
  let schemas: Schemas;
  beforeAll(async () => {
    const folder = join(root, "test/golden/zod");
    const { files } = await buildFiles(projectOf("shop", folder, { emit: ["zod"], format: "none" }));
    schemas = (await bundled(files, 'export * from "./zod.js";')) as Schemas;
  });

  const order = { id: 7, status: "open", lines: [{ sku: "lamp", price: 9 }], extra: null };

  function issuesOf(name: string, value: unknown): readonly unknown[] {
    const { error } = schemas[name]?.safeParse(value) ?? {};
    return (error?.issues ?? []).map(({ path, code }) => [path.join("/"), code]);
  }

  it("return valid values with all their properties", () => {
    const value = { ...order, note: null, other: { a: [1] }, customer: { email: "ada@example.com", b: 2 } };
    expect(schemas["orderSchema"]?.parse(value)).toEqual(value);
  });

  it("report problems with their paths, their own and those of validators", () => {
    const value = {
      id: 1.5,
      status: 7,
      lines: [{ sku: "", price: 0, more: 1 }],
      customer: { email: "ada", name: "x".repeat(41) },
    };
    expect(issuesOf("orderSchema", value)).toEqual([
      ["id", "custom"],
      ["status", "invalid_value"],
      ["lines/0/sku", "too_small"],
      ["lines/0/price", "too_small"],
      ["lines/0", "unrecognized_keys"],
      ["extra", expect.stringMatching(/^(?:custom|invalid_type)$/)],
      ["customer/email", "custom"],
      ["customer/name", "custom"],
    ]);
  });

  it("check closed choices, other properties and names of every object as validators do", () => {
    expect(issuesOf("paymentSchema", { card: "1234", iban: "DE1" })).toEqual([["", "custom"]]);
    expect(issuesOf("paymentSchema", { card: "1234" })).toEqual([]);
    expect(issuesOf("attributesSchema", JSON.parse('{ "__proto__": 1 }'))).toEqual([["__proto__", "custom"]]);
  });

  it("reject values that are nested deeper than validators read, and do not overflow", () => {
    let tree: object = {};
    for (let depth = 0; depth < 50_000; depth += 1) tree = { children: [tree] };
    expect(issuesOf("treeSchema", tree)).not.toEqual([]);
    let small: object = {};
    for (let depth = 0; depth < 480; depth += 1) small = { children: [small] };
    expect(issuesOf("treeSchema", small)).toEqual([]);
  });
});

/** The results of zod and of the validators that differ, for values of one schema. */
async function differencesOf(
  schema: JsonValue,
  values: readonly JsonValue[],
  outcomes: boolean[] = [],
): Promise<readonly unknown[]> {
  const { root: loaded, targets } = await loadedSchema(schema);
  const { schemas, validators } = await zodAndValidators<"Root">(planOf(loaded, targets));
  return values.flatMap((value): readonly unknown[] => {
    const result = schemas["rootSchema"]?.safeParse(value);
    const isValid = validators.isRoot(value);
    outcomes.push(isValid);
    if (result?.success !== isValid) return [{ schema, value, isValid, issues: result?.error?.issues }];
    // zod drops this name.
    return isValid && !JSON.stringify(value).includes("__proto__") && !isSame(result.data, value)
      ? [{ schema, value, parsed: result.data }]
      : [];
  });
}

function isSame(a: unknown, b: unknown): boolean {
  try {
    expect(a).toEqual(b);
    return true;
  } catch {
    return false;
  }
}

describe("zod and the validators accept the same values", () => {
  it("of schemas as people write them", async () => {
    const outcomes: boolean[] = [];
    const differences: unknown[] = [];
    for (let at = 0; at < sized({ normal: 40, thorough: 3_000 }); at += 1) {
      const typed = createRandomTyped(createRandom(seedOfRun() * 100_000 + at), false);
      const inObject = (): JsonValue => ({ type: "object", required: ["a"], properties: { a: typed.schema(2) } });
      const $defs = { A: inObject(), B: inObject() };
      const schema = { ...typed.schema(4), $defs };
      const values = Array.from({ length: 8 }, () => typed.value(schema, { A: $defs.A, B: $defs.B }, 5));
      differences.push(...(await differencesOf(schema, values, outcomes)));
    }
    expect(differences).toEqual([]);
    // Both results are common, and so are schemas that zod expresses without a validator.
    const share = outcomes.filter((isValid) => isValid).length / outcomes.length;
    expect([share > 0.1, share < 0.9]).toEqual([true, true]);
  });

  it("of schemas with any keywords", async () => {
    const differences: unknown[] = [];
    for (let at = 0; at < sized({ normal: 15, thorough: 1_000 }); at += 1) {
      const json = createRandomJson(createRandom(seedOfRun() * 100_000 + at));
      const plain = (depth: number): object => Object(json.schema(depth)) as object;
      const again = { $ref: "#/$defs/B" };
      const recurring = {
        properties: { a: again, b: { $ref: "#/$defs/A" } },
        items: { anyOf: [again, json.schema(0)] },
      };
      const $defs = { A: json.schema(0), B: { ...plain(0), ...recurring } };
      const schema = { ...plain(3), $defs } as JsonValue;
      const values = Array.from({ length: 6 }, (_, count) =>
        count % 2 === 0 ? json.matching(schema, 3) : json.value(3),
      );
      differences.push(...(await differencesOf(schema, values)));
    }
    expect(differences).toEqual([]);
  });

  const given =
    process.env["CONFORMANCE_DIR"] ?? fileURLToPath(new URL("../../../../../shared/conformance", import.meta.url));
  const suite = join(given, "json-schema/draft2020-12");
  const files = existsSync(suite) ? readdirSync(suite).filter((name) => name.endsWith(".json")) : [];

  it.skipIf(files.length === 0)("of the official suite of JSON Schema", async () => {
    const differences: unknown[] = [];
    for (const file of sized({ normal: files.filter((_, at) => at % 5 === 0), thorough: files })) {
      const groups = JSON.parse(readFileSync(join(suite, file), "utf8")) as readonly {
        readonly schema: JsonValue;
        readonly tests: readonly { readonly data: JsonValue }[];
      }[];
      for (const { schema, tests } of groups) {
        // The loader of tests reads no other document.
        if (
          /"\$(?:id|dynamicRef|anchor|schema)"|"http/.test(JSON.stringify(schema).replace(/"\$schema":"[^"]*",?/, ""))
        )
          continue;
        differences.push(
          ...(await differencesOf(
            schema,
            tests.map(({ data }) => data),
          )),
        );
      }
    }
    expect(differences).toEqual([]);
  });
});
