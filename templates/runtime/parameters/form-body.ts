import type { FieldTable, ParameterTable, ValueShape } from "../http/operation.js";
import type { Check, PayloadWriter, TextReader } from "../http/payload.js";
import { compileQuery } from "./decode.js";
import { encodeQuery, queryPairs } from "./encode-query.js";
import { isParameterError, refuseValue } from "./error.js";
import { isMembers } from "./parts.js";
import { isPrimitiveShape } from "./shape.js";
import { checked, unreadablePayload, writtenType } from "../http/payload-result.js";
import type { Result } from "../base/problem.js";
import { limitedFailure } from "../base/problem-limits.js";

type Fields = Readonly<Record<string, unknown>>;

/**
 * Writes a form as application/x-www-form-urlencoded (WHATWG URL, section 5.2). Each property travels by its table, as
 * a query parameter would; `others` is the shape of properties without a table, which do not travel without it.
 * The writer's check also refuses values that cannot be encoded; `write` throws a ParameterError for them.
 */
export function formWriter<T>(
  mediaType: string,
  fields: readonly FieldTable[],
  validate?: Check<T>,
  others?: ValueShape,
): PayloadWriter<T> {
  const tables = fields.map(queryTable);
  const names = new Set(fields.map(({ name }) => name));
  const encode = (form: T): string => {
    const values = form as unknown as Fields;
    const named = encodeQuery(tables, values);
    const free = others === undefined ? [] : freePairs(values, names, others);
    // A space is "%20" or "+"; browsers write the latter.
    return [...(named === "" ? [] : [named]), ...free].join("&").replaceAll("%20", "+");
  };
  return {
    mediaType,
    validate: (value, options) => encodable(validate?.(value, options) ?? { ok: true, value: value as T }, encode),
    write: (form, chosen) => ({
      body: encode(form),
      contentType: writtenType(mediaType, chosen, "application/x-www-form-urlencoded"),
    }),
  };
}

/** The table of a field as that of the parameter that it travels as. */
export function queryTable(field: FieldTable): ParameterTable {
  return { in: "query", style: "form", explode: true, ...field };
}

/** Returns the pairs of undeclared properties. */
function freePairs(values: Fields, names: ReadonlySet<string>, shape: ValueShape): readonly string[] {
  return Object.entries(values).flatMap(([name, value]) => {
    if (value === undefined || names.has(name)) return [];
    const style = isMembers(value) ? "deepObject" : "form";
    const table: ParameterTable = { name, in: "query", style, explode: true, shape };
    if (!isPrimitiveShape(shape) && (name === "" || /[[\]]/.test(name))) {
      refuseValue(table, "The name of a field with nested values cannot be empty or contain a bracket.");
    }
    return queryPairs(table, value);
  });
}

function encodable<T>(result: Result<T>, encode: (form: T) => string): Result<T> {
  if (!result.ok) return result;
  if (typeof result.value !== "object" || result.value === null)
    return unreadablePayload("type", "A form must be an object.");
  try {
    encode(result.value);
    return result;
  } catch (error) {
    if (!isParameterError(error)) throw error;
    // A field is part of the body itself, not of the query parameters.
    const problems = error.problems.map((problem) => ({ ...problem, path: problem.path.replace(/^\/query/, "") }));
    return { ok: false, problems, truncated: false };
  }
}

/** Reads such a form. Undeclared fields have the shape `others`, or are ignored; missing ones have their defaults. */
export function formReader<T>(
  mediaType: string,
  fields: readonly FieldTable[],
  validate?: Check<T>,
  others?: ValueShape,
): TextReader<T> {
  const decode = compileQuery(fields.map(queryTable), "", others);
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
