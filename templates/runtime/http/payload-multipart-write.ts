import type { BlobLike, Check, PayloadWriter } from "./payload.js";
import { pointerPart } from "../json/pointer.js";
import { isBytes } from "./payload-bytes.js";
import { checkForm, filePart, isAmong, type PartTable } from "./payload-multipart-table.js";
import { refusePayload, writtenType } from "./payload-result.js";

/** The part of the platform that is used. */
interface FormPlatform {
  readonly Blob: new (parts: readonly (string | Uint8Array | BlobLike)[]) => BlobLike;
  readonly crypto: { getRandomValues(bytes: Uint8Array): Uint8Array };
}

/**
 * Writes a form as parts, in order of the tables (RFC 7578). The body is a Blob: its length is known, and files that
 * are Blobs are read only as it is sent. Without a check, a member that cannot be its part makes `write` throw a
 * TypeError; members that no table names do not travel. A part of a type that its table does not allow is refused with
 * the problem "multipart/content-type".
 */
export function multipartWriter<T>(
  mediaType: string,
  parts: readonly PartTable[],
  validate?: Check<T>,
): PayloadWriter<T> {
  return {
    mediaType,
    validate: (value, options) => checkForm(value, parts, validate, options),
    write: (value, chosen) => {
      const { Blob, crypto } = globalThis as unknown as FormPlatform;
      // Unpredictable, so that nobody can write a part that ends where its author likes. RFC 2046, section 5.1.1.
      const random = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
        byte.toString(16).padStart(2, "0"),
      );
      const boundary = `form-${random.join("")}`;
      const pieces: (string | Uint8Array | BlobLike)[] = [];
      for (const part of parts) {
        for (const [index, member] of membersOf(value as object, part).entries()) {
          const path = `/${pointerPart(part.name)}${part.many === undefined ? "" : `/${index}`}`;
          const { headers, content } = written(part, member, path);
          if (!isBytes(content) && typeof content !== "string" && new Blob([content]).size !== content.size)
            throw new TypeError(`The Blob in "${part.name}" is not one of this platform.`);
          const disposition = `Content-Disposition: form-data; name="${escaped(part.name)}"`;
          pieces.push(`--${boundary}\r\n${disposition}${headers}\r\n\r\n`, content, "\r\n");
        }
      }
      const type = writtenType(mediaType, chosen, "multipart/form-data");
      return { body: new Blob([...pieces, `--${boundary}--\r\n`]), contentType: `${type}; boundary=${boundary}` };
    },
  };
}

/** What travels of a form by one table: nothing, one value, or the items of a list. */
function membersOf(form: object, { name, many }: PartTable): readonly unknown[] {
  const member = Object.hasOwn(form, name) ? (form as Readonly<Record<string, unknown>>)[name] : undefined;
  if (member === undefined) return [];
  return many !== undefined && Array.isArray(member) ? (member as readonly unknown[]) : [member];
}

interface WrittenPart {
  /** What stands behind the part's name in its headers. */
  readonly headers: string;
  readonly content: string | Uint8Array | BlobLike;
}

function written({ name, kind, contentType }: PartTable, value: unknown, path: string): WrittenPart {
  // A table may name ranges or several types; then the value alone can say which one it is.
  const own = contentType === undefined || /[*,]/.test(contentType) ? undefined : contentType;
  if (kind === "file") {
    const file = filePart(value);
    if (file === undefined) throw new TypeError(`The value of "${name}" is no file.`);
    const type = file.contentType ?? own ?? "application/octet-stream";
    requireAmong(contentType, type, path);
    // Many servers take a part for a file only when it has a name; "blob" is what browsers write.
    const filename = escaped(file.filename ?? "blob");
    return { headers: `; filename="${filename}"\r\nContent-Type: ${type}`, content: file.data };
  }
  const content = kind === "json" ? JSON.stringify(value) : primitiveText(value);
  if (content === undefined) throw new TypeError(`The value of "${name}" cannot be written as ${kind}.`);
  const type = own ?? (kind === "json" ? "application/json" : undefined);
  requireAmong(contentType, type, path);
  return { headers: type === undefined ? "" : `\r\nContent-Type: ${type}`, content };
}

function requireAmong(expected: string | undefined, type: string | undefined, path: string): void {
  if (expected !== undefined && type !== undefined && !isAmong(expected, type))
    refusePayload("multipart/content-type", `The part must be of the type ${expected}.`, path);
}

function primitiveText(value: unknown): string | undefined {
  return typeof value === "object" && value !== null ? undefined : String(value);
}

/** A name between quotes, as the HTML standard's multipart/form-data encoding writes it. */
function escaped(name: string): string {
  return name.replace(/["\r\n]/g, encodeURIComponent);
}
