import type { ParameterTable } from "../http/operation.js";
import { refuseValue } from "./error.js";
import { isMembers, percentEncoded } from "./parts.js";

/** How deeply members of a deepObject parameter may be nested. */
export const maxDeepMembers = 8;

/**
 * The pairs of style deepObject: "a[b]=1". The standard leaves nested values open; here members of members are
 * "a[b][c]=1", and a list of primitive values repeats its name: "a[b]=1&a[b]=2". Other lists are refused.
 */
export function deepPairs(table: ParameterTable, name: string, value: unknown, depth: number = 0): readonly string[] {
  const pair = (item: unknown): string => `${name}=${percentEncoded(table, item)}`;
  if (Array.isArray(value)) return value.map(pair);
  if (!isMembers(value)) return [pair(value)];
  if (depth === maxDeepMembers) refuseValue(table, `Members are nested deeper than the limit of ${maxDeepMembers}.`);
  return Object.entries(value).flatMap(([key, member]) => {
    if (member === undefined) return [];
    if (/[[\]]/.test(key)) refuseValue(table, "The name of a member may not hold a bracket.");
    return deepPairs(table, `${name}%5B${percentEncoded(table, key)}%5D`, member, depth + 1);
  });
}
