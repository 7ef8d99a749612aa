import type { ErrorRow, ErrorTable, JsonMembers } from "../model/contract.js";
import { errorAnswers, errorMeaning } from "../model/error-answers.js";
import type { InterfacePlan } from "../plan/plan.js";
import { markdownText } from "../text/markdown.js";
import { markdownTable } from "./readme-tables.js";

/** The tables of errors of an interface, each with the operations whose answers it fills. */
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
  const { name, description, tells, choice, rows, payload } = table;
  const sentence =
    tells === "all"
      ? "All faults of parameters and body are told together"
      : "Of the faults of parameters and body the first is told";
  const body = payload.kind === "open" ? ", as problem details (RFC 9457)" : "";
  const paragraphs = [
    `### ${markdownText(name)}`,
    description === undefined ? "" : markdownText(description),
    `Of ${operations.join(", ")}. ${sentence}, in this order${body}.`,
    choice === undefined ? "" : `Chosen, and stated nowhere: ${markdownText(choice)}`,
    sharedText(table),
    markdownTable(["error", "stated", "meaning", "chosen", "when"], rows.map(rowCells)),
  ];
  return paragraphs.filter((text) => text !== "").join("\n\n");
}

/** The members that a table gives to all rows without their own. */
function sharedText({ stated, chosen }: ErrorTable): string {
  const [statedMembers, chosenMembers] = [membersText(stated.members), membersText(chosen.members)];
  const words = [
    statedMembers === "" ? "" : `stated ${statedMembers}`,
    chosenMembers === "" ? "" : `chosen ${chosenMembers}`,
  ].filter((text) => text !== "");
  return words.length === 0 ? "" : `Where a row has none of its own: ${words.join("; ")}.`;
}

function rowCells(row: ErrorRow): readonly string[] {
  const { id, stated, chosen, status, by } = row;
  return [
    markdownText(id),
    membersText(stated.members),
    markdownText(errorMeaning(row) ?? ""),
    membersText({ ...(status !== undefined && { status }), ...chosen.members }),
    by === "handler"
      ? "a handler says so"
      : by === "always"
        ? "anything else"
        : by.map(({ at, faults }) => markdownText(`${at}: ${faults?.join(", ") ?? "any fault"}`)).join("; "),
  ];
}

function membersText(members: JsonMembers): string {
  return Object.entries(members)
    .map(([name, value]) => markdownText(`${name}: ${typeof value === "string" ? value : JSON.stringify(value)}`))
    .join(", ");
}
