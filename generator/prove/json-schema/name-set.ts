import { isPatternFound } from "../../languages/pattern-search.js";

/** A set of names of members: one name, those in which a pattern is found, or all but some. */
export type NameSet =
  | { readonly kind: "name"; readonly name: string }
  | { readonly kind: "pattern"; readonly pattern: string }
  | { readonly kind: "except"; readonly names: ReadonlySet<string>; readonly patterns: readonly string[] };

/** The set of all names. */
export const everyName: NameSet = { kind: "except", names: new Set(), patterns: [] };

/** True when a name belongs to a set; throws `Undecided` for patterns that are not searched in linear time. */
export function includes(set: NameSet, name: string): boolean {
  switch (set.kind) {
    case "name":
      return set.name === name;
    case "pattern":
      return isPatternFound(set.pattern, name);
    case "except":
      return !set.names.has(name) && !set.patterns.some((pattern) => isPatternFound(pattern, name));
  }
}

/** True when each name of a set is in another; false when in doubt. */
export function covers(outer: NameSet, inner: NameSet): boolean {
  switch (inner.kind) {
    case "name":
      return includes(outer, inner.name);
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

/** Tells whether a set is written as that of all names. */
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
