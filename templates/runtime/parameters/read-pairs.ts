import { httpProblem } from "../http/payload.js";
import type { PairState } from "./pair-form.js";
import { finishPairs, takePair, type PairHandlers } from "./pair-handlers.js";
import { percentDecoded } from "./read-text.js";

/** The largest number of pairs in a query, a form or the cookies of a request. */
export const maxPairs = 1000;

/** The text behind a part of a query or form, where "+" is a space (application/x-www-form-urlencoded). */
export function formDecoded(raw: string): string {
  return percentDecoded(raw.includes("+") ? raw.replaceAll("+", " ") : raw);
}

/** Reads the pairs of a query or form. Unknown pairs are ignored. */
export function readQueryPairs(text: string, handlers: PairHandlers, state: PairState, at: string): void {
  readPairs(text, "&", state, at, (rawName, raw) => {
    const name = nameOf(rawName, formDecoded);
    if (name !== undefined) takePair(handlers, state, name, raw);
  });
  finishPairs(handlers, state);
}

/** Reads the pairs of a Cookie header. RFC 6265, section 4.2.1. Names may be percent-encoded. */
export function readCookiePairs(text: string, handlers: PairHandlers, state: PairState, at: string): void {
  readPairs(text, ";", state, at, (rawName, raw) => {
    const trimmed = rawName.trim();
    const name = handlers.byName.has(trimmed) ? trimmed : nameOf(trimmed, percentDecoded);
    // Browsers let no other site set "__Host-a", but "%5F%5FHost-a" they do (RFC 6265bis, section 4.1.3).
    if (name !== undefined && (name === trimmed || !/^__(?:host|secure)-/i.test(name)))
      takePair(handlers, state, name, unquoted(raw.trim()));
  });
  finishPairs(handlers, state);
}

/** Always reads the string in one pass. */
function readPairs(
  text: string,
  separator: string,
  state: PairState,
  at: string,
  pair: (name: string, raw: string) => void,
): void {
  let equals = -1;
  let count = 0;
  for (let start = 0; start < text.length;) {
    let end = text.indexOf(separator, start);
    if (end === -1) end = text.length;
    if (end > start) {
      count += 1;
      if (count > maxPairs) {
        state.problems.push(
          httpProblem("http/too-many-parameters", `The number of pairs exceeds the limit of ${maxPairs}.`, at),
        );
        return;
      }
      if (equals < start) {
        equals = text.indexOf("=", start);
        if (equals === -1) equals = text.length;
      }
      const nameEnd = Math.min(equals, end);
      pair(text.slice(start, nameEnd), text.slice(nameEnd + 1, end));
    }
    start = end + 1;
  }
}

/** Undefined for a name that cannot be decoded: it matches no parameter. */
function nameOf(raw: string, decode: (raw: string) => string): string | undefined {
  try {
    return decode(raw);
  } catch {
    return undefined;
  }
}

function unquoted(raw: string): string {
  return raw.length > 1 && raw.startsWith('"') && raw.endsWith('"') ? raw.slice(1, -1) : raw;
}
