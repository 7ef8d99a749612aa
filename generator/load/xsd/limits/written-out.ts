import type { Diagnostics } from "../../../diagnostics/create-diagnostics.js";
import type { Origin } from "../../../diagnostics/origin.js";

/** The number of members of all types together, and of attributes of all attribute groups. */
export interface WrittenOut {
  /** Members of unions and content that types have, inherited ones counted again. */
  members: number;
  /** Attributes that groups have, counted again wherever one is used. */
  attributes: number;
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

/** True when one more type with these members may be written out. The first that may not is reported. */
export function hasRoomForType({ diagnostics, written }: Counting, origin: Origin, members: number): boolean {
  const before = written.members;
  written.members += members;
  if (written.members <= maxMembers) return true;
  if (before <= maxMembers) diagnostics.report("xsd/too-much-written-out", origin, { kind: "type", most: maxMembers });
  return false;
}

/** The same for an attribute group. */
export function hasRoomForGroup({ diagnostics, written }: Counting, origin: Origin, attributes: number): boolean {
  const before = written.attributes;
  written.attributes += attributes;
  if (written.attributes <= maxAttributes) return true;
  if (before <= maxAttributes) {
    diagnostics.report("xsd/too-much-written-out", origin, { kind: "attribute group", most: maxAttributes });
  }
  return false;
}

/** True when something had no room, and types are not what their documents say. */
export function isOverfull({ members, attributes }: WrittenOut): boolean {
  return members > maxMembers || attributes > maxAttributes;
}
