import type { Problem, Result } from "../base/problem.js";

/**
 * Reads payloads of one media type: a server reads requests with it, a client reads responses. `wants` says in which
 * form the payload is handed over: "text" is UTF-8 that was decoded and checked, "bytes" the whole of it, "stream" a
 * body that has not been read yet.
 */
export type PayloadReader<T = unknown> = TextReader<T> | BytesReader<T> | StreamReader<T>;

interface ReaderBase {
  /** As the contract writes it; may be a range ("image/*"). */
  readonly mediaType: string;
}

/** Reads a payload that arrives as a text. */
export interface TextReader<T = unknown> extends ReaderBase {
  readonly wants: "text";
  /** Reads a whole payload. */
  read(text: string, options: ReadOptions): Result<T>;
  /** Reads as `read` does, and awaits `turn` between its steps. Absent where there is only one. */
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
  /** Reads a payload, or hands it on unread. */
  read(body: BinaryBody, options: ReadOptions): Result<T>;
}

/** Options of reading one payload. */
export interface ReadOptions extends CheckOptions {
  /** True when the value is checked against the contract. Payloads that cannot be read at all are refused in any case. */
  readonly validate: boolean;
  /** Hears of the problems of a value that can be read, which counts then. Without it such a value is refused. */
  readonly report?: ((problems: readonly Problem[]) => void) | undefined;
  /** The Content-Type that came with the payload, with its parameters. */
  readonly contentType: string;
  /** The fate of read-only members in requests; normally they are dropped. */
  readonly readOnly?: "drop" | "refuse";
  /** The fate of what an XSD marks as not to be created or updated; normally it is dropped. */
  readonly cannotUpdate?: "drop" | "refuse";
  /** The longest item of a stream of items, in bytes. */
  readonly maxItemBytes?: number;
}

/** The way in which a value is written that is checked piece by piece: the items of a stream. */
export interface WriteOptions {
  /** True where each item is checked against the contract. */
  readonly validate: boolean;
}

/** Writes payloads of one media type: a client writes requests with it, a server writes responses. */
export interface PayloadWriter<T = unknown> {
  readonly mediaType: string;
  /** Absent when every value that the type allows can travel (raw binary). */
  validate?(value: unknown, options?: CheckOptions): Result<T>;
  /** `contentType` is the one the caller chose among a range; else the writer's own. Items of a stream are checked unless `options` says otherwise. */
  write(value: T, contentType?: string, options?: WriteOptions): WrittenPayload;
}

/** The bytes and headers that travel. */
export interface WrittenPayload {
  /** The payload as it travels. */
  readonly body: string | Uint8Array | BlobLike | ByteStream;
  /** The Content-Type header's value, with charset or boundary where there is one. */
  readonly contentType: string;
}

/** Bytes that come piece by piece: a Node stream and a web stream are both. */
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

/** Raw binary that is sent: bytes, a Blob, or a stream of bytes. */
export type BinaryInput = Uint8Array | BlobLike | ByteStream;

/** Raw binary that has arrived and is read once: whole, or piece by piece. */
export interface BinaryBody {
  /** The Content-Type that came with it: "image/png". */
  readonly contentType: string;
  /** The whole of it. Rejects when it is longer than the limit that was set for payloads. */
  bytes(): Promise<Uint8Array>;
  /** Piece by piece, without a limit. */
  stream(): AsyncIterable<Uint8Array>;
}

/** A file in a multipart form that is sent. */
export type FileInput = Uint8Array | BlobLike | FilePart;

/** A file in a multipart form, with its name and type; what a server receives. */
export interface FilePart {
  /** The content of the file. */
  readonly data: Uint8Array | BlobLike;
  readonly filename?: string;
  readonly contentType?: string;
}

/** A file in a multipart form as a server has received it. */
export interface ReceivedFile extends FilePart {
  /** The content of the file, whole. */
  readonly data: Uint8Array;
  /** The last part of what was sent, without separators and control characters; absent when nothing of it is left. */
  readonly filename?: string;
  /** The name as it was sent: it may name any folder, and hold any character. */
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

/** A form of which some members travel as files, or with headers. Each alternative of a form keeps the members that it has. */
export type FormWith<Form, Parts> = Form extends unknown
  ? { [Name in keyof Form as Name extends keyof Parts ? never : Name]: Form[Name] } & Pick<
      Parts,
      Extract<keyof Parts, keyof Form>
    >
  : never;

/** A form whose members without a name of their own are files. */
export type FormOfFiles<Form, File> = Form extends unknown
  ? { [Name in keyof Form]: string extends Name ? File : Form[Name] }
  : never;

/** The value of one part: an item of a list, else the member itself. */
export type PartOf<Form, Name extends PropertyKey> = Form extends { readonly [Key in Name]?: infer Value }
  ? ItemOf<Exclude<Value, undefined>>
  : never;

type ItemOf<Value> = Value extends readonly (infer Item)[] ? Item : Value;

/** Anything that checks a value, as the emitted validators do. */
export type Check<T = unknown> = (value: unknown, options?: CheckOptions) => Result<T>;

/** Settings for the check of a value. */
export interface CheckOptions {
  /** False leaves what was found out of messages: `actual` has it for those who ask. */
  readonly values?: boolean;
  /** The number of problems that are collected; normally 100. */
  readonly maxProblems?: number;
}

/** For messages that somebody else may see: whoever sent a request, or reads a log. */
export const withoutValues: CheckOptions = { values: false };

/** A problem of a message rather than of the value in it: "http/content-type", "http/repeated-parameter". */
export function httpProblem(code: string, message: string, path: string = ""): Problem {
  return { code, message, path };
}
