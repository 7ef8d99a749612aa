import { existsSync } from "node:fs";
import { dirname } from "node:path";
import type { AcceptedEntry } from "../compare/final-levels.js";
import { findLineStarts, positionAt } from "../diagnostics/origin.js";
import { diskTree } from "../load/file-tree.js";
import { findJsonFault } from "../load/json-faults.js";
import { writeFile } from "../pipeline/write-file.js";
import { UsageError } from "../usage-error.js";
import { isRecord } from "../settings/kinds.js";
import { visibleJson } from "../text/visible.js";
import { compareText } from "../text/in-order.js";

const maxBytes = 16 * 1024 * 1024;

const texts = ["fingerprint", "contract", "id", "sentence", "reason"] as const;

/** The accepted changes of a file; none when it is not there. Throws a `UsageError` on anything else than such a file. */
export function readAccepted(path: string): readonly AcceptedEntry[] {
  if (!existsSync(path)) return [];
  const value = parsed(path);
  if (!isRecord(value) || value["version"] !== 1 || !Array.isArray(value["accepted"])) {
    throw new UsageError(`"${path}" is not a file of accepted changes: write { "version": 1, "accepted": [] }.`);
  }
  return value["accepted"].map((entry: unknown, index) => checkedEntry(entry, `entry ${index + 1} of "${path}"`));
}

function parsed(path: string): unknown {
  const read = diskTree(dirname(path)).read(path, maxBytes);
  if (!("text" in read)) throw new UsageError(`"${path}" cannot be read: it must be a text file of at most 16 MB.`);
  try {
    return JSON.parse(read.text);
  } catch {
    // The engine's message quotes the content, and the file may be a link to a private one.
    const { line, column } = positionAt(findLineStarts(read.text), findJsonFault(read.text)?.start ?? 0);
    throw new UsageError(`"${path}" cannot be read as JSON: line ${line}, column ${column}.`);
  }
}

function checkedEntry(entry: unknown, where: string): AcceptedEntry {
  if (!isRecord(entry)) throw new UsageError(`Expected an object as ${where}.`);
  for (const name of texts) {
    const text = entry[name];
    if (typeof text !== "string" || text.trim() === "")
      throw new UsageError(`"${name}" must be a non-empty string in ${where}.`);
  }
  const { until } = entry;
  if (until !== undefined) checkDay(until, `"until" in ${where}`);
  const known: readonly string[] = [...texts, "until"];
  const other = Object.keys(entry).find((name) => !known.includes(name));
  if (other !== undefined) throw new UsageError(`Unknown property "${other}" in ${where}; remove it.`);
  return entry as unknown as AcceptedEntry;
}

/** Throws a `UsageError` when a value is not a day that exists. */
export function checkDay(value: unknown, what: string): void {
  const isDay = typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value);
  const day = isDay ? new Date(`${value}T00:00:00Z`) : undefined;
  if (day === undefined || Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== value) {
    throw new UsageError(`Write a date such as 2027-01-31 for ${what}.`);
  }
}

/** Writes a file of accepted changes, sorted. No link of `top`, or of the repository around it, is followed. */
export function writeAccepted(path: string, entries: readonly AcceptedEntry[], top: string): void {
  const accepted = [...entries].sort(
    (a, b) => compareText(a.contract, b.contract) || compareText(a.fingerprint, b.fingerprint),
  );
  writeFile(path, visibleJson({ version: 1, accepted }), top);
}
