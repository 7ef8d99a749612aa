import { JsonTokens } from "./tokens.js";
import { pointerParts } from "./pointer.js";
import { escaped } from "../base/safe-text.js";

/**
 * Offsets of the values that some JSON pointers name, in a text that is known to be JSON: UTF-16 code units, one offset
 * for each pointer. A value that is not there has the place of its nearest ancestor. One pass over the text.
 */
export function locateValues(text: string, pointers: readonly string[]): readonly number[] {
  const root: Wanted = { offset: -1, inner: new Map() };
  const targets = pointers.map((pointer) => wantedAt(root, pointerParts(pointer)));
  markOffsets(new JsonTokens(text), root);
  return targets.map((chain) => nearest(chain));
}

/** The place of the last value of a chain that is there. */
function nearest(chain: readonly Wanted[]): number {
  return chain.reduce((offset, wanted) => (wanted.offset === -1 ? offset : wanted.offset), 0);
}

/** A value whose place is asked for, or that holds one. */
interface Wanted {
  offset: number;
  /** Values inside, by the name of the member or the position of the item. */
  readonly inner: Map<string, Wanted>;
}

/** The nodes on the way to a value, the root first. */
function wantedAt(root: Wanted, parts: readonly string[]): readonly Wanted[] {
  const chain: Wanted[] = [root];
  let here = root;
  for (const part of parts) {
    const next: Wanted = here.inner.get(part) ?? { offset: -1, inner: new Map() };
    here.inner.set(part, next);
    chain.push(next);
    here = next;
  }
  return chain;
}

/** An array or object that is being passed, with something inside that is asked for. */
interface Level {
  readonly wanted: Wanted;
  readonly isArray: boolean;
  /** The position of the item that is read; counts in arrays alone. */
  index: number;
}

function markOffsets(tokens: JsonTokens, root: Wanted): void {
  const levels: Level[] = [];
  let wanted: Wanted | undefined = root;
  do {
    const code = tokens.peek();
    if (wanted !== undefined) wanted.offset = tokens.at;
    const isContainer = code === 0x7b || code === 0x5b;
    if (!isContainer) {
      skipScalar(tokens, code);
    } else if (wanted === undefined || wanted.inner.size === 0) {
      tokens.at = endOfContainer(tokens.text, tokens.at);
    } else {
      tokens.at += 1;
      levels.push({ wanted, isArray: code === 0x5b, index: -1 });
    }
    const level = toNextValue(tokens, levels);
    if (level === undefined) return;
    const name = nameOfNext(tokens, level);
    wanted = level.wanted.inner.get(name);
  } while (tokens.error === undefined);
}

/** Passes commas and closing brackets; gives the array or object in which the next value stands. */
function toNextValue(tokens: JsonTokens, levels: Level[]): Level | undefined {
  for (;;) {
    const code = tokens.peek();
    if (code === 0x5d || code === 0x7d) levels.pop();
    else if (code !== 0x2c) return levels.at(-1);
    tokens.at += 1;
  }
}

function nameOfNext(tokens: JsonTokens, level: Level): string {
  if (level.isArray) {
    level.index += 1;
    return String(level.index);
  }
  const name = tokens.string() ?? "";
  tokens.peek();
  tokens.at += 1;
  // As pointers of problems have it.
  return escaped(name);
}

/** The offset at which an array or object ends that no pointer leads into: brackets outside of texts are counted. */
function endOfContainer(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 0x22) at = closingQuote(text, at + 1);
    else if (code === 0x7b || code === 0x5b) depth += 1;
    else if (code === 0x7d || code === 0x5d) {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return text.length;
}

function closingQuote(text: string, start: number): number {
  const quote = text.indexOf('"', start);
  return text.charCodeAt(quote - 1) === 0x5c ? closingBehindEscapes(text, start) : quote;
}

function closingBehindEscapes(text: string, start: number): number {
  let at = start;
  for (let code = text.charCodeAt(at); code !== 0x22 && at < text.length; code = text.charCodeAt(at)) {
    at += code === 0x5c ? 2 : 1;
  }
  return at;
}

function skipScalar(tokens: JsonTokens, code: number): void {
  if (code === 0x22) tokens.string();
  else if (code === 0x66) tokens.at += "false".length;
  else if (code === 0x74 || code === 0x6e) tokens.at += "true".length;
  else tokens.number();
}
