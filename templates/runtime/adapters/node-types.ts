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
