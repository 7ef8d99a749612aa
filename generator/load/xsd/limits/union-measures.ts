import type { SimpleTypeDefinition, Variety } from "../../../model/xml-schema/components.js";
import type { Mapping } from "../names/mapping.js";
import type { XmlElement } from "../xml/xml-tree.js";

/** A union has at most this many member types when the unions among them are written out. */
const most = 2_000;

/** Unions that lie deeper in one another are written out where that says the same. */
const maxNested = 100;

type UnionMembers = Omit<Variety & { readonly kind: "union" }, "kind">;

interface Measure {
  /** The number of member types. */
  readonly size: number;
  /** Unions inside each other; zero without one. */
  readonly depth: number;
}

/**
 * The number of member types of a variety when its unions are written out, and their depth. Restrictions share the
 * variety of their base.
 */
const measures = new WeakMap<SimpleTypeDefinition["variety"], Measure>();

/**
 * The member types of a union, known to be few enough that every later step may walk them as a tree: Part 1, section
 * 3.14.2, writes unions among them out, and so do we with long chains of them. Too many are reported, and the first of them
 * stands for all.
 */
export function measuredMembers(
  { diagnostics }: Pick<Mapping, "diagnostics">,
  { origin }: XmlElement,
  members: readonly SimpleTypeDefinition[],
): UnionMembers {
  const { size, depth } = measureAll(members);
  if (size <= most && depth < maxNested) return { members };
  const flat = flatMembers(members);
  if (measureAll(flat.members).size <= most) return flat;
  diagnostics.report("xsd/union-too-large", origin, { most });
  return { members: members.slice(0, 1) };
}

/** The names of member types, of which there cannot be more than a union may have. Too many are reported, and none is read. */
export function fewEnough(
  { diagnostics }: Pick<Mapping, "diagnostics">,
  { origin }: XmlElement,
  names: readonly string[],
): readonly string[] {
  if (names.length <= most) return names;
  diagnostics.report("xsd/union-too-large", origin, { most });
  return names.slice(0, 1);
}

function measureAll(members: readonly SimpleTypeDefinition[]): Measure {
  const all = members.map(measure);
  return {
    size: all.reduce((sum, { size }) => sum + size, 0),
    depth: all.reduce((most, { depth }) => Math.max(most, depth), 0),
  };
}

function measure({ variety }: SimpleTypeDefinition): Measure {
  switch (variety.kind) {
    case "any":
    case "atomic":
      return { size: 1, depth: 0 };
    case "list":
      return measure(variety.item);
    case "union": {
      const known = measures.get(variety);
      if (known !== undefined) return known;
      // Members are made before the unions that name them, so this looks one level down.
      const { size, depth } = measureAll(variety.members);
      const made = { size, depth: depth + 1 };
      measures.set(variety, made);
      return made;
    }
  }
}

/** The same members with those of unions that add no facets of their own in their place, each once: a text is the first's that takes it. */
function flatMembers(members: readonly SimpleTypeDefinition[]): UnionMembers {
  const flat = new Set<SimpleTypeDefinition>();
  const joined = new Set<SimpleTypeDefinition>();
  const pending = [...members].reverse();
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { variety, facets } = next;
    const isPlain = facets.patterns === undefined && facets.enumeration === undefined;
    if (variety.kind !== "union" || !isPlain) flat.add(next);
    else if (!joined.has(next)) {
      joined.add(next);
      pending.push(...[...variety.members].reverse());
    }
  }
  return { members: [...flat], joined: [...joined] };
}
