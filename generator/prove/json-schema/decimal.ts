/** Multiples of a common fraction: `scale` of them make one. Doubles are treated as the decimals that they print as. */
export interface DecimalGrid {
  /** A power of ten. */
  readonly scale: bigint;
}

/** Returns the coarsest grid that contains some numbers. */
export function gridOf(values: readonly number[]): DecimalGrid {
  const places = values.map((value) => partsOf(value).places);
  return { scale: 10n ** BigInt(Math.max(0, ...places)) };
}

/** The number as a count of the grid's steps. */
export function onGrid(value: number, { scale }: DecimalGrid): bigint {
  const { digits, places } = partsOf(value);
  return places >= 0 ? (digits * scale) / 10n ** BigInt(places) : digits * scale * 10n ** BigInt(-places);
}

/** Returns the number for a count of grid steps. */
export function offGrid(value: bigint, { scale }: DecimalGrid): number {
  const sign = value < 0n ? "-" : "";
  const size = value < 0n ? -value : value;
  const fraction = scale === 1n ? "" : String(size % scale).padStart(String(scale).length - 1, "0");
  return Number(`${sign}${size / scale}.${fraction}`);
}

function partsOf(value: number): { readonly digits: bigint; readonly places: number } {
  const [mantissa = "0", exponent = "0"] = String(value).split("e");
  const [whole = "0", fraction = ""] = mantissa.split(".");
  return { digits: BigInt(whole + fraction), places: fraction.length - Number(exponent) };
}

/** The quotient, rounded down. */
export function floorDivide(a: bigint, b: bigint): bigint {
  const quotient = a / b;
  return a % b !== 0n && a < 0n !== b < 0n ? quotient - 1n : quotient;
}

/** The least number that both divide. */
export function leastCommonMultiple(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return (a / x) * b;
}
