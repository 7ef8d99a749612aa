import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseDocument, Scalar } from "yaml";
import type { Change } from "../../generator/compare/change.js";
import { changesOf } from "./load-case.js";
import { printDetails, printLines } from "./print-changes.js";
import { allCases, tablesFolder, type CompareCase } from "./read-cases.js";

/** The changes of a case as people see them. */
export interface ExpectedParts {
  /** A line for each change, in the table. */
  readonly lines: string;
  /** Sentences, hints, source locations and examples of the changes that are of the kind of the case, in "sentences.txt". */
  readonly details: string;
}

const sentencesPath = join(import.meta.dirname, "sentences.txt");
const lines = new Map(allCases.map(({ key, expected }) => [key, expected]));
const details = new Map(
  readFileSync(sentencesPath, "utf8")
    .split(/\n(?=\S)/)
    .map((section) => [section.slice(0, section.indexOf("\n")), section.slice(section.indexOf("\n") + 1)] as const),
);

/** The changes that a case expects. */
export function expectedPartsOf({ key }: CompareCase): ExpectedParts {
  return { lines: lines.get(key) ?? "", details: details.get(key) ?? "" };
}

/** The keys of the cases in "sentences.txt". */
export function keysOfSentences(): readonly string[] {
  return [...details.keys()];
}

/** The changes that are found in a case, printed. */
export function printedParts({ kind }: CompareCase, changes: readonly Change[]): ExpectedParts {
  return { lines: printLines(changes), details: printDetails(changes.filter(({ id }) => id === kind)) };
}

/** Writes the changes in these cases as expected output. */
export async function acceptCases(cases: readonly CompareCase[]): Promise<void> {
  for (const one of cases) {
    const printed = printedParts(one, await changesOf(one));
    lines.set(one.key, printed.lines);
    details.set(one.key, printed.details);
  }
  writeTables(cases);
  writeSentences();
}

function writeTables(cases: readonly CompareCase[]): void {
  for (const table of new Set(cases.map((one) => one.table))) {
    const path = join(tablesFolder, table);
    const document = parseDocument(readFileSync(path, "utf8"));
    for (const { key } of allCases.filter((one) => one.table === table)) {
      const text = new Scalar(lines.get(key));
      text.type = Scalar.BLOCK_LITERAL;
      document.setIn([key, "expected"], text);
    }
    writeFileSync(path, document.toString({ lineWidth: 0 }));
  }
}

/** Cases that no table has any more are left out. */
function writeSentences(): void {
  const keys = allCases.map(({ key }) => key);
  for (const key of details.keys()) if (!keys.includes(key)) details.delete(key);
  writeFileSync(sentencesPath, keys.map((key) => `${key}\n${details.get(key) ?? ""}`).join("\n"));
}
