import { sourceLocation, type Origin } from "../../generator/diagnostics/origin.js";
import type { Change } from "../../generator/compare/change.js";

/**
 * Changes as tables show them, a line each: "breaking schema/enum-value-removed at Item.value (read info, sent breaking; code
 * breaking)". The code of a change that breaks none is left out.
 */
export function printLines(changes: readonly Change[]): string {
  return changes.map((change) => `${lineOf(change)}\n`).join("");
}

function lineOf({ level, id, subject, wire, code, security }: Change): string {
  const harms = [
    Object.entries({ ...wire })
      .sort()
      .map(([direction, harm]) => `${direction} ${harm}`)
      .join(", "),
    code === undefined ? "" : `code ${code}`,
    security === undefined ? "" : `${security} security`,
  ].filter((text) => text !== "");
  return `${level} ${id}${subject === "" ? "" : ` at ${subject}`}${harms.length === 0 ? "" : ` (${harms.join("; ")})`}`;
}

/** The other details of changes in a report: some lines for each. */
export function printDetails(changes: readonly Change[]): string {
  const lines = changes.flatMap(({ sentence, hint, before, after, uses, witness }) => [
    sentence,
    `hint: ${hint}`,
    `before: ${printPlace(before)}; after: ${printPlace(after)}`,
    ...uses.map(({ direction, text }) => `${direction}: ${text}`),
    ...(witness === undefined ? [] : [`accepted ${witness.acceptedBy} alone: ${witness.text}`]),
  ]);
  return lines.map((line) => `  ${line.replaceAll("\n", "\n    ")}\n`).join("");
}

function printPlace(origin: Origin | undefined): string {
  if (origin === undefined) return "none";
  const { path, line, column } = sourceLocation(origin);
  return `${path}:${line}:${column}`;
}
