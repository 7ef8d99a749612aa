import type { PrimitiveShape } from "./operation.js";
import type { Check, CheckOptions, FilePart, FormDataLike, PartWithHeaders } from "./payload.js";
import { setOwnProperty } from "../base/own-property.js";
import { pointerPart } from "../json/pointer.js";
import { hasObjectType } from "../json/object-members.js";
import { matchesMediaType } from "./media-type.js";
import { isBlob, isBytes } from "./payload-bytes.js";
import { unreadablePayload } from "./payload-result.js";
import type { Problem, Result } from "../base/problem.js";

/** The form in which one property travels as parts of a multipart body. OpenAPI, Encoding Object. */
export interface PartTable {
  readonly name: string;
  /**
   * "file": bytes with a name and a type; "json": JSON text; "text": a primitive value; "value": JSON or a string, and
   * "open": also a file. The value or the part itself decides.
   */
  readonly kind: "file" | "json" | "text" | "value" | "open";
  /** The types that the part may have: a media type, a range, or several with commas between them. */
  readonly contentType?: string;
  /** The type of the value in the part's text. Default: string. */
  readonly shape?: PrimitiveShape;
  /** The property is a list; each item travels as a part of its own. "maybe": one part alone is not a list. */
  readonly many?: true | "maybe";
  /** A list without a single part is an empty list, and not an absent one. */
  readonly required?: true;
  /** The part has headers of its own: its value is a `PartWithHeaders`. */
  readonly headers?: PartHeaders;
}

/** Writing, reading and checking of the headers of a part. */
export interface PartHeaders {
  /** Returns names and serialized values of headers. */
  write(values: Readonly<Record<string, unknown>>): readonly (readonly [name: string, value: string])[];
  /** Returns values of headers; `get` returns a serialized value by name. */
  read(get: (name: string) => string | undefined): Result<Readonly<Record<string, unknown>>>;
  /** Validates the values. Undefined if the API does not describe them. */
  readonly check?: Check;
}

/** Writes and reads values that are serialized like parameters, each string in a part. */
export interface StyledParts {
  /** The names of the properties. */
  readonly names: readonly string[];
  /** Returns names and contents of parts, in order. */
  write(form: Readonly<Record<string, unknown>>): readonly (readonly [name: string, text: string])[];
  /** Begins to read a form. */
  read(): StyledReading;
}

/** The reading of one form. */
export interface StyledReading {
  /** False for a part of another name. */
  take(name: string, text: string): boolean;
  /** Returns the values of all accepted strings. */
  finish(): { readonly values: Readonly<Record<string, unknown>>; readonly problems: readonly Problem[] };
}

/** Parts of a form in addition to those with tables. */
export interface MoreParts {
  /** Undefined if no property is serialized like a parameter. */
  readonly styled?: StyledParts;
  /** Parts whose names no table has. */
  readonly others?: PartTable;
  /**
   * Set if the form is a list of parts, in which names may repeat. The schema of an item describes an object of the name and the value
   * of a part ("objects"), or the value alone ("values").
   */
  readonly list?: "objects" | "values";
}

/** The name and the value of a part. */
export type NamedPart = readonly [name: string, value: unknown];

/**
 * The form of parts that are given one by one: as a list of objects, or as a `FormData`. Any other value, and a form with declared
 * names, is returned unchanged.
 */
export function formOfParts(value: unknown, parts: readonly PartTable[], { others, styled }: MoreParts): unknown {
  const isFree = others !== undefined && styled === undefined && parts.length === 0;
  const memberList = isFree ? memberListOf(value) : undefined;
  if (memberList === undefined) return value;
  const members = new Map<string, unknown[]>();
  for (const [name, member] of memberList) {
    const list = members.get(name);
    if (list === undefined) members.set(name, [member]);
    else list.push(member);
  }
  const form: Record<string, unknown> = {};
  for (const [name, list] of members) setOwnProperty(form, name, list.length > 1 ? list : list[0]);
  return form;
}

/** Returns the entries of a list of objects, or of a `FormData`, in order; undefined for any other value. */
function memberListOf(value: unknown): readonly NamedPart[] | undefined {
  const members: NamedPart[] = [];
  if (isFormData(value)) value.forEach((member, name) => members.push([name, member]));
  else if (Array.isArray(value) && value.every(hasObjectType))
    for (const part of value) members.push(...Object.entries(part));
  else return undefined;
  return members.filter(([, member]) => member !== undefined);
}

/** The parts of a form that is a list, in order, as a client gives them: a list is a part for each item. Undefined for any other value. */
export function listedParts(value: unknown): readonly NamedPart[] | undefined {
  return memberListOf(value)?.flatMap(([name, member]) =>
    Array.isArray(member) ? (member as readonly unknown[]).map((item): NamedPart => [name, item]) : [[name, member]],
  );
}

function isFormData(value: unknown): value is FormDataLike {
  const { forEach, getAll } = (value ?? {}) as Partial<FormDataLike>;
  return typeof forEach === "function" && typeof getAll === "function";
}

/** True for parts whose value can be a file. */
function mayBeFile({ kind }: PartTable): boolean {
  return kind === "file" || kind === "open";
}

/** True when a part may be of a type, by the `contentType` of its table. */
export function isAmong(expected: string, contentType: string): boolean {
  return expected.split(",").some((named) => matchesMediaType(named.trim(), contentType));
}

/** Characters that are allowed in a header, so that no line can be injected. */
const headerText = /^[\t\x20-\x7e]+$/;

/** A file in its longest form; undefined when the value is not a file. */
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
 * Validates a form. Files are not JSON, so the schema gets "" instead; this function checks that they are files, and
 * checks headers of parts. Returns the same value.
 */
export function checkForm<T>(
  value: unknown,
  parts: readonly PartTable[],
  check: Check<T> | undefined,
  options?: CheckOptions,
  more: MoreParts = {},
): Result<T> {
  const checking: Checking = { problems: [], files: new Set(), options };
  const form = formOfParts(value, parts, more);
  if (!hasObjectType(form)) {
    const result = check?.(form, options);
    return result?.ok === false ? result : unreadablePayload("type", "A form must be an object.");
  }
  return checkPlain(value, plainForm(form, parts, more.others, checking), check, checking, parts);
}

/** The same of a form that is a list. */
export function checkList<T>(
  value: unknown,
  namedParts: readonly NamedPart[] | undefined,
  parts: readonly PartTable[],
  check: Check<T> | undefined,
  options?: CheckOptions,
  { others, list }: MoreParts = {},
): Result<T> {
  if (namedParts === undefined) return unreadablePayload("type", "A form must be a list of parts.");
  const checking: Checking = { problems: [], files: new Set(), options };
  const tables = new Map(parts.map((part) => [part.name, part]));
  const items = namedParts.map(([name, member], index) => {
    const table = tables.get(name) ?? others;
    const path = list === "values" ? `/${index}` : `/${index}/${pointerPart(name)}`;
    const isWhole = table?.many !== true;
    const plain = table === undefined ? member : plainPart(member, table, isWhole ? path : `${path}/0`, checking);
    const whole = isWhole ? plain : [plain];
    return list === "values" ? whole : Object.fromEntries([[name, whole]]);
  });
  return checkPlain(value, items, check, checking, []);
}

/** Validates a form against its schema, with "" instead of files. */
function checkPlain<T>(
  value: unknown,
  plain: unknown,
  check: Check<T> | undefined,
  { problems, files, options }: Checking,
  parts: readonly PartTable[],
): Result<T> {
  const result: Result<unknown> = check === undefined ? { ok: true, value } : check(plain, options);
  if (result.ok === false) {
    // Keywords of strings, such as minLength, do not apply to a file.
    const found = result.problems
      .map((problem) => ({ ...problem, path: pathInParts(problem.path, parts) }))
      .filter(({ path }) => !files.has(path));
    // Problems of files may have filled the list before one that counts.
    const isFull = found.length === 0 && result.truncated;
    if (found.length > 0 || isFull)
      return { ...result, problems: [...problems, ...(isFull ? result.problems : found)] };
  }
  return problems.length === 0 ? { ok: true, value: value as T } : { ok: false, problems, truncated: false };
}

interface Checking {
  readonly problems: Problem[];
  /** The paths of files, which the schema sees as "". */
  readonly files: Set<string>;
  /** Undefined if unknown properties and limits are not reported. */
  readonly options: CheckOptions | undefined;
}

/** The form as its schema has it. */
function plainForm(
  form: object,
  parts: readonly PartTable[],
  others: PartTable | undefined,
  checking: Checking,
): object {
  const copy: Record<string, unknown> = { ...form };
  const tables = new Map(parts.map((part) => [part.name, part]));
  for (const [name, member] of Object.entries(form) as [string, unknown][]) {
    const table = tables.get(name) ?? others;
    if (table === undefined || member === undefined || !(mayBeFile(table) || table.headers !== undefined)) continue;
    const path = `/${pointerPart(name)}`;
    const isList = table.many !== undefined && Array.isArray(member);
    if (table.many === true && !isList) continue;
    const plain = isList
      ? Array.from(member as readonly unknown[], (item, index) => plainPart(item, table, `${path}/${index}`, checking))
      : plainPart(member, table, path, checking);
    setOwnProperty(copy, name, plain);
  }
  return copy;
}

function plainPart(part: unknown, table: PartTable, path: string, checking: Checking): unknown {
  const { headers } = table;
  if (headers === undefined) return mayBeFile(table) ? placeholder(part, table, path, checking) : part;
  if (!hasObjectType(part) || !("value" in part)) {
    const message = "The part must be an object with its value and its headers.";
    checking.problems.push({ code: "type", message, path, expected: "object" });
    return part;
  }
  const { value, headers: partHeaders = {} } = part as Partial<PartWithHeaders<unknown, unknown>>;
  const checked = headers.check?.(partHeaders, checking.options);
  if (checked?.ok === false) {
    checking.problems.push(
      ...checked.problems.map((problem) => ({ ...problem, path: `${path}/headers${problem.path}` })),
    );
  }
  return mayBeFile(table) ? placeholder(value, table, `${path}/value`, checking) : value;
}

/** Returns the value that the schema gets instead of a file. */
function placeholder(value: unknown, { kind }: PartTable, path: string, { problems, files }: Checking): unknown {
  if (filePart(value) !== undefined) {
    files.add(path);
    return "";
  }
  if (kind === "open") return value;
  const message = "The value must be a file: bytes (a Uint8Array), a Blob, or an object with these as data.";
  problems.push({ code: "type", message, path, expected: "file" });
  return "";
}

/** Returns the path of a schema problem if the values of some parts are next to their headers. */
function pathInParts(path: string, parts: readonly PartTable[]): string {
  const part = parts.find(({ name, headers }) => headers !== undefined && isBelow(path, `/${pointerPart(name)}`));
  if (part === undefined) return path;
  const start = `/${pointerPart(part.name)}`;
  const item = part.many === undefined ? "" : (/^\/\d+/.exec(path.slice(start.length))?.[0] ?? "");
  if (part.many === true && item === "") return path;
  return `${start}${item}/value${path.slice(start.length + item.length)}`;
}

function isBelow(path: string, start: string): boolean {
  return path === start || path.startsWith(`${start}/`);
}
