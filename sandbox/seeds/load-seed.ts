import { existsSync, readFileSync } from "node:fs";
import { parseWorld } from "../control/generated/control/validators.js";
import type { TableName } from "../store/tables.js";
import type { Store } from "../store/store.js";
import { type AnyRecord, type Seed, toRow } from "./records.js";

/**
 * The seed by the name of one that ships, or in a file. Throws an `Error` for one that is not there, or is not a world as the
 * control contract describes it.
 */
export function readSeed(nameOrFile: string): Seed {
  const isName = /^[a-z][a-z0-9-]*$/.test(nameOrFile);
  const place = isName ? new URL(`worlds/${nameOrFile}.json`, import.meta.url) : nameOrFile;
  if (!existsSync(place)) throw new Error(`There is no seed ${nameOrFile}.`);
  const parsed = parseWorld(readFileSync(place, "utf8"));
  if (parsed.ok) return parsed.value;
  const lines = parsed.problems.map(({ line, path, message }) => `  line ${line ?? 1}: ${path}: ${message}`);
  throw new Error([`The seed ${nameOrFile} is not a world:`, ...lines].join("\n"));
}

/** Makes the world that of a seed, and nothing else. */
export async function plantSeed(store: Store, seed: Seed, now: string): Promise<void> {
  const kinds = Object.entries(seed) as [TableName, readonly AnyRecord[]][];
  const rows = kinds.map(([kind, records]) => [kind, records.map((record) => toRow(kind, record, now))] as const);
  await store.everyone.replace(new Map(rows));
}

/** Saves records in place of those with the same keys. */
export async function saveRecords({ everyone }: Pick<Store, "everyone">, seed: Seed, now: string): Promise<void> {
  for (const [kind, records] of Object.entries(seed) as [TableName, readonly AnyRecord[]][])
    await everyone.save(
      kind,
      records.map((record) => toRow(kind, record, now)),
    );
}
