import type { SimpleTypeDefinition } from "../../model/xml-schema/components.js";
import { limitFacets } from "../../model/xml-schema/facets.js";
import { builtinBase, patternsOfRestrictions } from "../../model/xml-schema/simple-form.js";

/**
 * "Length: at most 60. Pattern: [A-Z]+", and of a union with a limited member "Empty. Or: Length: exactly 2.". Empty where
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

/** A member of a union without limits. */
function memberSentence({ name, facets: { enumeration } }: SimpleTypeDefinition): string {
  if (enumeration?.length === 1 && enumeration[0]?.value === "") return "empty.";
  return name === undefined ? "another value." : `a value of ${name.local}.`;
}

/** Facets of a built-in type go without saying. */
function facetSentence(type: SimpleTypeDefinition): readonly string[] {
  const { facets } = type;
  const inherited = builtinBase(type)?.facets;
  const said: string[] = [];
  for (const [name, { sentence }] of limitFacets) {
    const value = facets[name];
    if (value !== undefined && value !== inherited?.[name] && sentence !== undefined) said.push(sentence(value));
  }
  for (const step of patternsOfRestrictions(type)) said.push(`Pattern: ${step.join(" or ")}`);
  return said.length === 0 ? [] : [said.join(" ")];
}
