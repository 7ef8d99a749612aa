import type { RequestHeaders } from "../http/headers.js";
import { hasNodeBody, readNodeBytes, readNodeChunks } from "./node-body.js";
import { hangUpSignal } from "./node-signal.js";
import type { NodeReadable, NodeResponse } from "./node-types.js";
import type { AbortSignalLike, ServerRequest } from "../server/server-types.js";

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
