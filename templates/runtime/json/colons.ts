import { exactNumberEnd } from "./number.js";

/**
 * The number of members that all objects of a text have together, found by the colons behind their names; -1 when the
 * text needs a closer look. Never too few; too many when a string has a colon behind a quote. Of numbers, those that
 * are values of members are looked at, and those that begin an array ask for a closer look.
 */
export function countColons(text: string): number {
  let members = 0;
  for (let at = text.indexOf(":"); at !== -1; at = text.indexOf(":", at + 1)) {
    const before = text.charCodeAt(at - 1);
    if (before === 0x22) {
      members += 1;
      // Most values are strings.
      if (text.charCodeAt(at + 1) !== 0x22 && !isPlainValue(text, at + 1)) return -1;
    } else if (isWhiteSpace(before)) {
      return -1;
    }
  }
  return members;
}

function isPlainValue(text: string, start: number): boolean {
  let at = start;
  let code = text.charCodeAt(at);
  while (isWhiteSpace(code)) code = text.charCodeAt((at += 1));
  if (isNumeric(code)) return exactNumberEnd(text, at) !== -1;
  if (code !== 0x5b) return true;
  do code = text.charCodeAt((at += 1));
  while (isWhiteSpace(code));
  return !isNumeric(code);
}

function isNumeric(code: number): boolean {
  return (code >= 0x30 && code <= 0x39) || code === 0x2d;
}

function isWhiteSpace(code: number): boolean {
  return code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;
}
