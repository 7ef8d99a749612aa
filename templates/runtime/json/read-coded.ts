import type { JsonCodec } from "./codec.js";
import { parseExactJson } from "./exact.js";
import { readJson, type ParseOptions } from "./read.js";
import { parseJsonText, type JsonTextLimits, type JsonTextResult } from "./text.js";
import type { ValidateOptions } from "./validate.js";
import type { Result } from "../base/problem.js";

/** The two steps of reading: text to a value of JSON, and that to a value in memory. */
export interface ExactReading<T> {
  /** Reads a text, numbers as their digits where a double would lose some. */
  readonly parse: (text: string, limits: JsonTextLimits) => JsonTextResult;
  /** Checks a value and makes its form in memory. */
  readonly decode: (value: unknown, options?: ValidateOptions) => Result<T>;
}

/** Reads JSON text strictly, whole numbers exactly, and gives the value in memory. Problems know their line and column. Never throws. */
export function readCodedJson<T>(
  input: string | Uint8Array,
  codec: JsonCodec<T>,
  options: ParseOptions | undefined,
): Result<T> {
  const { parse, decode } = exactReading(codec, (value, asked) => codec.decode(value, asked));
  return readJson(input, decode, options, parse);
}

/** The steps for one text. Only a text with long numbers is walked for them. */
export function exactReading<T>(
  codec: JsonCodec<T>,
  decode: (value: unknown, options?: ValidateOptions) => Result<T>,
): ExactReading<T> {
  let hasLongs = false;
  return {
    parse(text, limits) {
      if (!codec.isExact) return parseJsonText(text, limits);
      const parsed = parseExactJson(text, limits);
      hasLongs = parsed.ok === false ? false : parsed.hasLongs;
      return parsed;
    },
    decode: (value, options) => decode(hasLongs ? codec.settle(value) : value, options),
  };
}
