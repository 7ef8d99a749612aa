import { expandedName, type ElementDeclaration, type QName } from "../../model/xml-schema/components.js";
import type { Content, Leaf } from "../../model/xml-schema/content-expression.js";

/** The least and the largest number of times that children of a name occur in a content model. */
export interface Occurrence {
  readonly name: QName;
  readonly element: ElementDeclaration;
  /** A position of the element. */
  readonly leaf: Leaf;
  /** The least number. */
  readonly min: number;
  /** Maximum number; Infinity where there is no bound. */
  readonly max: number;
}

type Ranges = Map<string, Occurrence>;

/** The occurrences of all elements that a content model declares, by expanded name; in order of the text. */
export function occurrencesOf(content: Content): ReadonlyMap<string, Occurrence> {
  switch (content.kind) {
    case "leaf":
      return ofLeaf(content);
    case "sequence":
      return total(content.of.map(occurrencesOf));
    case "choice":
      return ofChoice(content.of.map(occurrencesOf));
    case "repeat":
      return scaled(occurrencesOf(content.of), content.min, content.max);
    case "all": {
      const members = content.members.map(({ leaf, min, max }) => scaled(ofLeaf(leaf), min, max));
      const sum = total(members);
      return content.optional ? scaled(sum, 0, 1) : sum;
    }
  }
}

function ofLeaf(leaf: Leaf): Ranges {
  const elements = leaf.accepts.filter((term) => term.kind === "element");
  const min = leaf.accepts.length === 1 ? 1 : 0;
  return new Map(
    elements.map((element) => [expandedName(element.name), { name: element.name, element, leaf, min, max: 1 }]),
  );
}

/** Combines branches: an element that a branch does not contain occurs zero times in it. */
function ofChoice(branches: readonly ReadonlyMap<string, Occurrence>[]): Ranges {
  const result: Ranges = new Map();
  const counts = new Map<string, number>();
  for (const [key, occurrence] of branches.flatMap((branch) => [...branch])) {
    const known = result.get(key) ?? occurrence;
    result.set(key, { ...known, min: Math.min(known.min, occurrence.min), max: Math.max(known.max, occurrence.max) });
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  for (const [key, occurrence] of result) {
    if ((counts.get(key) ?? 0) < branches.length) result.set(key, { ...occurrence, min: Math.min(occurrence.min, 0) });
  }
  return result;
}

/** Combines parts in a sequence, in any order. */
function total(parts: readonly ReadonlyMap<string, Occurrence>[]): Ranges {
  const result: Ranges = new Map();
  for (const [key, occurrence] of parts.flatMap((part) => [...part])) {
    const known = result.get(key);
    const sum =
      known === undefined ? occurrence : { ...known, min: known.min + occurrence.min, max: known.max + occurrence.max };
    result.set(key, sum);
  }
  return result;
}

function scaled(ranges: ReadonlyMap<string, Occurrence>, min: number, max: number): Ranges {
  return new Map(
    [...ranges].map(([key, occurrence]) => [
      key,
      { ...occurrence, min: occurrence.min * min, max: occurrence.max * max },
    ]),
  );
}
