/** A statement of a description about the value next to it. */
export interface ProseClaim {
  /** The corresponding part of a schema. */
  readonly kind: "default" | "maximum" | "minimum" | "required" | "values";
  /** The statement as the description has it: "at most 20 characters". */
  readonly words: string;
  /** A number, a default without its quotes, "true" or "false" of `required`, or a list of values separated by line feeds. */
  readonly value: string;
  /** The noun after a bound: "characters". Undefined if the next word is not a noun of a count. */
  readonly unit?: string;
  /** True if the bound itself is excluded: "more than 3". */
  readonly isExclusive?: boolean;
}

/** Descriptions are read up to this length, so that a long one costs no more than a screen of text. */
const maxLength = 4_000;

const numberWords = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const number = String.raw`(-?\d[\d,]{0,20}(?:\.\d{1,20})?|(?:${numberWords.join("|")})\b)`;
/** The word after a number; a number with a percent sign or a fraction is not a bound of the value. */
const unit = String.raw`(?![\w%/:-])(?: ([a-z]+))?`;
/** A value in quotes or in the marks of code. */
const quoted = String.raw`(?:"([^"]{1,80})"|\u0060([^\u0060]{1,80})\u0060|'([^']{1,80})'|\u201c([^\u201d]{1,80})\u201d)`;
const endOfClause = String.raw`(?=$|[,;)]|\.(?:$| ))`;

interface BoundPhrase {
  readonly kind: "maximum" | "minimum";
  /** Finds the phrase; its groups are the number and the noun after it. */
  readonly pattern: RegExp;
  readonly isExclusive?: boolean;
}

const boundPhrases: readonly BoundPhrase[] = [
  {
    kind: "maximum",
    pattern: phrase(String.raw`(?:at most|up to|no more than|not more than|never more than) ${number}${unit}`),
  },
  {
    kind: "maximum",
    pattern: phrase(String.raw`(?:no|not|never) (?:longer|greater|larger|higher) than ${number}${unit}`),
  },
  { kind: "maximum", pattern: phrase(String.raw`(?:not|never) exceed ${number}${unit}`) },
  {
    kind: "maximum",
    pattern: phrase(String.raw`(?:maximum|max)(?: length| size| value)?(?: of| is|:)? ${number}${unit}`),
  },
  { kind: "maximum", pattern: phrase(String.raw`${number}(?: ([a-z]+))? or (?:fewer|less)\b`) },
  {
    kind: "minimum",
    pattern: phrase(String.raw`(?:at least|no less than|no fewer than|not less than|not fewer than) ${number}${unit}`),
  },
  {
    kind: "minimum",
    pattern: phrase(String.raw`(?:minimum|min)(?: length| size| value)?(?: of| is|:)? ${number}${unit}`),
  },
  { kind: "minimum", pattern: phrase(String.raw`${number}(?: ([a-z]+))? or more\b`) },
  {
    kind: "minimum",
    pattern: phrase(String.raw`(?<!(?:no|not|never) )(?:more|greater|larger) than ${number}${unit}`),
    isExclusive: true,
  },
  {
    kind: "maximum",
    pattern: phrase(String.raw`(?<!(?:no|not|never) )(?:less|fewer|smaller) than ${number}${unit}`),
    isExclusive: true,
  },
];

const ranges = phrase(String.raw`(?:between|from) ${number} (?:and|to) ${number}${unit}`);
const exact = phrase(String.raw`exactly ${number} ([a-z]+)`);

/** "defaults to 25", "the default value is `a`": the value is quoted, or runs to the end of the clause. */
const defaultBefore = phrase(
  String.raw`(?:defaults to|default(?: value)?(?: is|:| =|=)|\(default) (?!value\))(?:${quoted}|([^\s,;()"'\u0060]{1,80})${endOfClause})`,
);
/** "..., exact when nothing is given": the value is the last word of a clause. */
const defaultAfter = new RegExp(
  String.raw`(?:^|[,;:(] ?)(?:${quoted}|([^\s,;:()"'\u0060]{1,80})) (?:when|if) (?:nothing is|none is|no value is|it is not|not) (?:given|sent|set|specified|stated|present)\b`,
  "gi",
);

/** "(required)", "Optional.", "Required, ...": a mark, not a sentence about something else. */
const requiredMark = /(?:^|[.;:!?] |\()(required|mandatory|optional)(?=$|[.;,:)])/gi;
/** "An optional UUID ...", as the first words. */
const requiredNoun = /^An? (required|mandatory|optional) (?=\w)/gi;
const requiredSentence =
  /(?:^|[.;!?] )(?:it|this|this (?:field|property|parameter|element|attribute)) is (required|mandatory|optional)(?=$|[.;,])/gi;

const list =
  /\b(?:one of|either|any of|allowed values(?: are|:)|possible values(?: are|:)|values(?: are|:)) ([^.;:()]{1,400})/gi;

/** Returns the statements of a description about the default, the bounds, the values and the presence of its subject. */
export function proseClaims(description: string): readonly ProseClaim[] {
  const text = description.slice(0, maxLength).replace(/\s+/g, " ").trim();
  return [...boundClaims(text), ...defaultClaims(text), ...requiredClaims(text), ...valueClaims(text)];
}

function boundClaims(text: string): readonly ProseClaim[] {
  const found = boundPhrases.flatMap(({ kind, pattern, isExclusive }) =>
    [...text.matchAll(pattern)].map((match) => bound(kind, match[0], match[1]!, match[2], isExclusive)),
  );
  const pairs = [...text.matchAll(ranges)].flatMap(([words, least, most, noun]) => [
    bound("minimum", words, least!, noun),
    bound("maximum", words, most!, noun),
  ]);
  const exactly = [...text.matchAll(exact)].flatMap(([words, count, noun]) => [
    bound("minimum", words, count!, noun),
    bound("maximum", words, count!, noun),
  ]);
  return [...found, ...pairs, ...exactly];
}

function bound(
  kind: "maximum" | "minimum",
  words: string,
  digits: string,
  noun: string | undefined,
  isExclusive?: boolean,
): ProseClaim {
  const word = numberWords.indexOf(digits.toLowerCase());
  const value = word === -1 ? digits.replaceAll(",", "") : String(word);
  return { kind, words, value, ...(noun && { unit: noun.toLowerCase() }), ...(isExclusive && { isExclusive }) };
}

function defaultClaims(text: string): readonly ProseClaim[] {
  return [defaultBefore, defaultAfter].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([words, ...values]: readonly (string | undefined)[]): ProseClaim => {
      const value = values
        .find((group) => group !== undefined)!
        .replace(/^[*"'`]{1,3}/, "")
        .replace(/[*"'`.]{1,3}$/, "");
      return { kind: "default", words: words!.replace(/^[,;:(] ?|\.$/g, ""), value };
    }),
  );
}

function requiredClaims(text: string): readonly ProseClaim[] {
  return [requiredMark, requiredNoun, requiredSentence].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([, word]): ProseClaim => {
      const isRequired = word!.toLowerCase() !== "optional";
      return { kind: "required", words: word!, value: String(isRequired) };
    }),
  );
}

function valueClaims(text: string): readonly ProseClaim[] {
  return [...text.matchAll(list)].flatMap(([words, items]): readonly ProseClaim[] => {
    const values = items!
      .split(/,? (?:and|or) |, /)
      .map((item) =>
        item
          .trim()
          .replace(/^["'`\u201c[*]{1,3}/, "")
          .replace(/["'`\u201d\]*]{1,3}$/, ""),
      )
      .filter((item) => item !== "");
    const isPlain = values.length > 1 && values.every((value) => /^[\w.-]+$/.test(value));
    return isPlain ? [{ kind: "values", words, value: values.join("\n") }] : [];
  });
}

function phrase(source: string): RegExp {
  return new RegExp(String.raw`(?<![\w.-])${source}`, "gi");
}
