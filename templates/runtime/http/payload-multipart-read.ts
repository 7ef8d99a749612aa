import type { BytesReader, Check, ReceivedFile } from "./payload.js";
import { readJson } from "../json/read.js";
import { pointerPart } from "../json/pointer.js";
import { isUtf8Type } from "./media-type.js";
import { parseMediaType } from "./media-type-syntax.js";
import { setOwnProperty } from "../base/own-property.js";
import { decodeText } from "./payload-decode.js";
import { readPartHead, type PartHead } from "./payload-multipart-head.js";
import { splitParts, type RawPart } from "./payload-multipart-split.js";
import {
  checkForm,
  checkList,
  isAmong,
  type MoreParts,
  type NamedPart,
  type PartTable,
} from "./payload-multipart-table.js";
import { primitiveOfText } from "./payload-primitive.js";
import { checked, unreadablePayload } from "./payload-result.js";
import type { Problem, Result } from "../base/problem.js";
import { limitedFailure } from "../base/problem-limits.js";

/**
 * Reads a form from parts (RFC 7578), text only in UTF-8. Files become `ReceivedFile`, whose data share the bytes of
 * the body. Undeclared parts are ignored. Lines and columns of problems count within their part.
 */
export function multipartReader<T>(
  mediaType: string,
  parts: readonly PartTable[],
  validate?: Check<T>,
  more: MoreParts = {},
): BytesReader<T> {
  const tables = new Map(parts.map((part) => [part.name, part]));
  return {
    mediaType,
    wants: "bytes",
    read: (bytes, options) => {
      const split = splitParts(bytes, parseMediaType(options.contentType)?.parameters.get("boundary"));
      if (split.ok === false) return split;
      const form = readForm(split.value, tables, more, options.maxProblems);
      if (form.ok === false) return form;
      if (more.list === undefined)
        return checked(form.value, (value, chosen) => checkForm<T>(value, parts, validate, chosen, more), options);
      const namedParts = form.value as readonly NamedPart[];
      const list = namedParts.map((part) => Object.fromEntries([part]));
      return checked(list, (value, chosen) => checkList<T>(value, namedParts, parts, validate, chosen, more), options);
    },
  };
}

type PartTables = ReadonlyMap<string, PartTable>;

function readForm(
  parts: readonly RawPart[],
  tables: PartTables,
  { styled, others, list: listKind }: MoreParts,
  maxProblems: number | undefined,
): Result<object> {
  const values = new Map<string, unknown[]>();
  const inOrder: NamedPart[] = [];
  const problems: Problem[] = [];
  const styledReading = styled?.read();
  for (const { head, content } of parts) {
    const read = readPartHead(head);
    // A part whose name is unknown may be any of them.
    if (read.ok === false) return read;
    const { name } = read.value;
    const table = tables.get(name);
    if (table !== undefined) {
      add(name, table, read.value, content);
      continue;
    }
    const text = styledReading === undefined ? undefined : decodeText(content);
    if (text?.ok === true && styledReading?.take(name, text.value) === true) continue;
    add(name, others, read.value, content);
  }
  const styledForm = styledReading?.finish();
  problems.push(...(styledForm?.problems ?? []));
  if (problems.length > 0) return limitedFailure(problems, false, maxProblems);
  if (listKind !== undefined) return { ok: true, value: inOrder };
  const form = formOf(values, tables, others);
  for (const [name, value] of Object.entries(styledForm?.values ?? {})) setOwnProperty(form, name, value);
  return { ok: true, value: form };

  function add(name: string, table: PartTable | undefined, head: PartHead, content: Uint8Array): void {
    if (table === undefined) return;
    const list = values.get(name) ?? [];
    values.set(name, list);
    const path = `/${pointerPart(name)}${table.many === undefined ? "" : `/${list.length}`}`;
    const result: Result<unknown> =
      table.many === undefined && list.length > 0
        ? unreadablePayload("multipart/repeated-part", "The form has this part twice.")
        : readPartWithHeaders(table, head, content);
    list.push(result.ok ? result.value : undefined);
    if (listKind !== undefined && result.ok) inOrder.push([name, result.value]);
    if (result.ok === false)
      problems.push(...result.problems.map((problem) => ({ ...problem, path: path + problem.path })));
  }
}

function formOf(
  values: ReadonlyMap<string, readonly unknown[]>,
  tables: PartTables,
  others: PartTable | undefined,
): Record<string, unknown> {
  const form: Record<string, unknown> = {};
  for (const [name, { many, required }] of tables) {
    const list = values.get(name);
    if (list !== undefined) setOwnProperty(form, name, valueOfParts(list, many));
    else if (many === true && required !== undefined) setOwnProperty(form, name, []);
  }
  for (const [name, list] of values)
    if (!tables.has(name)) setOwnProperty(form, name, valueOfParts(list, others?.many));
  return form;
}

function valueOfParts(list: readonly unknown[], many: PartTable["many"]): unknown {
  return many === true || (many === "maybe" && list.length > 1) ? list : list[0];
}

function readPartWithHeaders(table: PartTable, head: PartHead, content: Uint8Array): Result<unknown> {
  const value = readPart(table, head, content);
  if (table.headers === undefined || value.ok === false) return value;
  const headers = table.headers.read((name) => head.headers.get(name.toLowerCase()));
  if (headers.ok === false)
    return {
      ...headers,
      problems: headers.problems.map((problem) => ({ ...problem, path: `/headers${problem.path}` })),
    };
  return { ok: true, value: { value: value.value, headers: headers.value } };
}

function readPart(table: PartTable, head: PartHead, content: Uint8Array): Result<unknown> {
  const { contentType } = head;
  const expected = table.contentType ?? (table.kind === "json" ? "application/json" : undefined);
  if (contentType !== undefined && expected !== undefined && !isAmong(expected, contentType))
    return unreadablePayload("multipart/content-type", `The part must be of the type ${expected}.`);
  if (table.kind === "file" || (table.kind === "open" && looksLikeFile(head)))
    return { ok: true, value: receivedFile(head, content) };
  if (contentType !== undefined && !isUtf8Type(contentType))
    return unreadablePayload("http/charset", "The text of a part must be UTF-8.");
  const text = decodeText(content);
  if (!text.ok) return text;
  const isJson = table.kind === "json" || (table.kind !== "text" && isJsonType(contentType ?? ""));
  return isJson ? readJsonPart(text.value) : { ok: true, value: primitiveOfText(text.value, table.shape ?? "string") };
}

/** Problems apply to the whole part: only the schema of the form knows which properties are secret. */
function readJsonPart(text: string): Result<unknown> {
  const result = readJson<unknown>(text, (value) => ({ ok: true, value }), undefined);
  if (result.ok !== false) return result;
  return { ...result, problems: result.problems.map((problem) => ({ ...problem, path: "" })) };
}

/** True for a part with the name of a file, or a type that is neither text nor JSON. */
function looksLikeFile({ filename, contentType }: PartHead): boolean {
  return (
    filename !== undefined || (contentType !== undefined && !/^text\//i.test(contentType) && !isJsonType(contentType))
  );
}

function isJsonType(contentType: string): boolean {
  const essence = (contentType.split(";", 1)[0] ?? "").trim().toLowerCase();
  return essence === "application/json" || essence === "text/json" || essence.endsWith("+json");
}

function receivedFile({ filename, contentType }: PartHead, data: Uint8Array): ReceivedFile {
  const name = filename === undefined ? "" : baseName(filename);
  return {
    data,
    ...(name !== "" && { filename: name }),
    ...(filename !== undefined && { rawFilename: filename }),
    ...(contentType !== undefined && { contentType }),
  };
}

/** A name that names no folder and no drive on any system, nor shows in another order; "" when there is none. RFC 7578, section 4.2: directories are not to be trusted. */
function baseName(filename: string): string {
  const visible = filename.replace(/[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu, "");
  const last = visible.slice(Math.max(visible.lastIndexOf("/"), visible.lastIndexOf("\\")) + 1);
  const name = last.replace(/^(?:\s*[a-z]:)+/i, "").trim();
  return /^\.{1,2}$/.test(name) ? "" : name;
}
