import { type AttributePath, readPath, subAttribute } from "./paths.js";
import type { Attribute } from "./attributes.js";

/** A comparison of an attribute with a value: the one kind of filter that the documents describe. */
export interface UserFilter<Of> {
  /** The thing that is compared. */
  readonly of: Of;
  /** The value that the thing is to have. */
  readonly value: string | number | boolean;
}

/** The reason why a filter cannot be used: a sentence that says where it goes wrong. */
export interface FilterFault {
  readonly message: string;
}

/** Characters of a filter at most. */
export const maxFilterLength = 2000;

/** An attribute without parts, or a part of one: what is compared with a value. */
export type ComparedPath = AttributePath & { readonly attribute: Attribute };

/**
 * Reads the comparison of a filter with an attribute of users. RFC 7644, section 3.4.2.2; only `attribute eq value` is
 * supported. A complex attribute means its sub-attribute `value`, if it has one.
 */
export function readUserFilter(text: string): UserFilter<ComparedPath> | FilterFault {
  const read = readComparison(text, (name) => {
    const path = readPath(name);
    return path?.attribute === undefined ? undefined : { ...path, attribute: path.attribute };
  });
  if ("message" in read || read.of.sub !== undefined || read.of.attribute.subAttributes === undefined) return read;
  const sub = subAttribute(read.of.attribute, "value");
  if (sub !== undefined) return { ...read, of: { ...read.of, sub } };
  const nameAt = text.length - text.trimStart().length;
  return fault(nameAt, "the attribute is complex, and the filter names none of its sub-attributes");
}

/** The comparison that a value filter makes of a part of an attribute: `type eq "work"`. */
export function readValueFilter(text: string, attribute: Attribute): UserFilter<Attribute> | FilterFault {
  return readComparison(text, (name) => subAttribute(attribute, name));
}

const operators = new Set(["ne", "co", "sw", "ew", "pr", "gt", "ge", "lt", "le", "and", "or", "not", "eq"]);

function readComparison<Of>(text: string, find: (name: string) => Of | undefined): UserFilter<Of> | FilterFault {
  if (text.length > maxFilterLength)
    return fault(maxFilterLength, `a filter can have at most ${maxFilterLength} characters`);
  const [, blanks = "", name = "", gap = "", operator = "", rest = ""] =
    /^(\s*)([^\s()[\]"]*)(\s*)([A-Za-z]*)([^]*)$/.exec(text) ?? [];
  const nameAt = blanks.length;
  if (name === "" || name.toLowerCase() === "not")
    return fault(nameAt, "an attribute and the operator eq are expected");
  const of = find(name);
  if (of === undefined) return fault(nameAt, `"${shown(name)}" is not an attribute of users`);
  const operatorAt = nameAt + name.length + gap.length;
  if (operator.toLowerCase() !== "eq") {
    const known = operators.has(operator.toLowerCase());
    return fault(
      operatorAt,
      known ? `the operator "${operator}" is not supported, only eq is` : "the operator eq is expected",
    );
  }
  const valueAt = operatorAt + operator.length;
  const [, before = "", value = "", after = ""] =
    /^(\s+)("(?:[^"\\]|\\.)*"|true|false|-?[0-9][0-9.eE+-]*)([^]*)$/.exec(rest) ?? [];
  if (value === "") return fault(valueAt, "a value is expected: a string in double quotes, a number, true or false");
  if (after.trim() !== "") {
    const at = valueAt + before.length + value.length + (after.length - after.trimStart().length);
    return fault(at, "nothing may follow the value: filters cannot be combined");
  }
  const parsed = parsedValue(value);
  return parsed === undefined ? fault(valueAt + before.length, "the value is not a JSON value") : { of, value: parsed };
}

function parsedValue(text: string): string | number | boolean | undefined {
  try {
    return JSON.parse(text) as string | number | boolean;
  } catch {
    return undefined;
  }
}

/** Positions count from 1. */
function fault(at: number, what: string): FilterFault {
  return { message: `The filter is not supported: at character ${at + 1}, ${what}.` };
}

function shown(name: string): string {
  return name.length > 60 ? `${name.slice(0, 60)}...` : name;
}
