import type { ParameterTable } from "../http/operation.js";
import type { Check, PayloadWriter, TextReader } from "../http/payload.js";
import { compileQuery } from "./decode.js";
import { encodeQuery } from "./encode-query.js";
import { isParameterError } from "./error.js";
import { checked, unreadable, writtenType } from "../http/payload-result.js";
import type { Result } from "../base/problem.js";
import { limitedFailure } from "../base/problem-limits.js";

type Fields = Readonly<Record<string, unknown>>;

/**
 * Writes a form as application/x-www-form-urlencoded (WHATWG URL, section 5.2). Each property travels by its table, as
 * a query parameter would; others do not travel. `validate` also refuses values that cannot be encoded; without it,
 * `write` throws a ParameterError for them.
 */
export function formWriter<T>(
  mediaType: string,
  fields: readonly ParameterTable[],
  validate?: Check<T>,
): PayloadWriter<T> {
  // A space is "%20" or "+"; browsers write the latter.
  const encode = (form: T): string => encodeQuery(fields, form as unknown as Fields).replaceAll("%20", "+");
  return {
    mediaType,
    ...(validate && { validate: (value, options) => encodable(validate(value, options), encode) }),
    write: (form, chosen) => ({
      body: encode(form),
      contentType: writtenType(mediaType, chosen, "application/x-www-form-urlencoded"),
    }),
  };
}

function encodable<T>(result: Result<T>, encode: (form: T) => string): Result<T> {
  if (!result.ok) return result;
  if (typeof result.value !== "object" || result.value === null) return unreadable("type", "A form must be an object.");
  try {
    encode(result.value);
    return result;
  } catch (error) {
    if (!isParameterError(error)) throw error;
    // A field stands in the body itself, and not among the parameters of a query.
    const problems = error.problems.map((problem) => ({ ...problem, path: problem.path.replace(/^\/query/, "") }));
    return { ok: false, problems, truncated: false };
  }
}

/** Reads such a form. Fields that no table names are passed over; absent ones have their defaults. */
export function formReader<T>(
  mediaType: string,
  fields: readonly ParameterTable[],
  validate?: Check<T>,
): TextReader<T> {
  const decode = compileQuery(fields);
  return {
    mediaType,
    wants: "text",
    read: (text, options) => {
      const { values, problems } = decode(text);
      if (problems.length === 0) return checked(values, validate, options);
      return limitedFailure(problems, false, options.maxProblems);
    },
  };
}
