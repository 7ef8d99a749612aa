import type { Facets } from "./components.js";

/** A range of integers; a side that is undefined has no bound. */
export interface IntegerRange {
  /** The lower bound, itself in the range. */
  readonly least: bigint | undefined;
  /** The upper bound, itself in the range. */
  readonly greatest: bigint | undefined;
}

/** The integers that the bounds of a decimal type leave, both ends included. */
export function integerRange(facets: Facets): IntegerRange {
  const { totalDigits } = facets;
  const digits = totalDigits === undefined || totalDigits > 400 ? undefined : 10n ** BigInt(totalDigits) - 1n;
  const least = [
    digits === undefined ? undefined : -digits,
    facets.minInclusive === undefined ? undefined : ceiling(facets.minInclusive),
    facets.minExclusive === undefined ? undefined : floor(facets.minExclusive, 1n),
  ].filter((bound) => bound !== undefined);
  const greatest = [
    digits,
    facets.maxInclusive === undefined ? undefined : floor(facets.maxInclusive, 0n),
    facets.maxExclusive === undefined ? undefined : ceiling(facets.maxExclusive, -1n),
  ].filter((bound) => bound !== undefined);
  return {
    least: least.length === 0 ? undefined : least.reduce((a, b) => (b > a ? b : a)),
    greatest: greatest.length === 0 ? undefined : greatest.reduce((a, b) => (b < a ? b : a)),
  };
}

function floor(text: string, step: bigint): bigint | undefined {
  const parts = partsOf(text);
  if (parts === undefined) return undefined;
  return (
    (parts.isNegative && parts.hasFraction ? -parts.whole - 1n : parts.isNegative ? -parts.whole : parts.whole) + step
  );
}

function ceiling(text: string, step: bigint = 0n): bigint | undefined {
  const parts = partsOf(text);
  if (parts === undefined) return undefined;
  return (parts.isNegative ? -parts.whole : parts.hasFraction ? parts.whole + 1n : parts.whole) + step;
}

function partsOf(text: string): { isNegative: boolean; whole: bigint; hasFraction: boolean } | undefined {
  const found = /^([+-]?)([0-9]*)(?:\.([0-9]*))?$/.exec(text.trim());
  if (found === null) return undefined;
  return {
    isNegative: found[1] === "-",
    whole: BigInt(found[2] === "" ? "0" : (found[2] ?? "0")),
    hasFraction: /[1-9]/.test(found[3] ?? ""),
  };
}
