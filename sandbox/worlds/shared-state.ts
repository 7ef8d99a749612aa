import type { Clock } from "../domain/clock.js";
import type { Switches } from "../domain/switches.js";
import type { ApiServer } from "../interfaces/interface.js";
import { clockSetting } from "../seeds/remembered-start.js";
import { isMissingTable } from "../store/missing-table.js";
import { noResponse } from "../store/storage-failure.js";
import type { Service } from "../store/service.js";

/** The state of a world that its processes share, and this process mirrors: the clock, the switches, and whether a fault is planned. */
export interface SharedState {
  /** Reads the state, so that a request meets everything that ended before it began. */
  refresh(): Promise<void>;
  /** Keeps switches that this process has set. */
  saveSwitches(set: Partial<Switches>): Promise<void>;
  /** True if a fault may be planned. */
  readonly hasFaults: boolean;
}

/** Mirrors the state in a database. Requests at the same time share a read, but none uses a read that began before it. */
export function mirrorState(service: Service, clock: Clock, switches: Switches): SharedState {
  const name = clockSetting(clock);
  let hasFaults = false;
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  const read = async (): Promise<void> => {
    const state = await service.state([name, switchesSetting]);
    ({ hasFaults } = state);
    Object.assign(switches, state.values[switchesSetting]);
    const position = state.values[name];
    if (typeof position === "number") clock.follow(position);
  };
  const start = (): Promise<void> => (running = read().finally(() => (running = undefined)));
  const refresh = (): Promise<void> => {
    if (running === undefined) return start();
    next ??= running
      .catch(() => undefined)
      .then(() => {
        next = undefined;
        return start();
      });
    return next;
  };
  return {
    refresh,
    saveSwitches: (set) => service.mergeSetting(switchesSetting, set),
    get hasFaults() {
      return hasFaults;
    },
  };
}

const switchesSetting = "switches";

/** Thrown for a world that another process has deleted. */
export class MissingWorld extends Error {}

/** Returns a server whose requests begin with the state that all processes share. A world that can end may be missing. */
export function upToDate(server: ApiServer, { refresh }: Pick<SharedState, "refresh">, canEnd: boolean): ApiServer {
  return {
    ...server,
    async handle(request) {
      try {
        await refresh();
      } catch (error) {
        if (canEnd && isMissingTable(error)) throw new MissingWorld();
        return server.refuse(request, noResponse.status, noResponse.message);
      }
      return server.handle(request);
    },
  };
}
