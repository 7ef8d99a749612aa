import { Markup, markupText } from "../../text/markup.js";
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
} from "../history.js";
import { markup } from "./markup.js";
import { reportPage } from "./page-frame.js";

/** A history as one page: a table of all releases, and a section for each. */
export function historyPage(history: ReleaseHistory): string {
  const { name, releases } = history;
  const notes = historyNotes(history);
  return reportPage({
    title: name === undefined ? "History" : `History: ${name}`,
    contents: markup`<details class="contents" open><summary>Contents</summary><h2>Releases</h2><ul>${releases.map(
      ({ version, changes }) =>
        markup`<li>${link(version)} ${changes !== undefined && markup`<span class="badge ${changes.bump}">${changes.bump}</span>`}</li>
`,
    )}</ul></details>`,
    main: markup`<h1>Changes in each release</h1>
${name !== undefined && markup`<p class="facts"><code>${name}</code></p>`}
${releases.length > 0 && releasesTable(history)}
${releases.map(section)}
${notes.length > 0 && markup`<ul class="remarks">${notes.map((note) => markup`<li>${note}</li>`)}</ul>`}`,
  });
}

function releasesTable(history: ReleaseHistory): Markup {
  const rows = historyRows(history).map(([version = "", day = "", before = "", ...others]) => {
    const cells = [day, before === "" ? "" : link(before), ...others];
    return markup`<tr><th scope="row">${link(version)}</th>${cells.map((cell) => markup`<td>${cell}</td>`)}</tr>
`;
  });
  return markup`<div class="scroll" tabindex="0"><table><thead><tr>${historyColumns.map((column) => markup`<th scope="col">${column}</th>`)}</tr></thead><tbody>
${rows}</tbody></table></div>`;
}

function section(release: PastRelease): Markup {
  const { version, day, before, changes } = release;
  const after = before !== undefined && markup`After ${link(before)}. `;
  return markup`<section class="release" id="v${version}"><h2>${version} <span class="day">${day}</span></h2>
<p>${after}${changes === undefined ? plainText(release) : markup`Advised version: <strong>${advisedText(changes)}</strong>; step taken: ${releaseStepText(changes)}. ${releaseBreaksText(changes)}.`}</p>
${
  // The changelog is Markdown, to be copied; its characters were made visible when it was written.
  changes !== undefined && markup`<pre class="code" tabindex="0">${new Markup(markupText(changes.changelog))}</pre>`
}</section>
`;
}

function link(version: string): Markup {
  return markup`<a href="#v${version}">${version}</a>`;
}
