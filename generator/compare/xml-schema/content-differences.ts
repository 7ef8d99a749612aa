import { expandedName, type QName } from "../../model/xml-schema/components.js";
import type { ContentAnswer, ContentRelation } from "../../prove/xml-schema/content-relation.js";
import { relateParties } from "../../prove/xml-schema/content-relation.js";
import type { Leaf } from "../../model/xml-schema/content-expression.js";
import { leavesOf, withoutLeaves } from "../../prove/xml-schema/content-expression.js";
import { noProof, unknownProof, type Difference, type Proof } from "./difference.js";
import type { ContentPlace } from "./content-place.js";
import { exampleOf } from "./frame.js";
import { occurrenceDifferences } from "./occurrence-differences.js";
import { occurrencesOf } from "../../prove/xml-schema/occurrences.js";
import type { ComparedVersion } from "./session.js";
import { shapeDifference } from "./shape-difference.js";
import { contentWildcardDifferences } from "./content-wildcards.js";

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
    case "yes": {
      const { word, tolerated } = answer;
      return {
        kind: "yes",
        tolerated,
        examples: () => [exampleOf(contentPlace.frame, version, { word }, contentPlace.session)],
      };
    }
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
  const proof = (version: ComparedVersion): Proof => ({
    kind: "yes",
    tolerated: true,
    examples: () => [exampleOf(frame, version, { word: word(version) }, session)],
  });
  return after
    ? [{ id: "xsd/unknown-kept", subject, frame, ...origins, narrowed: noProof, widened: proof("after") }]
    : [{ id: "xsd/unknown-refused", subject, frame, ...origins, narrowed: proof("before"), widened: noProof }];
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
  const id = isUnknown
    ? "xsd/content-undecided"
    : widenedRest.kind === "no"
      ? "xsd/content-narrowed"
      : narrowedRest.kind === "no"
        ? "xsd/content-widened"
        : "xsd/content-changed";
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
