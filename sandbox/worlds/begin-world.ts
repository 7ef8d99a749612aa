import { type Clock, createClock } from "../domain/clock.js";
import { createIdentifiers } from "../domain/identifiers.js";
import { type Switches, usualSwitches } from "../domain/switches.js";
import { createTokens } from "../domain/tokens.js";
import type { World } from "../domain/world.js";
import type { WorldMark } from "../domain/world-mark.js";
import { createOutgoing } from "../outbox/outgoing.js";
import type { StartSettings } from "../start-settings.js";
import { onlyStart, rememberedStart, rememberStarts } from "../seeds/remembered-start.js";
import type { Store } from "../store/store.js";

/** A world that begins on its store. */
export interface WorldToBegin {
  readonly store: Store;
  /** Undefined for the default world. */
  readonly mark?: WorldMark;
  /** The address at which it is reached. */
  readonly baseUrl: () => string;
  /** Brings the records of a new world, and sets its clock. */
  readonly fill: (clock: Clock) => Promise<void>;
}

/** The start of a world on its store: its number, and the world. */
export interface BegunWorld {
  /** The number of this start, from 1. */
  readonly starts: number;
  readonly world: World;
  readonly switches: Switches;
}

/** Begins a world, with its records if it is new. */
export async function beginWorld(
  { store, mark, baseUrl, fill }: WorldToBegin,
  { options, seedName, isKept }: StartSettings,
): Promise<BegunWorld> {
  const clock = createClock(options.clock ?? "fixed");
  const { starts, key } = isKept ? await rememberedStart(store, clock) : onlyStart();
  const identifiers = createIdentifiers(seedName, starts, mark);
  const tokens = createTokens({ clock, identifiers, key, mark, tickets: store.service });
  const switches = { ...usualSwitches };
  const outgoing = createOutgoing(options.outgoing);
  const world: World = { store, clock, identifiers, tokens, switches, outgoing, baseUrl };
  if (starts === 1) await fill(clock);
  if (isKept) await rememberStarts(store, starts);
  return { starts, world, switches };
}

/** The address of a sandbox without a port: no name server knows it. */
export const inProcess = "http://sandbox.invalid";
