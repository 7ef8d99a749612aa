import type { Result } from "../base/problem.js";
import { createEventCutter, eventText, type EventFields, type EventText, type ServerSentEvent } from "./events.js";
import type { ItemReader, ItemWriter } from "./items.js";
import { textOfItem } from "./items.js";
import { checked, refusePayload, unreadablePayload } from "./payload-result.js";
import type { Check, PayloadReader, PayloadWriter, ReadOptions, TextReader, WriteOptions } from "./payload.js";

/**
 * The form of event data: "text" is an unchanged string, "json" JSON or a word that is not JSON (`EventText`), "mixed"
 * JSON or any string, if the API allows both.
 */
export type EventData = "text" | "json" | "mixed";

/** Reads an event stream if the API describes only the data. */
export function readEventData<T>(
  reader: PayloadReader<T>,
  form: EventData,
): ItemReader<ServerSentEvent<T> | EventText> {
  return readerOf<ServerSentEvent<T> | EventText>(({ data: text, ...fields }, options) => {
    const json = form === "mixed" && !isJson(text) ? JSON.stringify(text) : text;
    if (form === "json" && isWord(text)) return { ok: true, value: { ...fields, text } };
    const result = (reader as TextReader<T>).read(json, options);
    return result.ok === false ? within(result, "/data") : { ok: true, value: { ...fields, data: result.value } };
  });
}

/** Reads an event stream if the API describes whole events: objects with `event`, `data`, `id` and `retry`. */
export function readEvents<T>(reader: PayloadReader<T>, form: EventData): ItemReader<T | EventText> {
  return readerOf<T | EventText>(({ data: text, ...fields }, options) => {
    if (form === "json" && isWord(text)) return { ok: true, value: { ...fields, text } };
    const data = form === "text" ? text : parsed(text);
    if (data === undefined && form === "json")
      return unreadablePayload("json/syntax", "The text is not valid JSON.", "/data");
    return (reader as ValueReader<T>).read({ ...fields, data: data === undefined ? text : data }, options);
  });
}

/** A reader of values that are already parsed. */
interface ValueReader<T> extends Omit<TextReader<T>, "read"> {
  /** Checks a value and gives it its type. */
  read(value: unknown, options: ReadOptions): Result<T>;
}

/** Checks values that have been read: the inside of a reader of events. */
export function valueReader<T>(mediaType: string, validate?: Check<T>): TextReader<T> {
  return { mediaType, wants: "text", read: (value: unknown, options) => checked(value, validate, options) };
}

function readerOf<T>(read: (event: ServerSentEvent, options: ReadOptions) => Result<T>): ItemReader<T> {
  return (options, limit) => {
    const cutter = createEventCutter(limit);
    return {
      *take(bytes) {
        for (const event of cutter.cut(bytes)) yield read(event, options);
      },
      end: () => [],
    };
  };
}

function within(result: Result<unknown> & { readonly ok: false }, path: string): Result<never> {
  return { ...result, problems: result.problems.map((problem) => ({ ...problem, path: path + problem.path })) };
}

/** Nothing, or a word without quotes, alone or in brackets: what marks the end of a stream, or keeps it open. JSON has `true`, `false` and `null`. */
function isWord(text: string): boolean {
  return /^(?:[A-Za-z_][\w .-]{0,99}|\[[A-Za-z_][\w .-]{0,99}\])?$/.test(text) && !isJson(text);
}

function isJson(text: string): boolean {
  return parsed(text) !== undefined;
}

/** Returns the value of a JSON string. Undefined if it is not JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Writes an event stream if the API describes only the data. */
export function writeEventData<T>(
  writer: PayloadWriter<T>,
  form: EventData,
): ItemWriter<ServerSentEvent<T> | EventText> {
  return (item, options) => {
    const event = fieldsOf(item);
    if (isEventText(item, form)) return eventText(event, wordOf(item.text));
    const text = textUnder("/data", () => textOfItem(writer, item.data, options));
    return eventText(event, form === "mixed" ? plain(text) : text);
  };
}

/** Writes an event stream if the API describes whole events. */
export function writeEvents<T>(writer: PayloadWriter<T>, form: EventData): ItemWriter<T | EventText> {
  return (item, options: WriteOptions) => {
    if (isEventText(item, form)) return eventText(fieldsOf(item), wordOf(item.text));
    // The serialized item lacks the properties that are not sent, so the event is built from it.
    const { data, ...fields } = JSON.parse(textOfItem(writer, item, options)) as ServerSentEvent<unknown>;
    if (form === "text") return eventText(fields, String(data));
    const text = JSON.stringify(data ?? null);
    return eventText(fields, form === "mixed" ? plain(text) : text);
  };
}

function fieldsOf(item: unknown): EventFields {
  if (typeof item === "object" && item !== null) return item;
  return refusePayload("type", "An item of an event stream must be an object with data.");
}

function isEventText(item: unknown, form: EventData): item is EventText {
  return (
    form === "json" &&
    typeof item === "object" &&
    item !== null &&
    "text" in item &&
    !("data" in item && item.data !== undefined)
  );
}

function wordOf(text: unknown): string {
  if (typeof text === "string" && isWord(text)) return text;
  return refusePayload("http/event", "An event without data must be a word, optionally in brackets.", "/text");
}

/** Returns a JSON string without quotes, if the result cannot be mistaken for other JSON. */
function plain(json: string): string {
  if (!json.startsWith('"')) return json;
  const text = JSON.parse(json) as string;
  return isJson(text) ? json : text;
}

/** Runs what may throw problems, whose paths then begin with `path`. */
function textUnder(path: string, text: () => string): string {
  try {
    return text();
  } catch (error) {
    const { problems } = error as { readonly problems?: readonly { readonly path: string }[] };
    if (problems === undefined) throw error;
    throw Object.assign(new TypeError("The data of an event is not valid against the spec."), {
      problems: problems.map((problem) => ({ ...problem, path: path + problem.path })),
    });
  }
}
