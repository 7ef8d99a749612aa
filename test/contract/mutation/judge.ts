import { byFacts, type ByFacts } from "./by-facts.js";
import { byFixtures, type ByFixtures } from "./by-fixtures.js";
import type { Mutant, SpecTexts } from "./mutant.js";
import { regenerate } from "./regenerate.js";
import { specTexts } from "./specs.js";

/** The checks that notice a mutant, each with its first sentence; none does when all three are undefined. */
export interface Verdict {
  readonly id: string;
  readonly facts: string | undefined;
  readonly generation: string | undefined;
  readonly fixtures: string | undefined;
}

export function isNoticed({ facts, generation, fixtures }: Verdict): boolean {
  return facts !== undefined || generation !== undefined || fixtures !== undefined;
}

/** Judges the mutants of one interface. */
export interface Judge {
  /** Thorough: all three check it, regardless of the others' results. */
  judge(mutant: Mutant, thorough: boolean): Promise<Verdict>;
}

/** Results for the spec as it is. */
interface Start {
  readonly code: string;
  readonly findings: ReadonlySet<string>;
  readonly askFixtures: ByFixtures;
}

export function judgeOf(name: string): Judge {
  const original = specTexts(name);
  const askFacts: ByFacts = byFacts(name, original);
  let started: Promise<Start> | undefined;

  async function start(): Promise<Start> {
    const { modules, code, findings } = await regenerate(name, original);
    if (modules === undefined) throw new Error(`Nothing is generated from ${name} as it is.`);
    return { code, findings: new Set(findings), askFixtures: await byFixtures(name, original, modules) };
  }

  function textsOf(mutant: Mutant): SpecTexts {
    return new Map(original).set(mutant.file, mutant.text());
  }

  return {
    async judge(mutant, thorough) {
      const texts = textsOf(mutant);
      const verdict: Verdict = { id: mutant.id, facts: askFacts(texts), generation: undefined, fixtures: undefined };
      if (verdict.facts !== undefined && !thorough) return verdict;
      started ??= start();
      const before = await started;
      const { modules, code, findings } = await regenerate(name, texts);
      const generation = findings.find((finding) => !before.findings.has(finding));
      const isEnough = generation !== undefined && !thorough;
      // The same code behaves the same: thousands of checks are skipped.
      if (modules === undefined || isEnough || code === before.code) return { ...verdict, generation };
      return { ...verdict, generation, fixtures: await before.askFixtures(mutant, texts, modules) };
    },
  };
}
