import type { ErrorRow, ErrorTable, JsonMembers } from "../model/contract.js";
import { errorAnswers, errorBody, errorMeaning, errorMembers } from "../model/error-answers.js";
import type { JsonValue } from "../model/json-schema/schema.js";
import { jsonSample } from "./payload-samples.js";
import type { PageTools } from "./operation-page.js";
import type { ErrorRowPage, ErrorTablePage } from "./site-model.js";

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

function rowOf(row: ErrorRow, table: ErrorTable): ErrorRowPage {
  const { id, documented, assumed, status, when } = row;
  const meaning = errorMeaning(row);
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
    ...(table.payload.kind === "json" && { sample: jsonSample(bodyOf(row, table), "Response") }),
  };
}

function membersOf(members: JsonMembers): ErrorRowPage["documented"] {
  return Object.entries(members).map(([name, value]) => ({
    name,
    value: typeof value === "string" ? value : JSON.stringify(value),
  }));
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
