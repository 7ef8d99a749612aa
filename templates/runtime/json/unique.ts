import { hasObjectType } from "./object-members.js";

/**
 * True when no two items are equal as JSON values, and none is a hole. JSON Schema validation, section 6.4.3. Takes
 * time in proportion to the text of the items.
 */
export function hasUniqueItems(items: readonly unknown[]): boolean {
  if (items.length < 2) return true;
  const seen = new Set<unknown>();
  const structures: object[] = [];
  for (const item of items) {
    // There could be four billion of them.
    if (item === undefined) return false;
    if (typeof item === "object" && item !== null) structures.push(item);
    else seen.add(item);
  }
  if (seen.size + structures.length !== items.length) return false;
  return structures.length < 2 || new Set(structures.map(canonicalText)).size === structures.length;
}

/** The positions of the first two items that are equal as JSON values. Takes time in proportion to the text of the items. */
export function equalItems(items: readonly unknown[]): readonly [first: number, second: number] | undefined {
  const seen = new Map<unknown, number>();
  for (let index = 0; index < items.length; index += 1) {
    const item = items[index];
    // There could be four billion of them.
    if (item === undefined) return undefined;
    // A text that begins like a structure is told apart from one.
    const key =
      typeof item === "object" && item !== null
        ? `{${canonicalText(item)}`
        : typeof item === "string"
          ? `"${item}`
          : item;
    const first = seen.get(key);
    if (first !== undefined) return [first, index];
    seen.set(key, index);
  }
  return undefined;
}

/** More values than any text of ours has that is worth comparing: one that refers to itself would never end. */
export const maxPieces = 3_000_000;

/**
 * A text that two JSON values share when they are equal and never else. Throws a RangeError for a value of more than
 * three million values, or one that refers to itself.
 */
export function canonicalText(value: unknown): string {
  return canonicalTextUpTo(value, Infinity);
}

/** The same, but a text that is longer than `maxLength` may end early. */
export function canonicalTextUpTo(value: unknown, maxLength: number): string {
  let text = "";
  let pieces = 0;
  // A stack of its own: values may be nested deeper than calls can be.
  const rest: Piece[] = [{ value }];
  for (let piece = rest.pop(); piece !== undefined; piece = rest.pop()) {
    pieces += 1;
    if (pieces > maxPieces) throw tooComplex();
    if (text.length > maxLength) return text;
    if (piece.text !== undefined) text += piece.text;
    if (Array.isArray(piece.value) && !(piece.value.length < maxPieces)) throw tooComplex();
    if ("value" in piece) text += begin(piece.value, rest);
  }
  return text;
}

function tooComplex(): RangeError {
  return new RangeError("The value is too complex.");
}

interface Piece {
  /** Written before the value. */
  readonly text?: string;
  /** Written behind the text; absent for a piece of text alone. */
  readonly value?: unknown;
}

/** The text a value starts with; what follows goes on the stack, last first. */
function begin(value: unknown, rest: Piece[]): string {
  if (Array.isArray(value)) {
    rest.push({ text: "]" });
    for (let index = value.length - 1; index >= 0; index -= 1) rest.push({ text: ",", value: value[index] as unknown });
    return "[";
  }
  if (hasObjectType(value)) {
    rest.push({ text: "}" });
    const names = Object.keys(value).filter((name) => value[name] !== undefined);
    names.sort((a, b) => (a < b ? 1 : -1));
    for (const name of names) rest.push({ text: `${JSON.stringify(name)}:`, value: value[name] });
    return "{";
  }
  // Values that JSON cannot hold (a function, a bigint, a class instance) differ from all that it can.
  if (typeof value === "string") return JSON.stringify(value);
  return typeof value === "number" || typeof value === "boolean" || value === null
    ? String(value === 0 ? 0 : value)
    : `<${typeof value}>`;
}
