/** OpenAPI, format "int32": a signed 32-bit integer. */
export function hasInt32Format(value: number): boolean {
  return Number.isInteger(value) && value >= -(2 ** 31) && value < 2 ** 31;
}

/** OpenAPI, format "int64": a signed 64-bit integer. */
export function hasInt64Format(value: number): boolean {
  return Number.isInteger(value) && value >= -(2 ** 63) && value < 2 ** 63;
}

/** OpenAPI, format "float": within the range of single precision. */
export function hasFloatFormat(value: number): boolean {
  return Math.abs(value) <= 3.4028234663852886e38;
}

/** OpenAPI, format "double": every number that JSON text can bring is one. */
export function hasDoubleFormat(value: number): boolean {
  return Number.isFinite(value);
}
