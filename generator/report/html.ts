import { visible, visibleQuotation } from "../text/visible.js";
import { markupText } from "../text/markup.js";
import type { Level } from "../compare/kind-of-change.js";
import { causeOf, type Cause } from "../compare/causes/find-causes.js";
import { levelsOfReport, type DiffReport } from "./diff-report.js";
import { changelogText } from "./changelog.js";
import { filterAttributes, filterControls, filtersOf, type PageFilters } from "./html-filters.js";
import { filterScript, filterScriptSource } from "./html-script.js";
import { htmlPage } from "./html-page.js";
import { reportPlaces, placeText, type ReportPlace } from "./place.js";
import { rejectedCountText, rejectedText, usersText } from "./usage-text.js";
import { bumpText, countsOf, countsText } from "./counts.js";
import {
  configuredVerdict,
  entryNotes,
  entrySentence,
  foldedSentences,
  usesText,
  witnessText,
} from "./verdict-text.js";
import { witnessDocument } from "./witness-document.js";

/** A report as one page that needs nothing else: its style within, and one script of ours, without which all entries are shown. */
export function htmlReport(report: DiffReport): string {
  const filters = filtersOf(report);
  const hasEntries = report.causes.length + report.accepted.length > 0;
  return htmlPage({
    title: `Changes: ${report.before.name} → ${report.after.name}`,
    ...(hasEntries && { script: { text: filterScript, source: filterScriptSource } }),
    header: [
      "<h1>Changes for consumers</h1>",
      `<p class="sides"><code>${text(report.before.name)}</code> → <code>${text(report.after.name)}</code></p>`,
      `<p class="summary"><strong>${text(countsText(report))}.</strong> Advised version: <span class="bump ${report.bump}">${text(bumpText(report))}</span></p>`,
    ],
    main: [
      ...(hasEntries ? filterControls(filters) : []),
      ...levelsOfReport.flatMap((level) => levelSection(level, report, filters)),
      ...acceptedSection(report, filters),
      ...usageSection(report),
      ...changelogSection(report),
      ...interfaceSection(report),
      ...noteSection(report),
    ],
  });
}

const headings: Readonly<Record<Level, string>> = {
  breaking: "Breaking",
  warning: "Warnings",
  info: "Other changes",
};

function levelSection(level: Level, report: DiffReport, filters: PageFilters): readonly string[] {
  const articles = report.causes
    .filter(({ change }) => change.level === level)
    .map((cause) => {
      const attributes = filterAttributes(level, [cause.change, ...cause.folded], filters);
      return article(cause, report, attributes, foldedRows(cause));
    });
  const heading = counted(headings[level], countsOf(report).levels[level]);
  return foldedSection(level, heading, articles, level !== "info");
}

function counted(heading: string, count: number): string {
  return `${heading} <span class="count">${count}</span>`;
}

/** A section that readers unfold; none without items. */
function foldedSection(name: string, heading: string, items: readonly string[], isOpen = false): readonly string[] {
  if (items.length === 0) return [];
  const details = isOpen ? "<details open>" : "<details>";
  const summary = `<summary><h2>${heading}</h2></summary>`;
  return [`<section class="${name}">`, details, summary, ...items, "</details>", "</section>"];
}

function acceptedSection(report: DiffReport, filters: PageFilters): readonly string[] {
  const articles = report.accepted.map(({ change, entry: { reason, until } }) => {
    const day = until === undefined ? "" : `, until ${until}`;
    const attributes = filterAttributes(change.level, [change], filters);
    return article(causeOf(change), report, attributes, [["accepted", text(`${reason}${day}`)]]);
  });
  return foldedSection("accepted", counted("Accepted", articles.length), articles);
}

function usageSection({ usage }: DiffReport): readonly string[] {
  if (usage === undefined || usage.rejected.length === 0) return [];
  return [
    '<section class="usage">',
    `<p>${text(rejectedCountText(usage))}</p>`,
    `<ul>${usage.rejected.map((value) => `<li>${text(rejectedText(value))}</li>`).join("")}</ul>`,
    "</section>",
  ];
}

/** The changelog as Markdown, to be copied; its characters were made visible where it was made. */
function changelogSection(report: DiffReport): readonly string[] {
  const changelog = changelogText(report);
  return foldedSection("changelog", "Changelog", changelog === "" ? [] : [`<pre>${markupText(changelog)}</pre>`]);
}

type Row = readonly [label: string, html: string];

function article(cause: Cause, report: DiffReport, attributes: string, more: readonly Row[]): string {
  const { change } = cause;
  const { contract, id, fingerprint, witness, hint } = change;
  const uses = usesText(cause);
  const { before, after } = reportPlaces(change, report);
  const users = usersText(change, report.usage);
  const rows: readonly Row[] = [
    ["verdict", text(configuredVerdict(change))],
    ...(uses === "" ? [] : [["in", text(uses)] as const]),
    ...(users === undefined ? [] : [["usage", text(users)] as const]),
    ...placeRows("now", after),
    ...placeRows("before", before),
    ...(witness === undefined
      ? []
      : [["witness", `${text(witnessText(witness))}<pre>${text(witnessDocument(witness), true)}</pre>`] as const]),
    ["hint", text(hint)],
    ...more,
    ["fingerprint", `<code>${text(fingerprint)}</code>`],
  ];
  return [
    `<article id="${text(fingerprint)}"${attributes}>`,
    `<p class="what"><span class="contract">${text(contract)}</span> <code class="id">${text(id)}</code></p>`,
    `<p class="sentence">${text(entrySentence(cause))}</p>`,
    `<dl>${rows.map(([label, html]) => `<dt>${label}</dt><dd>${html}</dd>`).join("")}</dl>`,
    "</article>",
  ].join("\n");
}

/** The other changes of an entry, each in a line. */
function foldedRows(cause: Cause): readonly Row[] {
  const lines = foldedSentences(cause, undefined, Infinity).map((sentence) => `<li>${text(sentence)}</li>`);
  return lines.length === 0 ? [] : [["also", `<ul>${lines.join("")}</ul>`]];
}

function placeRows(label: string, found: ReportPlace | undefined): readonly Row[] {
  return found === undefined ? [] : [[label, `<code>${text(placeText(found))}</code>`]];
}

function interfaceSection({ interfaces, unchanged }: DiffReport): readonly string[] {
  const names = [...interfaces.map(({ name }) => name), ...unchanged];
  if (names.length === 0) return [];
  const list = names.sort().map((name) => text(name));
  return [`<p class="compared">Compared: ${list.join(", ")}.</p>`];
}

function noteSection(report: DiffReport): readonly string[] {
  const all = [...entryNotes(report), ...report.notes];
  return all.length === 0 ? [] : [`<ul class="notes">${all.map((note) => `<li>${text(note)}</li>`).join("")}</ul>`];
}

/** A text of a spec as the page shows it, character by character; its lines are kept where they are wanted. */
function text(value: string, keepsLines = false): string {
  return markupText(keepsLines ? visibleQuotation(value) : visible(value));
}
