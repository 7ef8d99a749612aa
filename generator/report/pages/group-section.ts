import type { Markup } from "../../text/markup.js";
import { levelsOfReport } from "../diff-report.js";
import { markup } from "./markup.js";
import { reviewEntry, type EntryFrame } from "./review-entry.js";
import type { GroupKind, ReviewGroup } from "./review-groups.js";

/** The section of a group: its entries below its name and counts. */
export function groupSection({ id, contract, kind, name, causes }: ReviewGroup, frame: EntryFrame): Markup {
  return markup`<section class="changes" id="${frame.prefix}${id}"><h3>${frame.failOn === undefined && markup`<span class="day">${contract}</span> `}${groupTitle(kind, name)} ${levelCounts(causes)}</h3>
${causes.map((cause) => reviewEntry(cause, frame))}</section>
`;
}

/** The method of an operation stands out. */
function groupTitle(kind: GroupKind, name: string): Markup {
  const [, start = "", method, rest = ""] =
    /^(.*?\b)?(GET|PUT|POST|DELETE|PATCH|HEAD|OPTIONS|TRACE) (.*)$/.exec(name) ?? [];
  if (kind !== "operation" || method === undefined)
    return kind === "schema" ? markup`<code>${name}</code>` : markup`${name}`;
  return markup`${start}<span class="method ${method.toLowerCase()}">${method}</span> <code>${rest}</code>`;
}

/** The numbers of changes by level: all changes of entries, as the verdict counts them. */
export function levelCounts(causes: ReviewGroup["causes"]): Markup {
  const changes = causes.flatMap(({ change, folded }) => [change, ...folded]);
  return markup`<span class="tally">${levelsOfReport.map((level) => {
    const count = changes.filter((change) => change.level === level).length;
    return count > 0 && markup`<span class="badge ${level}">${count}<span class="unseen"> ${level}</span></span>`;
  })}</span>`;
}
