import { readFileSync, statSync } from "node:fs";
import { isRecord } from "../../settings/kinds.js";
import { optionValue } from "../../text/option-value.js";
import { UsageError } from "../../usage-error.js";
import { parseRecorded } from "./parse-recorded.js";
import type { RecordedCall, RecordedMessage } from "./recorded-call.js";

/** Maximum size of a recording in bytes. */
const maxRecordingBytes = 256_000_000;

/** Maximum length in characters of a body in the sandbox's journal. */
const journalBody = 10_000;

/** Recorded calls of a file: an HTTP Archive (HAR 1.2), or the entries of a sandbox's journal. Throws a `UsageError` for any other file. */
export function readCalls(path: string, har: string): readonly RecordedCall[] {
  const shown = optionValue(har);
  const size = statSync(path, { throwIfNoEntry: false })?.size;
  if (size === undefined) throw new UsageError(`The file "${shown}" (--har) does not exist.`);
  if (size > maxRecordingBytes) throw new UsageError(`"${shown}" is larger than ${maxRecordingBytes} bytes.`);
  const parsed = parseRecorded(readFileSync(path, "utf8"));
  if (!("value" in parsed)) throw new UsageError(`"${shown}" ${parsed.reason} (${shown}:${parsed.location}).`);
  const { value } = parsed;
  const log = member(value, "log");
  const entries = list(member(log, "entries"));
  if (entries !== undefined) return entries.flatMap((entry, at) => harCall(entry, `log.entries[${at}]`) ?? []);
  const kept = list(value) ?? list(member(value, "entries"));
  if (kept === undefined) throw new UsageError(`"${shown}" is neither an HTTP Archive nor a journal of a sandbox.`);
  return kept.flatMap((entry, at) => journalCall(entry, `entries[${at}]`) ?? []);
}

/** HAR 1.2, "entries". An entry without a response, of an aborted call, is ignored. */
function harCall(entry: unknown, at: string): RecordedCall | undefined {
  const [request, response] = [member(entry, "request"), member(entry, "response")];
  const [method, url, status] = [member(request, "method"), member(request, "url"), member(response, "status")];
  if (typeof method !== "string" || typeof url !== "string" || !isStatus(status)) return undefined;
  const [post, content] = [member(request, "postData"), member(response, "content")];
  const text = textOf(post) ?? formOf(post);
  const sent = headersOf(member(request, "headers"));
  const type = member(post, "mimeType");
  const isTyped = sent.some(([name]) => name.toLowerCase() === "content-type");
  return {
    at,
    method,
    target: url,
    request: {
      headers: isTyped || typeof type !== "string" ? sent : [...sent, ["content-type", type] as const],
      body: text,
      isCut: post !== undefined && text === undefined,
    },
    answer: {
      status,
      headers: headersOf(member(response, "headers")),
      body: textOf(content),
      isCut: textOf(content) === undefined && Number(member(content, "size")) > 0,
    },
  };
}

function journalCall(entry: unknown, at: string): RecordedCall | undefined {
  const [request, response] = [member(entry, "request"), member(entry, "response")];
  const [method, target, status] = [member(request, "method"), member(request, "target"), member(response, "status")];
  if (typeof method !== "string" || typeof target !== "string" || !isStatus(status)) return undefined;
  return { at, method, target, request: journalMessage(request), answer: { status, ...journalMessage(response) } };
}

function journalMessage(message: unknown): RecordedMessage {
  const [headers, body] = [member(message, "headers"), member(message, "body")];
  const pairs = isRecord(headers) ? Object.entries(headers).map(([name, value]) => [name, String(value)] as const) : [];
  if (typeof body !== "string") return { headers: pairs.filter(isKept), body: undefined, isCut: false };
  return { headers: pairs.filter(isKept), body: new TextEncoder().encode(body), isCut: body.length >= journalBody };
}

/** Bodies are recorded as they were before or after their coding, and HTTP/2 has its own fields in front of the others. */
function isKept([name]: readonly [string, string]): boolean {
  return !/^(?::|content-encoding$|content-length$|transfer-encoding$)/i.test(name);
}

function headersOf(value: unknown): readonly (readonly [string, string])[] {
  return (list(value) ?? []).flatMap((item) => {
    const [name, said] = [member(item, "name"), member(item, "value")];
    if (typeof name !== "string" || typeof said !== "string") return [];
    return isKept([name, said]) ? [[name, said] as const] : [];
  });
}

function textOf(holder: unknown): Uint8Array | undefined {
  const text = member(holder, "text");
  if (typeof text !== "string") return undefined;
  return member(holder, "encoding") === "base64" ? Buffer.from(text, "base64") : new TextEncoder().encode(text);
}

/** Returns a property as a string; "" if it is missing or not a plain value. */
function plainText(holder: unknown, name: string): string {
  const value = member(holder, name);
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? String(value) : "";
}

function formOf(post: unknown): Uint8Array | undefined {
  const fields = list(member(post, "params"));
  if (fields === undefined || !/^application\/x-www-form-urlencoded/i.test(String(member(post, "mimeType"))))
    return undefined;
  const pairs = fields.map((field): [string, string] => [plainText(field, "name"), plainText(field, "value")]);
  return new TextEncoder().encode(new URLSearchParams(pairs).toString());
}

function isStatus(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 200 && Number(value) <= 599;
}

function member(value: unknown, name: string): unknown {
  return isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

function list(value: unknown): readonly unknown[] | undefined {
  return Array.isArray(value) ? value : undefined;
}
