import { digest } from "../../cache/digest.js";
import { grouped } from "../../../model/grouped.js";

/** Something that goes into a part as a whole. */
export interface Sized {
  /** Unique among what is parted. */
  readonly name: string;
  /** The name of its subject: labels with a common start are grouped. */
  readonly label: string;
  /** In bytes. */
  readonly size: number;
}

/**
 * The part of each thing, by its name: the letters with which the labels in that part begin; "" for what is left.
 *
 * Together, things are one part while they fit. Otherwise they are told apart by their next letter, and the large groups
 * leave. So a part follows from names and not from an order: one thing more changes one part, or splits that part. A thing
 * larger than the limit is alone.
 */
export function partsByName(things: readonly Sized[], limit: number): ReadonlyMap<string, string> {
  const parts = new Map<string, string>();
  const open: Group[] = [{ start: "", members: things.map(keyed) }];
  for (let group = open.pop(); group !== undefined; group = open.pop()) {
    const { start, members } = group;
    const groups = sizeOf(members) <= limit || members.length === 1 ? [] : groupsByNext(members, start.length);
    const leaving = leavingGroups(groups, limit);
    const left = groups.length === 0 ? members : groups.flatMap((group) => (leaving.has(group) ? [] : group.members));
    for (const { name } of left) parts.set(name, start);
    open.push(...leaving);
  }
  return parts;
}

interface Keyed extends Sized {
  /** Letters of the label, then digits that tell names with equal labels apart: so two things have two keys. */
  readonly key: string;
}

interface Group {
  /** The common beginning of all keys. */
  readonly start: string;
  /** Things whose keys begin so. */
  readonly members: readonly Keyed[];
}

/** Short enough for the name of a file. */
const maxLetters = 64;

function keyed(thing: Sized): Keyed {
  const letters = thing.label.toLowerCase().replace(/[^a-z0-9]/g, "");
  return { ...thing, key: `${letters.slice(0, maxLetters)}-${digest(thing.name)}` };
}

function groupsByNext(members: readonly Keyed[], at: number): readonly Group[] {
  return [...grouped(members, ({ key }) => key.slice(0, at + 1))].map(([start, group]) => ({ start, members: group }));
}

/**
 * The groups that leave: those above the largest half, quarter, eighth of the limit at which the rest fits even if each
 * that leaves left as much as may stay. So whatever is added, a group that left never comes back.
 */
function leavingGroups(groups: readonly Group[], limit: number): ReadonlySet<Group> {
  const sizes = new Map(groups.map((group) => [group, sizeOf(group.members)]));
  let largest = limit;
  const capped = (): number => [...sizes.values()].reduce((sum, size) => sum + Math.min(size, largest), 0);
  while (capped() > limit) largest /= 2;
  return new Set(groups.filter((group) => (sizes.get(group) ?? 0) > largest));
}

function sizeOf(things: readonly { readonly size: number }[]): number {
  return things.reduce((sum, { size }) => sum + size, 0);
}

/** The size of a file with this content, in bytes. */
export function byteSize(text: string): number {
  return Buffer.byteLength(text);
}
