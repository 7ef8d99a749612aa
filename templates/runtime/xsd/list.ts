import { isWholeArray } from "../base/whole-array.js";
import { isEqual, joinedKeys, keyOf, type SimpleType, type ValueForm } from "./simple-type.js";
import { splitWhiteSpace } from "./white-space.js";

/** A list type: Part 2, section 2.5.1.2. Every faulty item is reported. */
export function listOf<T>(item: SimpleType<T>): SimpleType<T[]> {
  return {
    form: listForm(item.form),
    read(text, context) {
      const values: T[] = [];
      const words = splitWhiteSpace(text);
      for (const word of words) {
        const value = item.read(word, context);
        if (value !== undefined) values.push(value);
      }
      return values.length === words.length ? values : undefined;
    },
  };
}

/**
 * Returns a union type: Part 2, section 2.5.1.3. The first member type that accepts the string returns the value. If
 * none does, the problem names the expectation of each.
 */
export function unionOf<T>(members: readonly SimpleType<T>[], name: string): SimpleType<T> {
  return {
    form: unionForm(members.map((member) => member.form)),
    read(text, context) {
      let missed: Set<string> | undefined;
      for (const member of members) {
        const value = context.attempt(member, text);
        if (value !== undefined) return value;
        (missed ??= new Set()).add(context.missed);
      }
      return context.fault("cvc-datatype-valid.1.2.3", alternatives([...(missed ?? [])], name), text);
    },
  };
}

/** Returns the expectations of the member types of a union; for many types the first and the name of the union. */
function alternatives(missed: readonly string[], name: string): string {
  const shown = missed.slice(0, 4);
  return (shown.length === missed.length ? shown : [...shown, `a value of ${name}`]).join(" or ");
}

/** A list of values of one form: Part 2, section 2.5.1.2. */
export function listForm<T>(item: ValueForm<T>): ValueForm<T[]> {
  return {
    expected: `a list, each item ${item.expected}`,
    is: (value): value is T[] => isWholeArray(value) && value.every((member) => item.is(member)),
    write: (value, context) => value.map((member) => item.write(member, context)).join(" "),
    same: (a, b) => a.length === b.length && a.every((member, index) => item.same(member, b[index] as T)),
    compare: (a, b) =>
      a.length === b.length && a.every((member, index) => isEqual(item, member, b[index] as T)) ? 0 : undefined,
    key: (value) => {
      const keys = value.map((member) => keyOf(item, member));
      return keys.includes(undefined) ? undefined : `l${joinedKeys(keys as string[])}`;
    },
  };
}

/** A value of any one of several forms: Part 2, section 2.5.1.3. */
export function unionForm<T>(members: readonly ValueForm<T>[]): ValueForm<T> {
  const formOf = (value: unknown): ValueForm<T> | undefined => members.find((member) => member.is(value));
  const commonForm = (a: T, b: T): ValueForm<T> | undefined => members.find((member) => member.is(a) && member.is(b));
  return {
    expected: [...new Set(members.map((member) => member.expected))].join(" or "),
    is: (value): value is T => formOf(value) !== undefined,
    write: (value, context) => formOf(value)?.write(value, context) ?? "",
    same: (a, b) => commonForm(a, b)?.same(a, b) ?? false,
    compare: (a, b) => {
      for (const member of members) {
        if (!member.is(a) || !member.is(b)) continue;
        const order = member.compare === undefined ? (member.same(a, b) ? 0 : 1) : member.compare(a, b);
        // Strings without an order here may be values of another member type: a string is not a date.
        if (order !== undefined) return order === 0 ? 0 : undefined;
      }
      return undefined;
    },
    key: (value) => {
      for (const member of members) {
        const key = member.is(value) ? keyOf(member, value) : undefined;
        if (key !== undefined) return key;
      }
      return undefined;
    },
  };
}
