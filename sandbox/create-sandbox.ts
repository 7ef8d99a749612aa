import { toFetchHandler } from "@specwright/travel-expense/runtime/fetch";
import { hiddenEntry } from "./control/journal.js";
import { createJournalRoom } from "./control/kept-entries.js";
import { SharedJournals } from "./control/shared-journals.js";
import { createMetrics } from "./control/metrics.js";
import type { RequestLog } from "./control/request-log.js";
import { defaultWorld, usualMaxWorlds } from "./control/sandbox-worlds.js";
import { randomControlKey } from "./control-key.js";
import { builtHolders, builtSeed } from "./built-world.js";
import { runDefaultWorld } from "./worlds/default-world.js";
import { inProcess } from "./worlds/begin-world.js";
import type { BegunDatabase } from "./store/begin-database.js";
import { fetchInProcess } from "./fetch-in-process.js";
import type { ApiServer } from "./interfaces/interface.js";
import { WorldsOfProcess } from "./worlds/process-worlds.js";
import { readinessOf } from "./readiness.js";
import { type RunningWorld, runWorld } from "./worlds/running-world.js";
import { servedControl } from "./served-control.js";
import type { Sandbox, SandboxOptions } from "./sandbox.js";
import { plantSeed, readSeeds } from "./seeds/load-seed.js";
import type { StartSettings } from "./start-settings.js";
import type { OnStep } from "./store/everyone.js";
import { type OpenStore, openStore, storageOf } from "./store/open-store.js";
import { worldClients } from "./worlds/world-clients.js";
import { routedServers } from "./worlds/world-router.js";

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

/** Creates all modules: the store, the worlds on it, the APIs on each world, and the control API. */
export async function createServableSandbox(
  options: SandboxOptions = {},
  { begun, onStep, log }: Starting = {},
): Promise<ServableSandbox> {
  const { seed: seeds = builtSeed, data = "memory", database } = options;
  const seedNames = [seeds].flat();
  const seedName = seedNames.join(",");
  // The seed of the package is in the built world already, and is read for the first reset.
  let seed = seedName === builtSeed ? undefined : readSeeds(seedNames);
  const seedAtStart = () => (seed ??= readSeeds(seedNames));
  const opening = openStore(storageOf({ data, database }, begun));
  // Node loads its classes of the Fetch API at their first use, for which there is time while the database starts.
  new Request(inProcess);
  const opened = await opening;
  try {
    const isKept = data !== "memory" || database !== undefined;
    const metrics = createMetrics();
    const observers = log === undefined ? [metrics] : [metrics, log];
    const journals = opened.isShared
      ? new SharedJournals(opened.exchanges, hiddenEntry)
      : createJournalRoom(hiddenEntry);
    const settings = { options, seedName, seedAtStart, isKept, isShared: opened.isShared, log, observers };
    return await serveStore(opened, { ...settings, metrics, onStep, journals });
  } catch (error) {
    await opened.abandon();
    throw error;
  }
}

/** The settings of a process that serves a store. */
interface ServeSettings extends StartSettings {
  /** The numbers of all worlds. */
  readonly metrics: ReturnType<typeof createMetrics>;
  readonly onStep: OnStep | undefined;
}

async function serveStore(opened: OpenStore, settings: ServeSettings): Promise<ServableSandbox> {
  const { options, isShared, observers, metrics } = settings;
  let address = inProcess;
  const { main, isPlanted } = await runDefaultWorld(opened, settings, () => address);
  const worlds = new WorldsOfProcess({
    ...{ opened, defaultWorld: main, max: options.maxWorlds ?? usualMaxWorlds, onEnd: metrics.forget },
    run: (world) => runWorld(world, settings),
    plant: (store, clock) => plantSeed(store, settings.seedAtStart(), clock.timestamp),
  });
  const controlKey = options.control === false ? undefined : (options.control ?? randomControlKey());
  const { controlOf, pages, consoleLink, stop } = servedControl({ defaultWorld: main, worlds, controlKey, observers });
  const serversOf = (world: RunningWorld) => [...world.apis, ...controlOf(world)].map(world.upToDate);
  const servers = [...routedServers({ worlds, defaultWorld: main, serversOf }), pages];
  const fetch = fetchInProcess(toFetchHandler(servers));
  const timers = [repeated(sweepMilliseconds, () => worlds.sweep())];
  if (isShared) timers.push(repeated(watchMilliseconds, () => main.watch().then(() => worlds.watch())));
  const clients = worldClients(fetch, controlKey);
  return {
    servers,
    fetch,
    get baseUrl() {
      return address;
    },
    control: clients.controlOf(main, inProcess),
    credentials: await clients.credentialsOf(main, isPlanted ? builtHolders() : undefined),
    async inWorld(name) {
      const world = name === defaultWorld ? main : await worlds.byName(name);
      if (world === undefined) throw new Error("The world does not exist, or has expired.");
      return clients.sandboxOf(world);
    },
    isReady: readinessOf(main.hands.world.store),
    metrics: () => metrics.text(),
    consoleLink,
    stop,
    reachedAt: (reached) => void (address = reached),
    async close() {
      stop();
      timers.forEach(clearInterval);
      await worlds.close();
      await main.close();
      await settings.journals.close();
      await opened.close();
    },
  };
}

function repeated(milliseconds: number, act: () => Promise<void>): NodeJS.Timeout {
  return setInterval(() => void act().catch(ignored), milliseconds).unref();
}

/** Milliseconds between looks at the state that other processes change: for delays on the clock, and for deliveries of a process that ended. */
const watchMilliseconds = 1000;

/** Milliseconds between looks for worlds whose lifetime is over. A request does not reach such a world even before. */
const sweepMilliseconds = 5000;

/** The database is looked at again later. */
const ignored = (): void => undefined;
