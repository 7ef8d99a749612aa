import type { WorldControl } from "../control/control.js";
import { ownFaultPlans, sharedFaultPlans } from "../control/fault-plans.js";
import { createFaults } from "../control/faults.js";
import { createJournal } from "../control/journal.js";
import { createReached } from "../control/reached.js";
import { beginWorld, type WorldToBegin } from "./begin-world.js";
import type { ApiServer } from "../interfaces/interface.js";
import { createOutbox } from "../outbox/outbox.js";
import { resetOf } from "./reset-world.js";
import { servedApis } from "../served-apis.js";
import { mirrorState, upToDate } from "./shared-state.js";
import type { StartSettings } from "../start-settings.js";

/** A world to run. */
export interface WorldToRun extends WorldToBegin {
  /** The name in headers, addresses, journals and logs. */
  readonly name: string;
  /** The number of its schema; 0 is the default world. */
  readonly number: number;
  /** The number of worlds that its records come from. */
  readonly generation: number;
  /** The time of the machine at which it ends. Undefined for never. */
  readonly expiresAt?: string | undefined;
}

/** A world that this process serves. */
export interface RunningWorld extends Pick<WorldToRun, "name" | "number" | "expiresAt"> {
  /** Everything that its control acts on. */
  readonly hands: WorldControl;
  /** The APIs without the steps that only requests from outside need. */
  readonly apis: readonly ApiServer[];
  /** Makes a server begin its requests with the state that all processes share. */
  upToDate(server: ApiServer): ApiServer;
  /** Looks at the state that other processes change. */
  watch(): Promise<void>;
  /** Requests that are under way. */
  running: number;
  /** The time of the machine at which the last request came, in milliseconds since 1970. */
  usedAt: number;
  /** Ends deliveries and delayed responses. */
  close(): Promise<void>;
}

/** Starts a world with everything around it: its APIs, faults, journal and deliveries. */
export async function runWorld(toRun: WorldToRun, settings: StartSettings): Promise<RunningWorld> {
  const { name, number, generation, expiresAt } = toRun;
  const { seedName, seedAtStart, isShared, log, observers, journals } = settings;
  const { starts, world, switches } = await beginWorld(toRun, settings);
  const { store, clock } = world;
  const shared = isShared ? mirrorState(store.service, clock, switches) : undefined;
  await shared?.refresh();
  const saveSwitches = shared?.saveSwitches ?? nothing;
  const kept = journals.of(name, number);
  const reached = createReached(kept);
  const journal = createJournal({ clock, kept, world: name, journals });
  const plans = shared === undefined ? ownFaultPlans() : sharedFaultPlans(store.service, shared);
  const faults = createFaults({ world, plans, seed: seedName, onMeet: journal.fault });
  const outbox = createOutbox(world, faults);
  if (shared === undefined && starts > 1) await store.service.releaseDeliveries();
  if (starts > 1) void outbox.deliverDue();
  const startAgain = resetOf(world, seedName, { switches, faults, journal, outbox, saveSwitches });
  const reset: WorldControl["reset"] = (to = seedAtStart()) => startAgain(to);
  return {
    ...{ name, number, expiresAt },
    hands: { name, number, generation, world, outbox, journal, faults, reached, switches, saveSwitches, reset },
    apis: servedApis(world, { name, journal, faults, observers, log }),
    upToDate: (server) => (shared === undefined ? server : upToDate(server, shared, number !== 0)),
    watch: async () => shared?.refresh().then(outbox.deliverDue, nothing),
    running: 0,
    usedAt: Date.now(),
    async close() {
      faults.release();
      await outbox.close();
    },
  };
}

/** The database is looked at again later. */
const nothing = (): void => undefined;
