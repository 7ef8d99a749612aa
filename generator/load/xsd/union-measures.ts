import type { SimpleTypeDefinition } from "../../model/xml-schema/components.js";
import type { Mapping } from "./mapping.js";
import type { XmlElement } from "./xml-tree.js";

/** A union has at most this many member types when the unions among them are written out. */
const most = 2_000;

/** How many member types a variety has when its unions are written out. Restrictions share the variety of their base. */
const sizes = new WeakMap<SimpleTypeDefinition["variety"], number>();

/**
 * The member types of a union, known to be few enough that every later step may walk them as a tree: Part 1, section
 * 3.14.2, writes unions among them out. Too many are reported, and the first of them stands for all.
 */
export function measuredMembers(
  { diagnostics }: Pick<Mapping, "diagnostics">,
  { origin }: XmlElement,
  members: readonly SimpleTypeDefinition[],
): readonly SimpleTypeDefinition[] {
  if (members.reduce((sum, member) => sum + sizeOf(member), 0) <= most) return members;
  diagnostics.report("xsd/union-too-large", origin, { most });
  return members.slice(0, 1);
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

function sizeOf({ variety }: SimpleTypeDefinition): number {
  switch (variety.kind) {
    case "any":
    case "atomic":
      return 1;
    case "list":
      return sizeOf(variety.item);
    case "union": {
      // Members are made before the unions that name them, so this looks one level down.
      const size = sizes.get(variety) ?? variety.members.reduce((sum, member) => sum + sizeOf(member), 0);
      sizes.set(variety, size);
      return size;
    }
  }
}
