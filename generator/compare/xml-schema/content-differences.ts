import { expandedName, type QName } from "../../model/xml-schema/components.js";
import { type ContentAnswer, type ContentRelation, relateParties } from "../../prove/xml-schema/content-relation.js";
import type { Leaf, Content } from "../../model/xml-schema/content-expression.js";
import { leavesOf, withoutLeaves } from "../../prove/xml-schema/content-expression.js";
import { exampleProof, lostIn, noProof, unknownProof, type Difference, type Proof } from "./difference.js";
import { exampleOf, type ContentPlace } from "./frame.js";
import { contentWildcards, occurrenceDifferences } from "./occurrence-differences.js";
import { occurrencesOf } from "../../prove/xml-schema/occurrences.js";
import type { ComparedVersion } from "./session.js";
import { wildcardWords } from "./type-words.js";

/** Changes between two content models: by elements where that explains them, or else as a whole. */
export function contentDifferences(contentPlace: ContentPlace, relation: ContentRelation): readonly Difference[] {
  const narrowed = proofOf(contentPlace, relation.narrowed, "before");
  const widened = proofOf(contentPlace, relation.widened, "after");
  const tolerance = toleranceDifference(contentPlace);
  if (narrowed.kind === "no" && widened.kind === "no") return tolerance;
  const shape = shapeDifference(contentPlace, narrowed, widened);
  if (shape !== undefined) return [...tolerance, shape];
  const known = [
    ...tolerance,
    ...occurrenceDifferences(contentPlace, relation),
    ...contentWildcardDifferences(contentPlace, narrowed, widened),
  ];
  const rest = unexplained(contentPlace, narrowed, widened, known);
  return rest === undefined ? known : [...known, rest];
}

/** The proof of an answer, with its word as the example. */
export function proofOf(contentPlace: ContentPlace, answer: ContentAnswer, version: ComparedVersion): Proof {
  switch (answer.kind) {
    case "no":
      return noProof;
    case "unknown":
      return unknownProof;
    case "yes":
      return exampleProof(contentPlace.frame, version, { word: answer.word }, contentPlace.session, answer.tolerated);
  }
}

/** The extension unknown="keep", set or taken away. */
function toleranceDifference({ types, frame, subject, session }: ContentPlace): readonly Difference[] {
  const before = session.sides.before.keepsUnknown(types.before);
  const after = session.sides.after.keepsUnknown(types.after);
  if (before === after) return [];
  const origins = { before: types.before.origin, after: types.after.origin };
  const word = (version: ComparedVersion): readonly QName[] => [
    { namespace: "", local: "other" },
    ...(session.instances[version].rest(types[version], []) ?? []),
  ];
  const [version, id] = after ? (["after", "xsd/unknown-kept"] as const) : (["before", "xsd/unknown-refused"] as const);
  const examples = () => [exampleOf(frame, version, { word: word(version) }, session)];
  return [{ id, subject, frame, ...origins, ...lostIn(version, { kind: "yes", tolerated: true, examples }) }];
}

/** The lost and gained documents that `known` does not explain, by the children that both versions declare. */
function unexplained(
  contentPlace: ContentPlace,
  narrowed: Proof,
  widened: Proof,
  known: readonly Difference[],
): Difference | undefined {
  const isReported = (which: "narrowed" | "widened"): boolean =>
    known.some((difference) => difference[which].kind !== "no");
  const common = commonRelation(contentPlace);
  const isCommon = { before: sameRanges(contentPlace, "before"), after: sameRanges(contentPlace, "after") };
  const narrowedRest = rest(narrowed, common?.narrowed, isReported("narrowed"), isCommon.before);
  const widenedRest = rest(widened, common?.widened, isReported("widened"), isCommon.after);
  if (narrowedRest.kind === "no" && widenedRest.kind === "no") return undefined;
  const { subject, frame, types } = contentPlace;
  const isUnknown = narrowedRest.kind === "unknown" || widenedRest.kind === "unknown";
  const changed = widenedRest.kind === "no" ? "narrowed" : narrowedRest.kind === "no" ? "widened" : "changed";
  const id = `xsd/content-${isUnknown ? "undecided" : changed}` as const;
  const origins = { before: types.before.origin, after: types.after.origin };
  return { id, subject, frame, ...origins, narrowed: narrowedRest, widened: widenedRest };
}

/** `common`: the same question for the elements of both versions alone. */
function rest(whole: Proof, common: ContentAnswer | undefined, isReported: boolean, isSameRange: boolean): Proof {
  if (whole.kind === "no" || !isReported) return whole;
  // Numbers of elements that both declare explain it as well as their order does.
  return isSameRange && common?.kind === "yes" && !common.tolerated ? whole : noProof;
}

function commonRelation({ types, contents, session }: ContentPlace): ContentRelation | undefined {
  const occurrencesBefore = occurrencesOf(contents.before);
  const theirs = occurrencesOf(contents.after);
  const isGone = ({ accepts }: Leaf): boolean =>
    accepts.some(
      (term) =>
        term.kind === "wildcard" ||
        !occurrencesBefore.has(expandedName(term.name)) ||
        !theirs.has(expandedName(term.name)),
    );
  const party = (version: ComparedVersion): Parameters<typeof relateParties>[0] => ({
    side: session.sides[version],
    content: withoutLeaves(contents[version], isGone),
    keepsUnknown: session.sides[version].keepsUnknown(types[version]),
  });
  if (![...leavesOf(contents.before), ...leavesOf(contents.after)].some(isGone)) return undefined;
  return relateParties(party("before"), party("after"));
}

/** True when no element of both versions occurs less or more often in the other one than in this. */
function sameRanges({ contents }: ContentPlace, version: ComparedVersion): boolean {
  const occurrencesOfVersion = occurrencesOf(contents[version]);
  const theirs = occurrencesOf(contents[version === "before" ? "after" : "before"]);
  return [...occurrencesOfVersion].every(([key, { min, max }]) => {
    const other = theirs.get(key);
    return other === undefined || (other.min <= min && other.max >= max);
  });
}

/** The same elements under another compositor, or in another order; undefined where the difference is another one. */
function shapeDifference(contentPlace: ContentPlace, narrowed: Proof, widened: Proof): Difference | undefined {
  const { contents, types, subject, frame } = contentPlace;
  const [namesBefore, namesAfter] = [namesOf(contents.before), namesOf(contents.after)];
  if ([...namesBefore].sort().join("|") !== [...namesAfter].sort().join("|") || namesBefore.length < 2)
    return undefined;
  const origins = { before: types.before.origin, after: types.after.origin };
  const base = { subject, frame, ...origins, narrowed, widened };
  const [before, after] = [compositorOf(contents.before), compositorOf(contents.after)];
  if (before !== after)
    return { ...base, id: "xsd/compositor-changed", data: { before: `xs:${before}`, after: `xs:${after}` } };
  if (before !== "sequence" || namesBefore.join("|") === namesAfter.join("|")) return undefined;
  const data = { before: listed(contents.before), after: listed(contents.after) };
  return { ...base, id: "xsd/elements-reordered", data };
}

function compositorOf(content: Content): "sequence" | "choice" | "all" {
  if (content.kind === "repeat") return compositorOf(content.of);
  return content.kind === "leaf" ? "sequence" : content.kind;
}

function namesOf(content: Content): readonly string[] {
  return leavesOf(content).map(({ accepts }) =>
    accepts.map((term) => (term.kind === "element" ? expandedName(term.name) : "*")).join("/"),
  );
}

function listed(content: Content): string {
  const names = leavesOf(content).flatMap(({ accepts }) =>
    accepts.map((term) => (term.kind === "element" ? term.name.local : "any")),
  );
  const shown = names.slice(0, 12).map((name) => `"${name}"`);
  return names.length > shown.length ? `${shown.join(", ")}, ...` : shown.join(", ");
}

/** Wildcards that came, went or let in something else. Part 1, section 3.10. */
function contentWildcardDifferences(
  contentPlace: ContentPlace,
  narrowed: Proof,
  widened: Proof,
): readonly Difference[] {
  const { contents, types, subject, frame } = contentPlace;
  const [wildcardsBefore, wildcardsAfter] = [contentWildcards(contents.before), contentWildcards(contents.after)];
  const [before, after] = [wildcardsBefore.map(wildcardWords).join("; "), wildcardsAfter.map(wildcardWords).join("; ")];
  if (before === after) return [];
  const origins = {
    before: (wildcardsBefore[0] ?? types.before).origin,
    after: (wildcardsAfter[0] ?? types.after).origin,
  };
  const what = before === "" ? "added" : after === "" ? "removed" : "changed";
  const data = { ...(before && { before }), ...(after && { after }) };
  return [{ id: `xsd/wildcard-${what}`, subject, frame, ...origins, data, narrowed, widened }];
}
