import { kindOfCode } from "../../templates/runtime/server/error-table.js";
import type { Origin } from "../diagnostics/origin.js";
import type { Contract, ErrorRow, ErrorTable, Example } from "../model/contract.js";
import { errorAnswers, errorBody, errorMembers } from "../model/error-answers.js";
import type { JsonValue } from "../model/json-schema/schema.js";
import { originKey } from "../plan/origin-key.js";

/** An example of an error response that no row of its table produces. */
export interface UnproducedExample {
  /** The source location of the example's value. */
  readonly origin: Origin;
  /** The name of the table. */
  readonly name: string;
  /** The status as the spec has it: "400", "4XX", "default". */
  readonly status: string;
}

/** Returns the examples of error responses that the rows of `components/x-errors` produce for none of their statuses, each once. */
export function unproducedExamples({ errorTables, operations }: Contract): readonly UnproducedExample[] {
  const found = new Map<string, UnproducedExample | "produced">();
  for (const table of errorTables) {
    for (const { response, media } of operations.flatMap((operation) => errorAnswers(table, operation))) {
      for (const { origin, value } of media?.examples ?? []) {
        const { status } = response;
        const key = originKey(origin);
        // Several statuses may refer to one response.
        if (isProduced(value, table, status)) found.set(key, "produced");
        else if (!found.has(key)) found.set(key, { origin, name: table.name, status });
      }
    }
  }
  return [...found.values()].filter((example) => example !== "produced");
}

function isProduced(value: Example["value"], table: ErrorTable, status: string): boolean {
  const rows = table.rows.filter(
    (row) => row.status === undefined || !/^\d+$/.test(status) || `${row.status}` === status,
  );
  if (typeof value === "string") return rows.some((row) => hasElements(value, row, table));
  const body = errorBody(table);
  const errors = body === undefined ? [value] : errorsIn(value, body);
  return errors?.every((error) => rows.some((row) => hasMembers(error, row, table))) === true;
}

/** Returns the errors of a body; undefined if the rest of the body differs from the table. */
function errorsIn(value: JsonValue, body: JsonValue): readonly JsonValue[] | undefined {
  if (body === "{errors}") return Array.isArray(value) ? (value as readonly JsonValue[]) : undefined;
  if (!isRecord(body)) return isTemplate(body) || value === body ? [] : undefined;
  if (!isRecord(value)) return undefined;
  const parts = Object.entries(body).map(([name, inner]) => {
    const written = value[name];
    return written === undefined ? undefined : errorsIn(written, inner);
  });
  return parts.every((part) => part !== undefined) ? parts.flat() : undefined;
}

function hasMembers(error: JsonValue, row: ErrorRow, table: ErrorTable): boolean {
  if (!isRecord(error)) return false;
  return Object.entries(errorMembers(row, table)).every(([name, value]) => {
    const written = error[name];
    // Handlers choose the code of an error; otherwise it is a keyword.
    if (value === "{code}" && row.when !== "handler")
      return typeof written === "string" && kindOfCode(written) !== undefined;
    return typeof value === "object" || isTemplate(value) || written === value;
  });
}

/** An XML example is a string: a literal is the whole content of an element of its name. */
function hasElements(xml: string, row: ErrorRow, table: ErrorTable): boolean {
  return literals(row, table).every(([name, value]) => {
    const parts = xml.split(`${name}>`);
    return parts.some(
      (part, at) =>
        at > 0 && part.slice(0, part.lastIndexOf("</")).trim() === `${value as string | number | boolean | null}`,
    );
  });
}

/** Returns the properties of an error with a fixed value, without names in braces. */
function literals(row: ErrorRow, table: ErrorTable): readonly (readonly [string, JsonValue])[] {
  return Object.entries(errorMembers(row, table)).filter(
    ([, value]) => !isTemplate(value) && typeof value !== "object",
  );
}

function isTemplate(value: JsonValue): boolean {
  return typeof value === "string" && value.includes("{");
}

function isRecord(value: JsonValue): value is { readonly [key: string]: JsonValue } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
