import { expandedName, type ElementDeclaration, type QName } from "../../model/xml-schema/components.js";
import type { Content, Leaf } from "./content-expression.js";

/** How often children of a name occur in a content model, at least and at most. */
export interface Occurrence {
  readonly name: QName;
  readonly element: ElementDeclaration;
  /** A place where it stands. */
  readonly leaf: Leaf;
  readonly min: number;
  readonly max: number;
}

type Ranges = Map<string, Occurrence>;

/** The occurrences of all elements that a content model declares, by expanded name; in order of the text. */
export function occurrencesOf(content: Content): ReadonlyMap<string, Occurrence> {
  switch (content.kind) {
    case "leaf":
      return ofLeaf(content);
    case "sequence":
      return content.items.map(occurrencesOf).reduce<Ranges>((sum, next) => merged(sum, next, add, add), new Map());
    case "choice":
      return ofChoice(content.items.map(occurrencesOf));
    case "repeat":
      return scaled(occurrencesOf(content.body), content.min, content.max);
    case "all": {
      const members = content.members.map(({ leaf, required }) => scaled(ofLeaf(leaf), required ? 1 : 0, 1));
      const sum = members.reduce<Ranges>((all, next) => merged(all, next, add, add), new Map());
      return content.optional ? scaled(sum, 0, 1) : sum;
    }
  }
}

function ofLeaf(leaf: Leaf): Ranges {
  const elements = leaf.accepts.filter((each) => each.kind === "element");
  const min = leaf.accepts.length === 1 ? 1 : 0;
  return new Map(
    elements.map((element) => [expandedName(element.name), { name: element.name, element, leaf, min, max: 1 }]),
  );
}

function ofChoice(branches: readonly ReadonlyMap<string, Occurrence>[]): Ranges {
  const [first, ...others] = branches;
  if (first === undefined) return new Map();
  return others.reduce<Ranges>((all, next) => merged(all, next, Math.min, Math.max), new Map(first));
}

function add(a: number, b: number): number {
  return a + b;
}

/** What one of the two does not have occurs there not once. */
function merged(
  own: ReadonlyMap<string, Occurrence>,
  other: ReadonlyMap<string, Occurrence>,
  least: (a: number, b: number) => number,
  most: (a: number, b: number) => number,
): Ranges {
  const result: Ranges = new Map();
  for (const [key, each] of own) {
    const { min, max } = other.get(key) ?? { min: 0, max: 0 };
    result.set(key, { ...each, min: least(each.min, min), max: most(each.max, max) });
  }
  for (const [key, each] of other) {
    if (!own.has(key)) result.set(key, { ...each, min: least(0, each.min), max: most(0, each.max) });
  }
  return result;
}

function scaled(ranges: ReadonlyMap<string, Occurrence>, min: number, max: number): Ranges {
  return new Map([...ranges].map(([key, each]) => [key, { ...each, min: each.min * min, max: each.max * max }]));
}
