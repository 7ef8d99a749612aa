import { grouped } from "../../model/grouped.js";
import { compareText } from "../../text/in-order.js";
import { isInformation } from "../catalog.js";
import { ranks } from "../levels.js";
import type { SettledChange } from "../final-levels.js";

/** An edited place: the change that says most of it, and everything else that comes of the same edit. */
export interface Cause {
  /** The change that stands for the edit. */
  readonly change: SettledChange;
  /** Other changes of the same edit. */
  readonly folded: readonly SettledChange[];
  /** The number of messages and operations that the edit reaches, as far as they are listed. */
  readonly uses: number;
}

/** Changes as entries, one for each edited place: what breaks first, then what most operations use. */
export function findCauses(changes: readonly SettledChange[]): readonly Cause[] {
  const groups = grouped(changes, (change) => JSON.stringify([change.contract, change.place]));
  const causes = [...groups.values()].flatMap((group): readonly Cause[] => {
    const [change, ...folded] = [...group].sort(bySeverity);
    return change === undefined ? [] : [{ change, folded, uses: usesOf(group) }];
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

/** The sort is stable: among equals the order of the report stays. A name says less than what it comes of, and a text less than both. */
function bySeverity(a: SettledChange, b: SettledChange): number {
  return harmOf(b) - harmOf(a) || weightOf(a) - weightOf(b);
}

/** The level first, and among equal levels the harm to code. */
function harmOf({ level, code }: SettledChange): number {
  return 4 * ranks[level] + (code === undefined ? 0 : 1 + ranks[code]);
}

function weightOf({ id }: SettledChange): number {
  return isInformation(id) ? 2 : id.startsWith("interface/") ? 1 : 0;
}

function usesOf(group: readonly SettledChange[]): number {
  return new Set(group.flatMap(({ uses }) => uses.map(({ text }) => text))).size;
}
