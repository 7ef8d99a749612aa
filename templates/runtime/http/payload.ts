import type { Problem, Result } from "../base/problem.js";

/**
 * Reads payloads of one media type: a server reads requests with it, a client reads responses. `wants` is the form of
 * the input: "text" is UTF-8 that was decoded and checked, "bytes" the whole payload, "stream" an unread body.
 */
export type PayloadReader<T = unknown> = TextReader<T> | BytesReader<T> | StreamReader<T>;

interface ReaderBase {
  /** The media type as in the API; may be a range ("image/*"). */
  readonly mediaType: string;
}

/** Reads a payload that arrives as text. */
export interface TextReader<T = unknown> extends ReaderBase {
  readonly wants: "text";
  /** Reads a whole payload. */
  read(text: string, options: ReadOptions): Result<T>;
  /** Reads like `read`, and awaits `turn` between its steps. Undefined if reading has only one step. */
  readInTurns?(text: string, options: ReadOptions, turn: () => Promise<void>): Promise<Result<T>>;
}

/** Reads a payload that arrives as bytes. */
export interface BytesReader<T = unknown> extends ReaderBase {
  readonly wants: "bytes";
  /** Reads a whole payload. */
  read(bytes: Uint8Array, options: ReadOptions): Result<T>;
}

/** Reads a payload that arrives as a stream. */
export interface StreamReader<T = unknown> extends ReaderBase {
  readonly wants: "stream";
  /** Reads a payload, or passes it on unread. */
  read(body: BinaryBody, options: ReadOptions): Result<T>;
}

/** Options for reading one payload. */
export interface ReadOptions extends CheckOptions {
  /** True if the value is validated. Unreadable payloads are always rejected. */
  readonly validate: boolean;
  /** Called with the problems of a readable value, which is then accepted. Without it such a value is rejected. */
  readonly report?: ((problems: readonly Problem[]) => void) | undefined;
  /** The received Content-Type, with its parameters. */
  readonly contentType: string;
  /** Treatment of read-only properties in requests. Default: "drop". */
  readonly readOnly?: "drop" | "refuse";
  /** Treatment of properties that an XSD excludes from creation or updates. Default: "drop". */
  readonly cannotUpdate?: "drop" | "refuse";
  /** Treatment of a DOCTYPE that only names the root element. Default: "accept". */
  readonly doctype?: "accept" | "reject";
  /** Maximum bytes of an item in a stream of items. */
  readonly maxItemBytes?: number;
}

/** Options for values that are validated piece by piece: the items of a stream. */
export interface WriteOptions {
  /** True if each item is validated. */
  readonly validate: boolean;
}

/** Writes payloads of one media type: a client writes requests with it, a server writes responses. */
export interface PayloadWriter<T = unknown> {
  readonly mediaType: string;
  /** Undefined if every value of the type can be serialized (raw binary). */
  validate?(value: unknown, options?: CheckOptions): Result<T>;
  /**
   * `contentType` is the type that the caller chose from a range. Default: the writer's own type. Items of a stream are
   * validated unless `options` turns it off.
   */
  write(value: T, contentType?: string, options?: WriteOptions): WrittenPayload;
}

/** The serialized bytes and headers. */
export interface WrittenPayload {
  /** The serialized payload. */
  readonly body: string | Uint8Array | BlobLike | ByteStream;
  /** The Content-Type header's value, with charset or boundary if it has one. */
  readonly contentType: string;
}

/** Bytes in pieces: a Node stream or a web stream. */
export type ByteStream = AsyncIterable<Uint8Array> | ReadableStreamLike;

/** The part of a web `ReadableStream` that is used. */
export interface ReadableStreamLike {
  getReader(): {
    read(): Promise<{ done: boolean; value?: Uint8Array | undefined }>;
    cancel(reason?: unknown): Promise<void>;
    releaseLock(): void;
  };
}

/** The part of a web `Blob` or `File` that is used. */
export interface BlobLike {
  readonly size: number;
  readonly type: string;
  readonly name?: string;
  arrayBuffer(): Promise<ArrayBuffer>;
  stream(): unknown;
}

/** Raw binary to send: bytes, a Blob, or a stream of bytes. */
export type BinaryInput = Uint8Array | BlobLike | ByteStream;

/** Received raw binary, to be read once: whole, or piece by piece. */
export interface BinaryBody {
  /** The received Content-Type: "image/png". */
  readonly contentType: string;
  /** Returns all bytes. Rejects if they exceed the limit for payloads. */
  bytes(): Promise<Uint8Array>;
  /** Yields the bytes piece by piece, without a limit. */
  stream(): AsyncIterable<Uint8Array>;
}

/** A file to send in a multipart form. */
export type FileInput = Uint8Array | BlobLike | FilePart;

/** A file in a multipart form, with its name and type, as received by a server. */
export interface FilePart {
  /** The content of the file. */
  readonly data: Uint8Array | BlobLike;
  readonly filename?: string;
  readonly contentType?: string;
}

/** A file in a multipart form that a server has received. */
export interface ReceivedFile extends FilePart {
  /** The content of the file, whole. */
  readonly data: Uint8Array;
  /** The last segment of the sent name, without separators and control characters. Undefined if it is empty. */
  readonly filename?: string;
  /** The unchanged name: it may contain any path and any characters. */
  readonly rawFilename?: string;
}

/** The part of a web `FormData` that is used. */
export interface FormDataLike {
  forEach(visit: (value: unknown, name: string) => void): void;
  getAll(name: string): readonly unknown[];
}

/** The parts of a multipart form without declared names: objects of names and values, in the order of the parts, or a `FormData`. */
export type NamedParts = readonly { readonly [name: string]: unknown }[] | FormDataLike;

/** A part of a multipart form that has headers of its own. */
export interface PartWithHeaders<Value, Headers> {
  readonly value: Value;
  readonly headers: Headers;
}

/**
 * A form with some properties that are sent as files, or with headers. Each alternative of a form keeps its properties.
 */
export type FormWith<Form, Parts> = Form extends unknown
  ? { [Name in keyof Form as Name extends keyof Parts ? never : Name]: Form[Name] } & Pick<
      Parts,
      Extract<keyof Parts, keyof Form>
    >
  : never;

/** A form whose additional properties are files. */
export type FormOfFiles<Form, File> = Form extends unknown
  ? { [Name in keyof Form]: string extends Name ? File : Form[Name] }
  : never;

/** The value of one part: an item of a list, or the property itself. */
export type PartOf<Form, Name extends PropertyKey> = Form extends { readonly [Key in Name]?: infer Value }
  ? ItemOf<Exclude<Value, undefined>>
  : never;

type ItemOf<Value> = Value extends readonly (infer Item)[] ? Item : Value;

/** A validator, such as the generated ones. */
export type Check<T = unknown> = (value: unknown, options?: CheckOptions) => Result<T>;

/** Options of validation. */
export interface CheckOptions {
  /** False leaves values out of messages; `actual` still has them. */
  readonly values?: boolean;
  /** Maximum number of collected problems. Default: 100. */
  readonly maxProblems?: number;
}

/** For messages that other people may see: clients and readers of logs. */
export const withoutValues: CheckOptions = { values: false };

/** Returns a problem of a message instead of its value: "http/content-type", "http/repeated-parameter". */
export function httpProblem(code: string, message: string, path: string = ""): Problem {
  return { code, message, path };
}
