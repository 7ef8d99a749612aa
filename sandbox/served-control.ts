import { toFetchHandler } from "@specwright/travel-expense/runtime/fetch";
import { consolePrefix } from "./control/console-pages.js";
import { consoleServer, withConsole } from "./control/console-server.js";
import { createConsoleSessions } from "./control/console-sessions.js";
import { type ExchangeObserver, observed } from "./control/exchanges.js";
import type { SandboxWorlds } from "./control/sandbox-worlds.js";
import { controlServer } from "./control/server.js";
import { randomControlKey } from "./control-key.js";
import { callInProcess, fetchInProcess } from "./fetch-in-process.js";
import type { ApiServer } from "./interfaces/interface.js";
import { noteError, refusingFailures } from "./storage-failures.js";
import type { RunningWorld } from "./worlds/running-world.js";

/** The control of all worlds, the console, and the pages without a key. */
interface ServedControl {
  /** The control of a world. None if it is disabled. */
  controlOf(world: RunningWorld): readonly ApiServer[];
  /** The start page, the API reference and the console. */
  readonly pages: ApiServer;
  /** A link that opens the console once. Undefined if the control is disabled. */
  consoleLink(): string | undefined;
  /** Ends streams. */
  stop(): void;
}

/** The parts of a sandbox that its control and its pages use. */
interface ControlParts {
  /** The world whose address the pages have. */
  readonly defaultWorld: RunningWorld;
  /** The other worlds, with a look-up for their journals. */
  readonly worlds: SandboxWorlds & { byName(name: string): Promise<RunningWorld | undefined> };
  /** Undefined if the control is disabled. */
  readonly controlKey: string | undefined;
  readonly observers: readonly ExchangeObserver[];
}

/** Serves the control by its key, the console by links, and the start page with the API reference. */
export function servedControl({ defaultWorld, worlds, controlKey, observers }: ControlParts): ServedControl {
  // Without a control, nobody knows the key.
  const key = controlKey ?? randomControlKey();
  const isServed = controlKey !== undefined;
  const sessions = createConsoleSessions(key);
  const serverOf = ({ hands, apis }: RunningWorld) => {
    const call = callInProcess(fetchInProcess(toFetchHandler(apis)));
    return refusingFailures(controlServer({ ...hands, sessions, worlds, call }, key, onError));
  };
  const stopping = new AbortController();
  const { world } = defaultWorld.hands;
  const journalOf = async (name: string) =>
    (name === defaultWorld.name ? defaultWorld : await worlds.byName(name))?.hands.journal;
  const pages = consoleServer({
    ...{ journalOf, refuse: serverOf(defaultWorld).refuse, stopping: stopping.signal },
    sessions: isServed ? sessions : undefined,
    isSecure: () => world.baseUrl().startsWith("https:"),
  });
  return {
    controlOf: (running) =>
      isServed ? [observed(withConsole(serverOf(running), sessions, key), observers, running.name)] : [],
    pages,
    consoleLink: () => (isServed ? `${world.baseUrl()}${consolePrefix}open/${sessions.code()}` : undefined),
    stop: () => stopping.abort(),
  };
}

const onError: Parameters<typeof controlServer>[2] = (error, { request }) => console.error(noteError(request, error));
