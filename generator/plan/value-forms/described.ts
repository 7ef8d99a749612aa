import { addTo } from "../../model/grouped.js";
import { possibleTypes, type ValueType } from "../../model/json-schema/possible-types.js";
import type { JsonSchema } from "../../model/json-schema/schema.js";
import { alwaysAlong } from "../../model/json-schema/same-value.js";

/** The share of a schema's values of a type that a rule describes: all, not all, or none because it allows no such value. */
export type Described = "yes" | "no" | "none";

type DescribedOf = (schema: JsonSchema) => Described;

/** Integer formats that exceed the precision of a double. */
export const longFormats: ReadonlySet<string> = new Set(["int64", "uint64"]);

/** Numbers that are all integers of 64 bits, by `type: integer` and `format` in one schema. OpenAPI, Data Types. */
export const describedLongs: DescribedOf = createDescribed("number", isLong);

/** Strings that are all date-times, by `type: string` and `format` in one schema. JSON Schema validation, section 7.3.1. */
export const describedDates: DescribedOf = createDescribed("string", isDateTime);

/** True if every number must be an integer. */
export function describesIntegers(schema: JsonSchema): boolean {
  return [...alwaysAlong(schema)].some(({ types }) => types?.includes("integer") === true && !types.includes("number"));
}

function isLong({ types, format = "" }: JsonSchema): boolean {
  return types?.includes("integer") === true && !types.includes("number") && longFormats.has(format);
}

function isDateTime({ types, format, enum: values, const: constant }: JsonSchema): boolean {
  return types?.includes("string") === true && format === "date-time" && values === undefined && constant === undefined;
}

function createDescribed(type: ValueType, isDescribed: (schema: JsonSchema) => boolean): DescribedOf {
  const known = new WeakMap<JsonSchema, Described>();
  // Enumerated strings remain strings.
  const isListed = (at: JsonSchema): boolean => type === "string" && (at.enum !== undefined || at.const !== undefined);
  const alone = (at: JsonSchema): Described =>
    !possibleTypes(at).has(type) ? "none" : !isListed(at) && isDescribed(at) ? "yes" : "no";
  const find = (at: JsonSchema): Described => known.get(at) ?? "no";
  const isYes = (at: JsonSchema): boolean =>
    together(at).some((part) => find(part) === "yes") ||
    [at.anyOf, at.oneOf].some((branches = []) => {
      const found = branches.map(find);
      return found.includes("yes") && !found.includes("no");
    });
  // A worklist: chains of references may be longer than the stack, and branches may double at each level.
  return (schema) => {
    const { fresh, users } = reachedFrom(schema, known);
    for (const at of fresh.toReversed()) known.set(at, alone(at));
    const rest = new Set(fresh.toReversed());
    for (const at of rest) {
      rest.delete(at);
      if (find(at) !== "no" || isListed(at) || !isYes(at)) continue;
      known.set(at, "yes");
      for (const user of users.get(at) ?? []) rest.add(user);
    }
    return find(schema);
  };
}

/** The schemas of the same value that are not known yet, with the schemas that they are parts of. */
function reachedFrom(
  schema: JsonSchema,
  known: { has(at: JsonSchema): boolean },
): { readonly fresh: readonly JsonSchema[]; readonly users: ReadonlyMap<JsonSchema, readonly JsonSchema[]> } {
  const users = new Map<JsonSchema, JsonSchema[]>();
  const reached = new Set([schema]);
  for (const at of reached) {
    if (known.has(at)) continue;
    for (const part of [...together(at), ...(at.anyOf ?? []), ...(at.oneOf ?? [])]) {
      reached.add(part);
      addTo(users, part, at);
    }
  }
  return { fresh: [...reached].filter((at) => !known.has(at)), users };
}

function together({ ref, allOf = [] }: JsonSchema): readonly JsonSchema[] {
  return ref === undefined ? allOf : [ref.target, ...allOf];
}
