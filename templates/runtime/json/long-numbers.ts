import { hasDivisor } from "./has-divisor.js";

// Whole numbers that are bigints where a double cannot hold them. Comparisons of both are exact.

/** True for a number of JSON. */
export function hasNumberType(value: unknown): value is number | bigint {
  return typeof value === "bigint" || (typeof value === "number" && Number.isFinite(value));
}

/** True for a whole number that stands for itself alone. */
export function hasIntegerType(value: unknown): value is number | bigint {
  return typeof value === "bigint" || Number.isSafeInteger(value);
}

/** JSON Schema validation, section 6.2.1. */
export function hasWholeDivisor(value: number | bigint, divisor: number): boolean {
  if (typeof value === "number") return hasDivisor(value, divisor);
  if (Number.isInteger(divisor)) return value % BigInt(divisor) === 0n;
  // A fraction as the decimal that it is written as: a multiple of 0.5 is one of 5 when it is ten times as large.
  const places = String(divisor).split(".")[1]?.length ?? 0;
  const scale = 10n ** BigInt(places);
  const scaled = BigInt(Math.round(divisor * 10 ** places));
  return (value * scale) % scaled === 0n;
}

/** OpenAPI, format "int32". */
export function fitsInt32(value: number | bigint): boolean {
  return value >= -2_147_483_648 && value <= 2_147_483_647;
}

/** OpenAPI, format "int64": a whole number of 64 bits with a sign. */
export function fitsInt64(value: number | bigint): boolean {
  return value >= -(2n ** 63n) && value < 2n ** 63n;
}

/** Format "uint64": a whole number of 64 bits without a sign. */
export function fitsUint64(value: number | bigint): boolean {
  return value >= 0n && value < 2n ** 64n;
}
