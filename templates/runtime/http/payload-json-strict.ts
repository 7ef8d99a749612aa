import type { Check, ReadOptions, TextReader } from "./payload.js";
import { readJson, readJsonInTurns } from "../json/read.js";
import type { UnreadOptions } from "../json/validate.js";
import { defaultMaxProblems } from "../base/problem.js";

/**
 * Reads JSON strictly, for servers. Rejects duplicate properties, numbers that a double would change, and nesting
 * beyond the limit; problems have a line and column. `validate` is a generated validator.
 */
export function strictJsonReader<T>(mediaType: string, validate?: Check<T>): TextReader<T> {
  const checkOf =
    ({ validate: isChecked, values = true, maxProblems = defaultMaxProblems }: ReadOptions): Check<T> =>
    (value, asked: UnreadOptions = {}) =>
      validate !== undefined && (isChecked || asked.unreadPath !== undefined)
        ? validate(value, { values, maxProblems, ...asked })
        : { ok: true, value: value as T };
  return {
    mediaType,
    wants: "text",
    read: (text, options) => readJson(text, checkOf(options), undefined),
    readInTurns: (text, options, turn) => readJsonInTurns(text, checkOf(options), undefined, turn),
  };
}
