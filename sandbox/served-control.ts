import { toFetchHandler } from "@specwright/travel-expense/runtime/fetch";
import { consolePrefix } from "./control/console-pages.js";
import { consoleServer, withConsole } from "./control/console-server.js";
import { createConsoleSessions } from "./control/console-sessions.js";
import type { Control } from "./control/control.js";
import { type ExchangeObserver, observed } from "./control/exchanges.js";
import { controlServer } from "./control/server.js";
import { randomControlKey } from "./control-key.js";
import { callInProcess, fetchInProcess } from "./fetch-in-process.js";
import type { ApiServer } from "./interfaces/interface.js";

/** The control, the console, and the pages without a key. */
interface ServedControl {
  readonly servers: readonly ApiServer[];
  /** A link that opens the console once. Undefined if the control is disabled. */
  consoleLink(): string | undefined;
  /** Ends streams. */
  stop(): void;
}

/** Serves the control by its key, the console by links, and the start page with the API reference. */
export function servedControl(
  hands: Omit<Control, "sessions" | "call">,
  controlKey: string | undefined,
  served: readonly ApiServer[],
  observers: readonly ExchangeObserver[],
): ServedControl {
  // Without a control, nobody knows the key.
  const key = controlKey ?? randomControlKey();
  const sessions = createConsoleSessions(key);
  const call = callInProcess(fetchInProcess(toFetchHandler(served)));
  const control = controlServer({ ...hands, sessions, call }, key);
  const stopping = new AbortController();
  const { world, journal } = hands;
  const pages = consoleServer({
    ...{ journal, refuse: control.refuse, stopping: stopping.signal },
    sessions: controlKey === undefined ? undefined : sessions,
    isSecure: () => world.baseUrl().startsWith("https:"),
  });
  const isServed = controlKey !== undefined;
  return {
    servers: [...(isServed ? [observed(withConsole(control, sessions, key), observers)] : []), pages],
    consoleLink: () => (isServed ? `${world.baseUrl()}${consolePrefix}open/${sessions.code()}` : undefined),
    stop: () => stopping.abort(),
  };
}
