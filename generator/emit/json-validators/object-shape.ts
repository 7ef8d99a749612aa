import { suggest } from "../../diagnostics/suggest.js";
import { isAnnotation } from "../../model/json-schema/keywords.js";
import type { JsonSchema } from "../../model/json-schema/schema.js";
import { propertyKey, stringLiteral } from "../../text/literals.js";
import { safePart } from "../../../templates/runtime/json/pointer.js";
import { arrayText, objectText, type LiteralProperties } from "../body/expression-texts.js";
import { callStatement, referencedSchema } from "./calls.js";
import { refusesUndefined } from "./groups.js";
import { askingText, plainMember, questionOf, type Question } from "./asked-members.js";
import { optionalMember, requiredMember } from "./members.js";
import { innerLabel, localName } from "./names.js";
import { hiddenAt, innerSite, schemaStatements, type EmitContext } from "./emit-context.js";
import { typesLiteral } from "./type-checks.js";
import type { MemberStatement, Statement } from "./statement.js";
import { isAtName, pieceOf, withinMember } from "./steps.js";

// Objects whose members are asked by one function for both paths (`json/require-members.ts`): in large interfaces, where the text of all
// validators counts for more than the time that it takes to tell what is wrong.

/** More pairs of names are not compared; then nobody looks for misspelt ones. */
export const maxNamePairs = 200_000;

/** True for a schema of objects about whose members nothing is said but their own schemas and that others may be there or not. */
export function isShaped(schema: JsonSchema): boolean {
  const { types = [], properties, required = [], additionalProperties } = schema;
  const [type, other = "null", ...more] = types;
  if (type !== "object" || other !== "null" || more.length > 0 || properties === undefined) return false;
  if (!Object.keys(schema).every((keyword) => isAnnotation(keyword) || shapeKeywords.has(keyword))) return false;
  if (additionalProperties !== undefined && additionalProperties.boolean === undefined) return false;
  if (required.length * properties.size > maxNamePairs || !required.every((name) => properties.has(name))) return false;
  return [...properties.keys()].every((name) => safePart(name) === name && !(name in Object.prototype));
}

const shapeKeywords: ReadonlySet<string> = new Set(["types", "properties", "required", "additionalProperties"]);

/** The members of the shape of an object. */
export function objectMembers(schema: JsonSchema, site: EmitContext): LiteralProperties {
  const required = requiredAt(schema, site);
  const isClosed = schema.additionalProperties?.boolean === false;
  const questions = [...(schema.properties ?? [])].flatMap(
    ([name, property]) => memberQuestion(name, property, required.has(name), site) ?? [],
  );
  const near = isClosed ? [] : nearNames(schema, required);
  return {
    types: schema.types?.length === 1 ? undefined : typesLiteral(schema.types ?? []),
    pieces: piecesText(schema, site),
    members: askingText(questions),
    near: near.length === 0 ? undefined : arrayText(near.map(stringLiteral)),
    names: isClosed ? arrayText([...(schema.properties?.keys() ?? [])].map(stringLiteral)) : undefined,
  };
}

/** The ways to the schemas of members that stand elsewhere than under their names, as parameters and headers do. */
function piecesText(schema: JsonSchema, site: EmitContext): string | undefined {
  const pieces = [...(schema.properties ?? [])].flatMap(([name, to]) =>
    isAtName(schema, name, to)
      ? []
      : [`${propertyKey(name)}: ${pieceOf(site, { from: schema, to, way: ["properties", name] })}`],
  );
  return pieces.length === 0 ? undefined : objectText(pieces);
}

/** The names of members that must be there, of those that can be seen from a side. */
export function requiredAt(schema: JsonSchema, site: EmitContext): ReadonlySet<string> {
  const hidden = hiddenAt(schema, site);
  return new Set(schema.required?.filter((name) => !hidden.has(name)));
}

/** The names of members that one which must be there may be taken for. */
export function nearNames(schema: JsonSchema, required: ReadonlySet<string>): readonly string[] {
  const named = [...(schema.properties?.keys() ?? [])];
  return [...new Set([...required].flatMap((name) => named.filter((other) => suggest(name, [other]) !== undefined)))];
}

/** The question about a member; undefined where it may be anything or not there. */
function memberQuestion(
  name: string,
  property: JsonSchema,
  isRequired: boolean,
  site: EmitContext,
): Question | undefined {
  const local = site.locals.take(localName(name));
  const part = stringLiteral(safePart(name));
  const inner = { ...innerSite(site, local, innerLabel(site.label, name)), step: part };
  const memberWith = (then: readonly Statement[]): MemberStatement =>
    isRequired
      ? requiredMember(site, name, local, then, refusesUndefined(property))
      : optionalMember(site, name, local, then);
  // Most members are plain: nothing is written out for them.
  const plain = plainMember(property, inner);
  if (plain !== undefined) return questionOf({ ...memberWith([]), plain });
  const called = (): readonly Statement[] => withinMember(inner, [callStatement(property, inner)]);
  const then = isShaped(referencedSchema(property)) ? called() : schemaStatements(property, inner);
  if (!isRequired && then.length === 0) return undefined;
  return questionOf(memberWith(then)) ?? questionOf(memberWith(called()));
}
