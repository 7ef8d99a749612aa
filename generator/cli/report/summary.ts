import { cutMessage, visible, visibleStart } from "../../text/visible.js";
import type { InterfaceReading, InterfaceSummary } from "../../project-types.js";

/** Maximum number of guessed paginations of an API without `--max-problems`. */
const maxGuesses = 5;

/** The lines that `generate` ends with, one for each API, in columns, and its guesses behind it. */
export function summaryLines(
  interfaces: readonly InterfaceSummary[],
  check: boolean,
  maxLines: number = maxGuesses,
): string {
  const width = Math.max(0, ...interfaces.map(({ name }) => name.length));
  return interfaces
    .map((summary) => {
      const lines = [`${visibleStart(summary.name.padEnd(width))}  ${counts(summary, check)}`];
      return [...lines, ...guessLines(summary, maxLines)].map((line) => `${line}\n`).join("");
    })
    .join("");
}

/** The guessed paginations of an API. */
function guessLines({ guessedPages }: InterfaceSummary, maxLines: number): readonly string[] {
  const more = guessedPages.length - maxLines;
  const lines = guessedPages.slice(0, maxLines).map((guess) => `  guessed pages of ${visible(cutMessage(guess))}`);
  const all = `--max-problems ${guessedPages.length}`;
  return more > 0 ? [...lines, `  and the pages of ${plural(more, "more operation")} (${all} lists them)`] : lines;
}

/** `4 operations, 31 schemas, 2 open questions, strict, 5 files changed`: zero counts are left out. */
function counts(summary: InterfaceSummary, check: boolean): string {
  const { operations, schemas, elements, openQuestions, filesChanged } = summary;
  const contents = [
    ...some(operations, "operation"),
    ...some(schemas, "schema"),
    ...some(elements, "element"),
    ...some(openQuestions, "open question"),
    level(summary),
  ];
  const changed = check ? `${plural(filesChanged, "file")} to change` : `${plural(filesChanged, "file")} changed`;
  return [...contents, changed].join(", ");
}

/** "lenient (2 parts skipped)". */
function level({ strictness, skipped }: InterfaceReading): string {
  return skipped === 0 ? strictness : `${strictness} (${plural(skipped, "part")} skipped)`;
}

/** A line for each API about its level, except where it is that of a project's own specs. */
export function readingLines(readings: readonly InterfaceReading[], areNamed: boolean): string {
  return readings
    .filter(({ strictness }) => areNamed || strictness === "lenient")
    .map((reading) => `${visibleStart(cutMessage(reading.name))}  ${level(reading)}\n`)
    .join("");
}

function some(count: number, noun: string): readonly string[] {
  return count === 0 ? [] : [plural(count, noun)];
}

/** "1 file", "2 files", "no files". */
export function plural(count: number, noun: string): string {
  return `${count === 0 ? "no" : String(count)} ${noun}${count === 1 ? "" : "s"}`;
}
