import type { ParameterTable } from "../http/operation.js";
import { refuseValue } from "./error.js";
import { maxNesting } from "./pair-tree.js";
import { isMembers } from "./parts.js";

/** A name with its value, neither of them encoded. */
export type Pair = readonly [name: string, value: unknown];

/**
 * The pairs of a value that is nested by brackets: "a[b]=1", "a[b][0][c]=2", as qs and Stripe write them. OpenAPI has style
 * deepObject for objects, and leaves open what is nested in them.
 */
export function nestedPairs(table: ParameterTable, name: string, value: unknown, depth: number = 0): readonly Pair[] {
  if (depth > maxNesting) refuseValue(table, `Properties are nested deeper than the limit of ${maxNesting}.`);
  if (Array.isArray(value)) {
    return Array.from(value as readonly unknown[], (item, index) => {
      const pairs = nestedPairs(table, `${name}[${index}]`, item, depth + 1);
      // The items behind it would move up.
      return pairs.length === 0 ? refuseValue(table, "An empty list or object cannot be an item of a list.") : pairs;
    }).flat();
  }
  if (!isMembers(value)) return [[name, value]];
  return Object.entries(value).flatMap(([key, member]) => {
    if (member === undefined) return [];
    if (key === "" || /[[\]]/.test(key))
      refuseValue(table, "The name of a property must not be empty or contain a bracket.");
    return nestedPairs(table, `${name}[${key}]`, member, depth + 1);
  });
}
