import type { Result } from "../../templates/runtime/base/problem.js";
import { pointerTokens } from "../load/pointer.js";

/** One fault in the words of Standard Schema: names of members and positions of items lead to it. */
interface StandardIssue {
  readonly message: string;
  readonly path: readonly (string | number)[];
}

/** The members by which tools take a schema, whatever library made it (Standard Schema, version 1). */
export interface StandardSchema {
  readonly version: 1;
  readonly vendor: "specwright";
  readonly validate: (
    value: unknown,
  ) => { readonly value: unknown; readonly issues?: undefined } | { readonly issues: readonly StandardIssue[] };
}

/** A validator as the "~standard" of a schema. */
export function standardSchema(validate: (value: unknown) => Result<unknown>): StandardSchema {
  return {
    version: 1,
    vendor: "specwright",
    validate(value) {
      const result = validate(value);
      if (result.ok) return { value: result.value };
      return { issues: result.problems.map(({ message, path }) => ({ message, path: keysOf(path, value) })) };
    },
  };
}

/** A pointer as keys. Positions in lists are numbers, as others write them. */
function keysOf(pointer: string, value: unknown): readonly (string | number)[] {
  let at = value;
  return pointerTokens(pointer).map((token) => {
    const isPosition = Array.isArray(at);
    at = ownValue(at, token);
    return isPosition ? Number(token) : token;
  });
}

/** A member or an item; undefined where the value has none, or cannot be read. */
function ownValue(value: unknown, key: string): unknown {
  try {
    return typeof value === "object" && value !== null && Object.hasOwn(value, key)
      ? (value as Readonly<Record<string, unknown>>)[key]
      : undefined;
  } catch {
    return undefined;
  }
}
