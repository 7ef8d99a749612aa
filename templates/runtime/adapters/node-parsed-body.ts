import type { NodeRequest } from "./node-types.js";
import { parseMediaType } from "../http/media-type-syntax.js";
import { isBytes } from "../http/payload-bytes.js";
import { formPairs } from "../server/parsed-body.js";

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
