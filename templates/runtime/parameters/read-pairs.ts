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

/** Takes the pairs of a query or form apart. Pairs that nobody asks for are passed over. */
export function readQueryPairs(text: string, handlers: PairHandlers, state: PairState, at: string): void {
  readPairs(text, "&", state, at, (rawName, raw) => {
    const name = nameOf(rawName, formDecoded);
    if (name !== undefined) takePair(handlers, state, name, raw);
  });
  finishPairs(handlers, state);
}

/** Takes the pairs of a Cookie header apart. RFC 6265, section 4.2.1. Names are taken as they are, or percent-decoded. */
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

/** One pass over the text, whatever is in it. */
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
        state.problems.push(httpProblem("http/too-many-parameters", `There are more than ${maxPairs} pairs.`, at));
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

/** Undefined for a name that cannot be decoded: nobody asks for it. */
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
