import { createHash } from "node:crypto";
import type { Mutant } from "./mutant.js";

/** Some of many mutants, always the same ones: of every operator, then of every interface, as evenly as can be. */
export function sampleOf(mutants: readonly Mutant[], size: number): readonly Mutant[] {
  const digests = new Map(mutants.map((mutant) => [mutant, digest(mutant.id)]));
  const digestOf = (mutant: Mutant): string => digests.get(mutant) ?? "";
  const shuffled = [...mutants].sort((one, other) => (digestOf(one) < digestOf(other) ? -1 : 1));
  const used = new Map<string, number>();
  const uses = (key: string): number => used.get(key) ?? 0;
  const chosen = new Set<Mutant>();
  while (chosen.size < Math.min(size, mutants.length)) {
    const left = shuffled.filter((mutant) => !chosen.has(mutant));
    const weight = (mutant: Mutant): number => 1000 * uses(mutant.operator) + uses(mutant.interface);
    const next = left.reduce((best, mutant) => (weight(mutant) < weight(best) ? mutant : best));
    chosen.add(next);
    for (const key of [next.operator, next.interface]) used.set(key, uses(key) + 1);
  }
  return [...chosen];
}

function digest(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
