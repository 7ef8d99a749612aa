import type { JsonCodec } from "../json/codec.js";
import { exactReading } from "../json/read-coded.js";
import { readJson, readJsonInTurns } from "../json/read.js";
import type { UnreadOptions } from "../json/validate.js";
import { exactJsonText } from "../json/write-exact.js";
import type { Result } from "../base/problem.js";
import type { BytesReader, Check, PayloadWriter, ReadOptions, TextReader } from "./payload.js";
import { writtenType } from "./payload-result.js";

// Payloads whose values in memory differ from their serialized form: bigints, decimal strings and dates. Without
// validation, a value is converted as far as possible.

/** Writes JSON of values in memory; integers are exact. */
export function codedJsonWriter<T>(mediaType: string, codec: JsonCodec<T>): PayloadWriter<T> {
  return {
    mediaType,
    validate: (value, options) => codec.validate(value, options),
    write: (value, chosen) => ({
      body: exactJsonText(codec.encode(value)) ?? "null",
      contentType: writtenType(mediaType, chosen, "application/json"),
    }),
  };
}

/** Reads JSON strictly and integers exactly, and returns values in memory. */
export function codedJsonReader<T>(mediaType: string, codec: JsonCodec<T>): TextReader<T> {
  const reading = (options: ReadOptions) =>
    exactReading<T>(codec, (value, unread?: UnreadOptions) =>
      unread?.unreadPath === undefined
        ? decoded(value, (json, asked) => codec.decode(json, asked), codec, options)
        : codec.decode(value, unread),
    );
  return {
    mediaType,
    wants: "text",
    read(text, options) {
      const { parse, decode } = reading(options);
      return readJson(text, decode, undefined, parse);
    },
    readInTurns(text, options, turn) {
      const { parse, decode } = reading(options);
      return readJsonInTurns(text, decode, undefined, turn, parse);
    },
  };
}

/** Converts a writer of serialized values into a writer of values in memory. */
export function codedWriter<T>(writer: PayloadWriter, codec: JsonCodec<T>): PayloadWriter<T> {
  return {
    ...writer,
    validate(value, options) {
      const result = codec.validate(value, options);
      const encoded = result.ok === false ? undefined : writer.validate?.(codec.encodeTexts(value), options);
      return encoded?.ok === false ? encoded : result;
    },
    write: (value, chosen, options) => writer.write(codec.encodeTexts(value), chosen, options),
  };
}

/** Converts a reader of serialized values into a reader of values in memory. */
export function codedReader<T, Reader extends TextReader | BytesReader>(reader: Reader, codec: JsonCodec<T>): Reader {
  return {
    ...reader,
    read(payload: never, options: ReadOptions) {
      const result = reader.read(payload, options);
      if (result.ok === false) return result;
      return decoded(result.value, (value, asked) => codec.decodeTexts(value, asked), codec, options);
    },
  };
}

function decoded<T>(value: unknown, decode: Check<T>, codec: JsonCodec<T>, options: ReadOptions): Result<T> {
  const { values = true, maxProblems } = options;
  const asked = { values, ...(maxProblems !== undefined && { maxProblems }) };
  const result = options.validate ? decode(value, asked) : undefined;
  if (result?.ok === false && options.report) options.report(result.problems);
  else if (result) return result;
  return { ok: true, value: codec.revive(value) as T };
}
