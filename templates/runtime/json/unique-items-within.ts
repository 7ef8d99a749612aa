import { memoryOf } from "./recursion-limits.js";
import { maxPieces } from "./unique.js";
import { hasObjectType } from "./object-members.js";

// Lists of different items within lists of different items, without end: each value is read once in a run, whatever the
// number of lists that it is in. Equal values get the same number.

/** Values that were read in one run. */
interface Identities {
  /** The number of each array and object that was read: equal ones have one number. */
  readonly numbers: Map<object, number>;
  /** The number of each text that stands for equal values. */
  readonly texts: Map<string, number>;
  /** The number of values that were read. */
  pieces: number;
}

/** As `hasUniqueItems`, for schemas that refer to themselves. Throws a RangeError for what is too complex. */
export function hasUniqueItemsWithin(items: readonly unknown[]): boolean {
  if (items.length < 2) return true;
  const known = memoryOf(hasUniqueItemsWithin, (): Identities => ({ numbers: new Map(), texts: new Map(), pieces: 0 }));
  const seen = new Set<string>();
  for (const item of items) {
    if (item === undefined) return false;
    seen.add(typeof item === "object" && item !== null ? `#${numberOf(item, known)}` : textOf(item));
  }
  return seen.size === items.length;
}

/** An array or object of which some members have been read. */
interface OpenValue {
  /** The array or object itself. */
  readonly value: object;
  /** The names of an object's members, sorted; undefined for an array. */
  readonly names: readonly string[] | undefined;
  readonly length: number;
  /** Texts that stand for the members that were read, in order. */
  readonly read: string[];
}

function numberOf(root: object, identities: Identities): number {
  const { numbers, texts } = identities;
  const known = numbers.get(root);
  if (known !== undefined) return known;
  // A stack of its own: values may be nested deeper than calls can be.
  const stack = [opened(root, identities)];
  for (;;) {
    const { value, names, length, read } = stack.at(-1)!;
    if (read.length < length) {
      const member = (value as Readonly<Record<string, unknown>>)[names?.[read.length] ?? read.length];
      const isInner = typeof member === "object" && member !== null;
      const number = isInner ? numbers.get(member) : undefined;
      if (isInner && number === undefined) stack.push(opened(member, identities));
      else read.push(isInner ? `#${number}` : textOf(member));
      continue;
    }
    const text = `${names === undefined ? "" : JSON.stringify(names)}${read.join()}`;
    const number = texts.get(text) ?? texts.size;
    texts.set(text, number);
    numbers.set(value, number);
    stack.pop();
    if (stack.length === 0) return number;
  }
}

function opened(value: object, identities: Identities): OpenValue {
  const isList = Array.isArray(value);
  const names = isList ? undefined : namesOf(value);
  const length = isList ? value.length : (names?.length ?? 0);
  identities.pieces += length + 1;
  // A hole for each of four billion items, or a value that refers to itself.
  if (!(identities.pieces < maxPieces)) throw new RangeError("The value is too complex.");
  return { value, names, length, read: [] };
}

function namesOf(value: object): readonly string[] {
  if (!hasObjectType(value)) return ["<object>"];
  return Object.keys(value)
    .filter((name) => value[name] !== undefined)
    .sort();
}

/** The text of a value that has no members. */
function textOf(value: unknown): string {
  if (typeof value === "string") return JSON.stringify(value);
  return typeof value === "number" || typeof value === "boolean" || value === null
    ? String(value === 0 ? 0 : value)
    : `<${typeof value}>`;
}
