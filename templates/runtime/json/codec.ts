import { decodedValue, encodedValue, heldValue, settledValue, textedValue } from "./convert-values.js";
import { formsOf, type FormRef, type FormRow } from "./forms.js";
import { unreadableMessage } from "./problems.js";
import type { ValidateOptions } from "./validate.js";
import { limitedFailure } from "../base/problem-limits.js";
import type { Failure, Result } from "../base/problem.js";

/**
 * A value as `isOrder` lets it pass: where a type says bigint, a whole number that a double holds exactly is as good.
 * `validateOrder` and `parseOrder` give bigints.
 */
export type WithSafeIntegers<T> = T extends bigint
  ? T | number
  : T extends Date
    ? T
    : T extends object
      ? { [Name in keyof T]: WithSafeIntegers<T[Name]> }
      : T;

/** The way between values in memory, as types say them, and values as JSON has them. */
export interface JsonCodec<T> {
  /** True where whole numbers are read exactly; else numbers are refused that a double would change. */
  readonly isExact: boolean;
  /** True for a valid value in memory. */
  is(value: unknown): boolean;
  /** A valid value in memory, or its problems. A copy is made where a number stands for a bigint. */
  validate(value: unknown, options?: ValidateOptions): Result<T>;
  /** The value in memory of a valid value of JSON, or its problems. */
  decode(value: unknown, options?: ValidateOptions): Result<T>;
  /** The same for values that were texts, as those of parameters: whole numbers may still be texts. */
  decodeTexts(value: unknown, options?: ValidateOptions): Result<T>;
  /** The value in memory of a value of JSON that nobody checks: what cannot be converted stays. */
  revive(value: unknown): unknown;
  /** The value of JSON: whole numbers that a double cannot hold are bigints. Values that cannot be converted stay. */
  encode(value: unknown): unknown;
  /** The same for values that become texts, where such whole numbers are texts. */
  encodeTexts(value: unknown): unknown;
  /** A value of which whole numbers are read exactly, with numbers where the schema asks for no exact ones. */
  settle(value: unknown): unknown;
}

/** The codec of a schema: its entry in a table of forms, the checks of values as JSON has them, and the reading of numbers. */
export function jsonCodec<T>(
  rows: readonly FormRow[],
  ref: FormRef,
  check: (value: unknown) => boolean,
  result: (value: unknown, options: ValidateOptions | undefined) => Result<unknown>,
  isExact?: true,
): JsonCodec<T> {
  const forms = formsOf(rows);
  const decoded = (value: unknown, options: ValidateOptions | undefined): Result<T> => {
    const checked = result(value, options);
    return checked.ok === false ? checked : { ok: true, value: decodedValue(value, ref, forms) as T };
  };
  const validate = (value: unknown, options: ValidateOptions | undefined): Result<T> => {
    const { value: encoded, problems } = encodedValue(value, ref, forms);
    if (problems.length > 0) return limitedFailure(problems, false, options?.maxProblems);
    const checked = result(encoded, options);
    return checked.ok === false ? checked : { ok: true, value: heldValue(value, ref, forms) as T };
  };
  return {
    isExact: isExact === true,
    is(value) {
      try {
        const { value: encoded, problems } = encodedValue(value, ref, forms);
        return problems.length === 0 && check(encoded);
      } catch {
        return false;
      }
    },
    validate: (value, options) => readable(() => validate(value, options)),
    decode: (value, options) => readable(() => decoded(value, options)),
    decodeTexts: (value, options) => readable(() => decoded(settledValue(value, ref, forms, true), options)),
    revive: (value) => decodedValue(value, ref, forms),
    encode: (value) => encodedValue(value, ref, forms).value,
    encodeTexts: (value) => textedValue(encodedValue(value, ref, forms).value, ref, forms),
    settle: (value) => settledValue(value, ref, forms, false),
  };
}

/** A result, also of a value whose members throw or that is nested too deeply. */
function readable<T>(result: () => Result<T>): Result<T> {
  try {
    return result();
  } catch {
    return unreadableFailure;
  }
}

const unreadableFailure: Failure = {
  ok: false,
  problems: [{ code: "unreadable", message: unreadableMessage, path: "" }],
  truncated: false,
};
