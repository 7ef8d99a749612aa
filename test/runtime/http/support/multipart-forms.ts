import type { Result } from "../../../../templates/runtime/base/problem.js";
import { multipartReader } from "../../../../templates/runtime/http/payload-multipart-read.js";
import type { PartTable } from "../../../../templates/runtime/http/payload-multipart-table.js";
import { multipartWriter } from "../../../../templates/runtime/http/payload-multipart-write.js";
import type { ReadOptions, ReceivedFile, WrittenPayload } from "../../../../templates/runtime/http/payload.js";

/** A form, by the names of its parts. */
export type Form = Record<string, unknown>;

/** One part of each kind. */
export const parts: readonly PartTable[] = [
  { name: "file", kind: "file", contentType: "image/png, image/*" },
  { name: "others", kind: "file", many: true },
  { name: "meta", kind: "json" },
  { name: "lines", kind: "json", many: true },
  { name: "title", kind: "text" },
  { name: "count", kind: "text", shape: "number" },
  { name: "tags", kind: "text", many: true, required: true },
  { name: "__proto__", kind: "text" },
  { name: 'a "quoted"\r\nname é', kind: "text" },
];
/** Writes forms of these parts. */
export const writer = multipartWriter<Form>("multipart/form-data", parts);
/** Reads them. */
export const reader = multipartReader<Form>("multipart/form-data", parts);
/** The bytes of a string. */
export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
/** Options that check what is read. */
export const options = (contentType: string): ReadOptions => ({ validate: true, contentType });

/** A name that is received as it was sent. */
export function named(filename: string): Pick<ReceivedFile, "filename" | "rawFilename"> {
  return { filename, rawFilename: filename };
}

/** The bytes of a body that was written. */
export async function bytesOf({ body }: WrittenPayload): Promise<Uint8Array> {
  return new Uint8Array(await (body as Blob).arrayBuffer());
}

/** The part of a `File` that is looked at. */
export type ReadFile = Pick<File, "name" | "type" | "size" | "text">;

/** The part of a `FormData` that is looked at. */
export interface ReadForm {
  get(name: string): unknown;
  getAll(name: string): unknown;
}

/** A body as the platform's own reader understands it. */
export async function platformForm({ body, contentType }: WrittenPayload): Promise<ReadForm> {
  const response: { formData(): Promise<ReadForm> } = new Response(body as Blob, {
    headers: { "content-type": contentType },
  });
  return response.formData();
}

/** Reads a body written by hand, with the boundary "b". */
export function read(text: string, boundary: string = "b"): Result<Form> {
  return reader.read(utf8(text), options(`multipart/form-data; boundary="${boundary}"`));
}

/** A body of such parts. */
export function body(...texts: readonly string[]): string {
  return `${texts.map((text) => `--b\r\n${text}\r\n`).join("")}--b--\r\n`;
}

/** A part written by hand, with more on its first line. */
export function part(name: string, content: string, more: string = ""): string {
  return `Content-Disposition: form-data; name="${name}"${more}\r\n\r\n${content}`;
}

/** The codes and paths of problems. */
export function codes(result: Result<unknown>): readonly string[] {
  return result.ok ? [] : result.problems.map(({ code, path }) => `${code} ${path}`.trimEnd());
}
