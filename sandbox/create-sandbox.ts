import { toFetchHandler } from "@specwright/travel-expense/runtime/fetch";
import { createControlClient } from "./control/generated/control/client.js";
import { createFaults } from "./control/faults.js";
import { observed } from "./control/exchanges.js";
import { createJournal } from "./control/journal.js";
import { createMetrics } from "./control/metrics.js";
import type { RequestLog } from "./control/request-log.js";
import { controlServer } from "./control/server.js";
import { randomControlKey } from "./control-key.js";
import { builtHolders, builtSeed } from "./built-world.js";
import { beginDatabase, type BegunDatabase } from "./store/begin-database.js";
import { type Clock, createClock, fixedStart } from "./domain/clock.js";
import { createIdentifiers } from "./domain/identifiers.js";
import { usualSwitches } from "./domain/switches.js";
import { createTokens } from "./domain/tokens.js";
import type { World } from "./domain/world.js";
import { fetchInProcess } from "./fetch-in-process.js";
import type { ApiServer } from "./interfaces/interface.js";
import { createOutbox } from "./outbox/outbox.js";
import { createOutgoing } from "./outbox/outgoing.js";
import { readinessOf } from "./readiness.js";
import { resetOf } from "./reset-world.js";
import { servedApis } from "./served-apis.js";
import type { Sandbox, SandboxOptions } from "./sandbox.js";
import { credentialHoldersOf, credentialsOf } from "./seeds/credentials.js";
import { plantSeed, readSeeds, type Planting } from "./seeds/load-seed.js";
import { onlyStart, rememberedStart, rememberStarts } from "./seeds/remembered-start.js";
import type { OnStep } from "./store/everyone.js";
import { type OpenStore, openStore } from "./store/open-store.js";

/** A sandbox with the additional functions that a server on a port uses. */
export interface ServableSandbox extends Sandbox {
  readonly servers: readonly ApiServer[];
  /** True if the database responds. Resolves within two seconds. */
  isReady(): Promise<boolean>;
  /** The numbers of requests in the text format of Prometheus. */
  metrics(): string;
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
  const { clock: clockSetting = "fixed", seed: seeds = builtSeed, data = "memory" } = options;
  const seedNames = [seeds].flat();
  const seedName = seedNames.join(",");
  // The seed of the package is in the built world already, and is read for the first reset.
  let seed = seedName === builtSeed ? undefined : readSeeds(seedNames);
  const seedAtStart = () => (seed ??= readSeeds(seedNames));
  const clock = createClock(clockSetting);
  const opening = openStore(data === "memory" ? (begun ?? beginDatabase({})) : data);
  // Node loads its classes of the Fetch API at their first use, for which there is time while the database starts.
  new Request(inProcess);
  const opened = await opening;
  try {
    return await serveStore(opened, { options, seedName, seedAtStart, clock, isKept: data !== "memory", onStep, log });
  } catch (error) {
    await opened.abandon();
    throw error;
  }
}

/** The settings of a start, with its clock and its seed. */
interface StartSettings {
  readonly options: SandboxOptions;
  /** Names of seeds that ship, or paths of files, with commas between them. */
  readonly seedName: string;
  /** Reads the seed of the start when it is first needed. */
  readonly seedAtStart: () => Planting;
  readonly clock: Clock;
  /** True if the store outlives this process. */
  readonly isKept: boolean;
  readonly onStep: OnStep | undefined;
  readonly log: RequestLog | undefined;
}

async function serveStore(
  { store, isBuiltWorld, close }: OpenStore,
  { options, seedName, seedAtStart, clock, isKept, onStep, log }: StartSettings,
): Promise<ServableSandbox> {
  const { starts, key } = isKept ? await rememberedStart(store, clock) : onlyStart();
  const identifiers = createIdentifiers(seedName, starts);
  const tokens = createTokens(clock, identifiers, key);
  const switches = { ...usualSwitches };
  let baseUrl = inProcess;
  const outgoing = createOutgoing(options.outgoing);
  const world: World = { store, clock, identifiers, tokens, switches, outgoing, baseUrl: () => baseUrl };
  const isPlanted = isBuiltWorld && seedName === builtSeed && clock.timestamp === fixedStart;
  if (starts === 1 && !isPlanted) await plantSeed(store, seedAtStart(), clock.timestamp, onStep);
  if (isKept) await rememberStarts(store, starts);

  const outbox = createOutbox(world);
  if (starts > 1) void outbox.deliverDue();
  const journal = createJournal(clock);
  const faults = createFaults({ clock, seed: seedName, onMeet: journal.fault });
  const startAgain = resetOf(world, seedName, { switches, faults, journal, outbox });
  const reset = (to = seedAtStart()): Promise<void> => startAgain(to);

  const metrics = createMetrics();
  const observers = log === undefined ? [metrics] : [metrics, log];
  const served = servedApis(world, { journal, faults, observers, log });
  const controlKey = options.control === false ? undefined : (options.control ?? randomControlKey());
  const hands = { world, outbox, journal, faults, switches, reset };
  const servers =
    controlKey === undefined ? served : [...served, observed(controlServer(hands, controlKey), observers)];
  const fetch = fetchInProcess(toFetchHandler(servers));
  const holders = isPlanted ? builtHolders() : await credentialHoldersOf(store);
  const client = createControlClient({ baseUrl: inProcess, fetch, auth: { controlKey: controlKey ?? "" } });
  return {
    servers,
    fetch,
    get baseUrl() {
      return baseUrl;
    },
    isReady: readinessOf(store),
    metrics: () => metrics.text(),
    reachedAt: (address) => void (baseUrl = address),
    credentials: await credentialsOf(tokens, holders, controlKey),
    control: { ...client, nextDelivery: outbox.nextDelivery },
    async close() {
      faults.restart();
      await outbox.close();
      await close();
    },
  };
}

/** The address of a sandbox without a port: no name server knows it. */
const inProcess = "http://sandbox.invalid";
