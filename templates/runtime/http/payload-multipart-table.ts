import type { PrimitiveShape } from "./operation.js";
import type { Check, CheckOptions, FilePart } from "./payload.js";
import { setOwnProperty } from "../base/own-property.js";
import { pointerPart } from "../json/pointer.js";
import { hasObjectType } from "../json/values.js";
import { matchesMediaType } from "./media-type.js";
import { isBlob, isBytes } from "./payload-bytes.js";
import { unreadable } from "./payload-result.js";
import type { Problem, Result } from "../base/problem.js";

/** How one property of a form travels as parts of a multipart body. OpenAPI, Encoding Object. */
export interface PartTable {
  readonly name: string;
  /** "file": bytes with a name and a type; "json": JSON text; "text": a primitive value. */
  readonly kind: "file" | "json" | "text";
  /** What the part may be: a media type, a range, or several with commas between them. */
  readonly contentType?: string;
  /** What the text of a "text" part may stand for; normally a string. */
  readonly shape?: PrimitiveShape;
  /** The property is a list; each item travels as a part of its own. */
  readonly many?: true;
  /** A list without a single part is an empty list, and not an absent one. */
  readonly required?: true;
}

/** Whether a part may be of a type, by the `contentType` of its table. */
export function isAmong(expected: string, contentType: string): boolean {
  return expected.split(",").some((named) => matchesMediaType(named.trim(), contentType));
}

/** Characters that may stand in a header: no line can be smuggled in. */
const headerText = /^[\t\x20-\x7e]+$/;

/** A file in its longest form; undefined when the value is no file. */
export function filePart(value: unknown): FilePart | undefined {
  if (isBytes(value)) return { data: value };
  if (isBlob(value)) {
    return {
      data: value,
      ...(typeof value.name === "string" && { filename: value.name }),
      ...(headerText.test(value.type) && { contentType: value.type }),
    };
  }
  if (typeof value !== "object" || value === null) return undefined;
  const { data, filename, contentType } = value as Partial<Record<keyof FilePart, unknown>>;
  const file = isBytes(data) || isBlob(data) ? filePart(data) : undefined;
  if (file === undefined) return undefined;
  if (filename !== undefined && typeof filename !== "string") return undefined;
  if (contentType !== undefined && !(typeof contentType === "string" && headerText.test(contentType))) return undefined;
  return {
    ...file,
    ...(typeof filename === "string" && { filename }),
    ...(typeof contentType === "string" && { contentType }),
  };
}

/**
 * Checks a form. Files are no JSON, so the check sees "" in their places; that they are files is checked here. The
 * value that comes back is the one that was given.
 */
export function checkForm<T>(
  value: unknown,
  parts: readonly PartTable[],
  check: Check<T> | undefined,
  options?: CheckOptions,
): Result<T> {
  const problems: Problem[] = [];
  const copy = hasObjectType(value) ? withoutFiles(value, parts, problems) : value;
  const result: Result<unknown> = check === undefined ? { ok: true, value } : check(copy, options);
  if (result.ok === false)
    return problems.length === 0 ? result : { ...result, problems: [...problems, ...result.problems] };
  if (!hasObjectType(value)) return unreadable("type", "A form must be an object.");
  return problems.length === 0 ? { ok: true, value: value as T } : { ok: false, problems, truncated: false };
}

function withoutFiles(form: object, parts: readonly PartTable[], problems: Problem[]): object {
  const copy = { ...form };
  for (const { name, kind, many } of parts) {
    if (kind !== "file" || !Object.hasOwn(form, name)) continue;
    const member = (form as Readonly<Record<string, unknown>>)[name];
    if (member === undefined) continue;
    const path = `/${pointerPart(name)}`;
    if (many === undefined) {
      setOwnProperty(copy as Record<string, unknown>, name, placeholder(member, path, problems));
    } else if (Array.isArray(member)) {
      const files = Array.from(member, (file, index) => placeholder(file, `${path}/${index}`, problems));
      setOwnProperty(copy as Record<string, unknown>, name, files);
    }
  }
  return copy;
}

function placeholder(value: unknown, path: string, problems: Problem[]): "" {
  if (filePart(value) === undefined) {
    const message = "The value must be a file: bytes (a Uint8Array), a Blob, or an object with these as data.";
    problems.push({ code: "type", message, path, expected: "file" });
  }
  return "";
}
