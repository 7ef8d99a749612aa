import type { CheckOptions, TextReader } from "./payload.js";
import { readJson } from "../json/read.js";
import type { Result } from "../base/problem.js";

/**
 * Reads JSON strictly, for servers: no property twice, no number that a double would change, no nesting beyond the
 * limit; problems say in which line and column they are. `parse` is an emitted parser, which checks the value too.
 */
export function strictJsonReader<T>(
  mediaType: string,
  parse?: (text: string, options?: CheckOptions) => Result<T>,
): TextReader<T> {
  return {
    mediaType,
    wants: "text",
    read: (text, options) =>
      options.validate && parse !== undefined
        ? parse(text, { values: options.values !== false })
        : readJson(text, (value) => ({ ok: true, value: value as T }), undefined),
  };
}
