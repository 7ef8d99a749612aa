import type { Contract } from "../model/contract.js";
import { keywordRows } from "../model/json-schema/keywords.js";
import { isDerived } from "../model/is-derived.js";
import { schemasUnder, subschemas, type JsonSchema } from "../model/json-schema/schema.js";
import { schemaUses } from "../plan/reachable.js";
import { atKey, isEmptyText, proseDefaultAt, type Subject } from "./subject.js";

/** Named schemas and properties. */
export function schemaSubjects(contract: Contract): readonly Subject[] {
  const found = [...contract.schemas].map(([name, schema]) => subjectOf("Schema", name, schema));
  const seen = new Set<JsonSchema>();
  const roots = [...contract.schemas.values(), ...schemaUses(contract).map((use) => use.schema)];
  const written = roots.filter((schema) => !isDerived(schema, contract));
  written.forEach((schema) => addProperties(schema, new Set(), seen, found));
  return found;
}

/** `described` contains the properties that a surrounding composition has already described. */
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

/** Returns subschemas that only restate properties of other schemas in conditions. */
function questionsOf(schema: JsonSchema): ReadonlySet<JsonSchema> {
  return new Set(keywordRows.flatMap(([name, row]) => (row.isQuestion ? [...schemasUnder(schema, name)] : [])));
}

/** Maximum number of parts per composition that are read, so that chains and graphs of them cost linear time. */
const maxParts = 300;

/** Returns the described properties of a schema and of its `allOf` parts, references followed. */
function describedProperties(schema: JsonSchema, inherited: ReadonlySet<string>): ReadonlySet<string> {
  const names = new Set(inherited);
  const parts = new Set([schema]);
  for (const part of parts) {
    for (const [name, property] of part.properties ?? []) if (isDescribed(property)) names.add(name);
    part.allOf?.forEach((branch) => parts.add(branch));
    if (part.ref !== undefined) parts.add(part.ref.target);
    if (parts.size > maxParts) break;
  }
  return names;
}

/** Cached results of `isDescribed` for references: each link of a long chain is checked, and reads only the next one. */
const found = new WeakMap<JsonSchema, boolean>();

/** True for a reference whose target is described; a chain of references uses the first description. */
function isDescribed(schema: JsonSchema): boolean {
  const passed = new Set<JsonSchema>();
  let at: JsonSchema | undefined = schema;
  while (at !== undefined && isEmptyText(at.description) && !passed.has(at) && !found.has(at)) {
    passed.add(at);
    at = at.ref?.target;
  }
  const isSaid = at !== undefined && (found.get(at) ?? !isEmptyText(at.description));
  passed.forEach((schema) => found.set(schema, isSaid));
  return isSaid || schema.boolean === false;
}
