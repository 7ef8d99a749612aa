import type { Facets, SimpleTypeDefinition } from "../../../model/xml-schema/components.js";
import { included, undecided, type SimpleInclusion } from "./inclusion.js";
import { listedTexts } from "./listed-texts.js";
import type { TextMachine } from "../../../languages/text-machine.js";
import { takesText } from "./read-text.js";
import { anyPattern, patternLanguage, textsLanguage, findText, type TextSet } from "./text-set.js";

const ranks = { preserve: 0, replace: 1, collapse: 2 };

/** The strings that white space normalization does not change. Part 2, section 4.3.6. */
const normalTexts = {
  preserve: undefined,
  replace: patternLanguage("[^\\t\\n\\r]*"),
  collapse: patternLanguage("([^ \\t\\n\\r]+( [^ \\t\\n\\r]+)*)?"),
};

/** True if facets accept every string of xs:string. */
export function takesEveryText({ facets, variety }: SimpleTypeDefinition): boolean {
  if (variety.kind === "any") return true;
  if (variety.kind !== "atomic" || variety.primitive !== "string") return false;
  const { whiteSpace: _, fixed: __, minLength = 0, ...others } = facets;
  return minLength === 0 && Object.keys(others).length === 0;
}

/** Decides inclusion among types of xs:string by their strings: lengths, patterns and enumerations are one search. */
export function compareStrings(sub: SimpleTypeDefinition, of: SimpleTypeDefinition): SimpleInclusion {
  if (takesEveryText(of)) return included;
  const { whiteSpace } = sub.facets;
  const listed = listedTexts(sub.facets);
  if (listed !== undefined && (whiteSpace === "preserve" || whiteSpace === of.facets.whiteSpace)) {
    const refused = listed.find((text) => !takesText(of, text) && takesText(sub, text));
    return refused === undefined ? included : { kind: "no", text: refused };
  }
  const accepted = textSet(sub.facets);
  const refused = textSet(withoutShared(of.facets, sub.facets));
  if (accepted === undefined || refused === undefined) return undecided("a pattern is too large to be compared");
  const found = findText(accepted, refused);
  if (found.kind === "unknown") return undecided("the patterns are too large to be compared");
  if (found.kind === "found" && takesText(sub, found.text) && !takesText(of, found.text))
    return { kind: "no", text: found.text };
  return compareWhiteSpace(sub, of, accepted, found.kind === "none");
}

/** Facets without the patterns that others have, too: types that come from one another share most of theirs. */
function withoutShared({ patterns = [], ...facets }: Facets, { patterns: others = [] }: Facets): Facets {
  const known = new Set(others.map((step) => JSON.stringify(step)));
  return { ...facets, patterns: patterns.filter((step) => !known.has(JSON.stringify(step))) };
}

/** The remaining strings, which the two types normalize differently. */
function compareWhiteSpace(
  sub: SimpleTypeDefinition,
  of: SimpleTypeDefinition,
  accepted: TextSet,
  isIncluded: boolean,
): SimpleInclusion {
  const unknown = undecided("white space is treated differently");
  const [whiteSpaceOfSub, whiteSpaceOfOther] = [sub.facets.whiteSpace, of.facets.whiteSpace];
  if (whiteSpaceOfSub === whiteSpaceOfOther) return isIncluded ? included : unknown;
  if (ranks[whiteSpaceOfSub] > ranks[whiteSpaceOfOther]) return spacedText(sub, of, accepted) ?? unknown;
  const normal = normalTexts[whiteSpaceOfOther];
  if (normal === undefined) return unknown;
  // Strings that the other type's normalization does not change are compared as they are.
  const odd = findText(accepted, { machines: [normal], min: 0, max: Infinity });
  if (odd.kind === "none") return isIncluded ? included : unknown;
  if (odd.kind === "found" && takesText(sub, odd.text) && !takesText(of, odd.text))
    return { kind: "no", text: odd.text };
  return shrinksOnly(sub.facets, of.facets) && isIncluded ? included : unknown;
}

/** True if the only constraint is a maximum length, which normalization never exceeds. */
function shrinksOnly(facetsOfSub: Facets, { maxLength, whiteSpace: _, fixed: __, ...others }: Facets): boolean {
  const most = facetsOfSub.length ?? facetsOfSub.maxLength ?? Infinity;
  return Object.keys(others).length === 0 && most <= (maxLength ?? Infinity);
}

function spacedText(
  sub: SimpleTypeDefinition,
  of: SimpleTypeDefinition,
  accepted: TextSet,
): SimpleInclusion | undefined {
  const plain = findText(accepted);
  if (plain.kind !== "found") return plain.kind === "none" ? included : undefined;
  const padding = " ".repeat(Math.min(of.facets.maxLength ?? of.facets.length ?? 0, 10_000) + 1);
  const texts = [
    ` ${plain.text}`,
    `${plain.text} `,
    `\t${plain.text}`,
    plain.text + padding,
    plain.text.replace(" ", "  "),
  ];
  const text = texts.find((candidate) => takesText(sub, candidate) && !takesText(of, candidate));
  return text === undefined ? undefined : { kind: "no", text };
}

/** Returns the normalized strings that facets of xs:string allow. */
export function textSet(facets: Facets): TextSet | undefined {
  const languages: (TextMachine | undefined)[] = (facets.patterns ?? []).map(anyPattern);
  if (facets.enumeration !== undefined) languages.push(textsLanguage(facets.enumeration.map(({ value }) => value)));
  if (facets.whiteSpace !== "preserve") languages.push(normalTexts[facets.whiteSpace]);
  const made = languages.filter((language) => language !== undefined);
  if (made.length < languages.length) return undefined;
  return {
    machines: made,
    min: facets.length ?? facets.minLength ?? 0,
    max: facets.length ?? facets.maxLength ?? Infinity,
  };
}
