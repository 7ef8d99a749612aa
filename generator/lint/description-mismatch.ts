import { createSuggest, type Suggest } from "../diagnostics/suggest.js";
import type { DescribedValue, StatedBound } from "./described-value.js";
import { proseClaims, type ProseClaim } from "./prose-claims.js";

/** A statement of a description that its schema contradicts. */
export interface Mismatch {
  /** The statement as the description has it. */
  readonly words: string;
  /** The contradicting part of the schema: 'the default is "exact"'. */
  readonly stated: string;
}

/** Returns the statements of a description that contradict its schema. A part that the schema lacks contradicts nothing. */
export function descriptionMismatches(
  described: DescribedValue,
  suggest: Suggest = createSuggest(),
): readonly Mismatch[] {
  const claims = proseClaims(described.description);
  return [
    ...defaultMismatch(claims, described),
    ...boundMismatch(claims, described, "maximum"),
    ...boundMismatch(claims, described, "minimum"),
    ...requiredMismatch(claims, described),
    ...valueMismatches(claims, described, suggest),
  ];
}

function defaultMismatch(claims: readonly ProseClaim[], { defaults }: DescribedValue): readonly Mismatch[] {
  const found = claims.filter(({ kind }) => kind === "default");
  const [first] = found;
  if (first === undefined || defaults.length === 0) return [];
  const isSame = (claimed: string): boolean =>
    defaults.some(
      (value) => value.toLowerCase() === claimed.toLowerCase() || Number(value) === Number.parseFloat(claimed),
    );
  if (found.some(({ value }) => isSame(value))) return [];
  return [{ words: first.words, stated: `the default is ${quotedList(defaults)}` }];
}

const characters = new Set(["character", "characters", "chars", "letters", "symbols"]);
/** A number before one of these measures is not about the value. */
const otherMeasures = new Set(
  "per times of for other others decimal fraction places percent digits seconds minutes hours days weeks months years".split(
    " ",
  ),
);

/** Several bounds of one kind may belong to several cases: one match is enough. */
function boundMismatch(
  claims: readonly ProseClaim[],
  { bounds }: DescribedValue,
  kind: StatedBound["kind"],
): readonly Mismatch[] {
  const known = bounds.filter((bound) => bound.kind === kind);
  const pairs = claims.flatMap((claim) => {
    const comparable = claim.kind === kind ? known.filter(({ measure }) => isMeasuredBy(measure, claim)) : [];
    return comparable.map((stated) => ({ claim, stated }));
  });
  const [first] = pairs;
  if (first === undefined || pairs.some(({ claim, stated }) => isSameBound(claim, stated))) return [];
  const { isExclusive, value, measure } = first.stated;
  const count = measure === "value" ? "" : measure === "items" ? " items" : " characters";
  return [{ words: first.claim.words, stated: `the ${isExclusive ? "exclusive " : ""}${kind} is ${value}${count}` }];
}

function isMeasuredBy(measure: StatedBound["measure"], { unit, words, isExclusive = false }: ProseClaim): boolean {
  if (unit !== undefined && characters.has(unit)) return measure === "characters" && !isExclusive;
  if (/\blength\b/i.test(words)) return measure === "characters" && unit === undefined;
  // With an unknown noun, such a phrase is mostly about something else: "more than 140 beats", "up to 60 days".
  const isVague = isExclusive || /^(?:up to|from|between)\b/i.test(words);
  return measure !== "characters" && (unit === undefined || !(isVague || otherMeasures.has(unit)));
}

function isSameBound({ value, isExclusive = false, kind }: ProseClaim, stated: StatedBound): boolean {
  const claimed = Number(value);
  if (isExclusive === stated.isExclusive) return claimed === stated.value;
  // "more than 3" of an integer is a minimum of 4.
  const step = (kind === "maximum") === isExclusive ? -1 : 1;
  return claimed + step === stated.value;
}

function requiredMismatch(claims: readonly ProseClaim[], { isRequired }: DescribedValue): readonly Mismatch[] {
  const found = claims.filter(({ kind }) => kind === "required");
  const [first] = found;
  if (first === undefined || isRequired === undefined) return [];
  if (found.some(({ value }) => value === String(isRequired))) return [];
  return [{ words: first.words, stated: isRequired ? "it is required" : "it is optional" }];
}

/** Words that are written as no ordinary word is: "lineItems", "line_items", "A4", "`open`", "LINE_ITEMS". */
const valueLike = /["`\u201c](\w[\w.-]{3,60})["`\u201d]|\b([A-Za-z][a-z]*(?:[A-Z_]\w*|\d\w*)|[A-Z][A-Z_\d]{4,60})\b/g;

function valueMismatches(
  claims: readonly ProseClaim[],
  { values, description, name }: DescribedValue,
  suggest: Suggest,
): readonly Mismatch[] {
  const known = new Set(values.map((value) => value.toLowerCase()));
  const isKnown = (word: string): boolean => known.has(word.toLowerCase());
  const listed = claims
    .filter(({ kind }) => kind === "values")
    .map(({ value }) => value.split("\n"))
    // A list of other things has none of the values.
    .filter((items) => items.some(isKnown))
    .flat();
  const written = [...description.slice(0, 4_000).matchAll(valueLike)].map(
    ([, inQuotes, bare]) => inQuotes ?? bare ?? "",
  );
  const misspelled = written.filter((word) => {
    const near = word === name || values.length === 0 ? undefined : suggest(word, values);
    return near !== undefined && near.length > 3 && word !== `${near}s` && isOneEdit(word, near);
  });
  return [...new Set([...listed, ...misspelled])]
    .filter((word) => !isKnown(word))
    .map((word) => ({ words: word, stated: `the values are ${quotedList(values)}` }));
}

/** True if one character was added, removed or replaced. */
function isOneEdit(a: string, b: string): boolean {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const [rest, other] = [a.slice(start), b.slice(start)];
  return rest.slice(1) === other || rest === other.slice(1) || rest.slice(1) === other.slice(1);
}

const maxListed = 10;

function quotedList(values: readonly string[]): string {
  const listed = values.slice(0, maxListed).map((value) => `"${value}"`);
  return listed.join(", ") + (values.length > maxListed ? ", ..." : "");
}
