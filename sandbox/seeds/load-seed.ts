import { existsSync, readFileSync } from "node:fs";
import { parseWorld } from "../control/generated/control/validators.js";
import type { AnyRow, TableName } from "../store/tables.js";
import type { OnStep } from "../store/everyone.js";
import type { Store } from "../store/store.js";
import { crowdOf, crowds } from "./crowd.js";
import { linkPeople } from "./link-people.js";
import { type AnyRecord, type Seed, toRows } from "./records.js";

/** A world to begin with: its records, and the number of users in a crowd beside them. */
export interface Planting {
  /** The records by their tables. */
  readonly world: Seed;
  /** The number of users beside those of the seed; none when absent. */
  readonly crowd?: number;
}

/**
 * The seed by the name of one that ships, or in a file. Throws an `Error` for one that is not there, or is not a world as the
 * control contract describes it.
 */
export function readSeed(nameOrFile: string): Planting {
  const crowd = Object.hasOwn(crowds, nameOrFile) ? crowds[nameOrFile] : undefined;
  if (crowd !== undefined) return { ...readSeed("default"), crowd };
  const isName = /^[a-z][a-z0-9-]*$/.test(nameOrFile);
  const seedPlace = isName ? new URL(`worlds/${nameOrFile}.json`, import.meta.url) : nameOrFile;
  if (!existsSync(seedPlace)) throw new Error(`There is no seed ${nameOrFile}.`);
  const parsed = parseWorld(readFileSync(seedPlace, "utf8"));
  if (parsed.ok) return { world: parsed.value };
  const lines = parsed.problems.map(({ line, path, message }) => `  line ${line ?? 1}: ${path}: ${message}`);
  throw new Error([`The seed ${nameOrFile} is not a world:`, ...lines].join("\n"));
}

/** Makes the world that of a seed, and nothing else. */
export async function plantSeed(
  store: Pick<Store, "everyone" | "ofCompany">,
  { world, crowd }: Planting,
  now: string,
  onStep?: OnStep,
): Promise<void> {
  await store.everyone.replace(rowsOf(world, now), crowd === undefined ? undefined : crowdOf(crowd, now), onStep);
  await linkPeople(store, world);
}

/** Saves records in place of those with the same keys. */
export async function saveRecords(
  store: Pick<Store, "everyone" | "ofCompany">,
  seed: Seed,
  now: string,
): Promise<void> {
  for (const [kind, rows] of rowsOf(seed, now)) await store.everyone.save(kind, rows);
  await linkPeople(store, seed);
}

function rowsOf(seed: Seed, now: string): ReadonlyMap<TableName, readonly AnyRow[]> {
  const kinds = Object.entries(seed) as [TableName, readonly AnyRecord[]][];
  return new Map(kinds.map(([kind, records]) => [kind, toRows(kind, records, now)]));
}
