import type { BytesReader, Check, ReceivedFile } from "./payload.js";
import { readJson } from "../json/read.js";
import { pointerPart } from "../json/pointer.js";
import { isUtf8Type } from "./media-type.js";
import { parseMediaType } from "./media-type-syntax.js";
import { setOwnProperty } from "../base/own-property.js";
import { decodeText } from "./payload-decode.js";
import { readPartHead, type PartHead } from "./payload-multipart-head.js";
import { splitParts, type RawPart } from "./payload-multipart-split.js";
import { checkForm, isAmong, type PartTable } from "./payload-multipart-table.js";
import { primitiveOfText } from "./payload-primitive.js";
import { unreadable } from "./payload-result.js";
import type { Problem, Result } from "../base/problem.js";
import { limitedFailure } from "../base/problem-limits.js";

/**
 * Reads a form that came as parts (RFC 7578), text in UTF-8 alone. Files come out as `ReceivedFile`, whose data are
 * part of the bytes that were given. Parts that no table names are passed over. Lines and columns of problems count
 * within their part.
 */
export function multipartReader<T>(
  mediaType: string,
  parts: readonly PartTable[],
  validate?: Check<T>,
): BytesReader<T> {
  const tables = new Map(parts.map((part) => [part.name, part]));
  return {
    mediaType,
    wants: "bytes",
    read: (bytes, options) => {
      const split = splitParts(bytes, parseMediaType(options.contentType)?.parameters.get("boundary"));
      if (split.ok === false) return split;
      const form = readForm(split.value, tables, options.maxProblems);
      if (form.ok === false) return form;
      return options.validate ? checkForm(form.value, parts, validate, options) : { ok: true, value: form.value as T };
    },
  };
}

function readForm(
  parts: readonly RawPart[],
  tables: ReadonlyMap<string, PartTable>,
  maxProblems: number | undefined,
): Result<object> {
  const values = new Map<string, unknown[]>();
  const problems: Problem[] = [];
  for (const { head, content } of parts) {
    const read = readPartHead(head);
    // A part whose name is unknown may be any of them.
    if (read.ok === false) return read;
    const table = tables.get(read.value.name);
    if (table === undefined) continue;
    const list = values.get(table.name) ?? [];
    values.set(table.name, list);
    const path = `/${pointerPart(table.name)}${table.many === undefined ? "" : `/${list.length}`}`;
    const result: Result<unknown> =
      table.many === undefined && list.length > 0
        ? unreadable("multipart/repeated-part", "The form has this part twice.")
        : readPart(table, read.value, content);
    list.push(result.ok ? result.value : undefined);
    if (result.ok === false)
      problems.push(...result.problems.map((problem) => ({ ...problem, path: path + problem.path })));
  }
  return problems.length === 0
    ? { ok: true, value: formOf(values, tables) }
    : limitedFailure(problems, false, maxProblems);
}

function formOf(values: ReadonlyMap<string, readonly unknown[]>, tables: ReadonlyMap<string, PartTable>): object {
  const form: Record<string, unknown> = {};
  for (const [name, { many, required }] of tables) {
    const list = values.get(name);
    if (many === undefined ? list !== undefined : list !== undefined || required !== undefined)
      setOwnProperty(form, name, many === undefined ? list?.[0] : (list ?? []));
  }
  return form;
}

function readPart(table: PartTable, head: PartHead, content: Uint8Array): Result<unknown> {
  const { contentType } = head;
  const expected = table.contentType ?? (table.kind === "json" ? "application/json" : undefined);
  if (contentType !== undefined && expected !== undefined && !isAmong(expected, contentType))
    return unreadable("multipart/content-type", `The part must be of the type ${expected}.`);
  if (table.kind === "file") return { ok: true, value: receivedFile(head, content) };
  if (contentType !== undefined && !isUtf8Type(contentType))
    return unreadable("http/charset", "The text of a part must be UTF-8.");
  const text = decodeText(content);
  if (!text.ok) return text;
  return table.kind === "json"
    ? readJson(text.value, (value) => ({ ok: true, value }), undefined)
    : { ok: true, value: primitiveOfText(text.value, table.shape ?? "string") };
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
