import { refuseLongItem } from "./item-pieces.js";
import { createLineCutter } from "./item-lines.js";
import { decodeText } from "./payload-decode.js";
import { refusePayload } from "./payload-result.js";

/** The fields of a server-sent event in addition to its data. WHATWG HTML, section 9.2. */
export interface EventFields {
  /** The type of the event. Undefined if the stream names none, which means "message". */
  readonly event?: string;
  /** The id from which to resume after a disconnect. */
  readonly id?: string;
  /** Milliseconds to wait before reconnecting. */
  readonly retry?: number;
}

/** A server-sent event. */
export interface ServerSentEvent<Data = string> extends EventFields {
  readonly data: Data;
}

/** A server-sent event whose data is a word instead of JSON, such as "[DONE]" at the end of a stream, or nothing. */
export interface EventText extends EventFields {
  /** Always undefined: `text` replaces it. */
  readonly data?: undefined;
  readonly text: string;
}

/** Takes an event stream apart, as WHATWG HTML, section 9.2.6 says. */
export interface EventCutter {
  /** The events that end in these bytes. Throws when one is longer than the limit. */
  cut(bytes: Uint8Array): Iterable<ServerSentEvent>;
}

/** The part of the platform that is used, where it has it. */
interface LossyPlatform {
  readonly TextDecoder?: new (
    label: string,
    options: { readonly ignoreBOM: boolean },
  ) => { decode(bytes: Uint8Array): string };
}

/**
 * Returns a function that splits an event stream. The type of an event without data is dropped; its `id` and `retry`
 * apply to the next event. An incomplete event at the end of the stream is ignored. Bytes that are not UTF-8 become
 * U+FFFD.
 */
export function createEventCutter(limit: number): EventCutter {
  const lines = createLineCutter(limit, "CR, LF or CRLF");
  const { TextDecoder } = globalThis as unknown as LossyPlatform;
  const decoder = TextDecoder && new TextDecoder("utf-8", { ignoreBOM: true });
  const textOf = (line: Uint8Array): string => {
    if (decoder !== undefined) return decoder.decode(line);
    const text = decodeText(line);
    return text.ok ? text.value : refusePayload("http/invalid-utf8", "The bytes are not valid UTF-8.");
  };
  let isFirst = true;
  let data: string[] = [];
  let length = 0;
  let fields: { event?: string; id?: string; retry?: number } = {};
  const take = (line: string): ServerSentEvent | undefined => {
    if (line === "") {
      const { event: _, ...others } = fields;
      const isEvent = data.length > 0;
      const eventFields = isEvent ? { ...fields, data: data.join("\n") } : undefined;
      fields = isEvent ? {} : others;
      data = [];
      length = 0;
      return eventFields;
    }
    const colon = line.indexOf(":");
    const name = colon === -1 ? line : line.slice(0, colon);
    const value = colon === -1 ? "" : line.slice(line[colon + 1] === " " ? colon + 2 : colon + 1);
    if (name === "data") data.push(value);
    else if (name === "event") fields.event = value;
    else if (name === "id" && !value.includes("\0")) fields.id = value;
    else if (name === "retry" && /^\d{1,15}$/.test(value)) fields.retry = Number(value);
    return undefined;
  };
  return {
    *cut(bytes) {
      for (const line of lines.cut(bytes)) {
        const text = textOf(line);
        const isComment = text.startsWith(":");
        // A comment keeps a connection open, and takes no memory.
        if (!isComment) length += line.length + 1;
        if (length > limit) refuseLongItem(limit);
        const event = isComment ? undefined : take(isFirst && text.startsWith("\ufeff") ? text.slice(1) : text);
        isFirst = false;
        if (event !== undefined) yield event;
      }
    },
  };
}

/** The text of an event. Throws an error with `problems` for fields that no stream can hold. */
export function eventText({ event, id, retry }: EventFields, data: string): string {
  const lines: string[] = [];
  if (event !== undefined) lines.push(`event: ${oneLine("event", event)}`);
  if (id !== undefined) lines.push(`id: ${oneLine("id", id)}`);
  if (retry !== undefined) {
    if (!Number.isSafeInteger(retry) || retry < 0 || retry > 999_999_999_999_999)
      refusePayload("http/event", 'The field "retry" of an event must be a number of milliseconds.', "/retry");
    lines.push(`retry: ${retry}`);
  }
  for (const line of data.split(/\r\n|[\r\n]/)) lines.push(`data: ${line}`);
  return `${lines.join("\n")}\n\n`;
}

function oneLine(name: "event" | "id", value: unknown): string {
  if (typeof value === "string" && !/[\r\n]/.test(value) && !(name === "id" && value.includes("\0"))) return value;
  return refusePayload("http/event", `The field "${name}" of an event must be a string on one line.`, `/${name}`);
}
