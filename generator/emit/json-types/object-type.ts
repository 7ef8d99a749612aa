import type { JsonSchema } from "../../model/json-schema/schema.js";
import { isHiddenIn, isHiddenName } from "../../model/json-schema/is-hidden.js";
import { commentLines, memberRemarks } from "../documented.js";
import { schemaDocs } from "./docs.js";
import { onlyRequired } from "./only-required.js";
import { isLoose, type Surroundings, type TypeScope } from "./type-scope.js";
import {
  intersectionType,
  neverMembers,
  neverType,
  textType,
  unionType,
  unknownType,
  type ObjectExpression,
  type ObjectMember,
  type PrefixMember,
  type TypeExpression,
} from "./type-text.js";

/** Prints the type of an inner schema. */
export type InnerType = (schema: JsonSchema, scope: TypeScope) => TypeExpression;

/** Keywords that say something of the shape of an object. */
export const objectKeywords = ["properties", "additionalProperties", "patternProperties", "required"] as const;

/** The type of the objects that a schema describes by its own keywords. */
export function objectType(
  schema: JsonSchema,
  scope: TypeScope,
  around: Surroundings,
  innerType: InnerType,
): TypeExpression {
  const required = new Set(schema.required);
  const members: ObjectMember[] = [];
  const hidden: TypeExpression[] = [];
  const listed = listedNames(schema, scope);
  const named = listed ?? schema.properties;
  for (const [name, property] of named ?? []) {
    const type = innerType(property, scope);
    if (isHiddenIn(scope.direction, property)) hidden.push(type);
    else {
      const said = schemaDocs(property);
      for (const remark of memberRemarks(name, said)) scope.remarks?.add(remark);
      members.push({ name, type, optional: !required.has(name), docs: commentLines(said) });
    }
  }
  for (const name of required) {
    if (named?.has(name)) continue;
    const declared = around(name);
    if (declared === undefined ? isHiddenName(scope.direction, schema, name) : isHiddenIn(scope.direction, declared))
      continue;
    const type = declared === undefined ? unknownType : innerType(declared, { ...scope, isRepeated: true });
    members.push({ name, type, optional: false });
  }
  const shown = withoutHiddenMaps(schema, scope);
  const prefixes = prefixMembers(shown, members, (inner) => innerType(inner, scope));
  const index = listed === undefined ? indexType(shown, scope, members, hidden, innerType) : undefined;
  const isAllPrefixed = isClosed(shown, scope) && prefixes.length === shown.patternProperties?.size;
  const isFree = index === undefined || index === unknownType;
  const object: ObjectExpression = {
    kind: "object",
    // An index of another type than unknown says something of every member.
    members: withoutExcluded(schema, members, isFree ? around : () => schema),
    ...(prefixes.length > 0 && { prefixes }),
    ...(index !== undefined && !isAllPrefixed && { index }),
  };
  return intersectionType([object, ...dependentMembers(schema, scope)]);
}

/** The schema without patterns and other properties that the direction hides. */
function withoutHiddenMaps(schema: JsonSchema, { direction }: TypeScope): JsonSchema {
  const { patternProperties, additionalProperties: rest, ...others } = schema;
  const patterns = [...(patternProperties ?? [])].filter(([, property]) => !isHiddenIn(direction, property));
  const isClosing = rest !== undefined && isHiddenIn(direction, rest);
  return {
    ...others,
    ...(patterns.length > 0 && { patternProperties: new Map(patterns) }),
    ...(rest !== undefined && { additionalProperties: isClosing ? { origin: rest.origin, boolean: false } : rest }),
  };
}

/** More names are better told by an index. */
const maxNames = 50;

/** The members that a list of names lets an object have; undefined where there is none. JSON Schema core, section 10.3.2.4. */
function listedNames(schema: JsonSchema, scope: TypeScope): ReadonlyMap<string, JsonSchema> | undefined {
  const { properties, patternProperties, propertyNames, additionalProperties: rest } = schema;
  const names = propertyNames?.const === undefined ? propertyNames?.enum : [propertyNames.const.value];
  if (names === undefined || names.length > maxNames || isReached(schema, scope)) return undefined;
  if ((properties?.size ?? 0) > 0 || patternProperties !== undefined || rest?.boolean === false) return undefined;
  const texts = names.filter((name) => typeof name === "string");
  const any: JsonSchema = { origin: schema.origin, boolean: true };
  return texts.length === 0 ? undefined : new Map(texts.map((name) => [name, rest ?? any]));
}

/**
 * The members with the one that `not` keeps out as "q?: never". One that nothing names is added, unless schemas around this one say
 * something of it.
 */
function withoutExcluded(
  { not }: JsonSchema,
  members: readonly ObjectMember[],
  around: Surroundings,
): readonly ObjectMember[] {
  const name = not && onlyRequired(not);
  if (name === undefined) return members;
  if (members.some((member) => member.name === name))
    return members.map((member) => (member.name === name && member.optional ? { ...member, type: neverType } : member));
  return around(name) === undefined ? [...members, ...neverMembers([name])] : members;
}

/** Patterns that all names with a prefix match, and no other. */
const prefixPattern = /^\^([\w-]+)$/;

/** Members whose names begin as a pattern says, where nothing else is said of such names. */
function prefixMembers(
  { patternProperties }: JsonSchema,
  members: readonly ObjectMember[],
  innerType: (schema: JsonSchema) => TypeExpression,
): readonly PrefixMember[] {
  const patterns = [...(patternProperties ?? [])];
  const prefixes = patterns.map(([pattern]) => prefixPattern.exec(pattern)?.[1]);
  return patterns.flatMap(([, schema], index) => {
    const prefix = prefixes[index];
    // Of a name that matches two patterns both must hold, and any pattern may match one with this prefix.
    if (prefix === undefined || prefixes.includes(undefined)) return [];
    const rivals = prefixes.filter((_, other) => other !== index);
    const isRivalled = rivals.some((rival = "") => rival.startsWith(prefix) || prefix.startsWith(rival));
    if (isRivalled || members.some(({ name }) => name.startsWith(prefix))) return [];
    return [{ prefix, type: innerType(schema) }];
  });
}

/** True where answers may have members of which nothing is said. */
function isReached(schema: JsonSchema, scope: TypeScope): boolean {
  return isLoose(scope) && scope.plan.answers?.reaches(schema) === true;
}

function isClosed(schema: JsonSchema, scope: TypeScope): boolean {
  return schema.additionalProperties?.boolean === false && !isReached(schema, scope);
}

/** The type of all members together when members without a name of their own are described; undefined when nothing is said of them. */
function indexType(
  schema: JsonSchema,
  scope: TypeScope,
  members: readonly ObjectMember[],
  hidden: readonly TypeExpression[],
  innerType: InnerType,
): TypeExpression | undefined {
  const { additionalProperties: rest, patternProperties: patterns } = schema;
  const closed = isClosed(schema, scope);
  if (closed && patterns === undefined) return members.length === 0 ? neverType : undefined;
  const isFree = rest === undefined || (rest.boolean === false && !closed);
  if (isFree && patterns === undefined) return members.length === 0 ? unknownType : undefined;
  const described = [...(patterns?.values() ?? [])].map((property) => innerType(property, scope));
  if (isFree) described.push(unknownType);
  else if (rest.boolean !== false) described.push(innerType(rest, scope));
  const named = members.flatMap(({ type, optional }) => (optional ? [type, textType("undefined")] : [type]));
  return unionType([...described, ...named, ...hidden]);
}

/** More of them would make a type that nobody reads. */
const maxDependents = 4;

/** Members that others need, as unions, where types are to say all that they can. JSON Schema validation, section 6.5.4. */
function dependentMembers(schema: JsonSchema, scope: TypeScope): readonly TypeExpression[] {
  const { dependentRequired, properties } = schema;
  if (scope.plan.typeDetail !== "full" || dependentRequired === undefined || isReached(schema, scope)) return [];
  const isShown = (name: string): boolean => {
    const property = properties?.get(name);
    return property === undefined || !isHiddenIn(scope.direction, property);
  };
  return [...dependentRequired].slice(0, maxDependents).flatMap(([name, needed]) => {
    const shown = needed.filter((dependent) => dependent !== name && isShown(dependent));
    const absent = neverMembers([name]);
    if (!isShown(name) || shown.length === 0 || absent.length === 0) return [];
    const present = [name, ...shown].map((dependent): ObjectMember => ({
      name: dependent,
      type: unknownType,
      optional: false,
    }));
    return [
      unionType([
        { kind: "object", members: absent },
        { kind: "object", members: present },
      ]),
    ];
  });
}
