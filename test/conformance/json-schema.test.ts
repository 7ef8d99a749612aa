import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import type { JsonValue } from "../../generator/model/json-schema/schema.js";
import { RefusedSchema, suiteSchema } from "../support/suite-schema.js";
import { planOf, runModule, validatorsModule } from "../support/validators.js";
import knownFailures from "./json-schema-known-failures.json" with { type: "json" };

/** The official suite of JSON Schema 2020-12. Its folder comes from CONFORMANCE_DIR. */
const folder = process.env["CONFORMANCE_DIR"] ?? fileURLToPath(new URL("../../../shared/conformance", import.meta.url));
const suite = `${folder}/json-schema/draft2020-12`;

interface Group {
  readonly description: string;
  readonly schema: JsonValue;
  readonly tests: readonly { readonly description: string; readonly data: JsonValue; readonly valid: boolean }[];
}

describe.skipIf(!existsSync(suite))("the official suite of JSON Schema 2020-12", () => {
  const remotes = existsSync(suite) ? readRemotes() : new Map<string, JsonValue>();
  const files = existsSync(suite) ? listFiles() : [];
  it.each(files)("%s", (file) => {
    const groups = JSON.parse(readFileSync(`${suite}/${file}`, "utf8")) as readonly Group[];
    const known = new Set(Object.keys((knownFailures as Record<string, Record<string, string>>)[file] ?? {}));
    const failed = new Set<string>();
    let total = 0;
    for (const group of groups) {
      const outcomes = runGroup(group, remotes);
      group.tests.forEach((test, index) => {
        total += 1;
        if (outcomes[index] !== test.valid) failed.add(`${group.description}: ${test.description}`);
      });
    }
    for (const name of failed) if (!known.has(name)) console.log(`new failure in ${file}: ${name}`);
    console.log(`${file}: ${total - failed.size}/${total}`);
    // A known failure that passes is to be struck off the list.
    expect([...failed].sort()).toEqual([...known].sort());
  });
});

/** The verdict of the emitted functions on each value; undefined when the schema is refused. */
function runGroup(group: Group, remotes: ReadonlyMap<string, JsonValue>): readonly (boolean | undefined)[] {
  try {
    const { root, targets } = suiteSchema(group.schema, remotes);
    const validators = runModule<"Root">(validatorsModule(planOf(root, targets)));
    return group.tests.map(({ data }) => {
      const accepted = validators.isRoot(data);
      const result = validators.validateRoot(data);
      expect(result.ok).toBe(accepted);
      if (!result.ok) expect(result.problems.map((problem) => problem.code)).not.toContain("depth");
      return accepted;
    });
  } catch (error) {
    if (error instanceof RefusedSchema) return [];
    throw new Error(`${group.description}: ${String(error)}`, { cause: error });
  }
}

function listFiles(): readonly string[] {
  const names = readdirSync(suite, { recursive: true, encoding: "utf8" });
  return names.filter((name) => name.endsWith(".json")).sort();
}

function readRemotes(): ReadonlyMap<string, JsonValue> {
  const text = readFileSync(`${folder}/json-schema/remotes.json`, "utf8");
  return new Map(Object.entries(JSON.parse(text) as Record<string, JsonValue>));
}
