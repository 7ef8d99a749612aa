import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Problem } from "../../../templates/runtime/base/problem.js";
import { createDiagnostics } from "../../diagnostics/create-diagnostics.js";
import { invariant } from "../../diagnostics/invariant.js";
import { evaluate } from "../../model/json-schema/evaluate.js";
import type { JsonValue } from "../../model/json-schema/schema.js";
import { schemaContract } from "../../pipeline/schema-contract.js";
import { fixtureTemplatesDir } from "../../templates.js";

/** Returns the problems of the content of a file of fixtures. */
export type FixtureFormat = (value: JsonValue) => Promise<readonly Problem[]>;

/** Loads the JSON Schema of fixtures. The validator that describes problems is compiled only for files that have some. */
export async function fixtureFormat(): Promise<FixtureFormat> {
  const text = readFileSync(join(fixtureTemplatesDir(), "schemas/fixture.schema.json"), "utf8");
  const name = "Fixtures";
  const contract = await schemaContract(
    { name, text, dialect: undefined, schemasByUri: new Map() },
    createDiagnostics(),
  );
  const [schema] = contract?.schemas.values() ?? [];
  invariant(schema !== undefined, "the JSON Schema of fixtures should be valid");
  return async (value) => {
    if (evaluate(schema, value, { direction: "read" }) === true) return [];
    const { compileJsonSchema } = await import("../compile-json-schema.js");
    const compiled = await compileJsonSchema(JSON.parse(text), { name });
    invariant(compiled.ok, "the JSON Schema of fixtures should be valid");
    const result = compiled.validate(value);
    return result.ok ? [] : result.problems;
  };
}
