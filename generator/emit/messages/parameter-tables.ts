import type { FieldTable, ParameterTable } from "../../../templates/runtime/http/operation.js";
import type { IsCommaFree } from "../../plan/parameter-tables.js";
import type { InterfacePlan } from "../../plan/plan.js";
import { createCommaFree } from "../../prove/json-schema/comma-free.js";
import { booleanLiteral, jsonLiteral, stringLiteral } from "../../text/literals.js";
import { objectText, trueIf } from "../body/expression-texts.js";
import { valueShapeText } from "./value-shape.js";

const tests = new WeakMap<InterfacePlan, IsCommaFree>();

/** The test of an interface: the same for its client and its server. */
export function commaFreeOf(plan: InterfacePlan): IsCommaFree {
  const test = tests.get(plan) ?? createCommaFree();
  tests.set(plan, test);
  return test;
}

/** The text of the table of a parameter, a header or a field of a form. */
export function tableText(table: ParameterTable | FieldTable): string {
  const {
    name,
    style,
    explode,
    shape,
    commaFree,
    allowReserved,
    anyText,
    spansSegments,
    unlogged,
    default: value,
  } = table;
  return objectText({
    name: stringLiteral(name),
    in: "in" in table ? stringLiteral(table.in) : undefined,
    style: style && stringLiteral(style),
    explode: explode === undefined ? undefined : booleanLiteral(explode),
    shape: valueShapeText(shape),
    commaFree: trueIf(commaFree === true),
    allowReserved: trueIf(allowReserved === true),
    anyText: trueIf(anyText === true),
    spansSegments: trueIf(spansSegments === true),
    unlogged: trueIf(unlogged === true),
    default: value === undefined ? undefined : jsonLiteral(value),
  });
}
