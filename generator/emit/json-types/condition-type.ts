import { alwaysAlong } from "../../model/json-schema/same-value.js";
import type { JsonSchema, JsonValue } from "../../model/json-schema/schema.js";
import { onlyRequired } from "./only-required.js";
import type { Surroundings } from "./type-scope.js";
import {
  neverMembers,
  intersectionType,
  literalType,
  unionType,
  unknownType,
  type ObjectMember,
  type TypeExpression,
} from "./type-text.js";

/**
 * The type of the objects that a condition lets pass, where TypeScript can say it: one that asks for a member, or for some of the texts that
 * a member is declared to have. JSON Schema core, section 10.2.2. Undefined for any other, and where neither side asks for a member.
 */
export function conditionType(
  { if: condition, then, else: other }: JsonSchema,
  declared: Surroundings,
  isHidden: (name: string) => boolean,
  printed: (branch: JsonSchema) => TypeExpression,
): TypeExpression | undefined {
  if (condition === undefined || !(asksForMembers(then) || asksForMembers(other))) return undefined;
  const sides = sidesOf(condition, declared);
  // Nobody is asked for a hidden member, whatever a condition says.
  if (sides === undefined || isHidden(sides.met.name)) return undefined;
  const side = (member: ObjectMember, branch: JsonSchema | undefined): TypeExpression =>
    together(member, branch === undefined ? unknownType : (absentType(branch, isHidden) ?? printed(branch)));
  return unionType([side(sides.met, then), side(sides.unmet, other)]);
}

/** A member with the members of a branch: one object where that says the same. */
function together(member: ObjectMember, type: TypeExpression): TypeExpression {
  const isPlain = type.kind === "object" && type.index === undefined && type.prefixes === undefined;
  if (isPlain && !type.members.some(({ name }) => name === member.name))
    return { kind: "object", members: [member, ...type.members] };
  return intersectionType([{ kind: "object", members: [member] }, type]);
}

/** The type of a branch that says `not: { required: [name] }` and nothing else. */
function absentType(
  { origin: _origin, not, ...rest }: JsonSchema,
  isHidden: (name: string) => boolean,
): TypeExpression | undefined {
  const name = not === undefined || Object.keys(rest).length > 0 ? undefined : onlyRequired(not);
  const members = name === undefined || isHidden(name) ? [] : neverMembers([name]);
  return members.length === 0 ? undefined : { kind: "object", members };
}

function asksForMembers(branch: JsonSchema | undefined): boolean {
  if (branch === undefined) return false;
  return (branch.required?.length ?? 0) > 0 || (branch.not !== undefined && onlyRequired(branch.not) !== undefined);
}

/** The member that tells the sides of a condition apart, as it is on each. */
interface Sides {
  /** The member where the condition is met. */
  readonly met: ObjectMember;
  /** The member where it is not. */
  readonly unmet: ObjectMember;
}

function sidesOf(condition: JsonSchema, declared: Surroundings): Sides | undefined {
  const asked = onlyRequired(condition);
  if (asked !== undefined) {
    const [unmet] = neverMembers([asked]);
    return unmet && { met: { name: asked, type: unknownType, optional: false }, unmet };
  }
  const {
    origin: _origin,
    title: _title,
    description: _description,
    properties,
    required = [],
    types,
    ...more
  } = condition;
  const [entry] = properties ?? [];
  const isOfObjects = types === undefined || (types.length === 1 && types[0] === "object");
  if (entry === undefined || properties?.size !== 1 || !isOfObjects || Object.keys(more).length > 0) return undefined;
  const [name, property] = entry;
  const { origin: _, title: __, description: ___, const: constant, enum: values, ...others } = property;
  const texts = textsOf(constant === undefined ? values : [constant.value]);
  const listed = listedTexts(declared(name));
  if (texts === undefined || listed === undefined || Object.keys(others).length > 0) return undefined;
  if (required.some((key) => key !== name)) return undefined;
  const literals = (isMet: boolean): TypeExpression =>
    unionType(listed.filter((text) => texts.includes(text) === isMet).map(literalType));
  // Without the member a condition is met, unless it asks for it.
  const isAsked = required.length > 0;
  return {
    met: { name, type: literals(true), optional: !isAsked },
    unmet: { name, type: literals(false), optional: isAsked },
  };
}

/** The texts that a member is declared to be one of. */
function listedTexts(declared: JsonSchema | undefined): readonly string[] | undefined {
  if (declared === undefined) return undefined;
  for (const { enum: values } of alwaysAlong(declared)) if (values !== undefined) return textsOf(values);
  return undefined;
}

function textsOf(values: readonly JsonValue[] | undefined): readonly string[] | undefined {
  return values?.every((value) => typeof value === "string") === true ? values : undefined;
}
