import type {
  ErrorRule as RuntimeErrorRule,
  ErrorTable as RuntimeErrorTable,
} from "../../templates/runtime/server/error-table.js";
import type { ErrorRule, ErrorTable } from "../model/contract.js";
import { errorBody, errorMeaning } from "../model/error-answers.js";
import type { InterfacePlan } from "./plan.js";

/** A table as the runtime reads it. */
export function runtimeErrorTable(table: ErrorTable, plan: InterfacePlan): RuntimeErrorTable {
  const names = new Map(plan.operations.map(({ operation, name }) => [operation.operationId, name]));
  const { report, paths, documented, assumed, rows } = table;
  const body = errorBody(table);
  return {
    report,
    paths,
    ...(body !== undefined && { body }),
    members: { ...documented.members, ...assumed.members },
    rows: rows.map((row) => {
      const meaning = errorMeaning(row);
      return {
        id: row.id,
        ...(row.status !== undefined && { status: row.status }),
        ...(meaning !== undefined && { meaning }),
        members: { ...row.documented.members, ...row.assumed.members },
        ...(row.when !== "handler" && {
          when: row.when === "always" ? row.when : row.when.map((rule) => ruleData(rule, names)),
        }),
      };
    }),
  };
}

function ruleData(
  { operations, at, problems }: ErrorRule,
  names: ReadonlyMap<string | undefined, string>,
): RuntimeErrorRule {
  return {
    ...(operations !== undefined && { operations: operations.map((name) => names.get(name) ?? name) }),
    at,
    ...(problems !== undefined && { problems }),
  };
}
