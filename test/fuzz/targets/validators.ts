import { transformSync } from "esbuild";
import * as base from "../../../generated/runtime/base.js";
import * as formats from "../../../generated/runtime/formats.js";
import * as json from "../../../generated/runtime/json.js";
import * as patterns from "../../../generated/runtime/patterns.js";
import type { JsonValue } from "../../../generator/model/json-schema/schema.js";
import { jsonValidators } from "../../../generator/emit/json-validators/json-validators.js";
import { declaredName, type ModuleDef } from "../../../generator/emit/structures.js";
import { planInterface } from "../../../generator/plan/plan-interfaces.js";
import type { Result } from "../../../templates/runtime/base/problem.js";
import { contractOf } from "../../support/contract.js";
import { schemaAt } from "../../support/json-schema.js";
import { matches } from "../../support/reference-validator.js";
import { renderDeclaration } from "../../support/render-module.js";
import { ensure, textOf, type FuzzTarget } from "../fuzz-target.js";

const schemas: Readonly<Record<string, JsonValue>> = {
  Order: {
    type: "object",
    required: ["id", "lines"],
    properties: {
      id: { type: "string", minLength: 1, maxLength: 8, pattern: "^[a-z]+$" },
      lines: { type: "array", minItems: 1, maxItems: 4, uniqueItems: true, items: { $ref: "#/Line" } },
      parent: { $ref: "#/Order" },
      note: { type: ["string", "null"] },
    },
    additionalProperties: false,
    dependentRequired: { note: ["parent"] },
  },
  Line: {
    oneOf: [
      {
        type: "object",
        required: ["price"],
        properties: { kind: { const: "good" }, price: { type: "number", minimum: 0 } },
      },
      {
        type: "object",
        required: ["hours"],
        properties: { kind: { const: "work" }, hours: { type: "integer", exclusiveMaximum: 25 } },
      },
      { type: "integer", multipleOf: 3, maximum: 1e6, minimum: -1e6 },
    ],
  },
  Open: {
    type: "object",
    patternProperties: {
      "^x-": { type: "boolean" },
      y$: { type: "array", prefixItems: [{ enum: [1, "a", null, { b: [] }] }], items: false },
    },
    propertyNames: { maxLength: 5 },
    minProperties: 1,
    maxProperties: 4,
    if: { required: ["x-a"] },
    then: { properties: { a: { type: "string" } } },
    else: { not: { required: ["b"] } },
    dependentSchemas: { c: { required: ["d"] } },
    unevaluatedProperties: {
      anyOf: [{ type: "number" }, { type: "array", contains: { type: "null" }, minContains: 2, maxContains: 3 }],
    },
  },
};

const run = runModule();

/** Generated validators: both paths agree with each other and with a plain reading of the standard. The first byte chooses the schema. */
export const target: FuzzTarget = {
  seeds: [
    '0{"id":"abc","lines":[{"kind":"good","price":1.5},{"kind":"work","hours":8},9],"note":null,"parent":{"id":"a","lines":[3]}}',
    '1{"kind":"work","hours":24}',
    "16",
    '2{"x-a":true,"y":[1],"a":"b","c":[null,null]}',
    '2{"d":1,"c":2,"ay":[{"b":[]}]}',
  ],
  maxSteps: (length) => 10_000 + 500 * length,
  run(input) {
    const names = Object.keys(schemas);
    const name = names[(input[0] ?? 0) % names.length]!;
    const text = textOf(input.subarray(1));
    const parsed = run[`parse${name}`]!(text) as Result<unknown>;
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      ensure(!parsed.ok, "A text that is not JSON is accepted.");
      return "";
    }
    const result = run[`validate${name}`]!(value) as Result<unknown>;
    ensure(run[`is${name}`]!(value) === result.ok, "The guard differs.", result);
    ensure(!parsed.ok || result.ok, "A parsed value is invalid.", result);
    // JSON.parse makes Infinity of a number like 1e400, which no schema is about.
    if (hasFiniteNumbers(value)) {
      const isMatch = matches(schemaOf(`/${name}`), value as JsonValue);
      ensure(result.ok === isMatch, "A plain reading of the schema differs.", isMatch, result);
    }
    return result.ok ? name : result.problems.map(({ code, path }) => `${code} ${path.length}`).join(" ");
  },
};

function hasFiniteNumbers(value: unknown): boolean {
  if (typeof value === "number") return Number.isFinite(value);
  return typeof value !== "object" || value === null || Object.values(value).every(hasFiniteNumbers);
}

const schemaOf = schemaAt(schemas);

/** The validators as emitted, compiled and run. */
function runModule(): Readonly<Record<string, (value: unknown) => unknown>> {
  const [module] = jsonValidators.emit(
    planInterface(contractOf(schemas), "test"),
    new Set(["types", "validators"]),
  ) as readonly ModuleDef[];
  const runtime = { base, formats, json, patterns } as Readonly<Record<string, object>>;
  const imports = module!.imports
    .filter(({ typeOnly }) => !typeOnly)
    .map(({ module: path, name, alias = name }) => `const ${alias} = runtime.${path.split("/")[1]}.${name};`);
  const text = module!.declarations
    .map(renderDeclaration)
    .join("\n")
    .replace(/^export /gm, "");
  const { code } = transformSync(text, { loader: "ts", target: "es2022" });
  const names = module!.declarations.flatMap((declaration) => declaredName(declaration) ?? []);
  return new Function("runtime", `"use strict";\n${imports.join("\n")}\n${code}\nreturn { ${names.join(", ")} };`)(
    runtime,
  ) as never;
}
