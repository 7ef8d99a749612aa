import type { BlobLike, Check, PartWithHeaders, PayloadWriter } from "./payload.js";
import { pointerPart } from "../json/pointer.js";
import { isBytes } from "./payload-bytes.js";
import {
  checkForm,
  filePart,
  formOfParts,
  checkList,
  isAmong,
  listedParts,
  type MoreParts,
  type PartTable,
} from "./payload-multipart-table.js";
import { refusePayload, writtenType } from "./payload-result.js";

/** The part of the platform that is used. */
interface FormPlatform {
  readonly Blob: new (parts: readonly (string | Uint8Array | BlobLike)[]) => BlobLike;
  readonly crypto: { getRandomValues(bytes: Uint8Array): Uint8Array };
}

/**
 * Writes a form as parts, in order of the tables (RFC 7578). The body is a Blob: its length is known, and files that
 * are Blobs are read only when it is sent. Without validation, `write` throws a TypeError for a property that cannot be
 * its part; undeclared properties are not sent. A part of a type that its table does not allow is rejected with the
 * problem "multipart/content-type".
 */
export function multipartWriter<T>(
  mediaType: string,
  parts: readonly PartTable[],
  validate?: Check<T>,
  more: MoreParts = {},
): PayloadWriter<T> {
  return {
    mediaType,
    validate: (value, options) =>
      more.list === undefined
        ? checkForm(value, parts, validate, options, more)
        : checkList(value, listedParts(value), parts, validate, options, more),
    write: (value, chosen) => {
      const { Blob, crypto } = globalThis as unknown as FormPlatform;
      // Unpredictable, so that nobody can write a part that ends where its author likes. RFC 2046, section 5.1.1.
      const random = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
        byte.toString(16).padStart(2, "0"),
      );
      const boundary = `form-${random.join("")}`;
      const pieces: (string | Uint8Array | BlobLike)[] = [];
      const add = (name: string, headers: string, content: string | Uint8Array | BlobLike): void => {
        if (!isBytes(content) && typeof content !== "string" && new Blob([content]).size !== content.size)
          throw new TypeError(`The Blob in "${name}" is not a Blob of this platform.`);
        const disposition = `Content-Disposition: form-data; name="${escaped(name)}"`;
        pieces.push(`--${boundary}\r\n${disposition}${headers}\r\n\r\n`, content, "\r\n");
      };
      const addPart = (part: PartTable, member: unknown, path: string): void => {
        const { headers, content } = writtenWithHeaders(part, member, path);
        add(part.name, headers, content);
      };
      const form = formOfParts(value, parts, more) as Readonly<Record<string, unknown>>;
      if (more.list === undefined) {
        for (const part of tablesOf(form, parts, more))
          for (const [index, member] of membersOf(form, part).entries())
            addPart(part, member, `/${pointerPart(part.name)}${part.many === undefined ? "" : `/${index}`}`);
      } else {
        for (const [index, [name, member]] of (listedParts(value) ?? []).entries()) {
          const [part] = tablesOf(
            { [name]: member },
            parts.filter((table) => table.name === name),
            more,
          );
          if (part !== undefined) addPart(part, member, `/${index}/${pointerPart(name)}`);
        }
      }
      for (const [name, text] of more.styled?.write(form) ?? []) add(name, "", text);
      const type = writtenType(mediaType, chosen, "multipart/form-data");
      return { body: new Blob([...pieces, `--${boundary}--\r\n`]), contentType: `${type}; boundary=${boundary}` };
    },
  };
}

/** Returns the tables of the parts to send: declared ones, then one for each undeclared property. */
function tablesOf(form: object, parts: readonly PartTable[], { styled, others }: MoreParts): readonly PartTable[] {
  if (others === undefined) return parts;
  const names = new Set([...parts.map(({ name }) => name), ...(styled?.names ?? [])]);
  const free = Object.keys(form).filter((name) => !names.has(name));
  return [...parts, ...free.map((name) => ({ ...others, name }))];
}

/** Values of a form that travel by one table: nothing, one value, or the items of a list. */
function membersOf(form: object, { name, many }: PartTable): readonly unknown[] {
  const member = Object.hasOwn(form, name) ? (form as Readonly<Record<string, unknown>>)[name] : undefined;
  if (member === undefined) return [];
  return many !== undefined && Array.isArray(member) ? (member as readonly unknown[]) : [member];
}

interface WrittenPart {
  /** Header text that follows the part's name. */
  readonly headers: string;
  /** The content as it travels. */
  readonly content: string | Uint8Array | BlobLike;
}

function writtenWithHeaders(table: PartTable, member: unknown, path: string): WrittenPart {
  if (table.headers === undefined) return written(table, member, path);
  const { value, headers = {} } = member as Partial<PartWithHeaders<unknown, Readonly<Record<string, unknown>>>>;
  const part = written(table, value, path);
  const lines = table.headers.write(headers).map(([name, text]) => `\r\n${name}: ${text}`);
  return { ...part, headers: part.headers + lines.join("") };
}

function written({ name, kind: declared, contentType }: PartTable, value: unknown, path: string): WrittenPart {
  const kind = kindOf(declared, value);
  // A table may name ranges or several types; then only the value determines the type.
  const declaredType = contentType === undefined || /[*,]/.test(contentType) ? undefined : contentType;
  if (kind === "file") {
    const file = filePart(value);
    if (file === undefined) throw new TypeError(`The value of "${name}" is not a file.`);
    const type = file.contentType ?? declaredType ?? "application/octet-stream";
    requireAmong(contentType, type, path);
    // Many servers take a part for a file only when it has a name; "blob" is what browsers write.
    const filename = escaped(file.filename ?? "blob");
    return { headers: `; filename="${filename}"\r\nContent-Type: ${type}`, content: file.data };
  }
  const content = kind === "json" ? JSON.stringify(value) : primitiveText(value);
  if (content === undefined) throw new TypeError(`The value of "${name}" cannot be written as ${kind}.`);
  const type = declaredType ?? (kind === "json" ? "application/json" : undefined);
  requireAmong(contentType, type, path);
  return { headers: type === undefined ? "" : `\r\nContent-Type: ${type}`, content };
}

/** The way a value travels where its table leaves that open. */
function kindOf(kind: PartTable["kind"], value: unknown): "file" | "json" | "text" {
  switch (kind) {
    case "file":
    case "json":
    case "text":
      return kind;
    case "open":
      return filePart(value) !== undefined ? "file" : kindOf("value", value);
    case "value":
      return typeof value === "object" && value !== null ? "json" : "text";
  }
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
