import type { RequestLog } from "./control/request-log.js";
import { builtSeed } from "./built-world.js";
import { type Clock, fixedStart } from "./domain/clock.js";
import { createIdentifiers } from "./domain/identifiers.js";
import { type Switches, usualSwitches } from "./domain/switches.js";
import { createTokens } from "./domain/tokens.js";
import type { World } from "./domain/world.js";
import { createOutgoing } from "./outbox/outgoing.js";
import type { SandboxOptions } from "./sandbox.js";
import { plantSeed, type Planting } from "./seeds/load-seed.js";
import { onlyStart, rememberedStart, rememberStarts } from "./seeds/remembered-start.js";
import type { OnStep } from "./store/everyone.js";
import type { OpenStore } from "./store/open-store.js";

/** The settings of a start, with its clock and its seed. */
export interface StartSettings {
  readonly options: SandboxOptions;
  /** Names of seeds that ship, or paths of files, with commas between them. */
  readonly seedName: string;
  /** Reads the seed of the start when it is first needed. */
  readonly seedAtStart: () => Planting;
  readonly clock: Clock;
  /** True if the store outlives this process. */
  readonly isKept: boolean;
  /** Called with the progress of creating the world. */
  readonly onStep: OnStep | undefined;
  /** The log of requests; undefined if none is written. */
  readonly log: RequestLog | undefined;
}

/** The start of a world on its store: its number, and the world. */
export interface BegunWorld {
  /** The number of this start, from 1. */
  readonly starts: number;
  readonly world: World;
  readonly switches: Switches;
  /** Sets the address at which it is reached. */
  readonly reachedAt: (address: string) => void;
  /** True if its records came with the package. */
  readonly isPlanted: boolean;
}

/** Begins a world, with the records of its seed if it is new. */
export async function beginWorld(
  { store, isBuiltWorld }: OpenStore,
  { options, seedName, seedAtStart, clock, isKept, onStep }: StartSettings,
): Promise<BegunWorld> {
  const { starts, key } = isKept ? await rememberedStart(store, clock) : onlyStart();
  const identifiers = createIdentifiers(seedName, starts);
  const tokens = createTokens({ clock, identifiers, key, tickets: store.service });
  const switches = { ...usualSwitches };
  let baseUrl = inProcess;
  const outgoing = createOutgoing(options.outgoing);
  const world: World = { store, clock, identifiers, tokens, switches, outgoing, baseUrl: () => baseUrl };
  const isPlanted = isBuiltWorld && seedName === builtSeed && clock.timestamp === fixedStart;
  if (starts === 1 && !isPlanted) await plantSeed(store, seedAtStart(), clock.timestamp, onStep);
  if (isKept) await rememberStarts(store, starts);
  return { starts, world, switches, reachedAt: (address) => void (baseUrl = address), isPlanted };
}

/** The address of a sandbox without a port: no name server knows it. */
export const inProcess = "http://sandbox.invalid";
