import type { Diagnostics } from "../../../diagnostics/create-diagnostics.js";
import type { Discriminator, JsonSchema, JsonValue } from "../../../model/json-schema/schema.js";
import { isAnnotation } from "../../../model/json-schema/keywords.js";
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
    for (const branch of branches) limitBranch(branch, discriminator, types);
    const { propertyName: property, origin } = discriminator;
    if (branches.some(({ tagged }) => tagged === "as-written"))
      diagnostics.report("openapi/union-does-not-narrow", origin, { property });
  }
}

/** Limits a branch to its values of the tag; a union within it, branch by branch if it has no discriminator. */
function limitBranch(branch: Draft, discriminator: Discriminator, types: Tagged): void {
  const inner = innerUnion(branch);
  const values = mappedTags(branch, discriminator);
  if (inner === undefined) {
    limitToTags(branch, values, discriminator, types);
    return;
  }
  const known = tagsWithin(inner, discriminator.propertyName, new Set());
  if (known !== undefined) {
    // The union within the branch has narrowed to its values already.
    const possible = values.filter((value) => known.has(value));
    if (possible.length < known.size) limitToTags(branch, possible, discriminator, types);
    return;
  }
  const branches = spreadUnion(branch, inner, discriminator, types);
  if (branches === undefined) {
    limitToTags(branch, values, discriminator, types);
    return;
  }
  if (types === "narrow") delete branch.ref;
  else branch.tagged = types;
  Object.assign(branch, inner.oneOf === undefined ? { anyOf: branches } : { oneOf: branches });
}

/** The values that a mapping has for a branch, or for a branch within it. */
function mappedTags(branch: JsonSchema, { mapping }: Discriminator): readonly string[] {
  const targets = sameValue(branch, branchesOf, maxParts);
  return [...mapping].filter(([, target]) => targets.has(target)).map(([value]) => value);
}

function branchesOf({ anyOf = [], oneOf = [] }: JsonSchema): readonly JsonSchema[] {
  return [...anyOf, ...oneOf];
}

/** The union at the end of plain references; undefined if another schema is there. */
function innerUnion(branch: JsonSchema): JsonSchema | undefined {
  const seen = new Set<JsonSchema>();
  let at = branch;
  while (isPlainReference(at) && !seen.has(at)) {
    seen.add(at);
    at = at.ref!.target;
  }
  return branchesOf(at).length > 0 ? at : undefined;
}

/** The values of the tag that a union accepts; undefined if they are not known. `open` has the unions around it. */
function tagsWithin(union: JsonSchema, propertyName: string, open: Set<JsonSchema>): ReadonlySet<string> | undefined {
  if (open.has(union) || open.size > maxParts) return undefined;
  open.add(union);
  const discriminator = union.discriminator?.propertyName === propertyName ? union.discriminator : undefined;
  const known = new Set<string>();
  for (const branch of branchesOf(union)) {
    const inner = innerUnion(branch);
    const within = inner && tagsWithin(inner, propertyName, open);
    const listed = listedTags([...alwaysAlong(branch, maxParts)], propertyName).find((list) => list.every(isString));
    const tags = within ?? listed ?? (discriminator && mappedTags(branch, discriminator));
    if (tags === undefined) return undefined;
    for (const tag of tags as Iterable<string>) known.add(tag);
  }
  return known;
}

/**
 * The branches of a union within a branch, each limited to its values of the outer tag. Undefined if the mapping names none of them, or
 * the union is more than references. The name of the union, which nothing maps explicitly, is not a value then.
 */
function spreadUnion(
  branch: JsonSchema,
  union: JsonSchema,
  discriminator: Discriminator,
  types: Tagged,
): readonly JsonSchema[] | undefined {
  const all = branchesOf(union);
  const isPure = Object.keys(union).every((key) => key === "oneOf" || key === "anyOf" || isAnnotation(key));
  if (!isPure || (union.oneOf !== undefined && union.anyOf !== undefined) || !all.every(isPlainReference))
    return undefined;
  const name = branch.ref!.text.slice(branch.ref!.text.lastIndexOf("/") + 1);
  const common = [...discriminator.mapping].filter(([value, target]) => target === union && value !== name);
  const tags = all.map((inner) => [...mappedTags(inner, discriminator), ...common.map(([value]) => value)]);
  if (tags.every((values) => values.length === common.length)) return undefined;
  return all.map(({ origin, ref }, index) => {
    const limited: Draft = { origin, ...(ref && { ref }) };
    limitToTags(limited, tags[index]!, discriminator, types);
    return limited;
  });
}

/** Limits a branch to values of the tag. Returns false, and changes nothing, if it cannot have any of them. */
export function limitToTags(
  branch: Draft,
  values: readonly string[],
  { propertyName, origin }: Discriminator,
  types: Tagged,
): boolean {
  const parts = [...alwaysAlong(branch, maxParts)];
  const declared = declaredTags(parts, propertyName);
  const isObject = parts.every(({ types, boolean }) => boolean !== false && types?.includes("object") !== false);
  const isText = declared.every(({ types, boolean }) => boolean !== false && types?.includes("string") !== false);
  const lists = listedTags(parts, propertyName);
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

/** The schemas of a property in schemas that all apply to one value. */
function declaredTags(parts: readonly JsonSchema[], propertyName: string): readonly JsonSchema[] {
  return parts.flatMap(({ properties }) => {
    const property = properties?.get(propertyName);
    return property === undefined ? [] : [...alwaysAlong(property, maxParts)];
  });
}

function listedTags(parts: readonly JsonSchema[], propertyName: string): readonly (readonly JsonValue[])[] {
  return declaredTags(parts, propertyName)
    .map(listedValues)
    .filter((list) => list !== undefined);
}

function isString(value: JsonValue): value is string {
  return typeof value === "string";
}

function isClosed({ additionalProperties, unevaluatedProperties }: JsonSchema): boolean {
  return additionalProperties?.boolean === false || unevaluatedProperties?.boolean === false;
}

function listedValues({ const: constant, enum: values }: JsonSchema): readonly JsonValue[] | undefined {
  return constant === undefined ? values : [constant.value];
}
