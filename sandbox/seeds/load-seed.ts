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
import { layeredSeeds, type SeedLayer, sourceOf } from "./layered-seeds.js";
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
 * The world of seeds, each by the name of one that ships or as a file; records of later ones replace those of earlier ones. Throws an
 * `Error` for one that is not there, or is not a world as the control contract describes it.
 */
export function readSeeds(namesOrFiles: readonly string[]): Planting {
  const read = namesOrFiles.map(readLayer);
  const crowd = Math.max(0, ...read.map((layer) => layer.crowd));
  const layers = read.map(({ name, world }) => ({ name, world }));
  return { world: checkedLayers(layers), ...(crowd > 0 && { crowd }) };
}

/** A seed that ships with a world over it; alone, the world is the seed. Throws an `Error` as `readSeeds` does. */
export function seedUnder(name: string, world: Seed | undefined): Planting {
  const planting = readSeeds([name]);
  if (world === undefined) return planting;
  return { ...planting, world: layeredSeeds([planting.world, world]) };
}

interface ReadLayer extends SeedLayer {
  /** The number of users in addition to those of the seed. */
  readonly crowd: number;
}

function readLayer(name: string): ReadLayer {
  const crowd = Object.hasOwn(crowds, name) ? (crowds[name] ?? 0) : 0;
  const file = crowd > 0 ? "default" : name;
  const isName = /^[a-z][a-z0-9-]*$/.test(file);
  const seedPlace = isName ? new URL(`worlds/${file}.json`, import.meta.url) : file;
  if (!existsSync(seedPlace)) throw new Error(`The seed ${name} does not exist.`);
  const parsed = readJson(readFileSync(seedPlace, "utf8"), validateSeed, undefined);
  if (parsed.ok) return { name, world: parsed.value, crowd };
  const lines = parsed.problems.map(({ line, path, message }) => `  line ${line ?? 1}: ${path}: ${message}`);
  throw new Error([`The seed ${name} is not a world:`, ...lines].join("\n"));
}

/** Validates a world by the control contract, then the values in its records by the schemas of their APIs. */
function validateSeed(value: unknown): Result<Seed> {
  const result = validateWorld(withoutSchema(value));
  if (!result.ok) return result;
  const problems = checkRecords(result.value);
  const repeated = problems.length === 0 ? firstRepeatedKey(rowsOf(result.value, fixedStart)) : undefined;
  if (repeated !== undefined) return { ok: false, problems: [repeated.problem], truncated: false };
  return problems.length === 0 ? result : { ok: false, problems, truncated: false };
}

/** A seed without the address of its schema, which editors read. */
function withoutSchema(value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  const { $schema, ...world } = value as Readonly<Record<string, unknown>>;
  return typeof $schema === "string" ? world : value;
}

/** The world of layers. Throws an `Error` if it has no holders of credentials, or two records with the same key. */
function checkedLayers(layers: readonly SeedLayer[]): Seed {
  const world = layeredSeeds(layers.map((layer) => layer.world));
  const { companies = [], applications = [] } = world;
  if (companies.length === 0 || applications.length === 0)
    throw new Error("A seed needs a company and an application.");
  const repeated = layers.length > 1 ? firstRepeatedKey(rowsOf(world, fixedStart)) : undefined;
  if (repeated === undefined) return world;
  const { path, message } = repeated.problem;
  throw new Error(`${sourceOf(layers, world, path)}: ${message}`);
}

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
