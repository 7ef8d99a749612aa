import type { Check, ReadOptions, TextReader } from "./payload.js";
import { readJson, readJsonInTurns } from "../json/read.js";
import { defaultMaxProblems, type Result } from "../base/problem.js";

/**
 * Reads JSON strictly, for servers: no property twice, no number that a double would change, no nesting beyond the
 * limit; problems say in which line and column they are. `validate` is an emitted validator.
 */
export function strictJsonReader<T>(mediaType: string, validate?: Check<T>): TextReader<T> {
  const checkOf = ({ validate: isChecked, values = true, maxProblems = defaultMaxProblems }: ReadOptions): Check<T> =>
    isChecked && validate !== undefined
      ? (value) => validate(value, { values, maxProblems })
      : (value): Result<T> => ({ ok: true, value: value as T });
  return {
    mediaType,
    wants: "text",
    read: (text, options) => readJson(text, checkOf(options), undefined),
    readInTurns: (text, options, turn) => readJsonInTurns(text, checkOf(options), undefined, turn),
  };
}
