import { isHiddenIn } from "../../model/json-schema/is-hidden.js";
import type { JsonSchema, JsonType, JsonValue } from "../../model/json-schema/schema.js";
import type { Direction } from "../../plan/plan.js";
import { jsonLiteral } from "../../text/literals.js";
import { groupOf } from "./groups.js";

/** What the branches of an anyOf or oneOf say of a value's outline: see the runtime's `meantBranch`. */
export function branchOutlines(
  schema: JsonSchema,
  branches: readonly JsonSchema[],
  direction: Direction | undefined,
): readonly string[] {
  const outlines = branches.map((branch) => outlineOf(branch, direction));
  if (schema.discriminator !== undefined) addDiscriminator(schema.discriminator, branches, outlines);
  const isShared = (has: (outline: Outline) => boolean | undefined): boolean =>
    outlines.every((each) => has(each) === true);
  return outlines.map((outline) => {
    const tags = [...outline.tags].filter(
      ([name, values]) => !isShared((each) => sameValues(each.tags.get(name), values)),
    );
    const isTag = new Set(tags.map(([name]) => name));
    const members = [...outline.members].filter((name) => !isShared((each) => each.members.has(name)));
    const required = [...outline.required].filter(
      (name) => isTag.has(name) || !isShared((each) => each.required.has(name)),
    );
    return [
      ...(outline.types === undefined ? [] : [`types: ${jsonLiteral([...outline.types])}`]),
      ...listText("members", members),
      ...listText("required", required),
      ...listText("tags", tags),
    ].join(", ");
  });
}

function listText(name: string, list: readonly JsonValue[]): readonly string[] {
  return list.length === 0 ? [] : [`${name}: ${jsonLiteral(list)}`];
}

interface Outline {
  types: ReadonlySet<JsonType> | undefined;
  readonly members: Set<string>;
  readonly required: Set<string>;
  readonly tags: Map<string, readonly JsonValue[]>;
}

/** What a schema says itself, and what those say that it refers to or is put together from. */
function outlineOf(schema: JsonSchema, direction: Direction | undefined): Outline {
  const outline: Outline = { types: undefined, members: new Set(), required: new Set(), tags: new Map() };
  const reached = new Set([schema]);
  // A Set visits what is added while it is walked.
  for (const part of reached) {
    if (part.ref !== undefined) reached.add(part.ref.target);
    part.allOf?.forEach((inner) => reached.add(inner));
    outline.types ??= typesOf(part);
    for (const [name, property] of part.properties ?? []) {
      if (property.boolean === false) continue;
      outline.members.add(name);
      const values = constantsOf(property);
      if (values !== undefined && !outline.tags.has(name)) outline.tags.set(name, values);
    }
    for (const name of part.required ?? []) {
      const property = part.properties?.get(name);
      if (property !== undefined && direction !== undefined && isHiddenIn(direction, property)) continue;
      outline.required.add(name);
      outline.members.add(name);
    }
  }
  return outline;
}

function typesOf({ types, enum: values, const: constant }: JsonSchema): ReadonlySet<JsonType> | undefined {
  if (types !== undefined) return new Set(types);
  const listed = values ?? (constant && [constant.value]);
  return listed && new Set(listed.map(groupOf));
}

/** The values that a member can have alone, behind references with nothing beside them. */
function constantsOf(property: JsonSchema): readonly JsonValue[] | undefined {
  const seen = new Set<JsonSchema>();
  for (
    let schema: JsonSchema | undefined = property;
    schema !== undefined && !seen.has(schema);
    schema = schema.ref?.target
  ) {
    const values = schema.enum ?? (schema.const && [schema.const.value]);
    if (values !== undefined) return values.every(isScalar) ? values : undefined;
    seen.add(schema);
  }
  return undefined;
}

function isScalar(value: JsonValue): boolean {
  return typeof value !== "object" || value === null;
}

function sameValues(some: readonly JsonValue[] | undefined, others: readonly JsonValue[]): boolean {
  return some !== undefined && some.length === others.length && some.every((value) => others.includes(value));
}

/** The values that OpenAPI's discriminator gives to the branches, which are tags whatever else the branches say. */
function addDiscriminator(
  { propertyName, mapping }: NonNullable<JsonSchema["discriminator"]>,
  branches: readonly JsonSchema[],
  outlines: readonly Outline[],
): void {
  branches.forEach((branch, index) => {
    const outline = outlines[index];
    const values = [...mapping]
      .filter(([, target]) => target === branch || target === branch.ref?.target)
      .map(([value]) => value);
    if (outline === undefined || values.length === 0 || outline.tags.has(propertyName)) return;
    outline.tags.set(propertyName, values);
    outline.required.add(propertyName);
  });
}
