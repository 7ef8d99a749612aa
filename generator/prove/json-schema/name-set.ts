import { isPatternFound } from "../../languages/pattern-search.js";

/** A set of property names: one name, the names that match a pattern, or all but some. */
export type NameSet =
  | { readonly kind: "name"; readonly name: string }
  | { readonly kind: "pattern"; readonly pattern: string }
  | { readonly kind: "except"; readonly names: ReadonlySet<string>; readonly patterns: readonly string[] };

/** The set of all names. */
export const everyName: NameSet = { kind: "except", names: new Set(), patterns: [] };

/** True if a set contains a name; throws `Undecided` for patterns without a linear-time search. */
export function includesName(set: NameSet, name: string): boolean {
  switch (set.kind) {
    case "name":
      return set.name === name;
    case "pattern":
      return isPatternFound(set.pattern, name);
    case "except":
      return !set.names.has(name) && !set.patterns.some((pattern) => isPatternFound(pattern, name));
  }
}

/** True if each name of a set is in another; false if in doubt. */
export function covers(outer: NameSet, inner: NameSet): boolean {
  switch (inner.kind) {
    case "name":
      return includesName(outer, inner.name);
    case "pattern":
      return outer.kind === "pattern" ? outer.pattern === inner.pattern : isEveryName(outer);
    case "except":
      return (
        outer.kind === "except" &&
        [...outer.names].every((name) => inner.names.has(name)) &&
        outer.patterns.every((pattern) => inner.patterns.includes(pattern))
      );
  }
}

/** True for the set of all names, in its normal form. */
export function isEveryName(set: NameSet): boolean {
  return set.kind === "except" && set.names.size === 0 && set.patterns.length === 0;
}

/** The same set has the same text. */
export function nameSetKey(set: NameSet): string {
  switch (set.kind) {
    case "name":
      return `=${set.name}`;
    case "pattern":
      return `~${set.pattern}`;
    case "except":
      return `-${JSON.stringify([[...set.names].sort(), [...set.patterns].sort()])}`;
  }
}
