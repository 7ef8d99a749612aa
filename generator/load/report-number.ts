import type { Diagnostics } from "../diagnostics/create-diagnostics.js";
import type { Origin } from "../diagnostics/origin.js";

/** Reports a number that JavaScript cannot hold as it was written: beyond every double, or an integer that gets rounded. */
export function reportNumber(written: string, origin: Origin, diagnostics: Diagnostics): void {
  const value = Number(written);
  const shown = written.length > 40 ? `${written.slice(0, 40)}…` : written;
  if (!Number.isFinite(value)) {
    diagnostics.report("source/number-too-large", origin, { written: shown });
  } else if (/^-?\d+$/.test(written) && !Number.isSafeInteger(value) && BigInt(written) !== BigInt(value)) {
    diagnostics.report("source/inexact-number", origin, { written: shown, becomes: BigInt(value).toString() });
  }
}

/** The number in JSON that is nearest to one of JavaScript: the largest of its sign for those without end, and null for none at all. */
export function finiteNumber(value: number): number | null {
  if (Number.isFinite(value)) return value;
  return Number.isNaN(value) ? null : Math.sign(value) * Number.MAX_VALUE;
}
