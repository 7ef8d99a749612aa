import { nameSpan } from "./markdown-spans.js";
import {
  advisedText,
  releaseBreaksText,
  historyColumns,
  historyNotes,
  historyRows,
  plainText,
  releaseStepText,
  type PastRelease,
  type ReleaseHistory,
} from "./history.js";

/** A history as Markdown: a table of all releases, and a section for each. */
export function markdownHistory(history: ReleaseHistory): string {
  const { name, releases } = history;
  const title = name === undefined ? "# History" : `# History of ${nameSpan(name)}`;
  return `${[title, ...tableOf(history), ...releases.map(section), ...historyNotes(history).map(nameSpan)].join("\n\n")}\n`;
}

function tableOf(history: ReleaseHistory): readonly string[] {
  if (history.releases.length === 0) return [];
  const rows = historyRows(history).map(([version = "", day = "", before = "", ...others]) => [
    link(version),
    day,
    before === "" ? "" : link(before),
    ...others.map(nameSpan),
  ]);
  const lines = [historyColumns, historyColumns.map(() => "---"), ...rows];
  return [lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n")];
}

function section(release: PastRelease): string {
  const { version, day, before, changes } = release;
  // A heading's own anchor loses its dots, and 1.14.2 would be 11.4.2.
  const head = `<a id="v${version}"></a>\n\n## ${version} - ${day}`;
  const after = before === undefined ? [] : [`After ${link(before)}.`];
  if (changes === undefined) return [head, [...after, nameSpan(plainText(release))].join(" ")].join("\n\n");
  const facts = [
    ...after,
    `Advised version: ${advisedText(changes)}; step taken: ${releaseStepText(changes)}.`,
    `${releaseBreaksText(changes)}.`,
  ];
  return [head, facts.join(" "), changes.changelog].join("\n\n");
}

function link(version: string): string {
  return `[${version}](#v${version})`;
}
