import type { ErrorRow, ErrorTable, JsonMembers, Operation } from "../model/contract.js";
import { answersStatus, errorAnswers, errorMeaning } from "../model/error-answers.js";
import { errorSample } from "./error-sample.js";
import type { PageTools } from "./page-tools.js";
import type { ErrorRowPage, ErrorTablePage, OperationPage } from "./site-model.js";

/** The pages of the error tables that responses of operations have. */
export function errorTablePages(tools: PageTools): readonly ErrorTablePage[] {
  const { plan, paths } = tools;
  return plan.contract.errorTables.map((table) => ({
    page: paths.errors(table),
    name: table.name,
    ...(table.description !== undefined && { description: table.description }),
    report: table.report,
    operations: [...plan.operations, ...plan.webhooks]
      .filter(({ operation }) => errorAnswers(table, operation).length > 0)
      .map((named) => ({ text: named.name, page: paths.operation(named) })),
    rows: table.rows.map((row) => rowOf(row, table, tools)),
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

function rowOf(row: ErrorRow, table: ErrorTable, tools: PageTools): ErrorRowPage {
  const { id, documented, assumed, status, when } = row;
  const meaning = errorMeaning(row);
  const sample = errorSample(row, table, tools);
  return {
    id,
    ...(meaning !== undefined && { meaning }),
    documented: membersOf(documented.members),
    assumed: membersOf({ ...(status !== undefined && { status }), ...assumed.members }),
    when:
      when === "handler"
        ? ["the request is valid, but cannot be carried out"]
        : when === "always"
          ? ["any other problem"]
          : when.map(({ at, problems }) => `${placeText(at)}: ${problems?.join(", ") ?? "any problem"}`),
    ...(sample !== undefined && { sample }),
  };
}

/** "body/**" is "anywhere in body". */
function placeText(at: string): string {
  return at.endsWith("/**") ? `anywhere in ${at.slice(0, -3)}` : at;
}

function membersOf(members: JsonMembers): ErrorRowPage["documented"] {
  return Object.entries(members).map(([name, value]) => ({
    name,
    value: typeof value === "string" ? value : JSON.stringify(value),
  }));
}
