import { existsSync, readFileSync } from "node:fs";
import type { AnyRow, TableName } from "../store/everyone.js";
import type { Store } from "../store/store.js";

/** The records of a world, by kind. */
export type Seed = Readonly<Partial<Record<TableName, readonly AnyRow[]>>>;

/** The seed by the name of one that ships, or in a file. Throws an `Error` for one that is not there. */
export function readSeed(nameOrFile: string): Seed {
  const isName = /^[a-z][a-z0-9-]*$/.test(nameOrFile);
  const place = isName ? new URL(`worlds/${nameOrFile}.json`, import.meta.url) : nameOrFile;
  if (!existsSync(place)) throw new Error(`There is no seed ${nameOrFile}.`);
  return JSON.parse(readFileSync(place, "utf8")) as Seed;
}

/** Makes the world that of a seed, and nothing else. */
export async function plantSeed(store: Store, seed: Seed): Promise<void> {
  await store.transaction(async ({ everyone }) => {
    await everyone.clear();
    for (const [kind, records] of Object.entries(seed)) await everyone.save(kind as TableName, records);
  });
}
