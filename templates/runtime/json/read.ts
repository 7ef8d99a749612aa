import { jsonTextError } from "./errors.js";
import { locateValues } from "./locate.js";
import { ofParsed } from "./object-members.js";
import { parseJsonText, type JsonTextLimits, type JsonTextResult } from "./text.js";
import { unreadCode, type UnreadOptions, type ValidateOptions } from "./validate.js";
import { createLineFinder } from "../base/line-column.js";
import type { Failure, Problem, Result } from "../base/problem.js";
import { limitedFailure } from "../base/problem-limits.js";
import { isTextInput, noTextInput } from "../base/text-input.js";
import { decodeUtf8, type Utf8Text } from "../base/decode-utf8.js";

/** Options of `parseOrder`. */
export interface ParseOptions extends ValidateOptions {
  /** The largest depth of arrays and objects; 256 unless given. */
  readonly maxDepth?: number;
  /** The largest length of the text, in UTF-16 code units or bytes; 64 Mi unless given. */
  readonly maxLength?: number;
}

type ParseText = (text: string, limits: JsonTextLimits) => JsonTextResult;

const defaultLimits: JsonTextLimits = { maxDepth: 256, maxLength: 67_108_864 };

/** Reads JSON text strictly (see `parseJsonText`) and validates what it says. Problems know their line and column. Never throws. */
export function readJson<T>(
  input: string | Uint8Array,
  validate: (value: unknown, options?: ValidateOptions) => Result<T>,
  options: ParseOptions | undefined,
  parse: ParseText = parseJsonText,
): Result<T> {
  try {
    return readWithin(input, validate, options, parse);
  } catch {
    return unreadableText();
  }
}

function readWithin<T>(
  input: string | Uint8Array,
  validate: (value: unknown, options?: ValidateOptions) => Result<T>,
  options: ParseOptions | undefined,
  parse: ParseText,
): Result<T> {
  const parsed = parseWithin(input, options, parse);
  return parsed.ok === false
    ? withoutSecretPaths(parsed, validate)
    : placed(
        parsed.text,
        ofParsed(() => validate(parsed.value, options)),
      );
}

/**
 * Reads as `readJson` does, and awaits `turn` before parsing, checking and finding the places of problems, so that a long
 * text does not keep the thread for longer than the slowest of the three takes.
 */
export async function readJsonInTurns<T>(
  text: string,
  validate: (value: unknown, options?: ValidateOptions) => Result<T>,
  options: ParseOptions | undefined,
  turn: () => Promise<void>,
  parse: ParseText = parseJsonText,
): Promise<Result<T>> {
  try {
    await turn();
    const parsed = parseWithin(text, options, parse);
    if (parsed.ok === false) return withoutSecretPaths(parsed, validate);
    await turn();
    const result = ofParsed(() => validate(parsed.value, options));
    if (result.ok) return result;
    await turn();
    return placed(text, result);
  } catch {
    return unreadableText();
  }
}

type ParsedText =
  { readonly ok: true; readonly text: string; readonly value: unknown } | (Failure & { readonly text: string });

/** A failure to read a text, with paths that end at secrets: the validator knows them. */
function withoutSecretPaths<T>(
  { text, problems, truncated }: Failure & { readonly text: string },
  validate: (value: unknown, options?: UnreadOptions) => Result<T>,
): Failure {
  const shown = problems.map((problem) => {
    if (problem.path === "") return problem;
    const result = validate(undefined, { unreadPath: problem.path });
    const [cut] = result.ok === false ? result.problems : [];
    if (cut?.code !== unreadCode || cut.path === problem.path) return problem;
    return { ...problem, path: cut.path, ...createLineFinder(text)(locateValues(text, [cut.path])[0] ?? 0) };
  });
  return { ok: false, problems: shown, truncated };
}

function parseWithin(input: string | Uint8Array, options: ParseOptions | undefined, parse: ParseText): ParsedText {
  const limits = {
    maxDepth: options?.maxDepth ?? defaultLimits.maxDepth,
    maxLength: options?.maxLength ?? defaultLimits.maxLength,
  };
  if (!isTextInput(input)) return { ...noTextInput("json"), text: "" };
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
  const parsed = parse(text, limits);
  if (parsed.ok === false) {
    const { code, message, offset, path } = parsed.error;
    return textFailure(text, code, message, offset, path);
  }
  return { ok: true, text, value: parsed.value };
}

/** Bytes that were taken away, or no memory for the text. */
function unreadableText(): Failure {
  const { code, message } = jsonTextError("json/unreadable", 0);
  return limitedFailure([{ code, message, path: "", ...createLineFinder("")(0) }]);
}

function textFailure(
  text: string,
  code: string,
  message: string,
  offset: number,
  path = "",
): Failure & { readonly text: string } {
  return { ...limitedFailure([{ code, message, path, ...createLineFinder(text)(offset) }]), text };
}

/** A result whose problems have the line and column of the values they are about. */
function placed<T>(text: string, result: Result<T>): Result<T> {
  return result.ok === false ? { ...result, problems: placedProblems(text, result.problems) } : result;
}

function placedProblems(text: string, problems: readonly Problem[]): readonly Problem[] {
  const offsets = locateValues(
    text,
    problems.map((problem) => problem.path),
  );
  const order = problems.map((_, index) => index).sort((a, b) => (offsets[a] ?? 0) - (offsets[b] ?? 0));
  const lineAt = createLineFinder(text);
  const places = new Map(order.map((index) => [index, lineAt(offsets[index] ?? 0)]));
  return problems.map((problem, index) => ({ ...problem, ...places.get(index) }));
}
