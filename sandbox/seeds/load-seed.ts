import { existsSync, readFileSync } from "node:fs";
import type { Result } from "@specwright/runtime/base";
import { readJson } from "@specwright/runtime/json";
import { validateWorld } from "../control/generated/control/validators.js";
import { fixedStart } from "../domain/clock.js";
import type { AnyRow, TableName } from "../store/tables.js";
import type { OnStep } from "../store/everyone.js";
import type { Store } from "../store/store.js";
import { checkRecords } from "./check-records.js";
import { crowdOf, crowds } from "./crowd.js";
import { linkPeople } from "./link-people.js";
import { firstRepeatedKey, storeWithoutConflicts } from "./record-conflicts.js";
import { type AnyRecord, type Seed, toRows } from "./records.js";

/** The initial world: its records, and the number of additional users in a crowd. */
export interface Planting {
  /** The records by their tables. */
  readonly world: Seed;
  /** The number of users in addition to those of the seed. Default: 0. */
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
  if (!existsSync(seedPlace)) throw new Error(`The seed ${nameOrFile} does not exist.`);
  const parsed = readJson(readFileSync(seedPlace, "utf8"), validateSeed, undefined);
  if (parsed.ok) return { world: parsed.value };
  const lines = parsed.problems.map(({ line, path, message }) => `  line ${line ?? 1}: ${path}: ${message}`);
  throw new Error([`The seed ${nameOrFile} is not a world:`, ...lines].join("\n"));
}

/** Validates a world by the control contract, then the values in its records by the schemas of their APIs. */
function validateSeed(value: unknown): Result<Seed> {
  const result = validateWorld(value);
  if (!result.ok) return result;
  const { companies = [], applications = [] } = result.value;
  const holders = companies.length > 0 && applications.length > 0 ? [] : [withoutHolders];
  const problems = [...holders, ...checkRecords(result.value)];
  const repeated = problems.length === 0 ? firstRepeatedKey(rowsOf(result.value, fixedStart)) : undefined;
  if (repeated !== undefined) return { ok: false, problems: [repeated.problem], truncated: false };
  return problems.length === 0 ? result : { ok: false, problems, truncated: false };
}

const withoutHolders = { code: "sandbox/holders", message: "A seed needs a company and an application.", path: "" };

/** Makes the world that of a seed, and nothing else. */
export async function plantSeed(
  store: Pick<Store, "everyone" | "ofCompany">,
  { world, crowd }: Planting,
  now: string,
  onStep?: OnStep,
): Promise<void> {
  const rows = rowsOf(world, now);
  const copies = crowd === undefined ? undefined : crowdOf(crowd, now);
  await storeWithoutConflicts(rows, () => store.everyone.replace(rows, copies, onStep));
  await linkPeople(store, world);
}

/**
 * Saves records, replacing those with the same keys. Throws a `RecordConflict` for one whose key another record has.
 */
export async function saveRecords(
  store: Pick<Store, "everyone" | "ofCompany">,
  seed: Seed,
  now: string,
): Promise<void> {
  for (const [kind, rows] of rowsOf(seed, now))
    await storeWithoutConflicts(new Map([[kind, rows]]), () => store.everyone.save(kind, rows));
  await linkPeople(store, seed);
}

function rowsOf(seed: Seed, now: string): ReadonlyMap<TableName, readonly AnyRow[]> {
  const kinds = Object.entries(seed) as [TableName, readonly AnyRecord[]][];
  return new Map(kinds.map(([kind, records]) => [kind, toRows(kind, records, now)]));
}
