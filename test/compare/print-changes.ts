import { placeOf, type Origin } from "../../generator/diagnostics/origin.js";
import type { Change } from "../../generator/compare/change.js";

/** Changes as expected files show them: everything that a report can tell, one paragraph each. */
export function printChanges(changes: readonly Change[]): string {
  return changes.map(printChange).join("\n");
}

function printChange(change: Change): string {
  const { wire, code, security, uses, witness } = change;
  const lines = [
    `${change.level} ${change.id} at "${change.subject}"`,
    `  ${change.sentence}`,
    `  hint: ${change.hint}`,
    `  wire: ${said({ ...wire })}; code: ${code ?? "unharmed"}${security === undefined ? "" : `; ${security} security`}`,
    `  before: ${placeLine(change.before)}; after: ${placeLine(change.after)}`,
  ];
  for (const { direction, text } of uses) lines.push(`  ${direction}: ${text}`);
  if (witness !== undefined) lines.push(`  accepted ${witness.acceptedBy} alone: ${witness.text}`);
  return `${lines.join("\n")}\n`;
}

function said(levels: Readonly<Record<string, string | undefined>>): string {
  const parts = Object.entries(levels)
    .sort()
    .map(([direction, level]) => `${direction} ${level ?? ""}`);
  return parts.length === 0 ? "unharmed" : parts.join(", ");
}

function placeLine(origin: Origin | undefined): string {
  if (origin === undefined) return "none";
  const { path, line, column } = placeOf(origin);
  return `${path}:${line}:${column}`;
}
