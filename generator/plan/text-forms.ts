import type { Parameter } from "../model/contract.js";
import type { JsonSchema } from "../model/json-schema/schema.js";

export type Style = Parameter["style"];

/** How deep objects inside objects are followed. */
const deepest = 8;

/** How many values inside of one value are looked at. */
const mostValues = 20_000;

/**
 * Whether values of a schema have a text form in a style. OpenAPI, "Style Values": every style carries primitive values,
 * and lists and objects of them; deepObject carries objects inside objects as well, here up to eight levels.
 */
export function hasTextForm(schema: JsonSchema, style: Style): boolean {
  const budget = { left: mostValues };
  return fits(schema, style === "deepObject" ? deepest : 1, style === "deepObject", budget, new Set());
}

/** `seen` holds the schemas that stand for the same value: a composition may lead back to where it began. */
function fits(
  schema: JsonSchema,
  levels: number,
  isDeep: boolean,
  budget: { left: number },
  seen: Set<JsonSchema>,
): boolean {
  const open = [schema];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    if (seen.has(at)) continue;
    seen.add(at);
    budget.left -= 1;
    if (budget.left < 0) return false;
    const { ref, allOf = [], anyOf = [], oneOf = [], items, prefixItems = [], types } = at;
    if (levels === 0 && types?.every((type) => type === "object" || type === "array") === true) return false;
    open.push(...(ref === undefined ? [] : [ref.target]), ...allOf, ...anyOf, ...oneOf);
    const listed = items === undefined ? prefixItems : [...prefixItems, items];
    // Items of lists are primitive in every style.
    const inner = (each: JsonSchema, left: number): boolean => fits(each, left, isDeep, budget, new Set());
    if (!listed.every((each) => levels > 0 && inner(each, 0))) return false;
    if (!membersOf(at).every((each) => levels > 0 && inner(each, levels - 1))) return false;
  }
  return true;
}

function membersOf({ properties, additionalProperties: others, patternProperties }: JsonSchema): readonly JsonSchema[] {
  const named = [...(properties?.values() ?? []), ...(patternProperties?.values() ?? [])];
  return others === undefined ? named : [...named, others];
}
