import type { TextRange } from "../diagnostics/origin.js";
import { endOfValue, scanItems, scanMembers, skipSpace } from "./json-scan.js";

/**
 * The children of an object or an array of the text: the offset at which each value begins, and its key in an object.
 */
type Children = ReadonlyMap<string, { readonly start: number; readonly key?: TextRange }>;

/**
 * Finds the ranges of what pointers name in a JSON text, or of the nearest ancestor that exists. Walks along the
 * pointer and skips the rest; what it passes through is remembered, so that many places cost little more than one.
 */
export function createJsonLocator(text: string): (tokens: readonly string[], part: "key" | "value") => TextRange {
  const known = new Map<number, Children>();

  function childrenAt(start: number): Children {
    let children = known.get(start);
    if (children === undefined) known.set(start, (children = readChildren(text, start)));
    return children;
  }

  return (tokens, part) => {
    let at: { readonly start: number; readonly key?: TextRange } = { start: skipSpace(text, 0) };
    for (const token of tokens) {
      const child = childrenAt(at.start).get(token);
      if (child === undefined) break;
      at = child;
    }
    return part === "key" && at.key !== undefined ? at.key : { start: at.start, end: endOfValue(text, at.start) };
  };
}

function readChildren(text: string, start: number): Children {
  if (text[start] === "{") {
    const members = [...scanMembers(text, start)];
    return new Map(
      members.map((one) => [one.key, { start: one.valueStart, key: { start: one.keyStart, end: one.keyEnd } }]),
    );
  }
  return text[start] === "["
    ? new Map([...scanItems(text, start)].map((item, index) => [`${index}`, { start: item }]))
    : new Map();
}
