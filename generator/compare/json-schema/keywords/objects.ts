import { changeName } from "../../change-name.js";
import { compareTogether } from "./conditions.js";
import { compareMarks, visibleDirections } from "./marks.js";
import { stepText } from "../step.js";
import { laterValues, patched, type FlatPair, type KeywordChange, type KeywordFinding } from "../keyword-finding.js";
import type { JsonSchema } from "../../../model/json-schema/schema.js";
import type { Levels } from "../../kind-of-change.js";

/**
 * Compares the members that objects may hold besides their properties (core, section 10.3.2; validation, section 6.5).
 */
export function compareObjects(pair: FlatPair): readonly KeywordFinding[] {
  return [
    ...compareRest(pair, "additionalProperties"),
    ...compareRest(pair, "unevaluatedProperties"),
    ...compareMaps(pair, "patternProperties"),
    ...compareMaps(pair, "dependentSchemas"),
    ...compareTogether(pair, "property-names", ["propertyNames"]),
    ...compareDependents(pair),
  ];
}

function compareRest(
  { before, after }: FlatPair,
  keyword: "additionalProperties" | "unevaluatedProperties",
): readonly KeywordFinding[] {
  const [old, now] = [kindOfRest(before.schema[keyword]), kindOfRest(after.schema[keyword])];
  const [a, b] = [before.schema[keyword], after.schema[keyword]];
  if (old === "said" && now === "said" && a !== undefined && b !== undefined) {
    const step = { kind: "others" } as const;
    const visible = visibleDirections(a, b);
    const changes = compareMarks(a, b).map(({ property, ...mark }): KeywordChange => {
      const hybrid = patched(before.schema, { [keyword]: property });
      return { kind: "change", key: keyword, segment: stepText(step), data: {}, hybrid, ...mark };
    });
    return [...changes, { kind: "inner", before: a, after: b, key: keyword, step, visible }];
  }
  if (old === now) return [];
  const hybrid = patched(before.schema, laterValues(after.schema, keyword));
  const codeLevels = keyword === "additionalProperties" ? indexCode(before.schema, after.schema) : {};
  const change = { kind: "change", key: keyword, data: {}, hybrid, codeLevels } as const;
  const said = now === "said" ? "added" : "removed";
  const what = now === "refused" ? "refused" : old === "refused" ? "allowed" : said;
  return [{ ...change, id: `schema/${changeName(keyword)}-${what}` }];
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
      if (isPattern) {
        const visible = visibleDirections(a, b);
        const changes = compareMarks(a, b).map(({ property, ...mark }): KeywordChange => {
          const hybrid = patched(before.schema, { [keyword]: new Map(old).set(name, property) });
          return { kind: "change", key, segment: stepText(step), data: { pattern: name }, hybrid, ...mark };
        });
        return [...changes, { kind: "inner", before: a, after: b, key, step, visible }];
      }
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

/** The rule for members that are not declared. */
function kindOfRest(schema: JsonSchema | undefined): "open" | "refused" | "said" {
  if (schema === undefined || schema.boolean === true) return "open";
  return schema.boolean === false ? "refused" : "said";
}

/** The effect of a changed index signature on those who compile against it. */
function indexCode(before: JsonSchema, after: JsonSchema): Levels {
  const [old, now] = [indexOf(before), indexOf(after)];
  if (old === now) return {};
  // Values of interfaces that consumers declared themselves have no index signature; whether there are any cannot be seen.
  if (old === "none") return { sent: "warning" };
  if (now === "none" || old === "said")
    return now === "unknown" ? { read: "breaking" } : { sent: "breaking", read: "breaking" };
  return { sent: "breaking" };
}

/** An object that says of undeclared members no more than one that says nothing, and has another type all the same. */
export function compareIndexes({ before, after }: FlatPair): readonly KeywordChange[] {
  const [a, b] = [before.schema, after.schema];
  const isOpen = [a, b].every(({ additionalProperties }) => kindOfRest(additionalProperties) === "open");
  if (
    !isOpen ||
    !isObject(a) ||
    !isObject(b) ||
    a.patternProperties !== undefined ||
    b.patternProperties !== undefined
  ) {
    return [];
  }
  const [old, now] = [indexOf(a), indexOf(b)];
  if (old === now) return [];
  const id = old === "none" ? "schema/index-signature-added" : "schema/index-signature-removed";
  return [{ kind: "change", id, key: "additionalProperties", data: {} }];
}

/**
 * True when the type of undeclared members changes because a property joins them: an index signature holds the types of
 * both.
 */
export function indexGrows(of: JsonSchema, property: JsonSchema): boolean {
  const { additionalProperties: rest } = of;
  if (rest === undefined || kindOfRest(rest) !== "said") return false;
  const [old, now] = [scalarsOf(rest), scalarsOf(property)];
  return old === undefined || now === undefined || now.some((type) => !old.includes(type));
}

/** The types of TypeScript, where they say all; undefined for structures and listed values. */
function scalarsOf({ types, enum: values, ref, allOf, anyOf, oneOf }: JsonSchema): readonly string[] | undefined {
  const saysMore = [values, ref, allOf, anyOf, oneOf].some((item) => item !== undefined);
  if (saysMore || types === undefined || types.includes("object") || types.includes("array")) return undefined;
  return types.map((type) => (type === "integer" ? "number" : type));
}

function isObject({ types }: JsonSchema): boolean {
  return types?.length === 1 && types[0] === "object";
}

/** The index signature of a type: none where the members are all named, "unknown" where nothing is said of the others. */
function indexOf(schema: JsonSchema): "none" | "unknown" | "never" | "said" {
  const hasMembers = (schema.properties?.size ?? 0) + (schema.required?.length ?? 0) > 0;
  const kind = kindOfRest(schema.additionalProperties);
  if (kind === "said") return "said";
  if (schema.patternProperties !== undefined) return kind === "open" ? "unknown" : "said";
  if (schema.additionalProperties?.boolean === true) return "unknown";
  return hasMembers ? "none" : kind === "refused" ? "never" : "unknown";
}
