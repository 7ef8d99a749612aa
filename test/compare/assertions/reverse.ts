import { expect } from "vitest";
import { changeCatalog, kindOf, type ChangeId } from "../../../generator/compare/catalog.js";
import type { Change } from "../../../generator/compare/change.js";
import type { Assertion } from "../assertions.js";
import { changesBetween, changesOf, hasContracts, loadVersion } from "../load-case.js";

// A change and its reverse: an addition becomes a removal, and a break for senders becomes a break for readers. Covers
// changes of operations and their parts; those of schemas are proved by values.
const ids = (Object.keys(changeCatalog) as readonly ChangeId[]).filter((id) => !/^(?:schema|xsd)\//.test(id));

/** Kinds that are each other's reverse; further ones by their names. A kind that is its own reverse is in no list. */
const pairs: readonly (readonly [ChangeId, ChangeId])[] = [
  ["interface/question-opened", "interface/question-answered"],
  ["operation/deprecated", "operation/undeprecated"],
  ["operation/sunset-stated", "operation/sunset-withdrawn"],
  ["operation/sunset-brought-forward", "operation/sunset-put-off"],
  ["parameter/became-required", "parameter/became-optional"],
  ["parameter/reserved-allowed", "parameter/reserved-refused"],
  ["parameter/empty-allowed", "parameter/empty-refused"],
  ["parameter/deprecated", "parameter/undeprecated"],
  ["body/became-required", "body/became-optional"],
  ["media-type/narrowed", "media-type/widened"],
  ["header/became-required", "header/became-optional"],
  ["header/deprecated", "header/undeprecated"],
  ["security/became-required", "security/opened"],
  ["security/scope-required", "security/scope-dropped"],
  ["security/scheme-required", "security/scheme-dropped"],
];
const reverses = new Map<string, string>(pairs.flatMap(([a, b]) => [[a, b] as const, [b, a] as const]));

/** Kinds that report one added or removed part, as the earlier and the later state. */
const joined = new Map<string, string>([
  ["parameter/required-added", "parameter/added"],
  ["parameter/optional-added", "parameter/added"],
  ["body/required-added", "body/added"],
  ["body/optional-added", "body/added"],
  ["header/required-added", "header/added"],
  ["header/optional-added", "header/added"],
  ["header/optional-removed", "header/removed"],
  ["operation/removed-when-deprecated", "operation/removed"],
  ["operation/removed-before-sunset", "operation/removed"],
  ["operation/removed-after-sunset", "operation/removed"],
]);

function familyOf(id: string): string {
  return joined.get(id) ?? id;
}

function reverseOf(id: string): string {
  const known = reverses.get(id);
  if (known !== undefined) return known;
  const family = familyOf(id);
  if (family.endsWith("added")) return family.replace(/added$/, "removed");
  return family.endsWith("removed") ? family.replace(/removed$/, "added") : family;
}

/**
 * Kinds whose reverse is not their mirror. A message that is no longer accepted is undecided for senders, while its
 * addition has no impact; clients accept errors of every kind, and the recipients of a new message are unknown.
 */
const lopsided =
  /^(?:parameter|body|header|error|webhook|operation|interface)\/.*(?:added|removed)|^response\/(?:error|default|success|body)-|^media-type\/(?:added|removed)|^operation\/sunset|^security\/(?:flow|scope)-(?:added|removed)|^security\/(?:flow-url|token-request)|^server\//;

export const isReportedInReverse: Assertion = {
  title: "is reported as the reverse in the other direction",
  appliesTo: (one) => ids.includes(one.kind) && hasContracts(one) && !one.versions.before.has("before.xsd"),
  async check(one) {
    const back = changesBetween(await loadVersion(one, "after"), await loadVersion(one, "before"), one);
    const forth = operational(await changesOf(one)).map(reverseOf);
    expect(operational(back).map(familyOf).sort()).toEqual(forth.sort());
  },
};

/** The ids of changes of operations. A name that comes is nothing to anybody. */
function operational(changes: readonly Change[]): readonly string[] {
  return changes.map(({ id }) => id).filter((id) => ids.includes(id) && id !== "interface/generated-name-removed");
}

/** Kinds that break senders, and whose reverse does not break readers in the same way; or the opposite. */
export function kindsUnlikeTheirReverse(): readonly ChangeId[] {
  return ids.filter((id) => {
    const other = reverseOf(id);
    if (lopsided.test(id) || !(other in changeCatalog)) return false;
    const [wire, mirrored] = [kindOf(id).wire, kindOf(other as ChangeId).wire];
    return wire.sent !== mirrored.read || wire.read !== mirrored.sent;
  });
}
