import { visibleStart } from "../../text/visible.js";
import type { InterfaceSummary } from "../../project-types.js";

/** The lines that `generate` ends with, one for each interface, in columns. */
export function summaryLines(interfaces: readonly InterfaceSummary[], check: boolean): string {
  const width = Math.max(0, ...interfaces.map(({ name }) => name.length));
  return interfaces
    .map((summary) => `${visibleStart(summary.name.padEnd(width))}  ${counts(summary, check)}\n`)
    .join("");
}

/** "4 operations, 31 schemas, 2 open questions, strict, 5 files changed": what an interface has none of is left out. */
function counts(
  { operations, schemas, elements, openQuestions, strictness, givenUp, filesChanged }: InterfaceSummary,
  check: boolean,
): string {
  const contents = [
    ...some(operations, "operation"),
    ...some(schemas, "schema"),
    ...some(elements, "element"),
    plural(openQuestions, "open question"),
    givenUp === 0 ? strictness : `${strictness} (${plural(givenUp, "part")} given up)`,
  ];
  const changed = check ? `${plural(filesChanged, "file")} to change` : `${plural(filesChanged, "file")} changed`;
  return [...contents, changed].join(", ");
}

function some(count: number, noun: string): readonly string[] {
  return count === 0 ? [] : [plural(count, noun)];
}

/** "1 file", "2 files", "no files". */
export function plural(count: number, noun: string): string {
  return `${count === 0 ? "no" : String(count)} ${noun}${count === 1 ? "" : "s"}`;
}
