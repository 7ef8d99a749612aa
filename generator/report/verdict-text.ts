import { cutMessage } from "../text/visible.js";
import { isInformation } from "../compare/catalog.js";
import type { Cause } from "../compare/causes/find-causes.js";
import type { Change, Affected, Witness } from "../compare/change.js";
import type { AttributedLine, ConsumersReport } from "../compare/consumers.js";
import type { AcceptedEntry, SettledChange } from "../compare/final-levels.js";
import type { Level, SecurityEffect } from "../compare/kind-of-change.js";
import { withoutOperation } from "../compare/operation-titles.js";
import type { BrokenCall, RecordedReport } from "../compare/recorded-calls.js";
import type { DiffReport } from "./diff-report.js";

/** The effects of a change, or of a kind of change. */
type Verdict = Pick<Change, "wire" | "code"> & { readonly security?: SecurityEffect | undefined };

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

/** The verdict, with the computed level if the configuration changed it. */
export function configuredVerdict(change: SettledChange): string {
  const { level, judged } = change;
  return `${verdictText(change)}${judged === level ? "" : ` (${judged} without the configuration)`}`;
}

/** Writes the sentence of a change in the notation of a report format; if `isCommon`, without the operation. */
export type SentenceForm = (change: Change, isCommon: boolean) => string;

const plainForm: SentenceForm = (change, isCommon) =>
  isCommon ? withoutOperation(change.sentence, change) : change.sentence;

/** The sentence of an entry: "In 161 operations: The response 429 was added." */
export function entrySentence({ change, operations }: Cause, form = plainForm): string {
  if (operations.length === 0) return form(change, false);
  return `In ${operations.length} operations: ${form(change, true)}`;
}

/** Sentences of an entry that all formats but HTML print. */
const maxFolded = 10;

/** The sentences of the other changes of an entry, each once. Changes of documentation, and those above the limit, are counted. */
export function foldedSentences(cause: Cause, form = plainForm, most = maxFolded): readonly string[] {
  const { folded, operations } = cause;
  const shown = foldedChanges(cause).map((one) => form(one, operations.length > 0));
  const count = folded.filter(({ id }) => isInformation(id)).length;
  const documentation = count === 0 ? [] : [`${count} ${count === 1 ? "change" : "changes"} of documentation.`];
  const sentences = [...new Set(shown)];
  const more = sentences.length - most;
  return [...sentences.slice(0, most), ...(more > 0 ? [`${more} more of the same edit.`] : []), ...documentation];
}

/** The folded changes that an entry names: without documentation, and without the same change of other operations. */
export function foldedChanges({ change, folded, operations }: Cause): readonly SettledChange[] {
  const shown = folded.filter(({ id }) => !isInformation(id));
  return operations.length === 0 ? shown : shown.filter((one) => plainForm(one, true) !== plainForm(change, true));
}

/** The messages of an entry: "POST /orders (createOrder) request, GET /orders (listOrders) response 200 and 3 more". */
export function usesText({ change, operations }: Pick<Cause, "change" | "operations">, maxUses = 4): string {
  const all = operations.length > 0 ? operations : change.uses.map(({ text }: Affected) => text);
  return listText([...new Set(all)].map(cutMessage), maxUses);
}

/** The names of the operations with the same edit. */
export function operationsText(cause: Cause): readonly string[] {
  return cause.operations.length === 0 ? [] : [`In ${usesText(cause)}.`];
}

/** "a, b and 3 more" */
export function listText(texts: readonly string[], maxShown: number): string {
  const shown = texts.slice(0, texts.length > maxShown ? maxShown - 1 : maxShown);
  const more = texts.length - shown.length;
  return more === 0 ? shown.join(", ") : `${shown.join(", ")} and ${more} more`;
}

/** The words for a witness. */
export function witnessText({ acceptedBy }: Witness): string {
  return acceptedBy === "before" ? "was accepted and is now rejected" : "was rejected and is now accepted";
}

/** True for a warning about more than security, which may turn out to be a break. */
export function mayBreak({ level, wire, security }: Pick<SettledChange, "level" | "wire" | "security">): boolean {
  return level === "warning" && (security === undefined || wire.sent === "warning" || wire.read === "warning");
}

/** "log.entries[3]: GET /orders/{id} (getOrder) was valid and is now invalid: request: maximum at /query/limit". */
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

/** The changes behind a line. */
export function causesText({ changes }: Pick<AttributedLine, "changes">): string {
  if (changes.length === 0) return "no change with a matching name";
  return cutMessage(
    listText(
      changes.map((change) => change.sentence),
      maxCauses,
    ),
  );
}

/** The counts of lines that stop compiling, and the changes that break code and that none of them is about. */
export function consumersText({ files, broken, unnoticed }: ConsumersReport): string {
  const stopping = broken.length === 1 ? "1 line" : `${broken.length} lines`;
  const filesText = files === 1 ? "1 file" : `${files} files`;
  const lines = `${stopping} in ${filesText} of consumers ${broken.length === 1 ? "stops" : "stop"} compiling.`;
  if (unnoticed.length === 0) return lines;
  const noun = unnoticed.length === 1 ? "change that breaks code affects" : "changes that break code affect";
  return `${lines} ${unnoticed.length} ${noun} none of them: ${causesText({ changes: unnoticed })}`;
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
