import type { JsonSchema } from "../../model/json-schema/schema.js";
import type { InterfacePlan, SchemaViewNames } from "../../plan/plan.js";
import { camelCase } from "../../text/identifiers.js";
import { stringLiteral } from "../../text/literals.js";
import { callText, pureCall } from "../body/expression-texts.js";
import { jsDoc } from "../documented.js";
import type { Emitter } from "../emitter.js";
import { createModule, type ModuleBuilder } from "../module-builder.js";
import { constant, kinds } from "../structures.js";
import { createOutlines } from "./outlines.js";

/** Functions and types of the runtime that the module offers, by their files. */
const offered = {
  "base/format-problems": ["formatProblems"],
  "base/problem-details": ["type ProblemDetails", "toProblemDetails"],
  "json/assert": ["type AssertionError", "isAssertionError"],
  "json/with-defaults": ["withDefaults"],
  "json/without-unknown": ["withoutUnknown"],
  "parameters/from-strings": ["fromStrings"],
} as const;

/**
 * `schemas.ts`: for each named JSON schema of payloads `assertOrder`, `orderSchema` (Standard Schema, version 1) and
 * `orderOutline`, which the functions about defaults, unknown members and texts take. Each stands alone: a bundle holds what it imports.
 */
export const schemas: Emitter = {
  emit(plan) {
    const named = plan.schemas.filter(({ isMessagePart, isLoose }) => isMessagePart !== true && isLoose !== true);
    if (named.length === 0) return [];
    const module = createModule(plan.modules.schemas, plan.sources, Object.values(offered).flat().map(bareName));
    const outlines = createOutlines(plan, module);
    for (const { schema, views, isTypeOnly } of named) {
      for (const view of views) {
        if (isTypeOnly !== true) {
          addAssertion(plan, schema, view, module);
          addSchema(plan, view, module);
        }
        outlines.add(schema, view);
      }
    }
    for (const [file, names] of Object.entries(offered)) {
      const namedExports = names.map((name) => ({ name: bareName(name), isTypeOnly: name !== bareName(name) }));
      module.add({ kind: kinds.exports, namedExports, moduleSpecifier: `runtime/${file}.ts` });
    }
    return [module.build()];
  },
};

function bareName(name: string): string {
  return name.replace(/^type /, "");
}

function addAssertion(
  plan: InterfacePlan,
  schema: JsonSchema,
  { typeName, validateName }: SchemaViewNames,
  module: ModuleBuilder,
): void {
  const held = module.useType(plan.modules.types, typeName);
  // As guards: nothing is converted here.
  const isCoded = plan.forms?.refOf(schema) !== undefined;
  const type = isCoded ? `${module.runtimeType("json/codec", "WithSafeIntegers")}<${held}>` : held;
  const validate = callText(module.useValue(plan.modules.validators, validateName), "value", "options");
  const require = module.runtimeValue("json/assert", "requireValid");
  module.add({
    kind: kinds.function,
    name: module.declare(`assert${typeName}`),
    ...jsDoc(`Throws an \`AssertionError\` with every problem unless a value is a valid ${typeName}.`),
    isExported: true,
    parameters: [
      { name: "value", type: "unknown" },
      { name: "options", type: module.runtimeType("json/validate", "ValidateOptions"), hasQuestionToken: true },
    ],
    returnType: `asserts value is ${type}`,
    statements: `${callText(require, stringLiteral(typeName), validate)};`,
  });
}

function addSchema(plan: InterfacePlan, { typeName, validateName }: SchemaViewNames, module: ModuleBuilder): void {
  const type = module.useType(plan.modules.types, typeName);
  const validate = module.useValue(plan.modules.validators, validateName);
  module.add(
    constant({
      name: module.declare(`${camelCase(typeName)}Schema`),
      ...jsDoc(`A valid ${typeName} for tools that take Standard Schema.`),
      isExported: true,
      type: `${module.runtimeType("json/standard-schema", "StandardSchema")}<${type}>`,
      initializer: pureCall(module.runtimeValue("json/standard-schema", "standardSchema"), validate),
    }),
  );
}
