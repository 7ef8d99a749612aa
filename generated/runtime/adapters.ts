import {
  type BlobLike,
  type ByteStream,
  type ReadableStreamLike,
  type RequestHeaders,
  bodyTooLarge,
  byteChunks,
  collectBytes,
  isBlob,
  isBytes,
  parseMediaType,
  readAllBytes,
} from "./http.js";
import {
  type AbortSignalLike,
  type Server,
  type ServerRequest,
  type ServerResponse,
  createTurn,
  formPairs,
  isThenable,
  requestAborted,
} from "./server.js";

/** A body that is sent piece by piece. */
export interface ByteSource {
  /** Returns the next piece; undefined at the end. Rejects if the body fails or yields a value other than bytes. */
  next(): Promise<Uint8Array | undefined>;
  /** Releases the body before its end, also while a piece is pending. Never throws. */
  cancel(): void;
}

/** Opens a body for reading. Never throws: a body that cannot be opened, such as a locked stream, rejects when it is read. */
export function openBytes(body: BlobLike | ByteStream): ByteSource {
  try {
    return openSource(body);
  } catch (error) {
    // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors -- it is passed on as it came
    return { next: () => Promise.reject(error), cancel: () => undefined };
  }
}

function openSource(body: BlobLike | ByteStream): ByteSource {
  const stream = isBlob(body) ? (body.stream() as ByteStream) : body;
  // A web stream is read by its reader: an iterator would not let go of it while a piece is awaited.
  return "getReader" in stream ? openReader(stream.getReader()) : openIterable(stream);
}

function openReader(reader: {
  read(): Promise<{ done: boolean; value?: Uint8Array | undefined }>;
  cancel(reason?: unknown): Promise<void>;
}): ByteSource {
  return {
    async next() {
      const { done, value } = await reader.read();
      return done ? undefined : checked(value);
    },
    cancel() {
      reader.cancel().catch(() => undefined);
    },
  };
}

function openIterable(stream: AsyncIterable<Uint8Array> & { destroy?: () => unknown }): ByteSource {
  const iterator: AsyncIterator<unknown, unknown> = stream[Symbol.asyncIterator]();
  return {
    async next() {
      const result = await iterator.next();
      return result.done === true ? undefined : checked(result.value);
    },
    cancel() {
      // A generator hears of its end when it next gives a piece; a stream of Node can be ended at once.
      if (typeof stream.destroy === "function") stream.destroy();
      else iterator.return?.().then(undefined, () => undefined);
    },
  };
}

function checked(chunk: unknown): Uint8Array {
  if (!isBytes(chunk)) throw new TypeError("A chunk of a byte stream is not a Uint8Array.");
  return chunk;
}

/** Releases an unused body, so that its files and connections are closed. */
export function discardBody(body: string | Uint8Array | BlobLike | ByteStream | undefined): void {
  if (body === undefined || typeof body === "string" || isBytes(body) || isBlob(body)) return;
  openBytes(body).cancel();
}

/**
 * Returns the addresses under which Fastify must register the paths of servers. They cover at least those paths; the
 * server decides if a path belongs to it. Without repetitions: "/a/{x}" and "/a/{y}" are one address to a router.
 */
export function fastifyUrls(servers: readonly Server[]): readonly string[] {
  return [...new Set(servers.flatMap(({ routes }) => routes.map(({ path }) => fastifyUrl(path))))];
}

function fastifyUrl(template: string): string {
  let parameters = 0;
  const segments = template.split("/").map((segment) => {
    if (plain.test(segment)) return segment;
    parameters += 1;
    return `:p${parameters}`;
  });
  return segments.join("/");
}

/** Anything else means something to the router, or is written in more ways than one. */
const plain = /^[\w.~-]*$/;

/** The path behind a plugin's prefix, which may have parameters in it: "/:tenant/api". */
export function behindPrefix(path: string, prefix: string): string {
  const front = prefix.endsWith("/") ? prefix.slice(0, -1) : prefix;
  if (front === "") return path;
  if (path.startsWith(front)) return path.slice(front.length) || "/";
  let start = 0;
  for (let segments = front.split("/").length; segments > 0; segments -= 1) {
    const next = path.indexOf("/", start);
    if (next === -1) return "/";
    start = next + 1;
  }
  return path.slice(start - 1);
}

interface Platform {
  /** Absent on a platform without a console. */
  readonly console?: { error(...values: unknown[]): void };
}

/** Logs errors that no other place was given for. */
export function logError(error: unknown): void {
  (globalThis as unknown as Platform).console?.error(error);
}

/**
 * Timeouts and limits of a server of node:http or node:https, under Node's own names. Times are milliseconds; 0 turns
 * one off.
 */
export interface NodeServerProfile {
  /** Timeout for all headers of a request. */
  readonly headersTimeout: number;
  /** Timeout for a whole request, its body included; a longer upload needs more. */
  readonly requestTimeout: number;
  /**
   * Timeout for a connection between two requests. Behind a proxy that keeps connections, use more than the proxy's
   * own.
   */
  readonly keepAliveTimeout: number;
  /** Limit for an idle connection: an unread response, a handler without output. */
  readonly timeout: number;
  /** Interval between two checks for late requests. */
  readonly connectionsCheckingInterval: number;
  /** Maximum number of connections at once; further ones are closed. `Infinity` means no limit. */
  readonly maxConnections: number;
}

/** The profile that `protectNodeServer` sets by default; docs/how-to/protect-a-server.md has the reasons. */
export const nodeServerProfile: NodeServerProfile = {
  headersTimeout: 10_000,
  requestTimeout: 60_000,
  keepAliveTimeout: 5_000,
  timeout: 120_000,
  connectionsCheckingInterval: 2_000,
  maxConnections: 1_000,
};

/** The part of a server of node:http or node:https that is set. */
export interface NodeHttpServer {
  headersTimeout: number;
  requestTimeout: number;
  keepAliveTimeout: number;
  timeout: number;
  maxConnections: number;
}

/**
 * Sets safe timeouts and a maximum number of connections on a server, and returns it:
 * `protectNodeServer(createServer(toNodeListener(server))).listen(8080)`. Call it before `listen`, when Node begins to
 * check for late requests. Node responds with 408 to a late request and closes its connection. Fastify's server is
 * `app.server`.
 *
 * @throws TypeError for a value that is not a limit: a time that is not a finite number from 0, a maximum below 1.
 */
export function protectNodeServer<S extends NodeHttpServer>(server: S, profile: Partial<NodeServerProfile> = {}): S {
  const names = Object.keys(nodeServerProfile) as (keyof NodeServerProfile)[];
  Object.assign(server, Object.fromEntries(names.map((name) => [name, limitOf(profile, name)])));
  const { headersTimeout, requestTimeout } = server;
  // Node applies the shorter of the two to headers, regardless of the names.
  if (requestTimeout > 0 && headersTimeout > requestTimeout) server.headersTimeout = requestTimeout;
  return server;
}

function limitOf(profile: Partial<NodeServerProfile>, name: keyof NodeServerProfile): number {
  const limit = profile[name] ?? nodeServerProfile[name];
  const isLimit = name === "maxConnections" ? limit >= 1 : limit >= 0 && Number.isFinite(limit);
  if (!isLimit || typeof limit !== "number") {
    throw new TypeError(`"${name}" of a profile must be a finite number that is not negative.`);
  }
  return limit;
}

/** The part of node's `Readable` that request bodies are read from. */
export interface NodeReadable {
  readonly destroyed: boolean;
  readonly readableEnded: boolean;
  /** True once a part of it was read; absent on platforms that do not count. */
  readonly readableDidRead?: boolean;
  on(event: "data", listener: (chunk: Uint8Array) => void): unknown;
  on(event: "readable" | "end" | "error" | "close", listener: () => void): unknown;
  off(event: "data", listener: (chunk: Uint8Array) => void): unknown;
  off(event: "readable" | "end" | "error" | "close", listener: () => void): unknown;
  read(): unknown;
  pause(): unknown;
  resume(): unknown;
}

/** The part of node's `IncomingMessage` that is used; Express and Connect hand over the same. */
export interface NodeRequest extends NodeReadable {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** Names and values in turn, as they were sent. */
  readonly rawHeaders?: readonly string[];
  /** True once the whole message has arrived. */
  readonly complete: boolean;
  /** The body as a middleware has parsed it. */
  readonly body?: unknown;
  /** The file of a form that multer has parsed. */
  readonly file?: unknown;
  /** The files of such a form: a list, or lists by name. */
  readonly files?: unknown;
}

/** The part of node's `ServerResponse` that is used. */
export interface NodeResponse {
  readonly destroyed: boolean;
  readonly headersSent: boolean;
  readonly writableFinished: boolean;
  on(event: "drain" | "close", listener: () => void): unknown;
  off(event: "drain" | "close", listener: () => void): unknown;
  writeHead(status: number, headers: NodeHeaders): unknown;
  flushHeaders(): void;
  write(chunk: string | Uint8Array, onSent?: () => void): boolean;
  end(chunk?: string | Uint8Array): unknown;
  destroy(): unknown;
}

/** Names and values in turn. */
export type NodeHeaders = (string | string[])[];

/** Globals of Node that are used. */
export interface NodeGlobals {
  readonly Buffer: { byteLength(text: string): number };
  readonly AbortController: new () => { readonly signal: AbortSignalOfNode; abort(reason?: unknown): void };
  setTimeout(run: () => void, milliseconds: number): { unref?(): unknown };
  clearTimeout(timer: unknown): void;
}

interface AbortSignalOfNode {
  /** True once the signal was aborted. */
  readonly aborted: boolean;
  /** The value that it was aborted with. */
  readonly reason: unknown;
  /** Calls a listener when the signal is aborted. */
  addEventListener(type: "abort", listener: () => void, options?: { once?: boolean }): void;
  /** Takes a listener back. */
  removeEventListener(type: "abort", listener: () => void): void;
}

/** The globals of Node that are used. */
export const nodeGlobals: NodeGlobals = globalThis as object as NodeGlobals;

/** Servers of several interfaces that share an address, by the path of a request. */
export interface SharedServers {
  /** The one whose contract has the path; undefined when none has. */
  find(path: string): Server | undefined;
  /** Same, but returns the first server if none has the path: it shapes the response. */
  findOrFirst(path: string): Server;
  /** The servers in the order in which they were given. */
  readonly list: readonly Server[];
}

/** Throws a `TypeError` when there is no server in the list. */
export function shareServers(servers: Server | readonly Server[]): SharedServers {
  const list: readonly Server[] = isList(servers) ? [...servers] : [servers];
  const [first] = list;
  if (first === undefined) throw new TypeError("The list of servers is empty.");
  const find = (path: string): Server | undefined => list.find((server) => server.matches(path));
  return { list, find, findOrFirst: list.length === 1 ? () => first : (path) => find(path) ?? first };
}

function isList(servers: Server | readonly Server[]): servers is readonly Server[] {
  return Array.isArray(servers);
}

/** The path and query of a request target, as sent. */
export interface RequestTarget {
  /** With percent-encoding, as sent. */
  readonly path: string;
  /** Without "?"; "" when there is none. */
  readonly query: string;
}

/**
 * Splits a request target. RFC 9112, section 3.2: "/orders?page=2", and also "http://host/orders" for proxies, and "*".
 * Drops a fragment, which addresses of the Fetch API may have.
 */
export function splitTarget(target: string): RequestTarget {
  const hash = target.indexOf("#");
  const whole = hash === -1 ? target : target.slice(0, hash);
  const mark = whole.indexOf("?");
  const start = pathStart(whole, mark === -1 ? whole.length : mark);
  const path = mark === -1 ? whole.slice(start) : whole.slice(start, mark);
  return { path: path === "" ? "/" : path, query: mark === -1 ? "" : whole.slice(mark + 1) };
}

/** The offset at which the path begins: behind the host when there is one. */
function pathStart(target: string, end: number): number {
  if (target.charCodeAt(0) === slash) return 0;
  const scheme = target.indexOf("://");
  if (scheme === -1 || scheme >= end) return 0;
  const start = target.indexOf("/", scheme + 3);
  return start === -1 || start > end ? end : start;
}

const slash = 0x2f;

/** The part of a WHATWG `Request` that is used. */
export interface RequestLike {
  readonly method: string;
  readonly url: string;
  readonly headers: { get(name: string): string | null; forEach(visit: (value: string, name: string) => void): void };
  /** Undefined if the platform does not provide it. */
  readonly body?: ReadableStreamLike | null;
  /** True after the body was read. Undefined if the platform does not provide it. */
  readonly bodyUsed?: boolean;
  readonly signal: {
    readonly aborted: boolean;
    readonly reason: unknown;
    addEventListener(type: "abort", listener: () => void, options?: { once?: boolean }): void;
    removeEventListener(type: "abort", listener: () => void): void;
  };
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** The part of a `Response` that can be described on a platform whose types do not have it. */
export interface ResponseLike {
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  text(): Promise<string>;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** The platform's own `Request`, as frameworks name it in the types of their handlers; what is used of it on a platform without one. */
export type PlatformRequest = typeof globalThis extends { Request: { prototype: infer Platform } }
  ? Platform
  : RequestLike;

/** The platform's own `Response`: of lib DOM, @types/node, Deno, Bun or Cloudflare, depending on the loaded types. */
export type PlatformResponse = typeof globalThis extends { Response: { prototype: infer Platform } }
  ? Platform
  : ResponseLike;

/** Globals of the Fetch API that are used. */
export interface WebGlobals {
  readonly Response: new (
    body: unknown,
    init: { readonly status: number; readonly headers: readonly (readonly [string, string])[] },
  ) => PlatformResponse;
  readonly ReadableStream: new (
    source: {
      pull(controller: { enqueue(chunk: Uint8Array): void; close(): void }): Promise<void>;
      cancel(): void;
      readonly type?: "bytes";
    },
    strategy?: { readonly highWaterMark: number },
  ) => ReadableStreamLike;
  readonly TextEncoder: new () => { encode(text: string): Uint8Array };
}

/** The globals of the Fetch API that are used. */
export const webGlobals: WebGlobals = globalThis as unknown as WebGlobals;

/** The part of a `FastifyInstance` that is used. */
export interface FastifyInstanceLike {
  /** The path prefix of this plugin, those of plugins around it included. */
  readonly prefix: string;
  /** The methods that can be routed. */
  readonly supportedMethods?: readonly string[];
  removeAllContentTypeParsers(): unknown;
  addContentTypeParser(type: string, options: object, parser: FastifyParser): unknown;
  route(route: FastifyRoute): unknown;
}

/** The part of a body parser of Fastify that the plugin writes. */
export type FastifyParser = (
  request: unknown,
  payload: NodeReadable,
  done: (error: Error | null, body?: unknown) => void,
) => void;

/** The part of a route of Fastify that the plugin writes. */
export interface FastifyRoute {
  method: string[];
  url: string;
  exposeHeadRoute: boolean;
  handler(request: FastifyRequestLike, reply: FastifyReplyLike): unknown;
  errorHandler(error: { readonly code?: string }, request: FastifyRequestLike, reply: FastifyReplyLike): unknown;
}

/** The part of a `FastifyRequest` that is used. */
export interface FastifyRequestLike {
  readonly raw: NodeRequest;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body?: unknown;
  readonly log: { error(error: unknown): void };
}

/** The part of a `FastifyReply` that is used. */
export interface FastifyReplyLike {
  readonly raw: NodeResponse;
  code(status: number): unknown;
  header(name: string, value: unknown): unknown;
  send(payload?: unknown): unknown;
  callNotFound(): unknown;
}

/** Headers that tell the length of a body before it is read. */
export interface NodeBodyHeaders {
  /** The unchanged value. Undefined if the length is unknown. */
  readonly "content-length"?: unknown;
  /** The unchanged value. Undefined if the body has no transfer coding. */
  readonly "transfer-encoding"?: unknown;
}

/** True if a message has a body according to its headers. RFC 9112, section 6.3. */
export function hasNodeBody(headers: NodeBodyHeaders): boolean {
  const length = headers["content-length"];
  return (length !== undefined && length !== "0") || headers["transfer-encoding"] !== undefined;
}

/**
 * The whole of a body. Rejects with a `BodyTooLargeError` as soon as it is, or says it is, longer than `limit`, and with a
 * `RequestAbortedError` when the caller hangs up. Leaves no listeners behind.
 */
export function readNodeBytes(body: NodeReadable, limit: number, headers: NodeBodyHeaders): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    if (Number(headers["content-length"]) > limit) return reject(bodyTooLarge(limit));
    if (!hasNodeBody(headers)) return resolve(new Uint8Array(0));
    if (body.readableEnded) return reject(alreadyRead());
    if (body.destroyed) return reject(requestAborted());
    const collected = collectBytes();
    const wasRead = body.readableDidRead === true;
    const onData = (chunk: Uint8Array): void => {
      if (collected.add(chunk) <= limit) return;
      detach();
      body.pause();
      reject(bodyTooLarge(limit));
    };
    const onEnd = (): void => {
      detach();
      const bytes = collected.whole();
      // Chunks that a middleware has read are missing, unless it has put them back.
      if (wasRead && Number(headers["content-length"]) !== bytes.length) reject(alreadyRead());
      else resolve(bytes);
    };
    const onGone = (): void => {
      detach();
      reject(requestAborted());
    };
    const detach = (): void => {
      body.off("data", onData);
      body.off("end", onEnd);
      body.off("error", onGone);
      body.off("close", onGone);
    };
    body.on("data", onData);
    body.on("end", onEnd);
    body.on("error", onGone);
    body.on("close", onGone);
  });
}

/**
 * Yields a body piece by piece, on demand. Throws a `RequestAbortedError` if the caller disconnects. Unlike node's own
 * iterator, it keeps the connection open on an early exit, since the response still has to be sent.
 */
export async function* readNodeChunks(body: NodeReadable): AsyncGenerator<Uint8Array, void, undefined> {
  if (body.readableEnded) throw alreadyRead();
  const state = { ended: false, gone: body.destroyed };
  let wake = (): void => undefined;
  const onReadable = (): void => wake();
  const onEnd = (): void => {
    state.ended = true;
    wake();
  };
  const onGone = (): void => {
    state.gone = true;
    wake();
  };
  body.on("readable", onReadable);
  body.on("end", onEnd);
  body.on("error", onGone);
  body.on("close", onGone);
  try {
    for (;;) {
      const chunk = state.gone ? null : body.read();
      if (chunk !== null) yield chunk as Uint8Array;
      else if (state.ended) return;
      else if (state.gone) throw requestAborted();
      else await new Promise<void>((resolve) => (wake = resolve));
    }
  } finally {
    body.off("readable", onReadable);
    body.off("end", onEnd);
    body.off("error", onGone);
    body.off("close", onGone);
  }
}

/** The error behind middleware that has read a body and kept nothing of it. */
export function alreadyRead(): Error {
  return new TypeError(
    "A middleware has already read the body, and `request.body` is not set: register this listener before it.",
  );
}

/** A file as multer keeps it in memory. */
interface ParsedFile {
  /** The name of its field. */
  readonly fieldname: string;
  /** The file name as it was sent. */
  readonly originalname: string;
  /** The Content-Type of its part. */
  readonly mimetype: string;
  /** The content. */
  readonly buffer: Uint8Array;
}

/** The part of the platform that is used. */
interface TextPlatform {
  readonly TextEncoder: new () => { encode(text: string): Uint8Array };
}

/**
 * Returns the body of a request as a middleware has parsed it. A multipart form of multer is serialized: its fields are in
 * `request.body`, its files elsewhere. A form is returned as it is if its files are not in memory.
 */
export function parsedBodyOf(request: NodeRequest): unknown {
  const { body, headers } = request;
  const type = parseMediaType(`${headers["content-type"] as string | undefined}`);
  const boundary = type?.parameters.get("boundary");
  if (type?.type !== "multipart" || boundary === undefined) return body;
  if (typeof body !== "object" || body === null || isBytes(body)) return body;
  const files = filesOf(request);
  return files.every(isParsedFile)
    ? (formBytes(
        formPairs(body, (name) => name),
        files,
        boundary,
      ) ?? body)
    : body;
}

function filesOf({ file, files }: NodeRequest): readonly unknown[] {
  const listed: readonly unknown[] = typeof files === "object" && files !== null ? Object.values(files).flat() : [];
  return file === undefined ? listed : [file, ...listed];
}

function isParsedFile(file: unknown): file is ParsedFile {
  const { fieldname, originalname, mimetype, buffer } = (file ?? {}) as Partial<ParsedFile>;
  return [fieldname, originalname, mimetype].every((text) => typeof text === "string") && isBytes(buffer);
}

/**
 * Undefined if a middleware has put the boundary into a field, which would make several parts of it. A file has none: it was
 * split at the boundary.
 */
function formBytes(
  fields: readonly (readonly [string, string])[],
  files: readonly ParsedFile[],
  boundary: string,
): Uint8Array | undefined {
  if (fields.some((pair) => pair.join("\n").includes(`--${boundary}`))) return undefined;
  const encoder = new (globalThis as unknown as TextPlatform).TextEncoder();
  const pieces: Uint8Array[] = [];
  const add = (name: string, headers: string, content: Uint8Array): void => {
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${quoted(name)}"${headers}\r\n\r\n`;
    pieces.push(encoder.encode(head), content, encoder.encode("\r\n"));
  };
  for (const [name, text] of fields) add(name, "", encoder.encode(text));
  for (const { fieldname, originalname, mimetype, buffer } of files)
    add(fieldname, `; filename="${quoted(originalname)}"\r\nContent-Type: ${quoted(mimetype)}`, buffer);
  pieces.push(encoder.encode(`--${boundary}--\r\n`));
  const bytes = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  pieces.reduce((at, piece) => (bytes.set(piece, at), at + piece.length), 0);
  return bytes;
}

/** Returns a quoted string, as the HTML standard's multipart/form-data encoding writes it. */
function quoted(text: string): string {
  return text.replace(/["\r\n]/g, encodeURIComponent);
}

/** Returns a signal that aborts if the caller disconnects before the response is complete. */
export function hangUpSignal(response: NodeResponse): AbortSignalLike {
  const controller = new nodeGlobals.AbortController();
  const hangUp = (): void => {
    response.off("close", hangUp);
    if (!response.writableFinished) controller.abort(requestAborted());
  };
  if (response.destroyed) hangUp();
  else response.on("close", hangUp);
  return controller.signal;
}

/** A request of the Fetch API as servers take it. */
export function webServerRequest(request: RequestLike, report: ((error: unknown) => void) | undefined): ServerRequest {
  return new WebServerRequest(request, splitTarget(request.url), report);
}

class WebServerRequest implements ServerRequest {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly native: RequestLike;
  readonly report: ((error: unknown) => void) | undefined;
  #headers: RequestHeaders | undefined;

  constructor(request: RequestLike, target: RequestTarget, report: ((error: unknown) => void) | undefined) {
    this.method = request.method;
    this.path = target.path;
    this.query = target.query;
    this.native = request;
    this.report = report;
  }

  get headers(): RequestHeaders {
    return (this.#headers ??= webHeaders(this.native));
  }

  get signal(): AbortSignalLike {
    return this.native.signal;
  }

  async bytes(limit: number): Promise<Uint8Array> {
    const { native } = this;
    if (Number(native.headers.get("content-length")) > limit) throw bodyTooLarge(limit);
    if (native.body === null) return new Uint8Array(0);
    if (native.bodyUsed === true) throw usedBody();
    try {
      if (native.body !== undefined) return await readAllBytes(native.body, limit);
    } catch (error) {
      throw this.#failure(error);
    }
    const bytes = new Uint8Array(await native.arrayBuffer());
    if (bytes.length > limit) throw bodyTooLarge(limit);
    return bytes;
  }

  async *stream(): AsyncGenerator<Uint8Array, void, undefined> {
    const { native } = this;
    if (native.body === null) return;
    if (native.bodyUsed === true) throw usedBody();
    try {
      yield* byteChunks(native.body ?? new Uint8Array(await native.arrayBuffer()));
    } catch (error) {
      throw this.#failure(error);
    }
  }

  /** Platforms word the end of a connection each in their way. */
  #failure(error: unknown): unknown {
    return this.native.signal.aborted ? requestAborted() : error;
  }
}

function usedBody(): Error {
  return new TypeError("The body of the request was already read: pass a clone of the request to this handler.");
}

/** Names arrive in lower case and values of equal names as one. WHATWG Fetch, section 2.2.2. */
function webHeaders(request: RequestLike): RequestHeaders {
  const headers = Object.create(null) as Record<string, string>;
  request.headers.forEach((value, name) => {
    headers[name] = value;
  });
  return headers;
}

/** Pieces as a web stream: asked for one by one, let go of when the stream is cancelled. A web stream stays what it is. */
export function toWebStream(body: BlobLike | ByteStream): ReadableStreamLike {
  if ("getReader" in body) return body;
  const source = openBytes(body);
  const turn = createTurn();
  return new webGlobals.ReadableStream(
    {
      async pull(controller) {
        const chunk = await source.next().catch(async (error: unknown) => {
          // Frameworks break off the connection at once: what they have just been given would not be sent.
          await turn();
          throw error;
        });
        if (chunk === undefined) controller.close();
        else controller.enqueue(chunk);
      },
      cancel: () => source.cancel(),
    },
    { highWaterMark: 0 },
  );
}

/**
 * Handles requests of the Fetch API. Deno, Bun, Cloudflare and service workers call it, and clients accept it as
 * `fetch`. It uses only the properties of `RequestLike`. Its last signature is that of the platform, which Next.js
 * requires of route handlers.
 */
export type FetchHandler = ((request: RequestLike) => Promise<PlatformResponse>) &
  ((request: PlatformRequest) => Promise<PlatformResponse>);

/** Options of `toFetchHandler`. */
export interface FetchHandlerOptions {
  /** Receives errors that a server's own `onError` does not handle. Default: the console. */
  readonly onError?: (error: unknown) => void;
}

/**
 * Returns a handler for requests of the Fetch API. Passed to a client as its `fetch`, it serves the client within the
 * process, without a port. Several servers share an address: each request goes to the server whose API has its path;
 * the first server responds with 404 to all others.
 *
 * @throws TypeError if the list of servers is empty.
 */
export function toFetchHandler(servers: Server | readonly Server[], options: FetchHandlerOptions = {}): FetchHandler {
  const shared = shareServers(servers);
  return async (request: RequestLike) => {
    const asked = webServerRequest(request, options.onError);
    const reply = await shared.findOrFirst(asked.path).handle(asked);
    try {
      return responseOf(request.method, reply);
    } catch (error) {
      (options.onError ?? logError)(error);
      discardBody(reply.body);
      return new webGlobals.Response(null, { status: 500, headers: [] });
    }
  };
}

function responseOf(method: string, reply: ServerResponse): PlatformResponse {
  const { status, body } = reply;
  const headers = headerPairs(reply);
  // RFC 9110, sections 9.3.2, 15.3.5, 15.3.6 and 15.4.5; a Response with such a status refuses even an empty body.
  if (method === "HEAD" || status === 204 || status === 205 || status === 304) {
    const length = method === "HEAD" ? lengthOf(body) : undefined;
    discardBody(body);
    const all = length === undefined ? headers : [...headers, ["Content-Length", String(length)] as const];
    return new webGlobals.Response(null, { status, headers: all });
  }
  const whole = body === undefined || typeof body === "string" || isBytes(body);
  return new webGlobals.Response(whole ? (body ?? null) : isBlob(body) ? body : toWebStream(body), { status, headers });
}

/** The length that a GET would have sent; undefined when that is not known beforehand. */
function lengthOf(body: ServerResponse["body"]): number | undefined {
  if (typeof body === "string") return new webGlobals.TextEncoder().encode(body).length;
  if (isBytes(body)) return body.length;
  return isBlob(body) ? body.size : undefined;
}

function headerPairs(reply: ServerResponse): readonly (readonly [string, string])[] {
  return Object.entries(reply.headers).flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value] as const] : value.map((text) => [name, text] as const),
  );
}

/** Bodies up to this length are read to their end when nobody wants them, so that the connection can be used again. */
const worthReading = 65_536;

/** Time in milliseconds for which a caller may go on sending a body that nobody reads. */
const drainMilliseconds = 2000;

/** Ways to treat the body of a request that is being answered. */
export type Leftover =
  /** It has been read, is being read, or there is none. */
  | "none"
  /** A short rest that is read and thrown away. */
  | "short"
  /** The rest is so long that the connection is closed after the response. */
  | "long";

/** The rest of a request's body that nobody has read, by its length. */
export function leftoverOf(request: NodeRequest, beingRead: boolean): Leftover {
  if (beingRead || request.readableEnded || !hasNodeBody(request.headers)) return "none";
  return request.complete || Number(request.headers["content-length"]) <= worthReading ? "short" : "long";
}

/**
 * Discards the rest of a body for a limited time, then calls `done`. A connection that is closed while data arrives is
 * reset, and the caller loses the pending response. RFC 9112, section 9.6.
 */
export function drainNodeBody(request: NodeRequest, done: () => void): void {
  if (request.destroyed) return done();
  const finish = (): void => {
    nodeGlobals.clearTimeout(timer);
    request.off("end", finish);
    request.off("error", finish);
    request.off("close", finish);
    done();
  };
  const timer = nodeGlobals.setTimeout(finish, drainMilliseconds);
  timer.unref?.();
  request.on("end", finish);
  request.on("error", finish);
  request.on("close", finish);
  request.resume();
}

/** Parts of a request of Node, or of a framework on Node. */
export interface NodeRequestParts {
  readonly method: string;
  /** As sent, with percent-encoding and without the query. */
  readonly path: string;
  /** The text after "?"; "" when there is none. */
  readonly query: string;
  readonly headers: RequestHeaders;
  /** The stream that the body is read from. */
  readonly body: NodeReadable;
  readonly response: NodeResponse;
  /** Returns the body as a middleware has parsed it: `request.body`. */
  readonly parsed: () => unknown;
  /** The object that handlers see as `request.native`. */
  readonly native: unknown;
  /** Receives unhandled errors. Undefined if the framework has no log. */
  readonly report: ((error: unknown) => void) | undefined;
}

/**
 * Returns the headers of a request. Node silently keeps only the first of several Authorization headers; here all of
 * them form a list, which servers reject.
 */
export function nodeRequestHeaders(headers: RequestHeaders, raw: readonly string[] = []): RequestHeaders {
  const sent: string[] = [];
  for (let at = 0; at < raw.length; at += 2) {
    if (raw[at]!.length === 13 && raw[at]!.toLowerCase() === "authorization") sent.push(raw[at + 1] ?? "");
  }
  return sent.length > 1 ? { ...headers, authorization: sent } : headers;
}

/** A request of Node as servers take it. */
export class NodeServerRequest implements ServerRequest {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly headers: RequestHeaders;
  readonly native: unknown;
  readonly report: ((error: unknown) => void) | undefined;
  /** True while a handler is reading the body piece by piece. */
  streaming: boolean;
  readonly #body: NodeReadable;
  readonly #response: NodeResponse;
  readonly #parsed: () => unknown;
  #signal: AbortSignalLike | undefined;

  constructor(parts: NodeRequestParts) {
    this.method = parts.method;
    this.path = parts.path;
    this.query = parts.query;
    this.headers = parts.headers;
    this.native = parts.native;
    this.report = parts.report;
    this.streaming = false;
    this.#body = parts.body;
    this.#response = parts.response;
    this.#parsed = parts.parsed;
  }

  get parsedBody(): unknown {
    return this.#body.readableEnded && hasNodeBody(this.headers) ? this.#parsed() : undefined;
  }

  bytes(limit: number): Promise<Uint8Array> {
    return readNodeBytes(this.#body, limit, this.headers);
  }

  async *stream(): AsyncGenerator<Uint8Array, void, undefined> {
    if (!hasNodeBody(this.headers)) return;
    this.streaming = true;
    try {
      yield* readNodeChunks(this.#body);
    } finally {
      this.streaming = false;
    }
  }

  get signal(): AbortSignalLike {
    return (this.#signal ??= hangUpSignal(this.#response));
  }
}

/** The function that `fastify.register` accepts. */
export type FastifyPlugin = (instance: FastifyInstanceLike) => Promise<void>;

/**
 * Returns a plugin for `fastify.register(plugin, { prefix })`, Fastify 5. The app's hooks and logger see these requests
 * like all others, and paths outside every API go to its own notFound handler. Errors that a server's own `onError`
 * does not handle go to `request.log`. Bodies reach the server unparsed; parsers of the app outside the plugin stay
 * unchanged. Fastify's `maxParamLength` (by default 100 characters) applies to parameters in paths, and Fastify itself
 * rejects malformed percent-encoding there (its option `frameworkErrors` shapes both responses).
 *
 * @throws TypeError if the list of servers is empty.
 */
export function toFastifyPlugin(servers: Server | readonly Server[]): FastifyPlugin {
  const shared = shareServers(servers);
  return (instance) => {
    const { prefix } = instance;
    const handler = (request: FastifyRequestLike, reply: FastifyReplyLike): unknown => {
      const { raw, body, headers } = request;
      const target = splitTarget(raw.url ?? "/");
      const path = behindPrefix(target.path, prefix);
      const server = shared.find(path);
      if (server === undefined) return reply.callNotFound();
      const unread = isReadable(body);
      const asked = new NodeServerRequest({
        method: raw.method ?? "GET",
        path,
        query: target.query,
        headers: nodeRequestHeaders(headers, raw.rawHeaders),
        body: unread ? body : raw,
        response: reply.raw,
        parsed: () => (unread ? undefined : body) ?? parsedBodyOf(raw),
        native: request,
        report: (error) => request.log.error(error),
      });
      const answer = server.handle(asked);
      return isThenable(answer)
        ? answer.then((known) => send(request, reply, asked.streaming, known))
        : send(request, reply, asked.streaming, answer);
    };
    instance.removeAllContentTypeParsers();
    instance.addContentTypeParser("*", {}, (_request, payload, done) => done(null, payload));
    for (const url of fastifyUrls(shared.list)) {
      instance.route({
        // All methods: the server knows which are allowed, and how to respond to the others.
        method: [...(instance.supportedMethods ?? methods)],
        url,
        exposeHeadRoute: false,
        handler,
        // A malformed Content-Type is the contract's to refuse, too; all other errors go the app's way.
        errorHandler: (error, request, reply) =>
          error.code === "FST_ERR_CTP_INVALID_MEDIA_TYPE" ? handler(request, reply) : reply.send(error),
      });
    }
    return Promise.resolve();
  };
}

const methods = ["DELETE", "GET", "HEAD", "OPTIONS", "PATCH", "POST", "PUT", "TRACE"];

/** The payload as hooks in front of the parser left it. */
function isReadable(body: unknown): body is NodeReadable {
  return typeof body === "object" && body !== null && "readableEnded" in body;
}

/** Sends through the framework, so that its hooks get the response. */
function send(
  request: FastifyRequestLike,
  reply: FastifyReplyLike,
  streaming: boolean,
  answer: ServerResponse,
): unknown {
  const leftover = leftoverOf(request.raw, streaming);
  reply.code(answer.status);
  for (const [name, value] of Object.entries(answer.headers)) reply.header(name, value);
  const payload = payloadOf(request, reply, answer.body);
  if (leftover === "long") reply.header("Connection", "close");
  // A stream may itself be reading the body of the request.
  const isWhole = payload === undefined || typeof payload === "string" || isBytes(payload);
  if (isWhole && leftover === "short") request.raw.resume();
  if (!isWhole || leftover !== "long") return reply.send(payload);
  drainNodeBody(request.raw, () => reply.send(payload));
  return reply;
}

/** In a form that Fastify sends: text, bytes, a stream of Node or of the web. */
function payloadOf(request: FastifyRequestLike, reply: FastifyReplyLike, body: ServerResponse["body"]): unknown {
  if (body === undefined || typeof body === "string" || isBytes(body)) return body;
  if (isBlob(body)) reply.header("Content-Length", body.size);
  if (request.raw.method === "HEAD") return discardBody(body);
  return "pipe" in body ? body : toWebStream(body);
}

/** A pending response, with its request. */
export interface NodeExchange {
  readonly request: NodeRequest;
  readonly response: NodeResponse;
  readonly leftover: Leftover;
  /** Receives errors that occur after the head of the response is sent. */
  readonly report: (error: unknown) => void;
}

/** Sends a response. Never throws: failures are reported, and the caller sees a broken connection. */
export function sendNodeReply(exchange: NodeExchange, reply: ServerResponse): void {
  const { request, response, leftover, report } = exchange;
  if (response.destroyed) return discardBody(reply.body);
  const length = bodyLength(reply.body);
  const bodiless = request.method === "HEAD" || isBodiless(reply.status);
  try {
    response.writeHead(reply.status, nodeHeaders(reply, length, leftover));
  } catch (error) {
    report(error);
    discardBody(reply.body);
    return failNodeReply(response);
  }
  if (bodiless) discardBody(reply.body);
  const body = bodiless ? undefined : reply.body;
  if (body === undefined) sendWhole(exchange, undefined);
  else if (typeof body === "string" || isBytes(body)) sendWhole(exchange, body);
  else void sendPieces(exchange, openBytes(body));
}

/** RFC 9110, sections 15.3.5 and 15.4.5. */
function isBodiless(status: number): boolean {
  return status === 204 || status === 304;
}

/** In bytes; undefined when that shows only at the end. */
function bodyLength(body: ServerResponse["body"]): number | undefined {
  if (body === undefined) return 0;
  if (typeof body === "string") return nodeGlobals.Buffer.byteLength(body);
  if (isBytes(body)) return body.length;
  return isBlob(body) ? body.size : undefined;
}

/** Returns names and values in turn. Copying a growing object would cost a twentieth of a short response. */
function nodeHeaders(
  { headers, status, body }: ServerResponse,
  length: number | undefined,
  leftover: Leftover,
): NodeHeaders {
  const list: NodeHeaders = [];
  for (const name in headers) {
    const value = headers[name]!;
    list.push(name, typeof value === "string" ? value : [...value]);
  }
  // A length on a response without a body by definition would describe another response. RFC 9110, section 8.6.
  const untold = body === undefined && (isBodiless(status) || status < 200);
  if (length !== undefined && !untold) list.push("Content-Length", String(length));
  if (leftover === "long") list.push("Connection", "close");
  return list;
}

function sendWhole({ request, response, leftover }: NodeExchange, body: string | Uint8Array | undefined): void {
  if (leftover !== "long") {
    response.end(body);
    // An unread body would block the next request.
    if (leftover === "short") request.resume();
    return;
  }
  if (body === undefined || body.length === 0) response.flushHeaders();
  else response.write(body);
  drainNodeBody(request, () => response.end());
}

/** Sends no faster than the caller takes; lets go of the source when the caller hangs up. */
async function sendPieces({ request, response, report }: NodeExchange, source: ByteSource): Promise<void> {
  response.flushHeaders();
  const onClose = (): void => source.cancel();
  response.on("close", onClose);
  try {
    for (let chunk = await source.next(); chunk !== undefined; chunk = await source.next()) {
      if (!response.write(chunk)) await drained(response);
      if (response.destroyed) return;
    }
    response.end();
    if (!request.complete) drainNodeBody(request, () => request.complete || response.destroy());
  } catch (error) {
    if (response.destroyed) return;
    source.cancel();
    report(error);
    await sent(response);
    response.destroy();
  } finally {
    response.off("close", onClose);
  }
}

/** Resolves once all data is sent, or the connection is closed. */
function sent(response: NodeResponse): Promise<void> {
  return new Promise((resolve) => {
    response.on("close", resolve);
    response.write("", () => resolve());
  });
}

/** Resolves once the connection accepts more data, or is closed. */
function drained(response: NodeResponse): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      response.off("drain", done);
      response.off("close", done);
      resolve();
    };
    response.on("drain", done);
    response.on("close", done);
    if (response.destroyed) done();
  });
}

/** Sends an error for a reply that cannot be sent, such as a header with a line break. */
function failNodeReply(response: NodeResponse): void {
  if (response.headersSent) response.destroy();
  else {
    response.writeHead(500, ["Content-Length", "0"]);
    response.end();
  }
}

/** Handles requests of `node:http`; with `next`, of Connect and Express. */
export type NodeListener = (request: NodeRequest, response: NodeResponse, next?: (error?: unknown) => void) => void;

/** Options of `toNodeListener`. */
export interface NodeListenerOptions {
  /**
   * Receives errors that a server's own `onError` does not handle, such as a stream that breaks while it is sent.
   * Default: the console.
   */
  readonly onError?: (error: unknown) => void;
}

/**
 * Returns a listener for `http.createServer`, also usable as a middleware of Connect and Express. Several servers share
 * a port: each request goes to the server whose API has its path. If none has it, the request goes to `next`; without
 * `next` the first server responds with 404. If earlier middleware has read a body, the server uses `request.body`.
 *
 * @throws TypeError if the list of servers is empty.
 */
export function toNodeListener(servers: Server | readonly Server[], options: NodeListenerOptions = {}): NodeListener {
  const shared = shareServers(servers);
  const { onError } = options;
  return (request, response, next) => {
    const { method = "GET", url = "/" } = request;
    const { path, query } = splitTarget(url);
    if (next !== undefined && shared.find(path) === undefined) return next();
    const headers = nodeRequestHeaders(request.headers, request.rawHeaders);
    const asked = new NodeServerRequest({
      method,
      path,
      query,
      headers,
      body: request,
      response,
      parsed: () => parsedBodyOf(request),
      native: request,
      report: onError,
    });
    const send = (reply: ServerResponse): void => {
      const leftover = leftoverOf(request, asked.streaming);
      sendNodeReply({ request, response, leftover, report: onError ?? logError }, reply);
    };
    const reply = shared.findOrFirst(path).handle(asked);
    if (isThenable(reply)) void reply.then(send);
    else send(reply);
  };
}
