import type { JsonSchema, JsonType, JsonValue } from "../../model/json-schema/schema.js";
import { jsonLiteral, stringLiteral } from "../../text/literals.js";
import type { LiteralProperties } from "../body/expression-texts.js";
import type { BranchFacts } from "./branch-facts.js";
import { referencedSchema } from "./calls.js";
import type { Group } from "./groups.js";

/** The outline that each branch of an anyOf or oneOf gives of a value of `known` types: see the runtime's `meantBranch`. */
export function branchOutlines(
  schema: JsonSchema,
  branches: readonly JsonSchema[],
  facts: readonly BranchFacts[],
  known: ReadonlySet<Group> | undefined,
): readonly LiteralProperties[] {
  const outlines = branches.map((branch, index) => outlineOf(branch, facts[index]!));
  if (schema.discriminator !== undefined) addDiscriminator(schema.discriminator, branches, outlines);
  const isNever = branches.map((branch) => referencedSchema(branch).boolean === false);
  const possible = outlines.filter((_, index) => isNever[index] !== true);
  const isShared = (has: (outline: Outline) => boolean | undefined): boolean =>
    possible.every((other) => has(other) === true);
  const haveSameTypes = possible.every(({ types }) => sameValues(types, possible[0]?.types ?? []));
  const arrays = possible.filter(({ types }) => types.length === 0 || types.includes("array"));
  const haveSameItems = arrays.every(({ items }) => sameValues(items, arrays[0]?.items ?? []));
  const types = haveSameTypes ? (possible[0]?.types ?? []) : [];
  const allTypes = types.length === known?.size ? undefined : listText(types);
  // Members tell objects apart: one branch for them is told by its type.
  const isTold = possible.filter(({ types }) => types.length === 0 || types.includes("object")).length > 1;
  return outlines.map((outline, index) => {
    // Nothing is meant for a branch that takes nothing.
    if (isNever[index] === true) return { types: "[]", allTypes: index === 0 ? allTypes : undefined };
    const ofType = {
      types: haveSameTypes ? undefined : listText(outline.types),
      allTypes: index === 0 ? allTypes : undefined,
      items: haveSameItems ? undefined : listText(outline.items),
    };
    if (!isTold) return ofType;
    const tags = [...outline.tags].filter(
      ([name, values]) => !isShared((other) => sameValues(other.tags.get(name), values)),
    );
    const isTag = new Set(tags.map(([name]) => name));
    const members = [...outline.members].filter((name) => !isShared((other) => other.members.has(name)));
    const required = [...outline.required].filter(
      (name) => isTag.has(name) || !isShared((other) => other.required.has(name)),
    );
    return {
      ...ofType,
      members: listText(members),
      required: listText(required),
      tags: listText(tags),
      mapped: outline.mapped === undefined ? undefined : stringLiteral(outline.mapped),
    };
  });
}

function listText(list: readonly JsonValue[]): string | undefined {
  return list.length === 0 ? undefined : jsonLiteral(list);
}

interface Outline {
  /** Empty where any type is possible. */
  readonly types: readonly (Group | "integer")[];
  /** The same of the items of an array. */
  readonly items: readonly JsonType[];
  /** Names of members that the branch speaks of. */
  readonly members: ReadonlySet<string>;
  /** Names of members that must be there. */
  readonly required: Set<string>;
  /** The values that a member must have, by its name. */
  readonly tags: Map<string, readonly JsonValue[]>;
  /** The property of OpenAPI's discriminator; absent where there is none. */
  mapped?: string;
}

function outlineOf(branch: JsonSchema, { groups, required, constants }: BranchFacts): Outline {
  const members = new Set([...membersOf(branch), ...required]);
  const isWhole = referencedSchema(branch).types?.includes("number") === false;
  const types = [...(groups ?? [])].map((group) => (group === "number" && isWhole ? "integer" : group));
  const { items } = referencedSchema(branch);
  const itemTypes = items === undefined ? [] : (referencedSchema(items).types ?? []);
  return { types, items: itemTypes, members, required: new Set(required), tags: new Map(constants) };
}

/** More schemas are not looked at for the members of one branch. */
const maxParts = 200;

/** The members that a schema speaks of itself, and those that it refers to, is put together from or chooses between. */
function membersOf(branch: JsonSchema): readonly string[] {
  const reached = new Set([branch]);
  // A Set visits what is added while it is walked.
  for (const part of reached) {
    const { ref, allOf = [], anyOf = [], oneOf = [] } = part;
    const inner = [...(ref === undefined ? [] : [ref.target]), ...allOf, ...anyOf, ...oneOf];
    for (const schema of inner) if (reached.size < maxParts) reached.add(schema);
  }
  const properties = [...reached].flatMap((part) => [...(part.properties ?? [])]);
  return properties.filter(([, property]) => property.boolean !== false).map(([name]) => name);
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
    outline.mapped = propertyName;
  });
}
