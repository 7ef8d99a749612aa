import { checkFacts } from "../facts/check-facts.js";
import { readFactsOfFolder, type Fact } from "../facts/facts.js";
import { unclaimedLeaves } from "../facts/leaves.js";
import type { SpecTexts } from "./mutant.js";

/** Asks the facts of an interface about the texts of its spec: a sentence when they say what they did not say before. */
export type ByFacts = (texts: SpecTexts) => string | undefined;

/** What the facts find wrong with altered texts; what they find wrong with the texts as they are does not count. */
export function byFacts(name: string, original: SpecTexts): ByFacts {
  const facts = factsOf(name);
  const known = new Set(failures(name, facts, original));
  return (texts) => {
    try {
      return failures(name, facts, texts).find((failure) => !known.has(failure));
    } catch (error) {
      return `The spec cannot be read: ${String(error)}`;
    }
  };
}

let table: readonly Fact[] | undefined;

function factsOf(name: string): readonly Fact[] {
  table ??= readFactsOfFolder("test/contract/facts").facts;
  return table.filter((fact) => fact.interface === name);
}

function failures(name: string, facts: readonly Fact[], texts: SpecTexts): readonly string[] {
  const specs = new Map([...texts].map(([file, text]) => [`${name}/${file}`, text]));
  return [
    ...checkFacts(facts, specs, name).map(({ at, problem }) => `${at}: ${problem}`),
    ...unclaimedLeaves(facts, specs, name)
      .filter(({ open }) => !open)
      .map(({ kind, place }) => `No fact speaks of the ${kind} ${place}.`),
  ];
}
