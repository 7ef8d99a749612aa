import { suggest } from "../../diagnostics/suggest.js";
import { isAnnotation } from "../../model/json-schema/keywords.js";
import type { JsonSchema } from "../../model/json-schema/schema.js";
import { stringLiteral } from "../../text/literals.js";
import { safePart } from "../../../templates/runtime/json/pointer.js";
import { arrayText, objectText, trueIf } from "../body/expressions.js";
import { callStatement, resolved } from "./calls.js";
import { refusesUndefined } from "./groups.js";
import { askingText, plainMember, questionOf, type Question } from "./asked-members.js";
import { optionalMember, requiredMember } from "./members.js";
import { innerLabel, localName } from "./names.js";
import { hiddenAt, innerSite, schemaStatements, type Site } from "./site.js";
import { typesLiteral } from "./type-checks.js";
import { isAtName, withinMember } from "./steps.js";

// Objects whose members are asked by one function for both paths (`json/members.ts`): in large interfaces, where the text of all
// validators counts for more than the time that it takes to tell what is wrong.

/** More pairs of names are not compared; then nobody looks for misspelt ones. */
export const mostNamePairs = 200_000;

/** True for a schema of objects about whose members nothing is said but their own schemas and that others may be there or not. */
export function isShaped(schema: JsonSchema): boolean {
  const { types = [], properties, required = [], additionalProperties } = schema;
  const [type, other = "null", ...more] = types;
  if (type !== "object" || other !== "null" || more.length > 0 || properties === undefined) return false;
  if (!Object.keys(schema).every((keyword) => isAnnotation(keyword) || shapeKeywords.has(keyword))) return false;
  if (additionalProperties !== undefined && additionalProperties.boolean === undefined) return false;
  if (required.length * properties.size > mostNamePairs || !required.every((name) => properties.has(name)))
    return false;
  return [...properties].every(([name, to]) => isAtName(schema, name, to) && !(name in Object.prototype));
}

const shapeKeywords: ReadonlySet<string> = new Set(["types", "properties", "required", "additionalProperties"]);

/** The shape of a schema as an expression. `at` is the place where it was written, of one that says so itself. */
export function shapeText(schema: JsonSchema, site: Site, at: string | undefined, isDeep: boolean): string {
  const required = requiredAt(schema, site);
  const isClosed = schema.additionalProperties?.boolean === false;
  const questions = [...(schema.properties ?? [])].flatMap(
    ([name, property]) => memberQuestion(name, property, required.has(name), site) ?? [],
  );
  const near = isClosed || required.size === 0 ? undefined : nearNames(schema, required);
  return objectText({
    at: at === undefined ? undefined : stringLiteral(at),
    types: schema.types?.length === 1 ? undefined : typesLiteral(schema.types ?? []),
    members: askingText(questions),
    near: near && arrayText(near.map(stringLiteral)),
    names: isClosed ? arrayText([...(schema.properties?.keys() ?? [])].map(stringLiteral)) : undefined,
    isDeep: trueIf(isDeep),
  });
}

/** The names of members that must be there, of those that can be seen from a side. */
export function requiredAt(schema: JsonSchema, site: Site): ReadonlySet<string> {
  const hidden = hiddenAt(schema, site);
  return new Set(schema.required?.filter((name) => !hidden.has(name)));
}

/** The names of members that one which must be there may be taken for. */
export function nearNames(schema: JsonSchema, required: ReadonlySet<string>): readonly string[] {
  const named = [...(schema.properties?.keys() ?? [])];
  return [...new Set([...required].flatMap((name) => named.filter((other) => suggest(name, [other]) !== undefined)))];
}

/** The question about a member; undefined where it may be anything or not there. */
function memberQuestion(name: string, property: JsonSchema, isRequired: boolean, site: Site): Question | undefined {
  const local = site.locals.take(localName(name));
  const part = stringLiteral(safePart(name));
  const inner = { ...innerSite(site, local, innerLabel(site.label, name)), step: part };
  const called = (): ReturnType<typeof schemaStatements> => withinMember(inner, [callStatement(property, inner)]);
  const then = isShaped(resolved(property)) ? called() : schemaStatements(property, inner);
  const member = isRequired
    ? requiredMember(site, name, local, then, refusesUndefined(property))
    : optionalMember(site, name, local, then);
  if (!isRequired && then.length === 0) return undefined;
  return questionOf({ ...member, plain: plainMember(property, inner) }) ?? questionOf({ ...member, then: called() });
}
