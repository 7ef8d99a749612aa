import { locatedFacts, type Located } from "./check-facts.js";
import { decisiveWords, sentencesIn, type DecisiveWord } from "./decisive-words.js";
import type { Clause, Fact } from "./facts.js";
import { child, children, textOf, type OpenapiDocument } from "./openapi-document.js";
import { describedInOpenapi } from "./says-openapi.js";
import { openapiOf, xsdOf, type Specs } from "./specs.js";
import { annotations, type XsdDocument, type XsdNode } from "./xsd-tree.js";
import { describedBy } from "./xsd-places.js";

/** A number, a negation or a name in a sentence of a spec that facts speak of, and that none of their clauses has. */
export interface UnclaimedWord {
  /** "vendors#Vendor.Approved", the location of the first fact about the sentence. */
  readonly place: string;
  readonly kind: DecisiveWord["kind"];
  readonly word: string;
  readonly sentence: string;
}

/** A description in a spec with the facts about it. */
interface Described {
  readonly text: string;
  /** True if every sentence counts, not only those with the words of a clause. */
  readonly isRule: boolean;
  readonly facts: Fact[];
}

/**
 * The decisive words of an API's specs without a fact. A sentence counts if it contains the words of a `text` clause at
 * its location, and so does every rule. A negation must be within such words; a number there or in another clause of
 * the location; a name may also be one that the spec itself uses.
 */
export function unclaimedWords(facts: readonly Fact[], specs: Specs, name: string): readonly UnclaimedWord[] {
  const known = namesOf(specs, name);
  const found = new Map<string, UnclaimedWord>();
  for (const described of describedTexts(locatedFacts(facts, specs, name))) {
    for (const word of unclaimedIn(described, known)) found.set(`${word.sentence}\n${word.word}`, word);
  }
  return [...found.values()];
}

/**
 * The sentences of an API's specs that facts cover, each on one line: those with words of a clause at their location,
 * and rules.
 */
export function claimedSentences(facts: readonly Fact[], specs: Specs, name: string): ReadonlySet<string> {
  const claimed = new Set<string>();
  for (const described of describedTexts(locatedFacts(facts, specs, name))) {
    for (const { sentence } of claimedIn(described)) claimed.add(sentence);
  }
  return claimed;
}

/** An unclaimed word as an author reads it. */
export function unclaimedText({ place, kind, word, sentence }: UnclaimedWord): string {
  return `${place}\n    No fact has the ${kind} "${word}" of: ${sentence}`;
}

interface Claimed {
  readonly sentence: string;
  /** The parts of it that are words of clauses. */
  readonly spans: readonly Span[];
}

interface Span {
  readonly start: number;
  readonly end: number;
}

function claimedIn({ text, isRule, facts }: Described): readonly Claimed[] {
  const said = facts.flatMap(({ clauses }) => clauses.filter(({ name }) => name === "text" || name === "means"));
  const words = said.map(wordsOf);
  return sentencesIn(text)
    .map((sentence) => ({ sentence, spans: words.flatMap((each) => spansOf(each, sentence)) }))
    .filter(({ spans }) => isRule || spans.length > 0);
}

function unclaimedIn(described: Described, known: ReadonlySet<string>): readonly UnclaimedWord[] {
  const { facts } = described;
  const others = facts.flatMap(({ clauses }) => clauses.filter(({ name }) => name !== "text"));
  const elsewhere = new Set(others.flatMap(({ argument }) => argument.match(/\w+/g) ?? []));
  return claimedIn(described).flatMap(({ sentence, spans }) => {
    const isClaimed = ({ kind, text: word, start, end }: DecisiveWord): boolean =>
      spans.some((span) => span.start <= start && end <= span.end) ||
      (kind === "number" && elsewhere.has(word)) ||
      (kind === "name" && (known.has(word.toLowerCase()) || commonNames.has(word)));
    return decisiveWords(sentence)
      .filter((word) => !isClaimed(word))
      .map(({ kind, text: word }) => ({ place: facts[0]?.place ?? "", kind, word, sentence }));
  });
}

/** Abbreviations that every reader knows. */
const commonNames = new Set(
  (
    "API GDS HTTP HTTPS ID IDs ISO JSON OAuth PNG JPG PDF SCIM TLS " +
    "URI URIs URL URLs URN URNs UTC UTF UUID UUIDs XML XSD JWT"
  ).split(" "),
);

function wordsOf({ name, argument }: Clause): string {
  const words = name === "means" ? argument.replace(/^.*?: /, "") : argument;
  return words.replace(/\s+/g, " ").trim().toLowerCase();
}

function spansOf(words: string, sentence: string): readonly Span[] {
  const text = sentence.toLowerCase();
  const at = words === "" ? -1 : text.indexOf(words);
  if (at !== -1) return [{ start: at, end: at + words.length }];
  return words.includes(text) ? [{ start: 0, end: text.length }] : [];
}

function describedTexts(located: readonly Located[]): Iterable<Described> {
  const texts = new Map<object | string, Described>();
  const add = (key: object | string, text: string | undefined, isRule: boolean, fact: Fact): void => {
    if (text === undefined) return;
    const known = texts.get(key) ?? { text, isRule, facts: [] };
    texts.set(key, known);
    known.facts.push(fact);
  };
  for (const each of located) {
    const { fact } = each;
    if (each.language === "openapi") {
      for (const node of describedInOpenapi(each.document, each.place)) {
        for (const key of ["title", "summary", "description"]) add(`${node.at}/${key}`, textOf(node, key), false, fact);
        for (const rule of children(child(node, "x-rules"))) add(rule.at, textOf(rule, "text"), true, fact);
        const meanings = child(node, "x-enumDescriptions");
        for (const meaning of children(meanings)) add(meaning.at, String(meaning.value), false, fact);
      }
    } else {
      for (const node of describedBy(each.document, each.place))
        addXsd(node, (key, text, isRule) => add(key, text, isRule, fact));
    }
  }
  return texts.values();
}

function addXsd(node: XsdNode, add: (key: string | object, text: string, isRule: boolean) => void): void {
  const key = (part: string): string => `${node.line}:${node.column}/${part}`;
  annotations(node).forEach((text, index) => add(key(`documentation${index}`), text, false));
  annotations(node, "rule").forEach((text, index) => add(key(`rule${index}`), text.replace(/^[\w-]+:\s*/, ""), true));
}

/** The names that the specs of an interface use in other places than sentences, in small letters. */
function namesOf(specs: Specs, name: string): ReadonlySet<string> {
  const names = new Set<string>();
  const add = (text: string): void => {
    for (const [word] of text.matchAll(/\w+/g)) names.add(word.toLowerCase());
  };
  addOpenapiNames(openapiOf(specs, name), add);
  addXsdNames(xsdOf(specs, name), add);
  return names;
}

function addOpenapiNames(document: OpenapiDocument | undefined, add: (text: string) => void): void {
  const visit = (value: unknown, key: string): void => {
    if (typeof value === "string") {
      if (!prose.has(key)) add(value);
    } else if (Array.isArray(value)) value.forEach((each) => visit(each, key));
    else if (typeof value === "object" && value !== null && !key.startsWith("x-")) {
      for (const [member, each] of Object.entries(value)) {
        add(member);
        visit(each, member);
      }
    }
  };
  visit(document?.root.value, "");
}

const prose = new Set(["title", "summary", "description", "example", "examples", "pattern"]);

function addXsdNames(document: XsdDocument | undefined, add: (text: string) => void): void {
  const visit = (node: XsdNode): void => {
    for (const key of ["name", "value"]) add(node.attributes.get(key) ?? "");
    node.children.forEach(visit);
  };
  if (document !== undefined) visit(document.root);
}
