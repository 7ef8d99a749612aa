import { createHash } from "node:crypto";
import { Random } from "../support/random.js";
import { catalogs, mutationsOf, type Mutation } from "./mutations-of.js";

/** A mutant before it is drawn: a folder, and the share of its mutations from which the mutant comes. */
export interface Slot {
  /** From 1 on. */
  readonly number: number;
  /** The folder, with a slash at its end. */
  readonly folder: string;
  /** From 0 on, less than `shares`. */
  readonly share: number;
  readonly shares: number;
}

const minSlots = 80;
const perFolder = 2;
const roots = ["generator/", "templates/runtime/", "sandbox/"];

/**
 * Two slots for each top-level folder with sources, and the rest of 80 for the catalogs in turn. With 40 folders or more, catalogs
 * have none in addition.
 */
export function slotsOf(files: readonly string[]): readonly Slot[] {
  const folders = [...new Set(files.filter(isMutable).flatMap((file) => topFolder(file) ?? []))].sort();
  const twice = folders.flatMap((folder) => Array.from({ length: perFolder }, () => folder));
  const rest = Array.from(
    { length: Math.max(0, minSlots - twice.length) },
    (_, index) => catalogs[index % catalogs.length]!,
  );
  const all = [...twice, ...rest];
  return all.map((folder, index) => ({
    number: index + 1,
    folder,
    share: all.slice(0, index).filter((other) => other === folder).length,
    shares: all.filter((other) => other === folder).length,
  }));
}

/** The mutations of a slot in the order in which they are tried: no two slots have one in common. */
export function choicesOf(
  slot: Slot,
  files: readonly string[],
  seed: number,
  read: (file: string) => string,
): readonly Mutation[] {
  const inside = files.filter((file) => isMutable(file) && homeOf(file) === slot.folder).sort();
  const mutations = inside.flatMap((file) => mutationsOf(file, read(file)));
  return shuffled(mutations, seed, slot.folder).filter((_, index) => index % slot.shares === slot.share);
}

function shuffled(mutations: readonly Mutation[], seed: number, folder: string): readonly Mutation[] {
  const random = new Random(createHash("sha256").update(`${seed} ${folder}`).digest().readInt32BE());
  const items = [...mutations];
  for (let end = items.length; end > 1; end--) {
    const index = random.below(end);
    [items[index], items[end - 1]] = [items[end - 1]!, items[index]!];
  }
  return items;
}

/** The folder whose slots may have the mutations of a file: a catalog, or the top-level folder. */
function homeOf(file: string): string | undefined {
  return catalogs.find((folder) => file.startsWith(folder)) ?? topFolder(file);
}

function topFolder(file: string): string | undefined {
  const root = roots.find((folder) => file.startsWith(folder));
  const [name, ...below] = root === undefined ? [] : file.slice(root.length).split("/");
  return below.length === 0 ? undefined : `${root}${name}/`;
}

/** True of sources that people write. */
function isMutable(file: string): boolean {
  return file.endsWith(".ts") && !file.endsWith(".d.ts");
}
