import { isRefusalStatus, problemDetails } from "../../templates/runtime/server/refusal.js";
import type { ErrorRow, ErrorTable, JsonMembers, Operation } from "../model/contract.js";
import { answersStatus, errorAnswers, errorBody, errorMeaning, errorMembers } from "../model/error-answers.js";
import type { JsonValue } from "../model/json-schema/schema.js";
import { jsonSample } from "./body-samples.js";
import type { PageTools } from "./page-tools.js";
import type { ErrorRowPage, ErrorTablePage, OperationPage } from "./site-model.js";

/** The pages of the error tables that responses of operations have. */
export function errorTablePages({ plan, paths }: PageTools): readonly ErrorTablePage[] {
  return plan.contract.errorTables.map((table) => ({
    page: paths.errors(table),
    name: table.name,
    ...(table.description !== undefined && { description: table.description }),
    report: table.report,
    operations: [...plan.operations, ...plan.webhooks]
      .filter(({ operation }) => errorAnswers(table, operation).length > 0)
      .map((named) => ({ text: named.name, page: paths.operation(named) })),
    rows: table.rows.map((row) => rowOf(row, table)),
  }));
}

/** The errors that an operation responds with: its rows of each table, with statuses that it declares. */
export function operationErrors(tables: readonly ErrorTable[], operation: Operation): OperationPage["errors"] {
  const { operationId = "" } = operation;
  return tables.flatMap((table) => {
    const answers = errorAnswers(table, operation);
    const rows = table.rows.filter(
      ({ when, status }) =>
        (status === undefined || answersStatus(answers, status)) &&
        (typeof when === "string" ||
          when.some(({ operations }) => operations === undefined || operations.includes(operationId))),
    );
    return answers.length === 0 ? [] : [{ table: table.name, rows: rows.map(({ id }) => id) }];
  });
}

function rowOf(row: ErrorRow, table: ErrorTable): ErrorRowPage {
  const { id, documented, assumed, status, when } = row;
  const meaning = errorMeaning(row);
  const sample = sampleOfRow(row, table);
  return {
    id,
    ...(meaning !== undefined && { meaning }),
    documented: membersOf(documented.members),
    assumed: membersOf({ ...(status !== undefined && { status }), ...assumed.members }),
    when:
      when === "handler"
        ? ["the handler reports it"]
        : when === "always"
          ? ["any other problem"]
          : when.map(({ at, problems }) => `${at}: ${problems?.join(", ") ?? "any problem"}`),
    ...(sample !== undefined && { sample: jsonSample(sample, "Response") }),
  };
}

function membersOf(members: JsonMembers): ErrorRowPage["documented"] {
  return Object.entries(members).map(([name, value]) => ({
    name,
    value: typeof value === "string" ? value : JSON.stringify(value),
  }));
}

/** The body of a response with one error: JSON, or problem details if no body is declared. Undefined for XML, and without a status. */
function sampleOfRow(row: ErrorRow, table: ErrorTable): JsonValue | undefined {
  const { status } = row;
  if (table.payload.kind === "json") return bodyOf(row, table);
  if (table.payload.kind === "xml" || !isRefusalStatus(status)) return undefined;
  const { body } = problemDetails(
    { status, message: errorMeaning(row) ?? row.id, problems: [], headers: {} },
    errorMembers(row, table),
  );
  return typeof body === "string" ? (JSON.parse(body) as JsonValue) : undefined;
}

/** The body of a response with one error. Names in braces stay: they are replaced when the error is reported. */
function bodyOf(row: ErrorRow, table: ErrorTable): JsonValue {
  const error = errorMembers(row, table);
  const body = errorBody(table);
  return body === undefined ? error : filled(body, error);
}

function filled(body: JsonValue, error: JsonMembers): JsonValue {
  if (body === "{errors}") return [error];
  if (typeof body !== "object" || body === null) return body;
  if (Array.isArray(body)) return body.map((item: JsonValue) => filled(item, error));
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, filled(value, error)]));
}
