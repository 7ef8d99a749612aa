import { checkFacts } from "../facts/check-facts.js";
import { readFactsOfFolder, type Fact } from "../facts/facts.js";
import { unclaimedLeaves } from "../facts/leaves.js";
import { unclaimedWords } from "../facts/unclaimed-words.js";
import type { SpecTexts } from "./mutant.js";

/** Checks the facts of an API against its spec: returns a sentence if the result changed. */
export type ByFacts = (texts: SpecTexts) => string | undefined;

/** Problems that the facts find in changed specs; those of the original do not count. */
export function byFacts(name: string, original: SpecTexts): ByFacts {
  const facts = factsOf(name);
  const known = new Set(failures(name, facts, original));
  return (texts) => {
    try {
      for (const failure of failures(name, facts, texts)) if (!known.has(failure)) return failure;
      return undefined;
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

/** Number of mutants per round: the first failure is enough for most. */
const atOnce = 20;

function* failures(name: string, facts: readonly Fact[], texts: SpecTexts): Generator<string> {
  const specs = new Map([...texts].map(([file, text]) => [`${name}/${file}`, text]));
  for (let start = 0; start < facts.length; start += atOnce) {
    for (const { at, problem } of checkFacts(facts.slice(start, start + atOnce), specs, name))
      yield `${at}: ${problem}`;
  }
  for (const { kind, place, word } of unclaimedWords(facts, specs, name))
    yield `No fact has the ${kind} "${word}" at ${place}.`;
  for (const { kind, place, open } of unclaimedLeaves(facts, specs, name)) {
    if (!open) yield `No fact speaks of the ${kind} ${place}.`;
  }
}
