import type { IncomingMessage, ServerResponse } from "node:http";
import { expect } from "vitest";
import { toNodeListener, type NodeListenerOptions } from "../../templates/runtime/adapters/node.js";
import type { Server } from "../../templates/runtime/server/server-types.js";
import type { PlainServer } from "./plain-server.js";
import { listen, type Listening } from "./raw-http.js";
import { until } from "./until.js";

const open: Listening[] = [];

/** Ends what has been served; after each test. */
export async function closeServed(): Promise<void> {
  await Promise.all(open.splice(0).map((listening) => listening.close()));
}

/** Listens with a function of the test's own. */
export async function serveWith(listener: Parameters<typeof listen>[0]): Promise<Listening> {
  const listening = await listen(listener);
  open.push(listening);
  return listening;
}

/** Serves with node:http. */
export function serve(servers: Server | readonly Server[], options?: NodeListenerOptions): Promise<Listening> {
  return serveWith(toNodeListener(servers, options));
}

/** A request and its response from node, and their previous listeners. */
interface Seen {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly before: readonly string[];
}

/** A server that records requests. */
export type Watched = Listening & { readonly seen: readonly Seen[] };

/** Serves a plain server and keeps the requests and responses that it is given. */
export async function serveWatched(server: PlainServer, options?: NodeListenerOptions): Promise<Watched> {
  const seen: Seen[] = [];
  const listener = toNodeListener(server, options);
  const listening = await serveWith((request, response) => {
    seen.push({ request, response, before: listenersOf(request, response) });
    listener(request, response);
  });
  return { ...listening, seen };
}

/** Listeners of node itself on the end of a response. */
const nodesOwn = "end clearIncoming";

function listenersOf(...emitters: readonly (IncomingMessage | ServerResponse)[]): readonly string[] {
  return emitters
    .flatMap((emitter) =>
      ["data", "readable", "end", "error", "close", "drain", "aborted"].flatMap((event) =>
        emitter.listeners(event).map((listener) => `${event} ${listener.name}`),
      ),
    )
    .filter((text) => text !== nodesOwn);
}

/** The text of a GET request after which the connection closes. */
export const get = (path: string, headers = ""): string =>
  `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${headers}\r\n`;

/** The part of a response after its head. */
export const bodyOf = (answer: string): string => answer.slice(answer.indexOf("\r\n\r\n") + 4);

/** The statuses of consecutive responses. */
export const statuses = (answer: string): readonly string[] =>
  [...answer.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => status ?? "");

/** No listener of ours on any request or response, and no connection. */
export async function expectNothingLeft(watched: Watched): Promise<void> {
  await until(() => watched.seen.every(({ response }) => response.closed));
  const connections = (): Promise<number> =>
    new Promise((resolve, reject) =>
      watched.server.getConnections((error, count) => (error === null ? resolve(count) : reject(error))),
    );
  await until(() =>
    watched.seen.every(({ request, response, before }) => listenersOf(request, response).length <= before.length),
  );
  for (const { request, response, before } of watched.seen) {
    expect(before).toEqual(expect.arrayContaining([...listenersOf(request, response)]));
  }
  await until(async () => (await connections()) === 0);
}

/** A stream that gives nothing and never ends. */
export function endlessStream(): { readonly stream: ReadableStream<Uint8Array>; cancelled(): boolean } {
  let cancelled = false;
  return {
    stream: new ReadableStream({
      cancel: () => {
        cancelled = true;
      },
    }),
    cancelled: () => cancelled,
  };
}
