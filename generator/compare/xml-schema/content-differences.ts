import { expandedName } from "../../model/xml-schema/components.js";
import { type ContentAnswer, type ContentRelation, relateParties } from "../../prove/xml-schema/content-relation.js";
import type { Leaf, Content } from "../../model/xml-schema/content-expression.js";
import { leavesOf, withoutLeaves } from "../../prove/xml-schema/content-expression.js";
import {
  exampleProof,
  haveNoEffect,
  lostIn,
  noProof,
  bothOrigins,
  unknownProof,
  type Difference,
  type Proof,
  type Proofs,
} from "./difference.js";
import { exampleOf, type ContentFrame } from "./frame.js";
import { contentWildcards, occurrenceDifferences } from "./occurrence-differences.js";
import { occurrencesOf } from "../../prove/xml-schema/occurrences.js";
import { otherVersion, type ComparedVersion } from "../versions.js";
import { wildcardWords } from "./type-words.js";

/** Changes between two content models: by elements where that explains them, or else as a whole. */
export function contentDifferences(frame: ContentFrame, relation: ContentRelation): readonly Difference[] {
  const proofs: Proofs = {
    narrowed: proofOf(frame, relation.narrowed, "before"),
    widened: proofOf(frame, relation.widened, "after"),
  };
  const tolerance = toleranceDifference(frame);
  if (haveNoEffect(proofs)) return tolerance;
  const shape = shapeDifference(frame, proofs);
  if (shape !== undefined) return [...tolerance, shape];
  const known = [...tolerance, ...occurrenceDifferences(frame, relation), ...contentWildcardDifferences(frame, proofs)];
  const rest = unexplained(frame, proofs, known);
  return rest === undefined ? known : [...known, rest];
}

/** The proof of an answer, with its word as the example. */
function proofOf(frame: ContentFrame, answer: ContentAnswer, version: ComparedVersion): Proof {
  switch (answer.kind) {
    case "no":
      return noProof;
    case "unknown":
      return unknownProof;
    case "yes":
      return exampleProof(frame, version, { word: answer.word }, answer.tolerated);
  }
}

/** The extension unknown="keep", set or taken away. */
function toleranceDifference(frame: ContentFrame): readonly Difference[] {
  const { types, session } = frame;
  const before = session.sides.before.keepsUnknown(types.before);
  const after = session.sides.after.keepsUnknown(types.after);
  if (before === after) return [];
  const [version, id] = after ? (["after", "xsd/unknown-kept"] as const) : (["before", "xsd/unknown-refused"] as const);
  const examples = () => {
    const rest = session.instances[version].rest(types[version], []) ?? [];
    return [exampleOf(frame, version, { word: [{ namespace: "", local: "other" }, ...rest] })];
  };
  return [{ id, frame, origins: bothOrigins(types), ...lostIn(version, { kind: "yes", tolerated: true, examples }) }];
}

/** The lost and gained documents that `known` does not explain, by the children that both versions declare. */
function unexplained(frame: ContentFrame, proofs: Proofs, known: readonly Difference[]): Difference | undefined {
  const common = commonRelation(frame);
  const rest = (which: keyof Proofs, version: ComparedVersion): Proof => {
    const isReported = known.some((difference) => difference[which].kind !== "no");
    if (proofs[which].kind === "no" || !isReported) return proofs[which];
    // Numbers of elements that both declare explain it as well as their order does.
    const answer = common?.[which];
    return sameRanges(frame, version) && answer?.kind === "yes" && !answer.tolerated ? proofs[which] : noProof;
  };
  const rests: Proofs = { narrowed: rest("narrowed", "before"), widened: rest("widened", "after") };
  if (haveNoEffect(rests)) return undefined;
  const { narrowed, widened } = rests;
  const isUnknown = narrowed.kind === "unknown" || widened.kind === "unknown";
  const changed = widened.kind === "no" ? "narrowed" : narrowed.kind === "no" ? "widened" : "changed";
  const id = `xsd/content-${isUnknown ? "undecided" : changed}` as const;
  return { id, frame, origins: bothOrigins(frame.types), ...rests };
}

/** The same question for the elements of both versions alone. */
function commonRelation({ types, contents, session }: ContentFrame): ContentRelation | undefined {
  const [old, now] = [occurrencesOf(contents.before), occurrencesOf(contents.after)];
  const isGone = ({ accepts }: Leaf): boolean =>
    accepts.some(
      (term) => term.kind === "wildcard" || !old.has(expandedName(term.name)) || !now.has(expandedName(term.name)),
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
function sameRanges({ contents }: ContentFrame, version: ComparedVersion): boolean {
  const theirs = occurrencesOf(contents[otherVersion(version)]);
  return [...occurrencesOf(contents[version])].every(([key, { min, max }]) => {
    const other = theirs.get(key);
    return other === undefined || (other.min <= min && other.max >= max);
  });
}

/** The same elements under another compositor, or in another order; undefined where the difference is another one. */
function shapeDifference(frame: ContentFrame, proofs: Proofs): Difference | undefined {
  const { contents, types } = frame;
  const [namesBefore, namesAfter] = [namesOf(contents.before), namesOf(contents.after)];
  if ([...namesBefore].sort().join("|") !== [...namesAfter].sort().join("|") || namesBefore.length < 2)
    return undefined;
  const base = { frame, origins: bothOrigins(types), ...proofs };
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
function contentWildcardDifferences(frame: ContentFrame, proofs: Proofs): readonly Difference[] {
  const { contents, types } = frame;
  const [old, now] = [contentWildcards(contents.before), contentWildcards(contents.after)];
  const [before, after] = [old.map(wildcardWords).join("; "), now.map(wildcardWords).join("; ")];
  if (before === after) return [];
  const origins = bothOrigins({ before: old[0] ?? types.before, after: now[0] ?? types.after });
  const what = before === "" ? "added" : after === "" ? "removed" : "changed";
  const data = { ...(before && { before }), ...(after && { after }) };
  return [{ id: `xsd/wildcard-${what}`, frame, origins, data, ...proofs }];
}
