import { byFacts, type ByFacts } from "./by-facts.js";
import { findings } from "./findings.js";
import type { Mutant, SpecTexts } from "./mutant.js";
import { specTexts } from "./specs.js";

/** The checks that notice a mutant, each with its first sentence; none does if all three are undefined. */
export interface Verdict {
  readonly id: string;
  readonly facts: string | undefined;
  readonly generation: string | undefined;
  /** Fixtures check only mutants that nothing else notices. */
  readonly fixtures: string | undefined;
}

/** True if a check notices the mutant. */
export function isNoticed({ facts, generation, fixtures }: Verdict): boolean {
  return facts !== undefined || generation !== undefined || fixtures !== undefined;
}

/** Judges the mutants of one API. */
export interface Judge {
  /** Thorough: the generator and lint check the mutant even if facts notice it. */
  judge(mutant: Mutant, thorough: boolean): Promise<Verdict>;
}

export function judgeOf(name: string): Judge {
  const original = specTexts(name);
  const askFacts: ByFacts = byFacts(name, original);
  let known: Promise<ReadonlySet<string>> | undefined;
  return {
    async judge(mutant, thorough) {
      const texts: SpecTexts = new Map(original).set(mutant.file, mutant.text());
      const verdict: Verdict = { id: mutant.id, facts: askFacts(texts), generation: undefined, fixtures: undefined };
      if (verdict.facts !== undefined && !thorough) return verdict;
      known ??= findings(name, original).then((found) => new Set(found));
      const before = await known;
      return { ...verdict, generation: (await findings(name, texts)).find((finding) => !before.has(finding)) };
    },
  };
}
