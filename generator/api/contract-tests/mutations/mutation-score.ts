import type { MutationResult } from "./mutate-api.js";

/** Percent of killed mutants; undefined if none counts. */
export function mutationScore({ killed, survivors }: Pick<MutationResult, "killed" | "survivors">): number | undefined {
  const counted = killed + survivors.length;
  return counted === 0 ? undefined : (100 * killed) / counted;
}
