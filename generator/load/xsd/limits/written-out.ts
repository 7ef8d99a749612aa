import type { Diagnostics } from "../../../diagnostics/create-diagnostics.js";
import type { Origin } from "../../../diagnostics/origin.js";

/** The number of members of all types together, and of attributes of all attribute groups. */
export interface WrittenOut {
  /** Members of unions and content that types have, inherited ones counted again. */
  members: number;
  /** Attributes that groups have, counted again wherever one is used. */
  attributes: number;
  /** True when something had no room, and types are not what their documents say. */
  isOverfull: boolean;
}

/**
 * Every type is written out with all that groups, base types and substitution groups bring: each member is a line of a
 * type and, where codecs need it, some 200 characters more. So many take half a minute, 1 GB of memory and 100 MB of
 * output.
 */
const maxMembers = 500_000;
/** Attribute groups only hold what they take over: 80 MB. */
const maxAttributes = 10_000_000;

interface Counting {
  readonly diagnostics: Diagnostics;
  readonly written: WrittenOut;
}

/** True when one more type with these members may be written out. Each that may not is reported, and does not count. */
export function hasRoomForType(counting: Counting, origin: Origin, members: number): boolean {
  return hasRoom(counting, origin, { key: "members", added: members, kind: "type", most: maxMembers });
}

/** The same for an attribute group. */
export function hasRoomForGroup(counting: Counting, origin: Origin, attributes: number): boolean {
  const kind = "attribute group";
  return hasRoom(counting, origin, { key: "attributes", added: attributes, kind, most: maxAttributes });
}

function hasRoom(
  { diagnostics, written }: Counting,
  origin: Origin,
  { key, added, kind, most }: { key: "members" | "attributes"; added: number; kind: string; most: number },
): boolean {
  if (written[key] + added > most) {
    written.isOverfull = true;
    diagnostics.report("xsd/too-much-written-out", origin, { kind, most });
    return false;
  }
  written[key] += added;
  return true;
}
