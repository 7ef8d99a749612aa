import { collapseWhiteSpace, splitWhiteSpace } from "../../../../templates/runtime/xsd/white-space.js";
import { attribute, type XmlElement } from "./xml-tree.js";

/** The value of an attribute without a namespace, its white space collapsed. */
export function tokenValue(element: XmlElement, local: string): string | undefined {
  const found = attribute(element, local);
  return found === undefined ? undefined : collapseWhiteSpace(found.value);
}

/** A boolean attribute; `otherwise` when it is missing or not valid (which is reported by the check of the structure). */
export function booleanValue(element: XmlElement, local: string, otherwise = false): boolean {
  const value = tokenValue(element, local);
  if (value === "true" || value === "1") return true;
  return value === "false" || value === "0" ? false : otherwise;
}

/** Beyond what any document holds, and still a number that is counted exactly. */
const greatestCount = 999_999_999_999_999;

/** A whole number, "unbounded" being infinite; undefined when it is missing or not valid. Larger ones are cut to 15 digits. */
export function countValue(element: XmlElement, local: string): number | undefined {
  const value = tokenValue(element, local);
  if (value === undefined) return undefined;
  if (value === "unbounded") return Infinity;
  return /^(?:\+?[0-9]+|-0+)$/.test(value) ? Math.min(Math.abs(Number(value)), greatestCount) : undefined;
}

/** The words of a list attribute, "#all" meaning all of `all`. */
export function wordsValue<Word extends string>(
  element: XmlElement,
  local: string,
  all: readonly Word[],
): readonly Word[] | undefined {
  const value = tokenValue(element, local);
  if (value === undefined) return undefined;
  if (value === "#all") return all;
  const words = splitWhiteSpace(value);
  return all.filter((word) => words.includes(word));
}
