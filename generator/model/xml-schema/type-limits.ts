import type { SimpleTypeDefinition } from "./components.js";
import { limitSentences } from "./limit-sentences.js";
import { patternsOfRestrictions } from "./simple-form.js";

/**
 * "Length: at most 60. Pattern: [A-Z]+", and of a union with a limited alternative "Empty. Or: Length: exactly 2.". Empty if
 * there are no limits; values that are listed are shown by the type itself.
 */
export function limitSentence(type: SimpleTypeDefinition): readonly string[] {
  const sentences = facetSentence(type);
  if (type.variety.kind !== "union") return sentences;
  // Unions inside are not opened: told in full, they could fill books.
  const limits = type.variety.members.map((member) => facetSentence(member)[0]);
  if (limits.every((limit) => limit === undefined)) return sentences;
  // Those without limits come first: a pattern has no end that can be seen.
  const free = type.variety.members.filter((_, index) => limits[index] === undefined).map(memberSentence);
  const said = [...free, ...limits.filter((limit) => limit !== undefined)];
  const [first = ""] = said;
  const sentence = [first.charAt(0).toUpperCase() + first.slice(1), ...said.slice(1)].join(" Or: ");
  return [[sentence, ...sentences].join(" ")];
}

/** Words for an alternative of a union that has no limits. */
function memberSentence({ name, facets: { enumeration } }: SimpleTypeDefinition): string {
  if (enumeration?.length === 1 && enumeration[0]?.value === "") return "empty.";
  return name === undefined ? "another value." : `a value of ${name.local}.`;
}

function facetSentence(type: SimpleTypeDefinition): readonly string[] {
  const said = [
    ...limitSentences(type),
    ...patternsOfRestrictions(type).map((step) => `Pattern: ${step.join(" or ")}`),
  ];
  return said.length === 0 ? [] : [said.join(" ")];
}
