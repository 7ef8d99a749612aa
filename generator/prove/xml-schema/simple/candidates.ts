import type { SimpleTypeDefinition } from "../../../model/xml-schema/components.js";
import { primitiveRow, type PrimitiveName } from "../../../model/xml-schema/primitive-types.js";
import { listedTexts } from "./listed-texts.js";
import { lengthRange } from "./value-inclusion.js";
import { textSet } from "./string-inclusion.js";

import { anyPattern, findText } from "./text-set.js";
import { withoutTrailing } from "../../../../templates/runtime/base/trailing.js";

/** Returns boundary strings of a type, valid and invalid: the candidates for examples. */
export function candidateTexts(type: SimpleTypeDefinition, depth: number = 4): readonly string[] {
  if (depth === 0) return [];
  const { variety, facets } = type;
  const listed = (listedTexts(facets) ?? []).slice(0, 2_000);
  switch (variety.kind) {
    case "any":
      return primitiveRow("string").samples;
    case "atomic":
      return [...listed, ...otherTexts(listed, variety.primitive), ...atomicTexts(type, variety.primitive)];
    case "list":
      return [...listed, ...listTexts(type, candidateTexts(variety.item, depth - 1))];
    case "union":
      return [...listed, ...variety.members.flatMap((member) => candidateTexts(member, depth - 1))];
  }
}

/** Other spellings of numbers: another type may accept the value, but not every spelling. */
function otherTexts(texts: readonly string[], primitive: PrimitiveName): readonly string[] {
  const numbers = texts.slice(0, 20).filter((text) => /^-?[0-9]+$/.test(text));
  if (primitive === "decimal") return numbers.map((text) => `${text}.0`);
  return primitive === "float" || primitive === "double" ? numbers.flatMap((text) => [`${text}E0`, `${text}.0`]) : [];
}

function atomicTexts({ facets }: SimpleTypeDefinition, primitive: PrimitiveName): readonly string[] {
  const { minInclusive, minExclusive, maxInclusive, maxExclusive, totalDigits, fractionDigits } = facets;
  const bounds = [minInclusive, minExclusive, maxInclusive, maxExclusive].filter((bound) => bound !== undefined);
  const isNumber = primitive === "decimal" || primitive === "float" || primitive === "double";
  const near = isNumber ? bounds.flatMap((bound) => neighbours(bound, fractionDigits)) : bounds;
  const digits = [
    ...(totalDigits === undefined
      ? []
      : ["9".repeat(Math.min(totalDigits, 200)), "9".repeat(Math.min(totalDigits, 200) + 1)]),
    ...(fractionDigits === undefined ? [] : [fractionOf(fractionDigits), fractionOf(fractionDigits + 1)]),
  ];
  return [
    ...matchingTexts(facets, primitive),
    ...primitiveRow(primitive).samples,
    ...near,
    ...digits,
    ...sizedTexts(facets, primitive),
  ];
}

function fractionOf(digits: number): string {
  return digits === 0 ? "0" : `0.${"0".repeat(Math.min(digits, 200) - 1)}1`;
}

function matchingTexts(facets: SimpleTypeDefinition["facets"], primitive: PrimitiveName): readonly string[] {
  if (facets.patterns === undefined) return [];
  const set =
    primitive === "string"
      ? textSet(facets)
      : {
          machines: facets.patterns.map(anyPattern).filter((language) => language !== undefined),
          min: 0,
          max: 60,
        };
  const found = set === undefined ? undefined : findText(set);
  return found?.kind === "found" ? [found.text] : [];
}

/** Returns strings of the lengths in the facets, and one longer or shorter. */
function sizedTexts(facets: SimpleTypeDefinition["facets"], primitive: PrimitiveName): readonly string[] {
  const unit = { string: "a", anyURI: "a", hexBinary: "00", base64Binary: "" }[primitive as string];
  if (unit === undefined) return [];
  const { least, most } = lengthRange(facets);
  const sizes = [least - 1, least, most, most + 1].filter((size) => size >= 0 && size <= 20_000);
  return sizes.map((size) => (primitive === "base64Binary" ? base64Text(size) : unit.repeat(size)));
}

function base64Text(bytes: number): string {
  return "AAAA".repeat(Math.floor(bytes / 3)) + (["", "AA==", "AAA="][bytes % 3] ?? "");
}

/**
 * Returns a number without an exponent, and its neighbors: one more and less, and one step of the last digit that is
 * written or allowed.
 */
function neighbours(text: string, fractionDigits: number | undefined): readonly string[] {
  const found = /^([+-]?)([0-9]*)(?:\.([0-9]*))?$/.exec(text);
  if (found === null) return [text];
  const written = found[3] ?? "";
  const scale = Math.min(fractionDigits ?? written.length + 1, 50);
  const digits = `${found[2] ?? ""}${written.slice(0, scale).padEnd(scale, "0")}`;
  const value = BigInt(`${found[1] === "-" ? "-" : ""}${digits === "" ? "0" : digits}`);
  const whole = 10n ** BigInt(scale);
  return [text, ...[value, value - 1n, value + 1n, value - whole, value + whole].map((item) => scaled(item, scale))];
}

function scaled(value: bigint, scale: number): string {
  if (scale === 0) return String(value);
  const digits = String(value < 0n ? -value : value).padStart(scale + 1, "0");
  const fraction = withoutTrailing(digits.slice(-scale), "0");
  return `${value < 0n ? "-" : ""}${digits.slice(0, -scale)}${fraction === "" ? "" : `.${fraction}`}`;
}

function listTexts({ facets }: SimpleTypeDefinition, items: readonly string[]): readonly string[] {
  const words = items.filter((item) => item !== "" && !/\s/.test(item)).slice(0, 200);
  const { least, most } = lengthRange(facets);
  const sizes = [least - 1, least, most, most + 1].filter((size) => size > 0 && size <= 1_000);
  const sized = sizes.flatMap((size) => words.slice(0, 20).map((word) => Array<string>(size).fill(word).join(" ")));
  return ["", ...words, ...sized];
}
