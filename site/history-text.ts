import type { PageChanges, PageHistory } from "../generator/pages/site-model.js";
import { html, type Markup, type MarkupValue } from "./markup.js";
import { badge, bulletList, pageSection } from "./page-section.js";

/** The release since which a part exists, as a line below the title. */
export function sinceText(history: PageHistory | undefined): Markup | undefined {
  if (history === undefined) return undefined;
  const { since, changes } = history;
  if (since === undefined) return html`<p class="facts">Not in a release yet</p>`;
  const versions = changes.map(({ version }) => (version === undefined ? "since the last release" : `in ${version}`));
  return html`<p class="facts">
    Since <strong>${since.version}</strong> (${since.day})${
      versions.length > 0 && html`, <a href="#history">changed ${versions.join(", ")}</a>`
    }
  </p>`;
}

/** The changes of a part by release. */
export function historyText(history: PageHistory | undefined): Markup | undefined {
  return pageSection("history", "History", history?.changes.map(releaseText));
}

function releaseText({ version, day, sentences, unlisted }: PageChanges): Markup {
  const items = sentences.map(({ sentence, level }) => [spans(sentence), level !== "info" && badge(level, level)]);
  const more = unlisted !== undefined && `${unlisted} other changes`;
  return html`<h3>${version ?? "Since the last release"}${day !== undefined && ` (${day})`}</h3>
    ${bulletList([...items, more])}`;
}

/** A sentence whose names are between backticks. */
function spans(sentence: string): readonly MarkupValue[] {
  return sentence.split("`").map((part, index) => (index % 2 === 0 ? part : html`<code>${part}</code>`));
}
