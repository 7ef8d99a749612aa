import { isRequestAborted } from "../../templates/runtime/server/aborted.js";
import { isBodyTooLarge } from "../../templates/runtime/http/payload-bytes.js";
import type { Server, ServerRequest, ServerResponse } from "../../templates/runtime/server/server-types.js";

/** A hand-written server, for tests of code that passes requests and responses. */
export interface PlainServer extends Server {
  /** Events in words: "aborted /wait". */
  readonly log: string[];
  /** Resolves when `log` has the line. */
  logged(line: string): Promise<void>;
}

type Handler = (request: ServerRequest, log: (line: string) => void) => ServerResponse | Promise<ServerResponse>;

/** Options of `plainServer`. */
export interface PlainServerOptions {
  readonly name?: string;
  readonly limit?: number;
  readonly handlers?: Readonly<Record<string, Handler>>;
}

/** A server of a few operations that notes what it does. */
export function plainServer({ name = "plain", limit = 1000, handlers = {} }: PlainServerOptions = {}): PlainServer {
  const all = new Map(Object.entries({ ...standard(limit), ...handlers }));
  const log: string[] = [];
  const waiting = new Set<() => void>();
  const note = (line: string): void => {
    log.push(line);
    for (const wake of waiting) wake();
  };
  return {
    name,
    log,
    logged: (line) =>
      new Promise((resolve) => {
        const wake = (): void => {
          if (!log.includes(line)) return;
          waiting.delete(wake);
          resolve();
        };
        waiting.add(wake);
        wake();
      }),
    routes: [...all.keys()].map((path) => ({ path, methods: ["GET", "POST"] })),
    matches: (path) => all.has(path),
    // Its handlers belong to no contract.
    operationAt: () => undefined,
    refuse: (_request, status, message) => text(status, message),
    handle(request) {
      const handler = all.get(request.path);
      if (handler === undefined) return text(404, `no path ${request.path} in ${name}`);
      return answered(request, handler, note);
    },
  };
}

function answered(
  request: ServerRequest,
  handler: Handler,
  note: (line: string) => void,
): ServerResponse | Promise<ServerResponse> {
  const refused = (error: unknown): ServerResponse => {
    if (isBodyTooLarge(error)) return text(413, "too large");
    note(isRequestAborted(error) ? `aborted ${request.path}` : `failed ${request.path}: ${String(error)}`);
    return text(500, "failed");
  };
  try {
    const reply = handler(request, note);
    return "then" in reply ? reply.catch(refused) : reply;
  } catch (error) {
    return refused(error);
  }
}

/** A response of plain text. */
export function text(status: number, body: string): ServerResponse {
  return { status, headers: { "Content-Type": "text/plain" }, body };
}

const standard = (limit: number): Readonly<Record<string, Handler>> => ({
  "/hello": (request) => text(200, `${request.method} ${request.query}`),
  "/echo": async (request) => {
    const type = request.headers["content-type"] ?? "application/octet-stream";
    return { status: 200, headers: { "Content-Type": type }, body: await request.bytes(limit) };
  },
  // Responds without reading the body.
  "/refuse": () => text(401, "who are you?"),
  "/through": (request) => ({ status: 200, headers: {}, body: request.stream() }),
  // Reads one piece and has seen enough.
  "/first": async (request) => {
    for await (const chunk of request.stream()) return text(200, String(chunk.length));
    return text(200, "none");
  },
  "/count": async (request) => {
    let length = 0;
    for await (const chunk of request.stream()) length += chunk.length;
    return text(200, String(length));
  },
  "/cookies": () => ({ status: 200, headers: { "Set-Cookie": ["a=1", "b=2"] }, body: "" }),
  "/blob": () => ({ status: 200, headers: { "Content-Type": "image/png" }, body: new Blob(["a blob"]) }),
  "/nothing": () => ({ status: 204, headers: {}, body: undefined }),
  "/umlaut": () => text(200, "ä€"),
  "/bad-header": () => ({ status: 200, headers: { "X-Bad": "a\r\nb" }, body: "never" }),
  "/broken": () => ({ status: 200, headers: {}, body: broken() }),
  "/strings": () => ({ status: 200, headers: {}, body: strings() as unknown as AsyncIterable<Uint8Array> }),
  "/endless": (request, log) => ({ status: 200, headers: {}, body: endless(() => log(`let go ${request.path}`)) }),
  "/endless-web": (request, log) => ({
    status: 200,
    headers: {},
    body: endlessWeb(() => log(`let go ${request.path}`)),
  }),
  "/wait": (request, log) =>
    new Promise((resolve) => {
      log("waiting /wait");
      request.signal.addEventListener("abort", () => {
        log(`hung up /wait: ${String(isRequestAborted(request.signal.reason))}`);
        resolve(text(200, "too late"));
      });
    }),
});

async function* broken(): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(new Uint8Array(10));
  throw new Error("the disk is gone");
}

async function* strings(): AsyncGenerator<string> {
  yield await Promise.resolve("no bytes");
}

async function* endless(done: () => void): AsyncGenerator<Uint8Array> {
  try {
    for (;;) {
      await new Promise((resolve) => setImmediate(resolve));
      yield new Uint8Array(65_536);
    }
  } finally {
    done();
  }
}

/** Gives one piece and then keeps the reader waiting. */
function endlessWeb(done: () => void): ReadableStream<Uint8Array> {
  return new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array(10)), cancel: done });
}
