import type { Diagnostics } from "../../../diagnostics/create-diagnostics.js";
import type { Discriminator, JsonSchema, JsonValue } from "../../../model/json-schema/schema.js";
import { alwaysAlong, isPlainReference, sameValue } from "../../../model/json-schema/same-value.js";
import type { Draft } from "./scope.js";

/** The types of tagged branches. */
export type Tagged = NonNullable<JsonSchema["tagged"]>;

/** Maximum number of schemas that are read for one branch. */
const maxParts = 200;

/**
 * Limits each branch of a union with a discriminator to its values of the tag (OpenAPI 3.1, section 4.8.25): the branch
 * `{ $ref: A }` that "a" maps to becomes `{ $ref: A, properties: { kind: { enum: ["a"] } } }`. Branches that cannot have
 * these values, or have only one, stay as written.
 */
export function tagBranches(schemas: readonly Draft[], types: Tagged, diagnostics: Diagnostics): void {
  for (const { discriminator, oneOf = [], anyOf = [] } of schemas) {
    const all = [...oneOf, ...anyOf];
    if (discriminator === undefined || all.length < 2) continue;
    const branches = all.filter(isPlainReference);
    for (const branch of branches) limitToTags(branch, mappedTags(branch, discriminator), discriminator, types);
    const { propertyName: property, origin } = discriminator;
    if (branches.some(({ tagged }) => tagged === "as-written"))
      diagnostics.report("openapi/union-does-not-narrow", origin, { property });
  }
}

/** The values that a mapping has for a branch, or for a branch within it. */
function mappedTags(branch: JsonSchema, { mapping }: Discriminator): readonly string[] {
  const targets = sameValue(branch, ({ anyOf = [], oneOf = [] }) => [...anyOf, ...oneOf], maxParts);
  return [...mapping].filter(([, target]) => targets.has(target)).map(([value]) => value);
}

/** Limits a branch to values of the tag. Returns false, and changes nothing, if it cannot have any of them. */
export function limitToTags(
  branch: Draft,
  values: readonly string[],
  { propertyName, origin }: Discriminator,
  types: Tagged,
): boolean {
  const parts = [...alwaysAlong(branch, maxParts)];
  const declared = parts.flatMap(({ properties }) => {
    const property = properties?.get(propertyName);
    return property === undefined ? [] : [...alwaysAlong(property, maxParts)];
  });
  const isObject = parts.every(({ types, boolean }) => boolean !== false && types?.includes("object") !== false);
  const isText = declared.every(({ types, boolean }) => boolean !== false && types?.includes("string") !== false);
  const lists = declared.map(listedValues).filter((list) => list !== undefined);
  const possible = values.filter((value) => lists.every((list) => list.includes(value)));
  if (!isObject || !isText || possible.length === 0 || (declared.length === 0 && parts.some(isClosed))) return false;
  // Only a single value narrows a type on both sides of a comparison.
  const isLimited = (list: readonly JsonValue[]): boolean =>
    types === "narrow" ? list.length === 1 : list.every((value) => possible.some((tag) => tag === value));
  if (lists.some(isLimited)) return true;
  const isRequired = parts.some(({ required }) => required?.includes(propertyName));
  branch.tagged = types;
  branch.properties = new Map([[propertyName, { origin, enum: possible }]]);
  if (isRequired) branch.required = [propertyName];
  return true;
}

function isClosed({ additionalProperties, unevaluatedProperties }: JsonSchema): boolean {
  return additionalProperties?.boolean === false || unevaluatedProperties?.boolean === false;
}

function listedValues({ const: constant, enum: values }: JsonSchema): readonly JsonValue[] | undefined {
  return constant === undefined ? values : [constant.value];
}
