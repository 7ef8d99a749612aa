import type { ErrorRow, ErrorTable, JsonMembers } from "../model/contract.js";
import { errorAnswers, errorMeaning } from "../model/error-answers.js";
import type { InterfacePlan } from "../plan/plan.js";
import { markdownText } from "../text/markdown.js";
import { markdownTable } from "./markdown-table.js";

/** Returns the error tables of an API, each with the operations whose responses it defines. */
export function errorsText({ contract, operations, webhooks }: InterfacePlan): string {
  const tables = contract.errorTables.flatMap((table) => {
    const names = [...operations, ...webhooks].flatMap(({ operation, name }) =>
      errorAnswers(table, operation).length === 0 ? [] : [markdownText(name)],
    );
    return names.length === 0 ? [] : [tableText(table, names)];
  });
  return tables.join("\n\n");
}

function tableText(table: ErrorTable, operations: readonly string[]): string {
  const { name, description, report, choice, rows, payload } = table;
  const sentence =
    report === "all"
      ? "All problems of parameters and body are reported together"
      : "The first problem of parameters and body is reported";
  const body = payload.kind === "open" ? ", as problem details (RFC 9457)" : "";
  const paragraphs = [
    `### ${markdownText(name)}`,
    description === undefined ? "" : markdownText(description),
    `Of ${operations.join(", ")}. ${sentence}, in this order${body}.`,
    choice === undefined ? "" : `Assumed, and not documented: ${markdownText(choice)}`,
    sharedText(table),
    markdownTable(["error", "documented", "meaning", "assumed", "when"], rows.map(rowCells)),
  ];
  return paragraphs.filter((text) => text !== "").join("\n\n");
}

/** Returns the properties that a table adds to all rows without their own. */
function sharedText({ documented, assumed }: ErrorTable): string {
  const [statedMembers, chosenMembers] = [membersText(documented.members), membersText(assumed.members)];
  const words = [
    statedMembers === "" ? "" : `documented ${statedMembers}`,
    chosenMembers === "" ? "" : `assumed ${chosenMembers}`,
  ].filter((text) => text !== "");
  return words.length === 0 ? "" : `If a row has none: ${words.join("; ")}.`;
}

function rowCells(row: ErrorRow): readonly string[] {
  const { id, documented, assumed, status, when } = row;
  return [
    markdownText(id),
    membersText(documented.members),
    markdownText(errorMeaning(row) ?? ""),
    membersText({ ...(status !== undefined && { status }), ...assumed.members }),
    when === "handler"
      ? "a handler reports it"
      : when === "always"
        ? "anything else"
        : when.map(({ at, problems }) => markdownText(`${at}: ${problems?.join(", ") ?? "any problem"}`)).join("; "),
  ];
}

function membersText(members: JsonMembers): string {
  return Object.entries(members)
    .map(([name, value]) => markdownText(`${name}: ${typeof value === "string" ? value : JSON.stringify(value)}`))
    .join(", ");
}
