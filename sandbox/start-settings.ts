import type { ExchangeObserver } from "./control/exchanges.js";
import type { JournalRoom } from "./control/kept-entries.js";
import type { RequestLog } from "./control/request-log.js";
import type { SandboxOptions } from "./sandbox.js";
import type { Planting } from "./seeds/load-seed.js";

/** The settings that all worlds of a process share. */
export interface StartSettings {
  readonly options: SandboxOptions;
  /** Names of seeds that ship, or paths of files, with commas between them. */
  readonly seedName: string;
  /** Reads the seed of the start when it is first needed. */
  readonly seedAtStart: () => Planting;
  /** True if the store outlives this process. */
  readonly isKept: boolean;
  /** True if other processes may write the store too. */
  readonly isShared: boolean;
  /** The log of requests; undefined if none is written. */
  readonly log: RequestLog | undefined;
  /** Metrics and logs. */
  readonly observers: readonly ExchangeObserver[];
  /** The storage of all journals. */
  readonly journals: JournalRoom;
}
