import { jsonTextError } from "./errors.js";
import { locateValues } from "./locate.js";
import { parseJsonText, type JsonTextLimits } from "./text.js";
import type { ValidateOptions } from "./validate.js";
import { createLineFinder } from "../base/line-column.js";
import type { Failure, Problem, Result } from "../base/problem.js";
import { isTextInput, noTextInput } from "../base/text-input.js";
import { decodeUtf8, type Utf8Text } from "../base/utf8.js";

export interface ParseOptions extends ValidateOptions {
  /** How deeply arrays and objects may be nested; normally 256. */
  readonly maxDepth?: number;
  /** How long the text may be, in UTF-16 code units or bytes; normally 64 Mi. */
  readonly maxLength?: number;
}

const defaultLimits: JsonTextLimits = { maxDepth: 256, maxLength: 67_108_864 };

/** Reads JSON text strictly (see `parseJsonText`) and validates what it says. Problems know their line and column. Never throws. */
export function readJson<T>(
  input: string | Uint8Array,
  validate: (value: unknown, options?: ValidateOptions) => Result<T>,
  options: ParseOptions | undefined,
): Result<T> {
  try {
    return readWithin(input, validate, options);
  } catch {
    // Bytes that were taken away, or no memory for the text.
    const error = jsonTextError("json/unreadable", 0);
    return textFailure("", error.code, error.message, 0);
  }
}

function readWithin<T>(
  input: string | Uint8Array,
  validate: (value: unknown, options?: ValidateOptions) => Result<T>,
  options: ParseOptions | undefined,
): Result<T> {
  const limits = {
    maxDepth: options?.maxDepth ?? defaultLimits.maxDepth,
    maxLength: options?.maxLength ?? defaultLimits.maxLength,
  };
  if (!isTextInput(input)) return noTextInput("json");
  if (input.length > limits.maxLength) {
    const error = jsonTextError("json/too-large", 0, limits.maxLength);
    return textFailure("", error.code, error.message, 0);
  }
  const decoded: Utf8Text = typeof input === "string" ? { ok: true, text: input } : decodeUtf8(input);
  if (decoded.ok === false) {
    const { before } = decoded;
    return textFailure(before, "json/invalid-bytes", "The bytes are not valid UTF-8.", before.length);
  }
  const { text } = decoded;
  const parsed = parseJsonText(text, limits);
  if (parsed.ok === false) return textFailure(text, parsed.error.code, parsed.error.message, parsed.error.offset);
  const result = validate(parsed.value, options);
  return result.ok === false ? { ...result, problems: placed(text, result.problems) } : result;
}

function textFailure(text: string, code: string, message: string, offset: number): Failure {
  return { ok: false, problems: [{ code, message, path: "", ...createLineFinder(text)(offset) }], truncated: false };
}

/** The problems with the line and column of the values they are about. */
function placed(text: string, problems: readonly Problem[]): readonly Problem[] {
  const offsets = locateValues(
    text,
    problems.map((problem) => problem.path),
  );
  const order = problems.map((_, index) => index).sort((a, b) => (offsets[a] ?? 0) - (offsets[b] ?? 0));
  const lineAt = createLineFinder(text);
  const places = new Map(order.map((index) => [index, lineAt(offsets[index] ?? 0)]));
  return problems.map((problem, index) => ({ ...problem, ...places.get(index) }));
}
