import type { ReadableStreamLike } from "../http/payload.js";

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
