import type { Contract } from "../model/contract.js";
import { keywordRows } from "../model/json-schema/keywords.js";
import { isDerived } from "../model/is-derived.js";
import { schemasUnder, subschemas, type JsonSchema } from "../model/json-schema/schema.js";
import { schemaUses } from "../plan/reachable.js";
import { atKey, isBlank, proseDefaultAt, type Subject } from "./subject.js";

/** Named schemas and properties. */
export function schemaSubjects(contract: Contract): readonly Subject[] {
  const found = [...contract.schemas].map(([name, schema]) => subjectOf("Schema", name, schema));
  const seen = new Set<JsonSchema>();
  const roots = [...contract.schemas.values(), ...schemaUses(contract).map((use) => use.schema)];
  const written = roots.filter((schema) => !isDerived(schema, contract));
  written.forEach((schema) => addProperties(schema, new Set(), seen, found));
  return found;
}

/** `described` holds the properties that a surrounding composition has described already. */
function addProperties(
  schema: JsonSchema,
  described: ReadonlySet<string>,
  seen: Set<JsonSchema>,
  found: Subject[],
): void {
  if (seen.has(schema)) return;
  seen.add(schema);
  for (const [name, property] of schema.properties ?? []) {
    found.push(subjectOf("Property", name, property, described.has(name)));
  }
  const questions = questionsOf(schema);
  const branches = new Set([...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]);
  const here = branches.size === 0 ? described : describedProperties(schema, described);
  for (const inner of subschemas(schema)) {
    if (questions.has(inner)) continue;
    addProperties(inner, branches.has(inner) ? here : new Set(), seen, found);
  }
}

function subjectOf(what: string, name: string, schema: JsonSchema, isDescribedElsewhere = false): Subject {
  const isMarked = schema.default !== undefined || schema.ref?.target.default !== undefined;
  const isSettled = isMarked || schema.extensions?.has("x-open-question") === true || schema.const !== undefined;
  return {
    what,
    name,
    origin: atKey(schema.origin),
    isDescribed: isDescribedElsewhere || isDescribed(schema),
    proseDefault: isSettled ? undefined : proseDefaultAt(schema.origin, schema.description),
  };
}

/** Subschemas that check and describe nothing of their own: they restate properties that stand elsewhere. */
function questionsOf(schema: JsonSchema): ReadonlySet<JsonSchema> {
  return new Set(keywordRows.flatMap(([name, row]) => (row.isQuestion ? [...schemasUnder(schema, name)] : [])));
}

/** Of a composition's parts, this many are looked at: chains and webs of them then cost no more than they are long. */
const mostParts = 300;

/** The described properties of a schema and of what it is composed of with `allOf`, references followed. */
function describedProperties(schema: JsonSchema, inherited: ReadonlySet<string>): ReadonlySet<string> {
  const names = new Set(inherited);
  const parts = new Set([schema]);
  for (const part of parts) {
    for (const [name, property] of part.properties ?? []) if (isDescribed(property)) names.add(name);
    part.allOf?.forEach((branch) => parts.add(branch));
    if (part.ref !== undefined) parts.add(part.ref.target);
    if (parts.size > mostParts) break;
  }
  return names;
}

/** Results of `isDescribed` for references: each link of a long chain is asked, and looks no further than the next. */
const found = new WeakMap<JsonSchema, boolean>();

/** A reference is described by what it refers to; a chain of references by the first that says something. */
function isDescribed(schema: JsonSchema): boolean {
  const passed = new Set<JsonSchema>();
  let at: JsonSchema | undefined = schema;
  while (at !== undefined && isBlank(at.description) && !passed.has(at) && !found.has(at)) {
    passed.add(at);
    at = at.ref?.target;
  }
  const isSaid = at !== undefined && (found.get(at) ?? !isBlank(at.description));
  passed.forEach((schema) => found.set(schema, isSaid));
  return isSaid || schema.boolean === false;
}
