import { globalType } from "../type-names.js";
import type { JsonSchema, JsonType, JsonValue } from "../../model/json-schema/schema.js";
import { openTypes } from "../../plan/answers/loosen-schemas.js";
import { typeNameFor } from "../../plan/plan.js";
import { knownCodes } from "../../model/error-codes.js";
import { alwaysAlong } from "../../model/json-schema/same-value.js";
import { stringLiteral, valueLiteral } from "../../text/literals.js";
import { isHiddenIn } from "../../model/json-schema/is-hidden.js";
import { conditionType } from "./condition-type.js";
import { namedStrings } from "./named-strings.js";
import { objectKeywords, objectType } from "./object-type.js";
import { onlyRequired } from "./only-required.js";
import { isLoose, type Surroundings, type TypeScope } from "./type-scope.js";
import {
  allTypes,
  common,
  possibleTypes,
  typeOfValue,
  valueTypeName,
  type ValueType,
  type ValueTypes,
} from "../../model/json-schema/possible-types.js";
import {
  neverMembers,
  intersectionType,
  literalType,
  neverType,
  textType,
  unionType,
  unknownType,
  withCodes,
} from "./type-text.js";
import type { TypeExpression } from "./type-text.js";

const nothingAround: Surroundings = () => undefined;

/** The type of a schema where it is used: its name if it has one, else its shape. Every value that the schema accepts is assignable to it. */
export function schemaType(schema: JsonSchema, scope: TypeScope): TypeExpression {
  return usedType(schema, scope, allTypes, nothingAround);
}

/** The shape of a schema, even if it has a name: what stands behind that name. */
export function schemaShape(schema: JsonSchema, scope: TypeScope): TypeExpression {
  return shape(schema, scope, allTypes, nothingAround);
}

function usedType(schema: JsonSchema, scope: TypeScope, allowed: ValueTypes, around: Surroundings): TypeExpression {
  const named = scope.plan.schemaName(schema);
  if (named === undefined) return shape(schema, scope, allowed, around);
  const typeName = typeNameFor(named, scope.direction, scope.plan.answers);
  return textType(scope.importType?.(typeName) ?? typeName, namedStrings(schema));
}

function shape(schema: JsonSchema, scope: TypeScope, allowed: ValueTypes, around: Surroundings): TypeExpression {
  if (schema.boolean === false) return neverType;
  if (schema.boolean === true) return byTypes(allowed, allowed, () => unknownType);
  if (schema.tagged !== undefined)
    return taggedType(schema, schema.tagged, (part) => shape(part, scope, allowed, around));
  const types = common(allowed, possibleTypes(schema));
  const inside = declaredAlong(schema, around);
  const parts: TypeExpression[] = [];
  if (schema.ref !== undefined) parts.push(usedType(schema.ref.target, scope, types, inside));
  for (const branch of schema.allOf ?? []) parts.push(usedType(branch, scope, types, inside));
  if (schema.anyOf !== undefined) parts.push(anyOfType(schema, schema.anyOf, scope, types, inside));
  if (schema.oneOf !== undefined) parts.push(oneOfType(schema, schema.oneOf, scope, types, inside));
  const composed = parts.length > 0;
  const direct = typeWithoutParts(schema, scope, types, inside, composed);
  const condition = conditionOf(schema, scope, types, inside);
  if (condition !== undefined) parts.push(condition);
  return intersectionType(
    direct === undefined || (condition !== undefined && isOpen(direct)) ? parts : [direct, ...parts],
  );
}

/** A branch for each value of its tag, so that code that has compared all of them knows that it is another branch. */
function taggedType(
  { tagged: _tagged, properties, required, anyOf: _anyOf, oneOf: _oneOf, ...rest }: JsonSchema,
  types: NonNullable<JsonSchema["tagged"]>,
  typeOf: (schema: JsonSchema) => TypeExpression,
): TypeExpression {
  if (types === "as-written") return typeOf(rest);
  const [[name, tag] = []] = properties ?? [];
  const typeWith = (value: JsonValue): TypeExpression =>
    typeOf({ ...rest, ...(required && { required }), properties: new Map([[name!, { ...tag!, enum: [value] }]]) });
  return unionType((tag?.enum ?? []).map(typeWith));
}

function conditionOf(
  schema: JsonSchema,
  scope: TypeScope,
  types: ValueTypes,
  inside: Surroundings,
): TypeExpression | undefined {
  const isReached = isLoose(scope) && scope.plan.answers?.reaches(schema) === true;
  if (schema.if === undefined || types.size !== 1 || !types.has("object") || isReached) return undefined;
  const isHidden = (name: string): boolean => {
    const declared = inside(name);
    return declared !== undefined && isHiddenIn(scope.direction, declared);
  };
  return conditionType(schema, inside, isHidden, (branch) => usedType(branch, scope, types, inside));
}

/** The declarations of a schema itself, else those around it or of the schemas that it is put together from. */
function declaredAlong(schema: JsonSchema, around: Surroundings): Surroundings {
  let along: ReadonlyMap<string, JsonSchema> | undefined;
  return (name) => {
    const declared = schema.properties?.get(name) ?? around(name);
    if (declared !== undefined || (schema.ref ?? schema.allOf) === undefined) return declared;
    along ??= new Map([...alwaysAlong(schema)].flatMap(({ properties }) => [...(properties ?? [])]));
    return along.get(name);
  };
}

/**
 * The type of a schema's own keywords, apart from its compositions; undefined when they say nothing and the
 * compositions say the rest.
 */
function typeWithoutParts(
  schema: JsonSchema,
  scope: TypeScope,
  types: ValueTypes,
  around: Surroundings,
  composed: boolean,
): TypeExpression | undefined {
  if (schema.const !== undefined) return heldLiteral(schema.const.value, schema, scope);
  if (schema.enum !== undefined && isLoose(scope) && scope.plan.answers?.opens(schema) === true) {
    return openList(schema.enum, openTypes(schema), types);
  }
  if (schema.enum !== undefined) {
    const values = schema.enum.filter((value) => types.has(typeOfValue(value)) && !isExcluded(value, schema.not));
    return unionType(values.map((value) => heldLiteral(value, schema, scope)));
  }
  const saysObject = objectKeywords.some((keyword) => schema[keyword] !== undefined);
  const saysArray = schema.prefixItems !== undefined || schema.items !== undefined;
  if (composed && !saysObject && !saysArray && !narrows(schema)) return undefined;
  return byTypes(types, composed && schema.types === undefined ? types : allTypes, (type) => {
    if (type === "object") return objectType(schema, scope, around, schemaType);
    if (type === "array") return arrayType(schema, scope);
    const held = heldType(type, schema, scope);
    if (held !== undefined) return textType(held);
    if (scope.isRepeated === true) return textType(type);
    return withCodes(
      textType(type),
      knownCodes(scope.plan.contract, schema).filter((code) => typeof code === type),
    );
  });
}

/** True for a listed value that `not` lists as well, and nothing else. */
function isExcluded(value: JsonValue, not: JsonSchema | undefined): boolean {
  if (not === undefined || typeof value === "object") return false;
  const { origin: _origin, const: constant, enum: values, ...rest } = not;
  const excluded = constant === undefined ? values : [constant.value];
  return Object.keys(rest).length === 0 && excluded?.includes(value) === true;
}

/** The type in memory of numbers and texts that are not numbers and texts there. */
function heldType(
  type: "string" | "number" | "boolean" | "null",
  schema: JsonSchema,
  { plan }: TypeScope,
): string | undefined {
  if (type === "number") return plan.forms?.integersOf(schema);
  return type === "string" && plan.forms?.hasDates(schema) === true ? globalType("Date", plan) : undefined;
}

/** The type of a value that is listed: that in memory. */
function heldLiteral(value: JsonValue, schema: JsonSchema, { plan }: TypeScope): TypeExpression {
  if (typeof value !== "number" || !Number.isInteger(value)) return literalType(value);
  const form = plan.forms?.integersOf(schema);
  if (form === undefined) return literalType(value);
  return textType(form === "bigint" ? valueLiteral(BigInt(value)) : stringLiteral(String(value)));
}

/** The listed values, and others of their types. */
function openList(values: readonly JsonValue[], open: readonly JsonType[], types: ValueTypes): TypeExpression {
  const known = values.filter((value) => typeof value === "string" || typeof value === "number");
  const names = new Set(open.map(valueTypeName));
  return unionType(
    printOrder.flatMap((name) => {
      if (!names.has(name) || !types.has(name)) return [];
      return [
        withCodes(
          textType(name),
          known.filter((value) => typeof value === name),
        ),
      ];
    }),
  );
}

/** True when `type` leaves out something that the compositions beside it may let in. */
function narrows(schema: JsonSchema): boolean {
  if (schema.types === undefined) return false;
  const rest = possibleTypes({ ...schema, types: ["null", "boolean", "number", "string", "array", "object"] });
  const possible = possibleTypes({ origin: schema.origin, types: schema.types });
  return [...rest].some((type) => !possible.has(type));
}

/** The union over the possible types, or "unknown" when all are possible and none has a shape. */
function byTypes(types: ValueTypes, wanted: ValueTypes, print: (type: ValueType) => TypeExpression): TypeExpression {
  // The order of the spec does not matter to a union; a fixed one keeps output stable.
  const members = printOrder.filter((type) => types.has(type) && wanted.has(type)).map(print);
  const open = members.length === allTypes.size && members.every((member) => member.kind === "text" || isOpen(member));
  return open ? unknownType : unionType(members);
}

const printOrder: readonly ValueType[] = ["object", "array", "string", "number", "boolean", "null"];

function isOpen(type: TypeExpression): boolean {
  if (type.kind === "array") return type.item === unknownType;
  return (
    type.kind === "object" && type.members.length === 0 && type.index === unknownType && type.prefixes === undefined
  );
}

function arrayType(schema: JsonSchema, scope: TypeScope): TypeExpression {
  const item = schema.items === undefined ? unknownType : schemaType(schema.items, scope);
  const needed = schema.minItems ?? 0;
  if (schema.prefixItems === undefined) {
    if (scope.plan.typeDetail !== "full" || needed === 0 || item === neverType) return { kind: "array", item };
    return { kind: "tuple", items: [{ type: item, optional: false }], rest: item };
  }
  const items = schema.prefixItems.map((entry, index) => ({
    type: schemaType(entry, scope),
    optional: index >= needed,
  }));
  return item === neverType ? { kind: "tuple", items } : { kind: "tuple", items, rest: item };
}

/**
 * Exactly one branch. Branches that only say which single member must be there exclude each other by name, so each
 * also says which members must be absent.
 */
function oneOfType(
  schema: JsonSchema,
  branches: readonly JsonSchema[],
  scope: TypeScope,
  types: ValueTypes,
  around: Surroundings,
): TypeExpression {
  const names = branches.map(onlyRequired);
  const onlyObjects = types.size === 1 && types.has("object");
  const isExclusive = !isLoose(scope) || scope.plan.answers?.reaches(schema) !== true;
  if (
    !isExclusive ||
    !onlyObjects ||
    names.length < 2 ||
    new Set(names).size !== names.length ||
    names.includes(undefined)
  ) {
    const printed = branches.map((branch) => usedType(branch, scope, types, around));
    return unionType(isExclusive ? withRivals(branches, printed, scope) : printed);
  }
  return unionType(
    branches.map((branch, index) => {
      const present = shape(branch, scope, types, around);
      const absent = names.flatMap((name, at) => (name === undefined || at === index ? [] : [name]));
      if (present.kind !== "object") return present;
      const members = neverMembers(absent);
      return { ...present, members: [...present.members, ...members] };
    }),
  );
}

/** At least one branch. */
function anyOfType(
  schema: JsonSchema,
  branches: readonly JsonSchema[],
  scope: TypeScope,
  types: ValueTypes,
  around: Surroundings,
): TypeExpression {
  const printed = branches.map((branch) => usedType(branch, scope, types, around));
  const isReached = isLoose(scope) && scope.plan.answers?.reaches(schema) === true;
  return unionType(isReached ? printed : withRivals(branches, printed, scope));
}

/** Branches of which each says that members of the others are absent; more would take the square of their number. */
const maxRivals = 6;

/** More members make a type that nobody reads. */
const maxAbsent = 8;

/** Closed objects that are written in place refuse the members of their rivals, and say so: "q?: never". */
function withRivals(
  branches: readonly JsonSchema[],
  printed: readonly TypeExpression[],
  { plan }: TypeScope,
): readonly TypeExpression[] {
  if (branches.length > maxRivals) return printed;
  const names = new Set(branches.flatMap(({ properties }) => [...(properties?.keys() ?? [])]));
  return printed.map((type, index) => {
    const { properties, additionalProperties, patternProperties } = branches[index]!;
    const isClosed = additionalProperties?.boolean === false && patternProperties === undefined;
    if (type.kind !== "object" || !isClosed || type.index !== undefined || plan.schemaName(branches[index]!))
      return type;
    const absent = [...names].filter((name) => properties?.has(name) !== true);
    if (absent.length > maxAbsent || type.members.some(({ name }) => absent.includes(name))) return type;
    return { ...type, members: [...type.members, ...neverMembers(absent)] };
  });
}
