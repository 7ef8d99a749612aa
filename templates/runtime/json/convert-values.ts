import { jsonTypeOf } from "./short-values.js";
import { isPlain, itemForm, memberForm, type FormRef, type FormRow, type Forms } from "./forms.js";
import { pointerPart } from "./pointer.js";
import { maxDepth } from "./recursion-limits.js";
import { dateOfText } from "./dates.js";
import { isDate } from "../base/is-date.js";
import { hasObjectType } from "./object-members.js";
import { setOwnProperty } from "../base/own-property.js";
import type { Problem } from "../base/problem.js";

/** The conversion of a value that holds no others. */
type Leaf = (value: unknown, row: FormRow, path: () => string) => unknown;

/** The value in memory of a value of JSON. A value without the form of its place stays as it is. */
export function decodedValue(value: unknown, ref: FormRef, forms: Forms): unknown {
  return walked(value, ref, forms, decodedLeaf, false);
}

/** A value in memory in which numbers that stand for bigints are bigints. */
export function heldValue(value: unknown, ref: FormRef, forms: Forms): unknown {
  const held: Leaf = (leaf, { integers }) => (integers === "bigint" && typeof leaf === "number" ? BigInt(leaf) : leaf);
  return walked(value, ref, forms, held, false);
}

/** The value of JSON of a value in memory, and problems of what cannot have one. */
export function encodedValue(
  value: unknown,
  ref: FormRef,
  forms: Forms,
): { readonly value: unknown; readonly problems: readonly Problem[] } {
  const problems: Problem[] = [];
  const encode: Leaf = (leaf, row, path) => encodedLeaf(leaf, row, path, problems);
  return { value: walked(value, ref, forms, encode, false), problems };
}

/**
 * A value that was read exactly, with doubles for large whole numbers where the schema asks for no exact ones. If
 * values were texts, whole numbers may still be.
 */
export function settledValue(value: unknown, ref: FormRef, forms: Forms, areTexts: boolean): unknown {
  const settle: Leaf = (leaf, { integers }) => {
    if (typeof leaf === "bigint") return integers === undefined ? Number(leaf) : leaf;
    // A text that a double holds exactly, beyond 2^53, has been read as a number.
    const isLong =
      areTexts && Number.isInteger(leaf) && !Number.isSafeInteger(leaf) && (integers ?? "whole") !== "whole";
    if (isLong) return BigInt(leaf as number);
    const isText = areTexts && typeof leaf === "string" && (integers ?? "whole") !== "whole";
    return isText && wholeText.test(leaf) ? shortest(BigInt(leaf)) : leaf;
  };
  return walked(value, ref, forms, settle, !areTexts);
}

/** A value of JSON that becomes texts: bigints are texts at once. */
export function textedValue(value: unknown, ref: FormRef, forms: Forms): unknown {
  return walked(value, ref, forms, (leaf) => (typeof leaf === "bigint" ? String(leaf) : leaf), false);
}

/** Whole numbers as JSON writes them, with more digits than 64 bits have. */
const wholeText = /^-?(?:0|[1-9][0-9]{0,30})$/;

function decodedLeaf(leaf: unknown, { integers, dates }: FormRow): unknown {
  if (dates === true && typeof leaf === "string") return dateOfText(leaf) ?? leaf;
  if (integers === undefined || integers === "whole") return leaf;
  const isWhole = typeof leaf === "bigint" || Number.isInteger(leaf);
  if (!isWhole) return leaf;
  const whole = BigInt(leaf as bigint | number);
  return integers === "bigint" ? whole : String(whole);
}

function encodedLeaf(leaf: unknown, { integers, dates }: FormRow, path: () => string, problems: Problem[]): unknown {
  const refuse = (expected: string): unknown => {
    const actual = jsonTypeOf(leaf);
    problems.push({
      code: "type",
      message: `Expected ${expected}, but found ${actual}.`,
      path: path(),
      expected,
      actual,
    });
    return leaf;
  };
  if (dates === true) {
    if (isDate(leaf)) return Number.isNaN(leaf.getTime()) ? refuse("a date that is valid") : leaf.toISOString();
    if (typeof leaf === "string") return refuse("a Date");
  }
  if (integers === "bigint") {
    if (typeof leaf === "bigint") return shortest(leaf);
    if (Number.isInteger(leaf) && !Number.isSafeInteger(leaf)) return refuse("a bigint");
  }
  if (integers === "string") {
    if (typeof leaf === "string")
      return wholeText.test(leaf) ? shortest(BigInt(leaf)) : refuse("an integer as a string");
    if (typeof leaf === "number" || typeof leaf === "bigint") return refuse("an integer as a string");
  }
  return leaf;
}

/** A number where a double holds it exactly. */
function shortest(value: bigint): bigint | number {
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : value;
}

/** A value with its leaves converted; parts in which nothing changes are kept. `whole` goes where no form is as well. */
function walked(value: unknown, ref: FormRef, forms: Forms, leaf: Leaf, whole: boolean): unknown {
  const path: (string | number)[] = [];
  const pathText = (): string => path.map((part) => `/${pointerPart(String(part))}`).join("");
  return visit(value, ref);

  // Deeper values are refused by validators.
  function visit(at: unknown, ref: FormRef): unknown {
    const row = forms(ref);
    if ((!whole && isPlain(row)) || path.length > maxDepth) return at;
    if (Array.isArray(at)) return visitItems(at, row);
    if (hasObjectType(at)) return visitMembers(at, row);
    return leaf(at, row, pathText);
  }

  function visitItems(items: readonly unknown[], row: FormRow): readonly unknown[] {
    let copy: unknown[] | undefined;
    for (let index = 0; index < items.length; index += 1) {
      // A hole is refused, and there may be four billion of them.
      if (items[index] === undefined) return items;
      const form = itemForm(row, index);
      if (form === "plain" && !whole) continue;
      const inner = within(index, items[index], form);
      if (inner !== items[index]) (copy ??= [...items])[index] = inner;
    }
    return copy ?? items;
  }

  function visitMembers(members: Readonly<Record<string, unknown>>, row: FormRow): object {
    let copy: Record<string, unknown> | undefined;
    for (const name of Object.keys(members)) {
      const form = memberForm(row, name);
      if (form === "plain" && !whole) continue;
      const inner = within(name, members[name], form);
      if (inner !== members[name]) setOwnProperty((copy ??= { ...members }), name, inner);
    }
    return copy ?? members;
  }

  function within(part: string | number, inner: unknown, ref: FormRef): unknown {
    path.push(part);
    const visited = visit(inner, ref);
    path.pop();
    return visited;
  }
}
