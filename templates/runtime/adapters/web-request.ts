import type { RequestHeaders } from "../http/headers.js";
import { requestAborted } from "../server/aborted.js";
import { splitTarget, type RequestTarget } from "./target.js";
import type { RequestLike } from "./web-types.js";
import { bodyTooLarge, byteChunks, readAllBytes } from "../http/payload-bytes.js";
import type { AbortSignalLike, ServerRequest } from "../server/server-types.js";

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
