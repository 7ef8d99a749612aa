import { Markup, markupText } from "../../text/markup.js";
import { breaksCode } from "../../compare/final-levels.js";
import { causeOf } from "../../compare/causes/find-causes.js";
import type { FailLevel } from "../../settings/diff-settings.js";
import type { Level } from "../../compare/kind-of-change.js";
import { changelogText } from "../changelog.js";
import { bumpText, countsOf } from "../counts.js";
import { levelsOfReport, type DiffReport } from "../diff-report.js";
import { rejectedCountText, rejectedText } from "../usage-text.js";
import {
  brokenCallText,
  brokenLineText,
  causesText,
  consumersText,
  entryNotes,
  mayBreak,
  recordedText,
} from "../verdict-text.js";
import { countedNoun, markup, markupSentence } from "./markup.js";
import { reportPage } from "./page-frame.js";
import { reviewEntry, type EntryFrame } from "./review-entry.js";
import { emptyFilters, filterControls, levelFor, reviewAudiences, type ReviewAudience } from "./review-filters.js";
import { groupSection, levelCounts } from "./group-section.js";
import { groupKinds, reviewGroups, type GroupKind, type ReviewGroup } from "./review-groups.js";

/** A report as one page for reviewers: a verdict, and entries by operation and schema. It is complete without its script. */
export function reviewPage(report: DiffReport, { failOn }: { readonly failOn: FailLevel }): string {
  const frame: EntryFrame = { report, filters: emptyFilters(), prefix: "", failOn };
  const groups = reviewGroups(report.causes);
  const apis = apisOf(groups).map((api) => apiSection(api, groups, frame));
  const sections = [...reportSections(report), ...acceptedSection(frame)];
  return reportPage({
    title: `Changes: ${report.before.name} → ${report.after.name}`,
    contents: contentsOf(groups, sections),
    main: markup`<h1>Changes for consumers</h1>
<p class="facts"><code>${report.before.name}</code> → <code>${report.after.name}</code></p>
${verdict(report)}
${report.causes.length + report.accepted.length > 0 && filterControls(frame.filters, true)}
${apis}
${sections.map(
  ({ id, title, content }) => markup`<section class="part" id="${id}"><h2>${title}</h2>
${content}
</section>
`,
)}
${interfacesText(report)}${notesList(report)}`,
  });
}

/** A section after the entries. */
interface PageSection {
  /** The anchor. */
  readonly id: string;
  readonly title: string;
  /** The HTML below the title. */
  readonly content: Markup;
}

const levelNames: Readonly<Record<Level, string>> = {
  breaking: "Breaking",
  warning: "Warnings",
  info: "Other changes",
};

/** The effect on consumers, and counts by level and by audience. */
function verdict(report: DiffReport): Markup {
  const { levels, accepted } = countsOf(report);
  const { words, tone } = verdictOf(report);
  return markup`<section class="verdict ${tone}" aria-labelledby="verdict">
<h2 id="verdict">${words}</h2>
<p>Advised version: <strong class="bump">${bumpText(report)}</strong></p>
<dl class="counts">${levelsOfReport.map((level) => markup`<div class="${level}"><dt>${levelNames[level]}</dt><dd>${levels[level]}</dd></div>`)}${
    accepted > 0 && markup`<div class="accepted"><dt>Accepted</dt><dd>${accepted}</dd></div>`
  }</dl>
${audienceTable(report)}</section>`;
}

function verdictOf({ changes }: DiffReport): { readonly words: string; readonly tone: Level | "none" } {
  if (changes.some(({ level }) => level === "breaking")) return { words: "Breaks consumers", tone: "breaking" };
  if (changes.some(mayBreak)) return { words: "May break consumers", tone: "warning" };
  if (changes.some(breaksCode)) return { words: "Breaks code of consumers", tone: "warning" };
  if (changes.some(({ security }) => security !== undefined)) return { words: "Weakens security", tone: "warning" };
  return { words: changes.length === 0 ? "No changes of meaning" : "Breaks no consumers", tone: "none" };
}

function audienceTable({ changes }: DiffReport): Markup | undefined {
  const audiences = Object.keys(reviewAudiences) as ReviewAudience[];
  const count = (audience: ReviewAudience, level: Level): number =>
    changes.filter((change) => levelFor(change, audience) === level).length;
  const rows = audiences
    .map((audience) => [audience, count(audience, "breaking"), count(audience, "warning")] as const)
    .filter(([, breaking, warning]) => breaking + warning > 0);
  if (rows.length === 0) return undefined;
  return markup`<table class="audiences"><thead><tr><th scope="col">Affected</th><th scope="col">Breaking</th><th scope="col">Possibly</th></tr></thead><tbody>${rows.map(
    ([audience, breaking, warning]) =>
      markup`<tr><th scope="row">${reviewAudiences[audience]}</th><td>${breaking}</td><td>${warning}</td></tr>`,
  )}</tbody></table>
`;
}

function apisOf(groups: readonly ReviewGroup[]): readonly string[] {
  return [...new Set(groups.map(({ contract }) => contract))];
}

function kindsIn(
  groups: readonly ReviewGroup[],
  api: string,
): readonly (readonly [GroupKind, readonly ReviewGroup[]])[] {
  return (Object.keys(groupKinds) as GroupKind[]).flatMap((kind) => {
    const found = groups.filter((group) => group.contract === api && group.kind === kind);
    return found.length === 0 ? [] : [[kind, found] as const];
  });
}

function apiSection(api: string, groups: readonly ReviewGroup[], frame: EntryFrame): Markup {
  return markup`<section class="api"><h2>${api}</h2>
${groups.filter(({ contract }) => contract === api).map((group) => groupSection(group, frame))}</section>
`;
}

function contentsOf(groups: readonly ReviewGroup[], sections: readonly PageSection[]): Markup {
  return markup`<details class="contents" open><summary>Contents</summary>
${apisOf(groups).map(
  (api) => markup`<h2>${api}</h2>
${kindsIn(groups, api).map(
  ([kind, list]) => markup`<h3>${groupKinds[kind]}</h3><ul>${list.map(
    ({ id, name, causes }) => markup`<li><a href="#${id}">${name}</a> ${levelCounts(causes)}</li>
`,
  )}</ul>
`,
)}`,
)}${sections.length > 0 && markup`<ul>${sections.map(({ id, title }) => markup`<li><a href="#${id}">${title}</a></li>`)}</ul>`}
</details>`;
}

function acceptedSection(frame: EntryFrame): readonly PageSection[] {
  const { accepted } = frame.report;
  if (accepted.length === 0) return [];
  const entries = accepted.map(({ change, entry }) => reviewEntry(causeOf(change), frame, entry));
  return [{ id: "accepted", title: `Accepted (${accepted.length})`, content: markup`${entries}` }];
}

function reportSections(report: DiffReport): readonly PageSection[] {
  const { recorded, consumers, usage } = report;
  const changelog = changelogText(report);
  return [
    ...(recorded === undefined
      ? []
      : [listSection("recorded", "Recorded calls", recordedText(recorded), recorded.broken.map(brokenCallText))]),
    ...(consumers === undefined
      ? []
      : [
          listSection(
            "consumers",
            "Code of consumers",
            consumersText(consumers),
            consumers.broken.map((line) => `${brokenLineText(line)} By ${causesText(line)}`),
          ),
        ]),
    ...(usage === undefined || usage.rejected.length === 0
      ? []
      : [listSection("values", "Values of consumers", rejectedCountText(usage), usage.rejected.map(rejectedText))]),
    ...(changelog === ""
      ? []
      : [
          {
            id: "changelog",
            title: "Changelog",
            // Its characters were made visible when it was written.
            content: markup`<details><summary>Markdown for CHANGELOG.md</summary><pre class="code" tabindex="0">${new Markup(markupText(changelog))}</pre></details>`,
          },
        ]),
  ];
}

function listSection(id: string, title: string, sentence: string, items: readonly string[]): PageSection {
  const list = items.length > 0 && markup`<ul>${items.map((item) => markup`<li>${markupSentence(item)}</li>`)}</ul>`;
  return { id, title, content: markup`<p>${markupSentence(sentence)}</p>${list}` };
}

function interfacesText({ interfaces, unchanged }: DiffReport): Markup | undefined {
  const names = [...interfaces.map(({ name }) => name), ...unchanged].sort();
  if (names.length === 0) return undefined;
  return markup`<p class="facts">Compared: ${countedNoun(names.length, "API")} (${names.join(", ")}).</p>
`;
}

function notesList(report: DiffReport): Markup | undefined {
  const all = [...entryNotes(report), ...report.notes];
  return all.length === 0 ? undefined : markup`<ul class="remarks">${all.map((note) => markup`<li>${note}</li>`)}</ul>`;
}
