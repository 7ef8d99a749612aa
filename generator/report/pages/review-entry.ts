import type { Markup, MarkupValue } from "../../text/markup.js";
import { cutMessage, visibleJson } from "../../text/visible.js";
import type { Cause } from "../../compare/causes/find-causes.js";
import type { FailLevel } from "../../settings/diff-settings.js";
import type { AcceptedEntry, SettledChange } from "../../compare/final-levels.js";
import { withoutOperation } from "../../compare/operation-titles.js";
import type { DiffReport } from "../diff-report.js";
import { fails } from "../fails.js";
import { usersText } from "../usage-text.js";
import { configuredVerdict, entrySentence } from "../verdict-text.js";
import { examplePanels } from "./example-panels.js";
import { excerptTables } from "./excerpt-table.js";
import { countedNoun, markup, markupLines, markupSentence } from "./markup.js";
import { filterAttributes, type ReviewFilters } from "./review-filters.js";

/** The parts of a page that its entries share. */
export interface EntryFrame {
  readonly report: DiffReport;
  readonly filters: ReviewFilters;
  /** The start of anchors, on a page with several reports. */
  readonly prefix: string;
  /** Changes from this level on are in the text for the accept file; undefined for a report of the past. */
  readonly failOn: FailLevel | undefined;
}

/** An entry: the change with its excerpts, its example and its advice, and the other changes of the same edit. */
export function reviewEntry(cause: Cause, frame: EntryFrame, accepted?: AcceptedEntry): Markup {
  const { report, filters, prefix, failOn } = frame;
  const { change, folded } = cause;
  const { level, fingerprint, witness, hint, id } = change;
  const isOpen = level !== "info" && accepted === undefined && failOn !== undefined;
  const users = usersText(change, report.usage);
  const names = cause.operations.length > 0 ? cause.operations : change.uses.map(({ text }) => text);
  const uses = [...new Set(names)].map(cutMessage);
  const attributes = filterAttributes(level, [change, ...folded], filters);
  return markup`<article class="entry ${level}" id="${prefix}${fingerprint}"${attributes}>
<details${isOpen && markup` open`}><summary><span class="badge ${level}">${badges[level]}</span> <h4>${markupSentence(entrySentence(cause))}</h4></summary>
<p class="facts"><strong>${capital(configuredVerdict(change))}.</strong>${usesSentence(uses)}</p>
${moreUses(uses)}${users !== undefined && markup`<p class="facts">Usage: ${users}.</p>`}${accepted !== undefined && markup`<p class="facts">Accepted: ${accepted.reason}${accepted.until !== undefined && `, until ${accepted.until}`}</p>`}${excerptTables(cause, report)}
${witness !== undefined && examplePanels(witness)}
<p class="hint">${markupSentence(hint)}</p>
${foldedList(cause, prefix)}<p class="facts id"><a href="#${prefix}${fingerprint}">${fingerprint}</a> <code>${id}</code></p>
${failOn !== undefined && acceptText(cause, failOn, accepted)}
</details></article>
`;
}

const badges: Readonly<Record<SettledChange["level"], string>> = {
  breaking: "Breaking",
  warning: "Warning",
  info: "Info",
};

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

const maxUses = 4;

/** The messages of an entry: a sentence with the first ones. */
function usesSentence(texts: readonly string[]): MarkupValue {
  if (texts.length === 0) return undefined;
  const more = texts.length - maxUses;
  return ` In ${texts.slice(0, maxUses).join(", ")}${more > 0 ? ` and ${more} more` : ""}.`;
}

/** The messages that the sentence does not name. */
function moreUses(texts: readonly string[]): Markup | undefined {
  const more = texts.slice(maxUses);
  if (more.length === 0) return undefined;
  return markup`<details class="more"><summary>${countedNoun(more.length, "more message")}</summary><ul>${more.map((text) => markup`<li>${text}</li>`)}</ul></details>
`;
}

/** The other changes of an entry, each with its anchor. */
function foldedList({ folded, operations }: Cause, prefix: string): Markup | undefined {
  if (folded.length === 0) return undefined;
  const sentence = ({ sentence: text, ...one }: SettledChange): string =>
    operations.length > 0 ? `${one.operation ?? ""}: ${withoutOperation(text, one)}` : text;
  return markup`<details class="more"><summary>${countedNoun(folded.length, "more change")} of this edit</summary><ul>${folded.map(
    (one) =>
      markup`<li id="${prefix}${one.fingerprint}"><span class="badge ${one.level}">${badges[one.level]}</span> ${markupSentence(sentence(one))} <a href="#${prefix}${one.fingerprint}">${one.fingerprint}</a></li>`,
  )}</ul></details>
`;
}

/** The entries of the file with accepted changes: those of the file, or new ones without a reason. */
function acceptText(
  { change, folded }: Cause,
  failOn: FailLevel,
  accepted: AcceptedEntry | undefined,
): Markup | undefined {
  const changes = [change, ...folded].filter((one) => fails(one, failOn) || (one === change && one.level !== "info"));
  const entries =
    accepted === undefined
      ? changes.map(({ fingerprint, contract, id, sentence }) => ({
          ...{ fingerprint, contract, id, sentence },
          reason: "Write the reason here.",
        }))
      : [accepted];
  if (entries.length === 0) return undefined;
  const text = entries.map((entry) => visibleJson(entry).trimEnd()).join(",\n");
  return markup`<details class="more"><summary>Text for the accept file</summary><pre class="code accept" tabindex="0">${markupLines(text)}</pre></details>`;
}
