import { indexCode, kindOfRest } from "./index-signatures.js";
import { stepText } from "../step.js";
import { laterValues, patched, type FlatPair, type KeywordChange, type KeywordFinding } from "../keyword-finding.js";

/**
 * Compares the members that objects may hold besides their properties (core, section 10.3.2; validation, section 6.5).
 */
export function compareObjects(pair: FlatPair): readonly KeywordFinding[] {
  return [
    ...compareRest(pair, "additionalProperties", "additional-properties"),
    ...compareRest(pair, "unevaluatedProperties", "unevaluated-properties"),
    ...compareMaps(pair, "patternProperties"),
    ...compareMaps(pair, "dependentSchemas"),
    ...compareNames(pair),
    ...compareDependents(pair),
  ];
}

function compareRest(
  { before, after }: FlatPair,
  keyword: "additionalProperties" | "unevaluatedProperties",
  name: "additional-properties" | "unevaluated-properties",
): readonly KeywordFinding[] {
  const [old, now] = [kindOfRest(before.schema[keyword]), kindOfRest(after.schema[keyword])];
  const [a, b] = [before.schema[keyword], after.schema[keyword]];
  if (old === "said" && now === "said" && a !== undefined && b !== undefined) {
    return [{ kind: "inner", before: a, after: b, key: keyword, step: { kind: "others" } }];
  }
  if (old === now) return [];
  const hybrid = patched(before.schema, laterValues(after.schema, keyword));
  const codeLevels = keyword === "additionalProperties" ? indexCode(before.schema, after.schema) : {};
  const change = { kind: "change", key: keyword, data: {}, hybrid, codeLevels } as const;
  if (now === "refused") return [{ ...change, id: `schema/${name}-refused` }];
  if (old === "refused") return [{ ...change, id: `schema/${name}-allowed` }];
  return [{ ...change, id: `schema/${name}-${now === "said" ? "added" : "removed"}` }];
}

function compareMaps(
  { before, after, session }: FlatPair,
  keyword: "patternProperties" | "dependentSchemas",
): readonly KeywordFinding[] {
  const [old, now] = [before.schema[keyword], after.schema[keyword]];
  return [...new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])])].flatMap((name): readonly KeywordFinding[] => {
    const [a, b] = [old?.get(name), now?.get(name)];
    const key = `${keyword}/${name}`;
    const isPattern = keyword === "patternProperties";
    const step = { kind: "pattern", pattern: name } as const;
    if (a !== undefined && b !== undefined) {
      if (isPattern) return [{ kind: "inner", before: a, after: b, key, step }];
      if (session.isSame(a, b)) return [];
    }
    const entries = new Map(old);
    if (b === undefined) entries.delete(name);
    else entries.set(name, b);
    const hybrid = patched(before.schema, { [keyword]: entries.size === 0 ? undefined : entries });
    const what = a === undefined ? "added" : b === undefined ? "removed" : "changed";
    const change = { kind: "change", key, hybrid } as const;
    if (!isPattern) return [{ ...change, id: `schema/dependent-schema-${what}`, data: { property: name } }];
    const id = what === "added" ? "schema/pattern-property-added" : "schema/pattern-property-removed";
    const codeLevels = indexCode(before.schema, hybrid);
    return [{ ...change, id, segment: stepText(step), data: { pattern: name }, codeLevels }];
  });
}

function compareNames({ before, after, session }: FlatPair): readonly KeywordFinding[] {
  const [old, now] = [before.schema.propertyNames, after.schema.propertyNames];
  if (old === now || (old !== undefined && now !== undefined && session.isSame(old, now))) return [];
  const what = old === undefined ? "added" : now === undefined ? "removed" : "changed";
  const hybrid = patched(before.schema, laterValues(after.schema, "propertyNames"));
  return [{ kind: "change", id: `schema/property-names-${what}`, key: "propertyNames", data: {}, hybrid }];
}

function compareDependents({ before, after }: FlatPair): readonly KeywordFinding[] {
  const [old, now] = [before.schema.dependentRequired, after.schema.dependentRequired];
  const changes: KeywordChange[] = [];
  for (const trigger of new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])])) {
    const [a, b] = [new Set(old?.get(trigger)), new Set(now?.get(trigger))];
    for (const property of new Set([...a, ...b])) {
      if (a.has(property) === b.has(property)) continue;
      const needed = b.has(property) ? [...a, property] : [...a].filter((otherProperty) => otherProperty !== property);
      const hybrid = patched(before.schema, { dependentRequired: new Map(old).set(trigger, needed) });
      const id = b.has(property) ? "schema/dependent-required-added" : "schema/dependent-required-removed";
      const data = { property, trigger };
      changes.push({ kind: "change", id, key: `dependentRequired/${trigger}`, segment: `.${trigger}`, data, hybrid });
    }
  }
  return changes;
}
