import type { XmlDecoder } from "../values/decoder.js";
import { fixedText, type XmlFinding } from "../problems.js";
import { quoted } from "../../base/safe-text.js";
import type { ValueConstraint } from "../types/value-constraint.js";

/**
 * The value of an element with mixed content whose declaration fixes its text, or gives that of an empty one. `property` holds the
 * items. Part 1, section 3.3.4, clause 5.
 */
export function constrainedMixed<T extends object>(
  decoder: XmlDecoder,
  read: (decoder: XmlDecoder) => T,
  property: keyof T,
  constraint: ValueConstraint,
): T {
  const textPlace = decoder.place();
  const value = read(decoder);
  const items: unknown = value[property];
  if (!Array.isArray(items)) return value;
  const text = constraint.fixed ?? constraint.default ?? "";
  if (items.length === 0) return text === "" ? value : { ...value, [property]: [text] };
  const finding = fixedTextFinding(constraint, items);
  if (finding !== undefined) decoder.reportAt(finding, textPlace);
  return value;
}

/** The fault of content that has to be one text. */
export function fixedTextFinding({ fixed }: ValueConstraint, items: readonly unknown[]): XmlFinding | undefined {
  if (fixed === undefined) return undefined;
  const expected = quoted(fixed);
  if (items.some((item) => typeof item !== "string"))
    return {
      code: "cvc-elt.5.2.2.1",
      message: `This element has ${fixedText(fixed)}, so it must not contain elements.`,
      expected,
    };
  const text = items.join("");
  if (text === fixed) return undefined;
  const actual = quoted(text);
  return { code: "cvc-elt.5.2.2.2.1", message: `${actual} is not ${fixedText(fixed)}.`, expected, actual };
}

/** The fault of a value without a text where an empty element stands for one: it would be read back as another value. */
export function emptyTextFinding(constraint: ValueConstraint): XmlFinding | undefined {
  const text = constraint.fixed ?? constraint.default ?? "";
  if (text === "") return undefined;
  const expected = `text, because an empty element means ${quoted(text)}`;
  return { code: "cvc-elt.5.1.2", message: `The element needs ${expected}.`, expected };
}
