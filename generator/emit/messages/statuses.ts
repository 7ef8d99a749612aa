import type { Response } from "../../model/contract.js";
import { stringLiteral } from "../../text/literals.js";
import type { ModuleBuilder } from "../module-builder.js";

/** The type of the statuses that a response stands for: `202`, a range without those declared beside it, or all that are not declared. */
export function statusType(response: Response, responses: readonly Response[], module: ModuleBuilder): string {
  const { status } = response;
  if (/^\d{3}$/.test(status)) return status;
  return status === "default" ? otherStatuses(responses, module) : rangeType(status, exactStatuses(responses), module);
}

/** The type of the statuses that no response declares alone or by a range. */
export function otherStatuses(responses: readonly Response[], module: ModuleBuilder): string {
  const ranges = responses
    .filter((other) => /^\dXX$/i.test(other.status))
    .map((other) => rangeType(other.status, [], module));
  const declared = [...exactStatuses(responses), ...ranges];
  const other = module.runtimeType("http/status", "OtherStatus");
  return `${other}<${declared.length === 0 ? "never" : declared.join(" | ")}>`;
}

function exactStatuses(responses: readonly Response[]): readonly string[] {
  return responses.filter(({ status }) => /^\d{3}$/.test(status)).map(({ status }) => status);
}

function rangeType(status: string, exact: readonly string[], module: ModuleBuilder): string {
  const inside = exact.filter((code) => code[0] === status[0]);
  const range = module.runtimeType("http/status", "StatusRange");
  return `${range}<${stringLiteral(`${status[0] ?? ""}XX`)}${inside.length === 0 ? "" : `, ${inside.join(" | ")}`}>`;
}

/** The key of a response in emitted tables: "202", "4XX", "default". */
export function statusKey({ status }: Response): string {
  if (status === "default") return "default";
  return /^\d{3}$/.test(status) ? status : stringLiteral(status.toUpperCase());
}
