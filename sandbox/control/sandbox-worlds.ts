import type { WorldStorage } from "../store/world-storage.js";
import type { CreatedWorld, SandboxWorld, WorldToCreate } from "./generated/control/types.js";

/** The reason for which a world is not created. */
export type WorldProblem = "taken" | "full" | "unknownSnapshot" | "unknownWorld";

/** The worlds of a sandbox. */
export interface SandboxWorlds {
  /** The schemas of worlds and snapshots. */
  readonly storage: WorldStorage;
  /** The number of worlds next to the default one that may exist. */
  readonly max: number;
  /** All worlds, the default one first. */
  list(): Promise<readonly SandboxWorld[]>;
  /** Creates a world of the seed, or like a snapshot or another world. */
  create(world: WorldToCreate): Promise<CreatedWorld | WorldProblem>;
  /** Deletes a world with its snapshots. False if it does not exist. */
  remove(name: string): Promise<boolean>;
}

/** The name of the world that always exists. */
export const defaultWorld = "default";

/** A name of a world: a label of a host name. */
export const worldName = /^[a-z](?:[a-z0-9-]{0,38}[a-z0-9])?$/;

/** Seconds for which a world exists unless its creator says otherwise. */
export const usualLifetime = 3600;

/** Worlds of a sandbox next to the default one, unless an option says otherwise. */
export const usualMaxWorlds = 100;
