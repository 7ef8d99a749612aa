import type { JsonSchema } from "../../../model/json-schema/schema.js";
import { isHiddenIn } from "../../../model/json-schema/is-hidden.js";
import type { SchemaDraft } from "./flat-schema.js";

/**
 * The meaning of `additionalProperties` depends on the names beside it. Two schemas can be merged when each one's names
 * can be told what the other says of names it does not know: with patterns on the other side they cannot.
 */
export function canMergeMembers(a: JsonSchema, b: JsonSchema): boolean {
  if (saysRest(a) && saysRest(b) && (a.patternProperties !== undefined || b.patternProperties !== undefined)) {
    return false;
  }
  return !(saysRest(a) && b.patternProperties !== undefined) && !(saysRest(b) && a.patternProperties !== undefined);
}

function saysRest({ additionalProperties }: JsonSchema): boolean {
  return additionalProperties !== undefined && additionalProperties.boolean !== true;
}

/** Adds what a part says of members to a draft. */
export function mergeMembers(draft: SchemaDraft, part: JsonSchema, came: (key: string) => void): void {
  mergeProperties(draft, part, came);
  if (part.patternProperties !== undefined) {
    draft.patternProperties = mergeMaps(draft.patternProperties, part.patternProperties);
    for (const pattern of part.patternProperties.keys()) came(`patternProperties/${pattern}`);
  }
  if (part.required !== undefined) {
    const known = draft.required ?? [];
    const added = [...new Set(part.required)].filter((name) => !known.includes(name));
    if (added.length > 0) draft.required = [...known, ...added];
    for (const name of added) came(`required/${name}`);
  }
  if (part.propertyNames !== undefined) {
    draft.propertyNames = both(draft.propertyNames, part.propertyNames);
    came("propertyNames");
  }
  if (part.dependentRequired !== undefined) {
    const merged = new Map(draft.dependentRequired);
    for (const [name, needed] of part.dependentRequired) {
      merged.set(name, [...new Set([...(merged.get(name) ?? []), ...needed])]);
      came(`dependentRequired/${name}`);
    }
    draft.dependentRequired = merged;
  }
  if (part.dependentSchemas !== undefined) {
    draft.dependentSchemas = mergeMaps(draft.dependentSchemas, part.dependentSchemas);
    for (const name of part.dependentSchemas.keys()) came(`dependentSchemas/${name}`);
  }
}

function mergeProperties(draft: SchemaDraft, part: JsonSchema, came: (key: string) => void): void {
  if (part.properties !== undefined || (draft.properties !== undefined && saysRest(part))) {
    const merged = new Map(draft.properties);
    for (const [name, property] of part.properties ?? []) {
      merged.set(name, both(draft.properties?.get(name) ?? restOf(draft), property));
      if (draft.properties?.has(name) !== true) came(`properties/${name}`);
    }
    const rest = restOf(part);
    for (const [name, property] of draft.properties ?? []) {
      if (rest !== undefined && part.properties?.has(name) !== true) merged.set(name, both(property, rest));
    }
    draft.properties = merged;
  }
  if (part.additionalProperties === undefined) return;
  draft.additionalProperties = both(restOf(draft), part.additionalProperties);
  came("additionalProperties");
}

function restOf(schema: JsonSchema): JsonSchema | undefined {
  return saysRest(schema) ? schema.additionalProperties : undefined;
}

function mergeMaps(
  a: ReadonlyMap<string, JsonSchema> | undefined,
  b: ReadonlyMap<string, JsonSchema>,
): ReadonlyMap<string, JsonSchema> {
  const merged = new Map(a);
  for (const [name, schema] of b) merged.set(name, both(merged.get(name), schema));
  return merged;
}

function both(a: JsonSchema | undefined, b: JsonSchema): JsonSchema {
  return a === undefined ? b : conjunction(a, b);
}

/** A schema that accepts what both accept. */
export function conjunction(a: JsonSchema, b: JsonSchema): JsonSchema {
  if (a === b || b.boolean === true || a.boolean === false) return a;
  if (a.boolean === true || b.boolean === false) return b;
  const isHidden = (direction: "request" | "response"): boolean => isHiddenIn(direction, a) || isHiddenIn(direction, b);
  return {
    origin: a.origin,
    ...(isHidden("request") && { readOnly: true }),
    ...(isHidden("response") && { writeOnly: true }),
    allOf: [a, b],
  };
}
