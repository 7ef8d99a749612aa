import { toFetchHandler } from "@specwright/travel-expense/runtime/fetch";
import { createControlClient } from "./control/generated/control/client.js";
import { ownFaultPlans, sharedFaultPlans } from "./control/fault-plans.js";
import { createFaults } from "./control/faults.js";
import { createJournal } from "./control/journal.js";
import { createMetrics } from "./control/metrics.js";
import { createReached } from "./control/reached.js";
import type { RequestLog } from "./control/request-log.js";
import { randomControlKey } from "./control-key.js";
import { builtHolders, builtSeed } from "./built-world.js";
import { beginWorld, inProcess, type StartSettings } from "./begin-world.js";
import { beginDatabase, type BegunDatabase } from "./store/begin-database.js";
import { createClock } from "./domain/clock.js";
import { fetchInProcess } from "./fetch-in-process.js";
import type { ApiServer } from "./interfaces/interface.js";
import { createOutbox } from "./outbox/outbox.js";
import { readinessOf } from "./readiness.js";
import { resetOf } from "./reset-world.js";
import { servedApis } from "./served-apis.js";
import { servedControl } from "./served-control.js";
import { mirrorState, upToDate } from "./shared-state.js";
import type { Sandbox, SandboxOptions } from "./sandbox.js";
import { credentialHoldersOf, credentialsOf } from "./seeds/credentials.js";
import { readSeeds } from "./seeds/load-seed.js";
import type { OnStep } from "./store/everyone.js";
import { type OpenStore, openStore } from "./store/open-store.js";

/** A sandbox with the additional functions that a server on a port uses. */
export interface ServableSandbox extends Sandbox {
  readonly servers: readonly ApiServer[];
  /** True if the database responds. Resolves within two seconds. */
  isReady(): Promise<boolean>;
  /** The numbers of requests in the text format of Prometheus. */
  metrics(): string;
  /** A link that opens the console once. Undefined if the control is disabled. */
  consoleLink(): string | undefined;
  /** Ends streams, before the sandbox is closed. */
  stop(): void;
  /** Tells the world at which address it is reached. */
  reachedAt(address: string): void;
}

/** Work that goes on while a sandbox starts. */
export interface Starting {
  /** The database of a world in memory, when it has begun to start. */
  readonly begun?: BegunDatabase | undefined;
  /** Called with the progress of creating the world. */
  readonly onStep?: OnStep | undefined;
  /** The log of requests. Undefined if errors go to the console, and requests nowhere. */
  readonly log?: RequestLog | undefined;
}

/** Creates all modules: the store, the world on it, the APIs on the world, and the control API. */
export async function createServableSandbox(
  options: SandboxOptions = {},
  { begun, onStep, log }: Starting = {},
): Promise<ServableSandbox> {
  const { clock: clockSetting = "fixed", seed: seeds = builtSeed, data = "memory", database } = options;
  const seedNames = [seeds].flat();
  const seedName = seedNames.join(",");
  // The seed of the package is in the built world already, and is read for the first reset.
  let seed = seedName === builtSeed ? undefined : readSeeds(seedNames);
  const seedAtStart = () => (seed ??= readSeeds(seedNames));
  const clock = createClock(clockSetting);
  const opening = openStore(
    database !== undefined
      ? { database }
      : data === "memory"
        ? { begun: begun ?? beginDatabase({}) }
        : { folder: data },
  );
  // Node loads its classes of the Fetch API at their first use, for which there is time while the database starts.
  new Request(inProcess);
  const opened = await opening;
  try {
    const isKept = data !== "memory" || database !== undefined;
    return await serveStore(opened, { options, seedName, seedAtStart, clock, isKept, onStep, log });
  } catch (error) {
    await opened.abandon();
    throw error;
  }
}

async function serveStore(opened: OpenStore, settings: StartSettings): Promise<ServableSandbox> {
  const { store, exclusive, close } = opened;
  const { options, seedName, seedAtStart, clock, log } = settings;
  const begun = await exclusive(() => beginWorld(opened, settings));
  const { starts, world, switches, reachedAt, isPlanted } = begun;
  const shared = opened.isShared ? mirrorState(store.service, clock, switches) : undefined;
  await shared?.refresh();
  const saveSwitches = shared?.saveSwitches ?? ignored;
  const reached = createReached();
  const journal = createJournal(clock, reached);
  const plans = shared === undefined ? ownFaultPlans() : sharedFaultPlans(store.service, shared);
  const faults = createFaults({ world, plans, seed: seedName, onMeet: journal.fault });
  const outbox = createOutbox(world, faults);
  if (shared === undefined && starts > 1) await store.service.releaseDeliveries();
  if (starts > 1) void outbox.deliverDue();
  const watch =
    shared && setInterval(() => void shared.refresh().then(outbox.deliverDue, ignored), watchMilliseconds).unref();
  const startAgain = resetOf(world, seedName, { switches, faults, journal, outbox, saveSwitches });
  const reset = (to = seedAtStart()): Promise<void> => startAgain(to);

  const metrics = createMetrics();
  const observers = log === undefined ? [metrics] : [metrics, log];
  const served = servedApis(world, { journal, faults, observers, log });
  const controlKey = options.control === false ? undefined : (options.control ?? randomControlKey());
  const hands = { world, outbox, journal, faults, reached, switches, saveSwitches, reset };
  const { servers: others, consoleLink, stop } = servedControl(hands, controlKey, served, observers);
  const all = [...served, ...others];
  const servers = shared === undefined ? all : all.map((server) => upToDate(server, shared));
  const fetch = fetchInProcess(toFetchHandler(servers));
  const holders = isPlanted ? builtHolders() : await credentialHoldersOf(store);
  const client = createControlClient({ baseUrl: inProcess, fetch, auth: { controlKey: controlKey ?? "" } });
  return {
    servers,
    fetch,
    get baseUrl() {
      return world.baseUrl();
    },
    isReady: readinessOf(store),
    metrics: () => metrics.text(),
    consoleLink,
    stop,
    reachedAt,
    credentials: await credentialsOf(world.tokens, holders, controlKey),
    control: { ...client, nextDelivery: outbox.nextDelivery },
    async close() {
      stop();
      clearInterval(watch);
      faults.release();
      await outbox.close();
      await close();
    },
  };
}

/** Milliseconds between looks at the state that other processes change: for delays on the clock, and for deliveries of a process that ended. */
const watchMilliseconds = 1000;

/** The database is looked at again later. */
const ignored = (): void => undefined;
