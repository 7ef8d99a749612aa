import type { Result } from "../base/problem.js";
import { pointerParts } from "./pointer.js";

/** A schema as tools take it, whatever library made it (https://standardschema.dev, version 1). */
export interface StandardSchema<T> {
  /** The members that the standard asks for. */
  readonly "~standard": StandardSchemaProps<T>;
}

/** The member `~standard` of a schema. Standard Schema, version 1. */
export interface StandardSchemaProps<T> {
  readonly version: 1;
  readonly vendor: "specwright";
  /** Checks a value at once: it never returns a promise. */
  readonly validate: (
    value: unknown,
  ) => { readonly value: T; readonly issues?: undefined } | { readonly issues: readonly StandardIssue[] };
  /** There for the compiler alone: no schema has it while a program runs. */
  readonly types?: { readonly input: T; readonly output: T } | undefined;
}

/** One fault in the words of Standard Schema: names of members and positions of items lead to it. */
export interface StandardIssue {
  readonly message: string;
  /** Empty for the value as a whole. */
  readonly path: readonly (string | number)[];
}

/** A validator as tools take it. */
export function standardSchema<T>(validate: (value: unknown) => Result<T>): StandardSchema<T> {
  return { "~standard": { version: 1, vendor: "specwright", validate: standardValidate(validate) } };
}

function standardValidate<T>(validate: (value: unknown) => Result<T>): StandardSchemaProps<T>["validate"] {
  return (value) => {
    const result = validate(value);
    if (result.ok === false) {
      return { issues: result.problems.map(({ message, path }) => ({ message, path: keysOf(path, value) })) };
    }
    return { value: result.value };
  };
}

/** A pointer as keys. Positions in lists are numbers, as others write them. */
function keysOf(pointer: string, value: unknown): readonly (string | number)[] {
  let at = value;
  return pointerParts(pointer).map((part) => {
    const isPosition = Array.isArray(at);
    at = valueUnder(at, part);
    return isPosition ? Number(part) : part;
  });
}

/** A member or an item; undefined where the value has none, or cannot be read. */
function valueUnder(value: unknown, key: string): unknown {
  try {
    return typeof value === "object" && value !== null && Object.hasOwn(value, key)
      ? (value as Readonly<Record<string, unknown>>)[key]
      : undefined;
  } catch {
    return undefined;
  }
}
