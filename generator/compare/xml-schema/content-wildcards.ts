import type { Wildcard } from "../../model/xml-schema/components.js";
import type { Content } from "../../model/xml-schema/content-expression.js";
import { leavesOf } from "../../prove/xml-schema/content-expression.js";
import type { ContentPlace } from "./content-place.js";
import type { Difference, Proof } from "./difference.js";
import { wildcardWords } from "./type-words.js";

/** The wildcards of a content model, in order of the text. */
export function contentWildcards(content: Content): readonly Wildcard[] {
  return leavesOf(content).flatMap(({ accepts }) => accepts.filter((term) => term.kind === "wildcard"));
}

/** Wildcards that came, went or let in something else. Part 1, section 3.10. */
export function contentWildcardDifferences(
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
  const base = { subject, frame, ...origins, narrowed, widened };
  if (before === "") return [{ ...base, id: "xsd/wildcard-added", data: { after } }];
  if (after === "") return [{ ...base, id: "xsd/wildcard-removed", data: { before } }];
  return [{ ...base, id: "xsd/wildcard-changed", data: { before, after } }];
}
