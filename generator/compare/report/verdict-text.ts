import { cutMessage } from "../../text/visible.js";
import type { Cause } from "../causes/find-causes.js";
import type { Change, Affected, Witness } from "../change.js";
import type { Level, SecurityEffect } from "../kind-of-change.js";
import type { BrokenCall, RecordedReport } from "../recorded-calls.js";
import type { AttributedLine, ConsumersReport } from "../consumers.js";
import { breaksCode, type AcceptedEntry, type SettledChange } from "../final-levels.js";
import { countOf, unreadableCount, levelsOfReport, type Bump, type DiffReport } from "./diff-report.js";

const maxUses = 4;

/** The effects of a change, in words: "breaks clients that send; may break the compilation of consumers; weakens security". */
export function verdictText({ wire, code, security }: Verdict): string {
  const parts = [
    verdict(wire.sent, "clients that send"),
    verdict(wire.read, "consumers that read"),
    verdict(code, "the compilation of consumers"),
    security === undefined ? "" : `${security} security`,
  ].filter((part) => part !== "");
  return parts.length === 0 ? "breaks nothing" : parts.join("; ");
}

/** The effects of a change, or of a kind of change. */
type Verdict = Pick<Change, "wire" | "code"> & { readonly security?: SecurityEffect | undefined };

function verdict(level: Level | undefined, whom: string): string {
  switch (level) {
    case "breaking":
      return `breaks ${whom}`;
    case "warning":
      return `may break ${whom}`;
    case "info":
    case undefined:
      return "";
  }
}

/** "Order.quantity: The maximum was lowered from 10 to 5." */
export function sentenceOf({ subject, sentence }: Pick<Change, "subject" | "sentence">): string {
  return cutMessage(subject === "" ? sentence : `${cutMessage(subject)}: ${sentence}`);
}

/** "createOrder request, getOrder response 200 and 3 more"; "" where a change is of no message. */
export function usesText(uses: readonly Affected[]): string {
  const texts = [...new Set(uses.map(({ text }) => text))];
  const shown = texts.slice(0, texts.length > maxUses ? maxUses - 1 : maxUses);
  const more = texts.length - shown.length;
  return cutMessage(more === 0 ? shown.join(", ") : `${shown.join(", ")} and ${more} more`);
}

/** The words for a witness. */
export function witnessText({ acceptedBy }: Witness): string {
  return acceptedBy === "before" ? "was accepted and is now rejected" : "was rejected and is now accepted";
}

/** "2 breaking changes, 1 warning and 3 other changes": what there is none of is left out. */
export function countsText(report: DiffReport): string {
  const parts = levelsOfReport.flatMap((level) => {
    const count = countOf(report, level);
    return count === 0 ? [] : [`${count} ${nouns[level](count)}`];
  });
  const last = parts.pop();
  const accepted = report.accepted.length;
  if (last === undefined && accepted > 0) return `${accepted} accepted ${accepted === 1 ? "change" : "changes"}`;
  if (last === undefined) return "No changes of meaning";
  return (
    (parts.length === 0 ? last : `${parts.join(", ")} and ${last}`) + codeCountText(report) + securityCountText(report)
  );
}

/** "3 of them break the compilation of consumers": changes that break code and are not breaks by themselves; "" where there are none. */
function codeCountText(report: DiffReport): string {
  const count = report.changes.filter((change) => change.level !== "breaking" && breaksCode(change)).length;
  if (count === 0) return "";
  return `, ${count} of which ${count === 1 ? "breaks" : "break"} the compilation of consumers`;
}

/** ", 2 of which weaken security"; "" if there are none. */
function securityCountText({ changes }: DiffReport): string {
  const count = changes.filter(({ security }) => security !== undefined).length;
  return count === 0 ? "" : `, ${count} of which ${count === 1 ? "weakens" : "weaken"} security`;
}

const nouns: Readonly<Record<Level, (count: number) => string>> = {
  breaking: (count) => (count === 1 ? "breaking change" : "breaking changes"),
  warning: (count) => (count === 1 ? "warning" : "warnings"),
  info: (count) => (count === 1 ? "other change" : "other changes"),
};

const bumps: Readonly<Record<Bump, string>> = {
  major: "major",
  minor: "minor",
  patch: "patch",
  none: "none, nothing has changed",
};

/** "major"; with the reason to look once more where nothing could be decided, and with what was not compared. */
export function bumpText(report: DiffReport): string {
  const unreadable = unreadableCount(report);
  if (unreadable > 0)
    return `${report.bump === "none" ? "" : "at least "}${report.bump}, ${unreadable} ${unreadable === 1 ? "part" : "parts"} not compared`;
  const undecided = report.bump === "minor" && report.changes.some(mayBreak);
  return undecided ? "minor, or major if a warning proves true" : bumps[report.bump];
}

/** True for a warning about more than security, which may turn out to be a break. */
export function mayBreak({ level, wire, security }: Pick<SettledChange, "level" | "wire" | "security">): boolean {
  return level === "warning" && (security === undefined || wire.sent === "warning" || wire.read === "warning");
}

/** "log.entries[3]: getOrder was valid and is now invalid: request: maximum at /query/limit". */
export function brokenCallText({ at, operation, faults }: BrokenCall): string {
  return cutMessage(`${at}: ${operation} was valid and is now invalid: ${faults.join(", ")}`);
}

/** "1 of 15 recorded calls breaks with the new version." */
export function recordedText({ calls, broken }: RecordedReport): string {
  return `${broken.length} of ${calls} recorded ${calls === 1 ? "call" : "calls"} ${broken.length === 1 ? "breaks" : "break"} with the new version.`;
}

/** "app/main.ts:12:20: stops compiling: Property 'note' does not exist on type 'Order'." */
export function brokenLineText({ path, line, column, message }: AttributedLine): string {
  return cutMessage(`${path}:${line}:${column}: stops compiling: ${cutMessage(message)}`);
}

const maxCauses = 5;

/** The changes behind a line, by their names. */
export function causesText({ changes }: Pick<AttributedLine, "changes">): string {
  if (changes.length === 0) return "no change with a matching name";
  const named = changes.slice(0, maxCauses).map(({ id, subject }) => (subject === "" ? id : `${id} (${subject})`));
  const more = changes.length - named.length;
  return cutMessage(`${named.join(", ")}${more === 0 ? "" : ` and ${more} more`}`);
}

/** The counts of lines that stop compiling, and the changes that break code and that none of them is about. */
export function consumersText({ files, broken, unnoticed }: ConsumersReport): string {
  const stopping = broken.length === 1 ? "1 line" : `${broken.length} lines`;
  const filesText = files === 1 ? "1 file" : `${files} files`;
  const lines = `${stopping} in ${filesText} of consumers ${broken.length === 1 ? "stops" : "stop"} compiling.`;
  if (unnoticed.length === 0) return lines;
  const noun = unnoticed.length === 1 ? "change that breaks code affects" : "changes that break code affect";
  return `${lines} ${unnoticed.length} ${noun} none of them: ${causesText({ changes: unnoticed })}.`;
}

/** Remarks about entries of the file with accepted changes. */
export function entryNotes({ expired, stale, acceptedPath }: DiffReport): readonly string[] {
  return [
    ...expired.map(
      (entry) => `${acceptedPath}: ${entryName(entry)} was accepted until ${entry.until ?? ""} and counts again.`,
    ),
    ...stale.map((entry) => `${acceptedPath}: ${entryName(entry)} matches no current change; remove the entry.`),
  ];
}

function entryName({ fingerprint, id, contract }: AcceptedEntry): string {
  return `${fingerprint} (${id} in "${contract}")`;
}

/** The changes that an entry has folded, by their kinds; "" where it stands alone. */
export function foldedText({ folded }: Pick<Cause, "folded">): string {
  const counts = new Map<string, number>();
  for (const { id } of folded) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].map(([id, count]) => (count === 1 ? id : `${id} (${count})`)).join(", ");
}
