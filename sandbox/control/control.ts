import type { Switches } from "../domain/switches.js";
import type { World } from "../domain/world.js";
import type { Outbox } from "../outbox/outbox.js";
import type { Planting } from "../seeds/load-seed.js";
import type { ConsoleSessions } from "./console-sessions.js";
import type { Faults } from "./faults.js";
import type { Journal } from "./journal.js";
import type { ReachedParts } from "./reached.js";
import type { ReplayedCall } from "./replay.js";
import type { SandboxWorlds } from "./sandbox-worlds.js";

/** Everything of one world that the control acts on. */
export interface WorldControl {
  /** The name of the world. */
  readonly name: string;
  /** The number of its schema; 0 is the default world. */
  readonly number: number;
  /** The number of worlds that its records come from. */
  readonly generation: number;
  readonly world: World;
  readonly outbox: Outbox;
  readonly journal: Journal;
  readonly faults: Faults;
  readonly reached: ReachedParts;
  /** Settings that people change while the sandbox runs. */
  readonly switches: Switches;
  /** Keeps switches that were set, for all processes. */
  saveSwitches(set: Partial<Switches>): Promise<void> | void;
  /** Begins anew: with the seed of the start, unless there is another. */
  reset(seed?: Planting): Promise<void>;
}

/** Everything that the control acts on: a world, and the sandbox around it. */
export interface Control extends WorldControl {
  readonly sessions: ConsoleSessions;
  /** Makes a call of an API in this process. Returns the status. */
  call(request: ReplayedCall): Promise<number>;
  /** All worlds. */
  readonly worlds: SandboxWorlds;
}
