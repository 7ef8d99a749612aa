import type { Attributes } from "../identity/user-members.js";
import { itemsByRule, type Means } from "./lists.js";

/** Rules of telephones: one of each type that is not a cell phone, and cell phones by their numbers, as a whole list. */
const others = {
  key: ["Type"],
  content: ["PhoneNumber", "unknownElements"],
  repeated: "Only one telephone of each type except Cell is stored.",
};
const cells = { key: ["PhoneNumber"], isSynced: true } as const;

/** Telephones as an update leaves them. A list without a cell phone changes none of them. */
export function mergedTelephones(
  stored: readonly Attributes[],
  sent: readonly Attributes[],
  means: Means,
): readonly Attributes[] {
  const [storedCells, storedOthers] = parted(stored);
  const [sentCells, sentOthers] = parted(sent);
  return [
    ...(sentCells.length === 0 ? storedCells : mergedCells(storedCells, sentCells, means)),
    ...itemsByRule(others, storedOthers, sentOthers.map(usedParts), means),
  ];
}

/** The fault of a telephone that no rule of the schema can say; undefined for one without. */
export function telephoneFault({ Type, PhoneNumber }: Attributes): string | undefined {
  if (Type !== "Cell") return undefined;
  if (typeof PhoneNumber !== "string" || PhoneNumber === "") return "A cell phone requires a number.";
  return /^[0-9() -]*$/.test(PhoneNumber)
    ? undefined
    : "The number of a cell phone can only contain digits, dashes, parentheses and spaces.";
}

function mergedCells(stored: readonly Attributes[], sent: readonly Attributes[], means: Means): readonly Attributes[] {
  const numbers = new Set(sent.map(({ PhoneNumber }) => PhoneNumber));
  const isAlone = numbers.size === 1;
  const primaries = new Set(sent.filter(isPrimary).map(({ PhoneNumber }) => PhoneNumber));
  if (!isAlone && primaries.size !== 1) {
    means.warnings.other("The cell phones are unchanged, because exactly one of them must be primary.");
    return stored;
  }
  const flagged = sent.map(({ Extension: _ofWork, ...cell }) => ({
    ...cell,
    PrimaryMobile: isAlone || primaries.has(cell["PhoneNumber"]),
  }));
  return itemsByRule(cells, stored, flagged, means);
}

function isPrimary({ PrimaryMobile }: Attributes): boolean {
  return PrimaryMobile === true;
}

/** A telephone that is not a cell phone without what is ignored for its type. */
function usedParts(telephone: Attributes): Attributes {
  const { CountryCode: _country, ContactOptIn: _optIn, PrimaryMobile: _primary, Extension, ...used } = telephone;
  return telephone["Type"] === "Work" && Extension !== undefined ? { ...used, Extension } : used;
}

function parted(telephones: readonly Attributes[]): readonly [readonly Attributes[], readonly Attributes[]] {
  const isCell = ({ Type }: Attributes): boolean => Type === "Cell";
  return [telephones.filter(isCell), telephones.filter((telephone) => !isCell(telephone))];
}
