import { createHash } from "node:crypto";
import { fill } from "../text/fill.js";
import { cutMessage, visible } from "../text/visible.js";
import { editedPlace } from "./causes/edited-place.js";
import { kindOf, sentenceTemplate } from "./catalog.js";
import type { Change, FoundChange, Affected } from "./change.js";
import { highest, ranks, securityLevel } from "./levels.js";
import { valueDirections, type ValueDirection, type KindOfChange, type Level, type Levels } from "./kind-of-change.js";
import { titledChange, titledUse, type OperationTitles } from "./operation-titles.js";
import { sentenceTexts } from "./sentence-texts.js";
import { compareText } from "../text/in-order.js";

/** A change with its verdicts: the levels of its kind for the directions in which it is used; for all where it has no uses. */
export function judge(
  contract: string,
  found: FoundChange,
  uses: readonly Affected[],
  titles: OperationTitles = new Map(),
): Change {
  const kind = kindOf(found.id);
  const directions = directionsOf({ uses });
  const wire = restricted(found.levels ?? kind.wire, directions);
  const code = highest(directions.map((direction) => (found.codeLevels ?? kind.code)[direction]));
  const isWeaker = found.weakensSecurity ?? kind.security === "weakens";
  const named = titledChange(found, titles);
  return {
    ...found,
    ...named,
    key: found.subject,
    contract,
    wire,
    code,
    ...(isWeaker && { security: "weakens" }),
    level: highest([wire.sent, wire.read, isWeaker ? securityLevel : "info"]) ?? "info",
    sentence: visible(
      cutMessage(fill(sentenceTemplate(found.id, isWeaker), sentenceTexts({ ...found, ...named, wire }))),
    ),
    hint: hintOf(kind, wire, [code, isWeaker ? securityLevel : undefined]),
    uses: uses.map((use) => titledUse(use, titles)).sort(byText),
    // A reviewer has to see each of them, so it is never folded into a break of the same edit.
    place: `${found.edit ?? editedPlace(found)}${isWeaker ? " security" : ""}`,
    fingerprint: fingerprintOf(contract, found),
  };
}

/** Advice for the affected sides. A kind that breaks others has none where this change of it breaks nothing. */
function hintOf(
  { hint, wire, code }: KindOfChange,
  { sent, read }: Levels,
  others: readonly (Level | undefined)[],
): string {
  const breaksOthers = [wire.sent, wire.read, code.sent, code.read].some(isHarm);
  if (breaksOthers && ![sent, read, ...others].some(isHarm)) return "No action is needed.";
  if (typeof hint === "string") return hint;
  const sides = [isHarm(sent) ? hint.sent : "", isHarm(read) ? hint.read : ""].filter((side) => side !== "");
  return sides.length === 0 ? hint.sent : sides.join(" ");
}

function isHarm(level: Level | undefined): boolean {
  return level === "breaking" || level === "warning";
}

/** The ways on which a change is met; both where it belongs to no message. */
export function directionsOf({ uses }: { readonly uses: readonly Affected[] }): readonly ValueDirection[] {
  return uses.length === 0
    ? valueDirections
    : valueDirections.filter((otherDirection) => uses.some(({ direction }) => direction === otherDirection));
}

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

/** Made only of names and values, so that it stays the same if something else is moved or edited. */
function fingerprintOf(contract: string, { id, subject, data }: FoundChange): string {
  const values = Object.keys(data)
    .sort()
    .map((key) => [key, data[key]]);
  return createHash("sha256")
    .update(JSON.stringify([contract, id, subject, values]))
    .digest("hex")
    .slice(0, 12);
}
