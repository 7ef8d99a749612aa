import type { TableName } from "../store/tables.js";
import { uniqueKeysOf } from "../store/unique-keys.js";
import type { AnyRecord, Seed } from "./records.js";

/** A seed with the name that its problems mention. */
export interface SeedLayer {
  readonly name: string;
  /** The records. */
  readonly world: Seed;
}

type Kinds = Readonly<Record<string, readonly AnyRecord[]>>;

/** One world of several seeds: a record replaces the one with the same key in earlier seeds, in its position. */
export function layeredSeeds(worlds: readonly Seed[]): Seed {
  const merged: Record<string, readonly AnyRecord[]> = {};
  for (const world of worlds)
    for (const [kind, records] of Object.entries(world as Kinds))
      merged[kind] = layeredRecords(kind as TableName, merged[kind] ?? [], records);
  return merged;
}

function layeredRecords(
  kind: TableName,
  below: readonly AnyRecord[],
  above: readonly AnyRecord[],
): readonly AnyRecord[] {
  const [key = []] = uniqueKeysOf(kind);
  const keyOf = (record: AnyRecord): string => JSON.stringify(key.map((name) => record[name]));
  const replacing = new Map(above.map((record) => [keyOf(record), record]));
  const kept = below.map((record) => {
    const found = replacing.get(keyOf(record));
    replacing.delete(keyOf(record));
    return found ?? record;
  });
  return [...kept, ...replacing.values()];
}

/** The seed of a record in the layered world, and the path of the record there. */
export function sourceOf(layers: readonly SeedLayer[], world: Seed, path: string): string {
  const [, kind = "", index = "", ...rest] = path.split("/");
  const record = (world as Kinds)[kind]?.[Number(index)];
  for (const { name, world: layer } of layers.toReversed()) {
    const at = record === undefined ? -1 : ((layer as Kinds)[kind]?.indexOf(record) ?? -1);
    if (at !== -1) return `${name}: ${["", kind, at, ...rest].join("/")}`;
  }
  return path;
}
