import { markupText } from "../text/markup.js";
import { visible } from "../text/visible.js";
import { htmlPage } from "./html-page.js";
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

/** A history as one page that needs nothing else and runs nothing: a table of all releases, and a section for each. */
export function htmlHistory(history: ReleaseHistory): string {
  const { name, releases } = history;
  const notes = historyNotes(history).map((note) => `<li>${text(note)}</li>`);
  return htmlPage({
    title: name === undefined ? "History" : `History: ${name}`,
    header: [
      "<h1>Changes in each release</h1>",
      ...(name === undefined ? [] : [`<p class="sides"><code>${text(name)}</code></p>`]),
    ],
    main: [
      ...tableOf(history),
      ...releases.flatMap(section),
      ...(notes.length === 0 ? [] : [`<ul class="notes">${notes.join("")}</ul>`]),
    ],
  });
}

function tableOf(history: ReleaseHistory): readonly string[] {
  if (history.releases.length === 0) return [];
  const rows = historyRows(history).map(([version = "", day = "", before = "", ...others]) => {
    const cells = [link(version), text(day), before === "" ? "" : link(before), ...others.map(text)];
    return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`;
  });
  const columns = historyColumns.map((column) => `<th>${column}</th>`).join("");
  return ["<table>", `<thead><tr>${columns}</tr></thead>`, "<tbody>", ...rows, "</tbody>", "</table>"];
}

function section(release: PastRelease): readonly string[] {
  const { version, day, before, changes } = release;
  const after = before === undefined ? "" : `After ${link(before)}. `;
  const facts =
    changes === undefined
      ? text(plainText(release))
      : `Advised version: <span class="bump ${changes.bump}">${text(advisedText(changes))}</span>; step taken: ${text(releaseStepText(changes))}. ${text(releaseBreaksText(changes))}.`;
  return [
    `<section class="release" id="v${text(version)}">`,
    `<h2>${text(version)} <span class="count">${text(day)}</span></h2>`,
    `<p class="summary">${after}${facts}</p>`,
    // The changelog is Markdown, to be copied; its characters were made visible where it was made.
    ...(changes === undefined ? [] : [`<pre>${markupText(changes.changelog)}</pre>`]),
    "</section>",
  ];
}

function link(version: string): string {
  return `<a href="#v${text(version)}">${text(version)}</a>`;
}

function text(value: string): string {
  return markupText(visible(value));
}
