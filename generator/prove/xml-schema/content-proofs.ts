import { expandedName } from "../../model/xml-schema/components.js";
import type { AllContent, Content, Leaf } from "../../model/xml-schema/content-expression.js";
import { occurrencesOf } from "./occurrences.js";

/**
 * True if one content model includes another because both have the same structure and each repetition is within the
 * other one. This compares counts that are too large to enumerate. False if the result is unknown.
 */
export function isContentWithin(sub: Content, of: Content): boolean {
  if (of.kind === "repeat" && sub.kind !== "repeat") return of.min <= 1 && of.max >= 1 && isContentWithin(sub, of.of);
  switch (sub.kind) {
    case "leaf":
      return of.kind === "leaf" && isLeafWithin(sub, of);
    case "sequence":
    case "choice":
      return (
        sub.kind === of.kind &&
        sub.of.length === of.of.length &&
        sub.of.every((item, index) => isContentWithin(item, of.of[index]!))
      );
    case "repeat":
      return of.kind === "repeat" && of.min <= sub.min && sub.max <= of.max && isContentWithin(sub.of, of.of);
    case "all":
      return false;
  }
}

function isLeafWithin(sub: Leaf, of: Leaf): boolean {
  return sub.accepts.every(
    (term) =>
      term.kind === "element" &&
      of.accepts.some((other) => other.kind === "element" && expandedName(other.name) === expandedName(term.name)),
  );
}

/** True if an xs:all group includes a content model: only the number of occurrences of each element matters. */
export function fitsAll(sub: Content, of: AllContent): boolean {
  const ranges = occurrencesOf(sub);
  const members = new Map<string, { readonly min: number; readonly max: number }>();
  for (const { leaf, min, max } of of.members) {
    const [only] = leaf.accepts;
    if (leaf.accepts.length !== 1 || only?.kind !== "element") return false;
    members.set(expandedName(only.name), { min, max });
  }
  const isKnown = [...ranges].every(([key, { max }]) => max <= (members.get(key)?.max ?? -1));
  return isKnown && [...members].every(([key, { min }]) => (ranges.get(key)?.min ?? 0) >= min);
}
