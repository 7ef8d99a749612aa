import type { SimpleTypeDefinition } from "../../../model/xml-schema/components.js";
import { primitiveRow, type PrimitiveName } from "../../../model/xml-schema/primitive-types.js";
import { candidateTexts } from "./candidates.js";
import { everyInclusion, included, undecided, type SimpleInclusion } from "./inclusion.js";
import { listedTexts } from "./listed-texts.js";
import { takesText } from "./read-text.js";
import { typeIdentity, signatureOf } from "./signature.js";
import { isInteger } from "../../../model/xml-schema/simple-form.js";
import { compareStrings, takesEveryText } from "./string-inclusion.js";
import { anyPattern, patternLanguage, findText, type TextSet } from "./text-set.js";
import { areLengthsPromised, compareValueFacets, lengthRange } from "./value-inclusion.js";

/** Maximum depth of nested unions and lists. */
const maxDepth = 20;

const known = new WeakMap<SimpleTypeDefinition, WeakMap<SimpleTypeDefinition, SimpleInclusion>>();

/** Decides if every string of one simple type is accepted by another: a proof, a string that only the first accepts, or neither. */
export function compareSimpleTypes(sub: SimpleTypeDefinition, of: SimpleTypeDefinition): SimpleInclusion {
  const answers = known.get(sub) ?? new WeakMap<SimpleTypeDefinition, SimpleInclusion>();
  known.set(sub, answers);
  let answer = answers.get(of);
  if (answer === undefined) answers.set(of, (answer = compare(sub, of)));
  return answer;
}

function compare(sub: SimpleTypeDefinition, of: SimpleTypeDefinition): SimpleInclusion {
  const answer = prove(sub, of, 0);
  if (answer.kind === "yes" || (answer.kind === "no" && takesText(sub, answer.text) && !takesText(of, answer.text)))
    return answer;
  const shortest = [...candidateTexts(sub), ...candidateTexts(of)]
    .filter((text) => !takesText(of, text) && takesText(sub, text))
    .sort((a, b) => a.length - b.length)[0];
  if (shortest !== undefined) return { kind: "no", text: shortest };
  return answer.kind === "no" ? undecided("no example was found") : answer;
}

/** A string in the result is a candidate: `compare` checks it. */
function prove(sub: SimpleTypeDefinition, of: SimpleTypeDefinition, depth: number): SimpleInclusion {
  if (depth > maxDepth) return undecided("the types are nested too deep");
  if (signatureOf(sub) === signatureOf(of)) return included;
  if (typeIdentity(sub) !== typeIdentity(of)) return undecided("identifiers and references concern the whole document");
  if (takesEveryText(of)) return included;
  if (sub.variety.kind === "union") return proveUnion(sub, sub.variety.members, of, depth);
  if (of.variety.kind === "union") return proveOfUnion(sub, of, of.variety.members, depth);
  if (sub.variety.kind === "list" && of.variety.kind === "list") {
    return proveList(sub, sub.variety.item, of, of.variety.item, depth);
  }
  if (sub.variety.kind === "atomic" && of.variety.kind === "atomic") {
    return proveAtomic(sub, sub.variety.primitive, of, of.variety.primitive);
  }
  return undecided("one of the types is a list");
}

function proveUnion(
  sub: SimpleTypeDefinition,
  members: readonly SimpleTypeDefinition[],
  of: SimpleTypeDefinition,
  depth: number,
): SimpleInclusion {
  const answer = proveSameMembers(sub, of) ?? everyInclusion(members.map((member) => prove(member, of, depth + 1)));
  // The union may reject a string that one of its alternatives accepts.
  return answer.kind === "no" && !takesText(sub, answer.text) ? undecided("facets of a union") : answer;
}

/** Unions of the same types differ only by their facets. */
function proveSameMembers(sub: SimpleTypeDefinition, of: SimpleTypeDefinition): SimpleInclusion | undefined {
  const [subVariety, theirs] = [sub.variety, of.variety];
  if (subVariety.kind !== "union" || theirs.kind !== "union") return undefined;
  if (JSON.stringify(subVariety.members.map(signatureOf)) !== JSON.stringify(theirs.members.map(signatureOf)))
    return undefined;
  const list = sub.facets.enumeration;
  const areListed =
    of.facets.enumeration === undefined ||
    (list !== undefined && list.every(({ value }) => takesText(of, value) || !takesText(sub, value)));
  return areListed && arePatternsPromised(sub, of) ? included : undefined;
}

function proveOfUnion(
  sub: SimpleTypeDefinition,
  of: SimpleTypeDefinition,
  members: readonly SimpleTypeDefinition[],
  depth: number,
): SimpleInclusion {
  if (of.facets.enumeration !== undefined || !arePatternsPromised(sub, of)) return undecided("facets of a union");
  const answers = members.map((member) => prove(sub, member, depth + 1));
  if (answers.some(({ kind }) => kind === "yes")) return included;
  const listed = listedTexts(sub.facets);
  const hasPlainSpace = sub.facets.whiteSpace === "preserve" || members.every(collapses);
  const isText = sub.variety.kind === "atomic" && sub.variety.primitive === "string";
  if (listed === undefined || !isText || !hasPlainSpace) return undecided("no single member type accepts all values");
  const refused = listed.find((text) => !takesText(of, text));
  return refused === undefined ? included : { kind: "no", text: refused };
}

/** True if white space around a string never matters. */
function collapses({ variety, facets }: SimpleTypeDefinition): boolean {
  return variety.kind === "union" ? variety.members.every(collapses) : facets.whiteSpace === "collapse";
}

function proveList(
  sub: SimpleTypeDefinition,
  item: SimpleTypeDefinition,
  of: SimpleTypeDefinition,
  ofItem: SimpleTypeDefinition,
  depth: number,
): SimpleInclusion {
  const areListed =
    of.facets.enumeration === undefined ||
    (signatureOf(item) === signatureOf(ofItem) &&
      sub.facets.enumeration?.every(({ value }) => takesText(of, value) || !takesText(sub, value)));
  if (areListed !== true) return undecided("the lists that are allowed");
  if (!arePatternsPromised(sub, of)) return undecided("the pattern of a list");
  if (!areLengthsPromised(sub.facets, of.facets)) return undecided("the length of a list");
  const items = prove(item, ofItem, depth + 1);
  return items.kind === "no" ? undecided("the items of a list") : items;
}

function proveAtomic(
  sub: SimpleTypeDefinition,
  primitive: PrimitiveName,
  of: SimpleTypeDefinition,
  ofPrimitive: PrimitiveName,
): SimpleInclusion {
  if (primitive === "string" && ofPrimitive === "string") return compareStrings(sub, of);
  if (primitive !== ofPrimitive) return proveByTexts(sub, primitive, of, ofPrimitive);
  if (primitive === "anyURI") return compareUris(sub, of);
  return everyInclusion([comparePatterns(sub, primitive, of), compareValueFacets(sub, of, primitive)]);
}

/** URIs are strings: patterns constrain their length. */
function compareUris(sub: SimpleTypeDefinition, of: SimpleTypeDefinition): SimpleInclusion {
  if (sub.facets.enumeration !== undefined) {
    return everyInclusion([comparePatterns(sub, "anyURI", of), compareValueFacets(sub, of, "anyURI")]);
  }
  const accepted = lexicalSet(sub, "anyURI");
  const { least, most } = lengthRange(of.facets);
  const found = accepted && findText(accepted, { machines: [], min: least, max: most });
  const { length: _, minLength: __, maxLength: ___, ...facets } = of.facets;
  const values = compareValueFacets(sub, { ...of, facets }, "anyURI");
  const lengths = found?.kind === "none" ? included : undecided("the length");
  return everyInclusion([comparePatterns(sub, "anyURI", of), lengths, values]);
}

function comparePatterns(
  sub: SimpleTypeDefinition,
  primitive: PrimitiveName,
  of: SimpleTypeDefinition,
): SimpleInclusion {
  if (arePatternsPromised(sub, of)) return included;
  const steps = (of.facets.patterns ?? []).filter((step) => !isStepPromised(sub, step));
  return everyInclusion(
    steps.map((step) => {
      const accepted = lexicalSet(sub, primitive);
      const language = anyPattern(step);
      if (accepted === undefined || language === undefined) return undecided("a pattern is too large to be compared");
      const found = findText(accepted, { machines: [language], min: 0, max: Infinity });
      if (found.kind === "none") return included;
      return found.kind === "found"
        ? { kind: "no", text: found.text }
        : undecided("the patterns are too large to be compared");
    }),
  );
}

/** Returns a superset of the strings of a type, white space collapsed. */
function lexicalSet(
  { facets }: SimpleTypeDefinition,
  primitive: PrimitiveName,
  pattern: string | undefined = primitiveRow(primitive).pattern,
): TextSet | undefined {
  const languages = (facets.patterns ?? []).map(anyPattern);
  if (pattern !== undefined) languages.push(patternLanguage(pattern));
  const made = languages.filter((language) => language !== undefined);
  if (made.length < languages.length) return undefined;
  const hasLength = primitive === "string" || primitive === "anyURI";
  const { least, most } = hasLength ? lengthRange(facets) : { least: 0, most: Infinity };
  return { machines: made, min: least, max: most };
}

/** Types of different primitives: compared by their strings. */
function proveByTexts(
  sub: SimpleTypeDefinition,
  primitive: PrimitiveName,
  of: SimpleTypeDefinition,
  ofPrimitive: PrimitiveName,
): SimpleInclusion {
  const accepted = primitive === "string" ? textSet(sub) : lexicalSet(sub, primitive);
  const refused = exactTexts(of, ofPrimitive);
  if (accepted === undefined || refused === undefined) return undecided("the types are of different kinds");
  if (ofPrimitive === "string" && of.facets.whiteSpace !== "collapse") {
    return undecided("white space is treated differently");
  }
  const found = findText(accepted, refused);
  // White space around is nothing to either.
  if (found.kind === "none") return included;
  return found.kind === "found" ? { kind: "no", text: found.text } : undecided("the types are of different kinds");
}

function textSet(sub: SimpleTypeDefinition): TextSet | undefined {
  return sub.facets.whiteSpace === "collapse" ? lexicalSet(sub, "string") : undefined;
}

/** Returns the strings of a type, all of them if possible, white space collapsed; undefined if patterns cannot express them. */
function exactTexts(type: SimpleTypeDefinition, primitive: PrimitiveName): TextSet | undefined {
  const { facets } = type;
  const { patterns: _, whiteSpace: __, fixed: ___, length, minLength, maxLength, fractionDigits, ...others } = facets;
  if (Object.keys(others).length > 0) return undefined;
  const isText = primitive === "string";
  if (!isText && primitive !== "anyURI" && (length ?? minLength ?? maxLength) !== undefined) return undefined;
  if (fractionDigits !== undefined && !isInteger(type)) return undefined;
  const within = primitiveRow(primitive).within;
  if (!isText && within === undefined) return undefined;
  return lexicalSet(type, primitive, within);
}

/** True if each pattern of a type is also one of the other, possibly without some alternatives. */
function arePatternsPromised(sub: SimpleTypeDefinition, of: SimpleTypeDefinition): boolean {
  return (of.facets.patterns ?? []).every((step) => isStepPromised(sub, step));
}

function isStepPromised({ facets }: SimpleTypeDefinition, step: readonly string[]): boolean {
  return (facets.patterns ?? []).some((alternatives) => alternatives.every((pattern) => step.includes(pattern)));
}
