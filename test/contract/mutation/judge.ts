import { byFacts, type ByFacts } from "./by-facts.js";
import { byFixtures, type ByFixtures } from "./by-fixtures.js";
import type { Mutant, SpecTexts } from "./mutant.js";
import { regenerate } from "./regenerate.js";
import { specTexts } from "./specs.js";

/** Who notices a mutant, each with the first thing that is said; nobody when all three are undefined. */
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
  /** Thorough: all three are asked, whatever the others say. */
  judge(mutant: Mutant, thorough: boolean): Promise<Verdict>;
}

export function judgeOf(name: string): Judge {
  const original = specTexts(name);
  const askFacts: ByFacts = byFacts(name, original);
  let fixtures: Promise<ByFixtures> | undefined;
  let findings: Promise<ReadonlySet<string>> | undefined;

  async function start(): Promise<void> {
    if (fixtures !== undefined) return;
    const before = regenerate(name, original);
    findings = before.then((found) => new Set(found.findings));
    fixtures = before.then(({ modules }) => {
      if (modules === undefined) throw new Error(`Nothing is generated from ${name} as it is.`);
      return byFixtures(name, original, modules);
    });
    await fixtures;
  }

  return {
    async judge(mutant, thorough) {
      const texts: SpecTexts = new Map(original).set(mutant.file, mutant.text());
      const facts = askFacts(texts);
      const verdict = { id: mutant.id, facts, generation: undefined, fixtures: undefined };
      if (facts !== undefined && !thorough) return verdict;
      await start();
      const { modules, findings: found } = await regenerate(name, texts);
      const known = await findings!;
      const generation = found.find((finding) => !known.has(finding));
      if (modules === undefined || (generation !== undefined && !thorough)) return { ...verdict, generation };
      const askFixtures = await fixtures!;
      return { ...verdict, generation, fixtures: await askFixtures(mutant, texts, modules) };
    },
  };
}
