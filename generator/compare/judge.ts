import { createHash } from "node:crypto";
import { fill } from "../text/fill.js";
import { cutMessage, cutTexts, visible } from "../text/visible.js";
import { editedPlace } from "./causes/edited-place.js";
import { kindOf } from "./catalog.js";
import type { Change, FoundChange, Affected } from "./change.js";
import { highest, ranks, securityLevel } from "./levels.js";
import type { ChangeData, ValueDirection, KindOfChange, Level, Levels } from "./kind-of-change.js";
import { compareText } from "../text/in-order.js";

/** A change with its verdicts: the levels of its kind for the directions in which it is used; for all where it has no uses. */
export function judge(contract: string, found: FoundChange, uses: readonly Affected[]): Change {
  const kind = kindOf(found.id);
  const directions = directionsOf({ uses });
  const wire = restricted(found.levels ?? kind.wire, directions);
  const code = highest(directions.map((direction) => (found.codeLevels ?? kind.code)[direction]));
  const isWeaker = found.weakensSecurity ?? kind.security === "weakens";
  return {
    ...found,
    contract,
    wire,
    code,
    ...(isWeaker && { security: "weakens" }),
    level: highest([wire.sent, wire.read, isWeaker ? securityLevel : "info"]) ?? "info",
    sentence: visible(cutMessage(sentenceOf(kind, cutTexts(found.data), isWeaker))),
    hint: hintOf(kind, [wire.sent, wire.read, code, isWeaker ? securityLevel : undefined]),
    uses: [...uses].sort(byText),
    // A reviewer has to see each of them, so it is never folded into a break of the same edit.
    place: `${editedPlace(found)}${isWeaker ? " security" : ""}`,
    fingerprint: fingerprintOf(contract, found),
  };
}

/** Advice on a change with these levels. A kind that breaks others has none where this change of it breaks nothing. */
function hintOf({ hint, wire, code }: KindOfChange, levels: readonly (Level | undefined)[]): string {
  const isHarm = (level: Level | undefined): boolean => level === "breaking" || level === "warning";
  const breaksOthers = [wire.sent, wire.read, code.sent, code.read].some(isHarm);
  return breaksOthers && !levels.some(isHarm) ? "No action is needed." : hint;
}

function sentenceOf({ sentence, weaker, words }: KindOfChange, data: ChangeData, isWeaker: boolean): string {
  const text = isWeaker && weaker !== undefined ? `${sentence} ${weaker}` : sentence;
  return fill(text, { ...data, ...words?.(data) });
}

/** The ways on which a change is met; both where it belongs to no message. */
export function directionsOf({ uses }: { readonly uses: readonly Affected[] }): readonly ValueDirection[] {
  return uses.length === 0
    ? both
    : both.filter((otherDirection) => uses.some(({ direction }) => direction === otherDirection));
}

const both: readonly ValueDirection[] = ["sent", "read"];

function restricted(levels: Levels, directions: readonly ValueDirection[]): Levels {
  const entries = directions.flatMap((direction) => {
    const level = levels[direction];
    return level === undefined ? [] : [[direction, level] as const];
  });
  return Object.fromEntries(entries);
}

/** Changes in the order of reports: what breaks first, then by subject and id. */
export function sortChanges<C extends Change>(changes: readonly C[]): readonly C[] {
  return [...changes].sort(
    (a, b) =>
      ranks[b.level] - ranks[a.level] ||
      compareText(a.contract, b.contract) ||
      compareText(a.subject, b.subject) ||
      compareText(a.id, b.id) ||
      compareText(a.fingerprint, b.fingerprint),
  );
}

function byText(a: Affected, b: Affected): number {
  return compareText(a.text, b.text) || compareText(a.direction, b.direction);
}

/** Made of names and values alone: whatever is moved or edited elsewhere, it stays. The edits that a change comes of are not a part of it. */
function fingerprintOf(contract: string, { id, subject, data }: FoundChange): string {
  const values = Object.keys(data)
    .filter((key) => key !== "by")
    .sort()
    .map((key) => [key, data[key]]);
  return createHash("sha256")
    .update(JSON.stringify([contract, id, subject, values]))
    .digest("hex")
    .slice(0, 12);
}
