import { grouped } from "../../model/grouped.js";
import { compareText } from "../../text/in-order.js";
import { isInformation } from "../catalog.js";
import { ranks } from "../levels.js";
import { subjectInside, withoutOperation } from "../operation-titles.js";
import type { SettledChange } from "../final-levels.js";

/** An entry of a report: one edit, or the same edit in several operations. */
export interface Cause {
  /** The change that represents the edit. */
  readonly change: SettledChange;
  /** Other changes of the same edit. */
  readonly folded: readonly SettledChange[];
  /** The number of messages and operations that the edit reaches, as far as they are listed. */
  readonly uses: number;
  /** The operations with the same edit, by title; empty for an edit at one location. */
  readonly operations: readonly string[];
}

/** Changes as entries, one for each edit: breaking changes first, then those that most operations use. */
export function findCauses(changes: readonly SettledChange[]): readonly Cause[] {
  const places = grouped(changes, (change) => JSON.stringify([change.contract, change.place]));
  const edits = [...places.values()].map((group) => [...group].sort(bySeverity));
  const causes = [...grouped(edits, sameEdit).values()].flatMap((same): readonly Cause[] => {
    const all = same.flat();
    const [change, ...folded] = all;
    if (change === undefined) return [];
    const operations = new Set(same.flatMap(([first]) => first?.operation ?? []));
    return [{ change, folded, uses: usesOf(all), operations: operations.size > 1 ? [...operations] : [] }];
  });
  return causes.sort(
    (a, b) =>
      harmOf(b.change) - harmOf(a.change) ||
      Number(isInformation(a.change.id)) - Number(isInformation(b.change.id)) ||
      compareText(a.change.contract, b.change.contract) ||
      b.uses - a.uses ||
      compareText(a.change.subject, b.change.subject) ||
      compareText(a.change.fingerprint, b.change.fingerprint),
  );
}

/** The entry of one change. */
export function causeOf(change: SettledChange): Cause {
  return { change, folded: [], uses: usesOf([change]), operations: [] };
}

/** The text that edits share if one entry contains them: the same edit in several operations, or properties of one object. */
function sameEdit(edit: readonly SettledChange[]): string {
  const [change, ...folded] = edit.filter(({ id }) => !isInformation(id));
  if (change === undefined) return edit[0]?.fingerprint ?? "";
  const { contract, operation, data, fingerprint } = change;
  // An operation that comes or goes is an entry of its own.
  const isWhole = data["operation"] !== undefined || data["webhook"] !== undefined;
  if (operation !== undefined && !isWhole) return JSON.stringify([contract, ...[change, ...folded].map(contentOf)]);
  const named = [change, ...folded];
  if (named.some((one) => objectSubject(one) === one.subject)) return fingerprint;
  const objects = named.map((one) => JSON.stringify([objectSubject(one), levelsOf(one)]));
  return JSON.stringify([contract, ...[...new Set(objects)].sort()]);
}

function contentOf(change: SettledChange): unknown {
  return [levelsOf(change), subjectInside(change.subject, change), withoutOperation(change.sentence, change)];
}

function levelsOf({ id, level, wire, code, security }: SettledChange): unknown {
  return [id, level, wire.sent, wire.read, code, security];
}

/** The subject of the object whose property changed; otherwise the subject of the change. */
export function objectSubject({ subject, data }: SettledChange): string {
  const suffix = `.${data["property"] ?? ""}`;
  return subject.endsWith(suffix) ? subject.slice(0, -suffix.length) : subject;
}

/** The sort is stable: among equals the order of the report stays. A name says less than what it comes of, and a text less than both. */
function bySeverity(a: SettledChange, b: SettledChange): number {
  return ranks[b.level] - ranks[a.level] || weightOf(a) - weightOf(b) || harmOf(b) - harmOf(a);
}

/** The level first, and among equal levels the harm to code. */
function harmOf({ level, code }: SettledChange): number {
  return 4 * ranks[level] + (code === undefined ? 0 : 1 + ranks[code]);
}

function weightOf({ id }: SettledChange): number {
  if (id === "schema/reference-changed") return -1;
  return isInformation(id) ? 2 : id.startsWith("interface/") ? 1 : 0;
}

function usesOf(group: readonly SettledChange[]): number {
  return new Set(group.flatMap(({ uses }) => uses.map(({ text }) => text))).size;
}
