import type { SkippedReport, GivenUpPart } from "../../project-types.js";
import { visible } from "../../text/visible.js";

/** Returns the report of skipped parts, for people. */
export function skippedReportText(interfaces: readonly SkippedReport[]): string {
  const lines = interfaces.flatMap(({ name, operations, elsewhere }) => [
    name,
    ...operations.flatMap(({ operation, isServed, hasUnreadableSecurity, parts }) => [
      `  ${operation}${isServed ? "" : " (omitted from servers)"}`,
      ...(hasUnreadableSecurity ? ["    its security"] : []),
      ...parts.map(partLine),
    ]),
    ...(elsewhere.length === 0 ? [] : ["  in no remaining operation", ...elsewhere.map(partLine)]),
  ]);
  return lines.map((line) => `${visible(line)}\n`).join("");
}

function partLine({ part, path, line, column, message }: GivenUpPart): string {
  return `    ${part} at ${path}:${line}:${column}${message === undefined ? "" : `: ${message}`}`;
}
