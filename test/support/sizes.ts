import { Random } from "./random.js";

/** True in `make test-thorough`, which sets THOROUGH=1: long random runs, full sizes, whole lists. test/README.md has the list. */
export const isThorough = process.env["THOROUGH"] === "1";

/** The number from which samples and random runs begin; another one looks elsewhere, in the workflow at every run. */
export const seed = Number(process.env["SEED"] ?? "1");

/** The size of this run: `normal` in `make test`, `thorough` in `make test-thorough`. */
export function sized<Size>({ normal, thorough }: { readonly normal: Size; readonly thorough: Size }): Size {
  return isThorough ? thorough : normal;
}

/** So many of a list, in its order, drawn by SEED and `salt`; the whole list in a thorough run. */
export function sampled<Item>(items: readonly Item[], count: number, salt = 0): readonly Item[] {
  if (isThorough || items.length <= count) return items;
  const random = new Random(seed * 100_003 + salt);
  const chosen = new Set<number>();
  while (chosen.size < count) chosen.add(random.below(items.length));
  return items.filter((_, at) => chosen.has(at));
}
