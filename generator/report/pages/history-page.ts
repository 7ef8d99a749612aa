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
import { causeOf } from "../../compare/causes/find-causes.js";
import type { DiffReport } from "../diff-report.js";
import { groupSection } from "./group-section.js";
import { markup } from "./markup.js";
import { reportPage } from "./page-frame.js";
import { reviewEntry, type EntryFrame } from "./review-entry.js";
import { emptyFilters, filterControls } from "./review-filters.js";
import { reviewGroups } from "./review-groups.js";

/** The changes of releases as HTML. Reports are too large to keep, so each is added when its release was compared. */
export class ReleaseReviews {
  readonly filters = emptyFilters();
  private readonly sections = new Map<string, Markup>();

  /** Adds the changes of a version: "1.3.0". */
  add(version: string, report: DiffReport): void {
    const frame: EntryFrame = { report, filters: this.filters, prefix: `v${version}-`, failOn: undefined };
    const groups = reviewGroups(report.causes);
    const accepted = report.accepted.map(({ change, entry }) => reviewEntry(causeOf(change), frame, entry));
    const section = markup`${groups.map((group) => groupSection(group, frame))}${
      accepted.length > 0 &&
      markup`<section class="changes"><h3>Accepted</h3>
${accepted}</section>`
    }`;
    this.sections.set(version, section);
  }

  /** The changes of a version; undefined if it was not compared. */
  of(version: string): Markup | undefined {
    return this.sections.get(version);
  }
}

/** A history as one page: a table of all releases, and a section for each. */
export function historyPage(history: ReleaseHistory, reviews: ReleaseReviews = new ReleaseReviews()): string {
  const { name, releases } = history;
  const notes = historyNotes(history);
  const hasChanges = releases.some(({ version }) => reviews.of(version) !== undefined);
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
${hasChanges && filterControls(reviews.filters, false)}
${releases.map((release) => section(release, reviews.of(release.version)))}
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

function section(release: PastRelease, review: Markup | undefined): Markup {
  const { version, day, before, changes } = release;
  const after = before !== undefined && markup`After ${link(before)}. `;
  return markup`<section class="release api" id="v${version}"><h2>${version} <span class="day">${day}</span></h2>
<p>${after}${changes === undefined ? plainText(release) : markup`Advised version: <strong>${advisedText(changes)}</strong>; step taken: ${releaseStepText(changes)}. ${releaseBreaksText(changes)}.`}</p>
${review}${
    // The changelog is Markdown, to be copied; its characters were made visible when it was written.
    changes !== undefined &&
    markup`<details class="more"><summary>Changelog in Markdown</summary><pre class="code" tabindex="0">${new Markup(markupText(changes.changelog))}</pre></details>`
  }</section>
`;
}

function link(version: string): Markup {
  return markup`<a href="#v${version}">${version}</a>`;
}
