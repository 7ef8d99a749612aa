import { sourceLocation } from "../../diagnostics/origin.js";
import type { Markup } from "../../text/markup.js";
import type { Cause } from "../../compare/causes/find-causes.js";
import type { SettledChange } from "../../compare/final-levels.js";
import type { DiffReport } from "../diff-report.js";
import { placeText, reportPlaces } from "../place.js";
import { excerptOf, type Excerpt, type ExcerptLine, type ExcerptRow } from "./excerpt.js";
import { countedNoun, markup } from "./markup.js";

/** Maximum number of excerpts in an entry; further locations are listed. */
const maxExcerpts = 4;

/** The locations of an entry: the first ones with the lines around them, side by side. */
export function excerptTables({ change, folded }: Cause, report: DiffReport): Markup {
  const shown: Excerpt[] = [];
  const others: string[] = [];
  for (const one of [change, ...folded]) {
    if (shown.some((excerpt) => contains(excerpt, one))) continue;
    const excerpt = shown.length < maxExcerpts ? excerptOf(one) : undefined;
    if (excerpt !== undefined) shown.push(excerpt);
    else others.push(...placesOf(one, report));
  }
  const more = [...new Set(others)];
  return markup`${shown.map((excerpt) => table(excerpt))}${
    more.length > 0 &&
    markup`<p class="facts">Also at ${more.slice(0, maxPlaces).join(", ")}${more.length > maxPlaces && ` and ${more.length - maxPlaces} more locations`}.</p>`
  }`;
}

const maxPlaces = 20;

function placesOf(change: SettledChange, report: DiffReport): readonly string[] {
  const { before, after } = reportPlaces(change, report);
  const found = after ?? before;
  return found === undefined ? [] : [placeText(found)];
}

/** True if an excerpt shows the first lines of a change. */
function contains({ rows, ...files }: Excerpt, change: SettledChange): boolean {
  const sides = ["before", "after"] as const;
  return sides.every((side) => {
    const origin = change[side];
    if (origin === undefined) return true;
    const { file, line } = sourceLocation(origin);
    return files[side]?.file === file && rows.some((row) => row[side]?.number === line);
  });
}

function table({ before, after, rows, omitted }: Excerpt): Markup {
  return markup`<table class="excerpt"><colgroup><col class="n"><col><col class="n"><col></colgroup><thead><tr><th scope="col" colspan="2">${heading(before, "before")}</th><th scope="col" colspan="2">${heading(after, "after")}</th></tr></thead><tbody>
${rows.map(row)}</tbody></table>
${omitted > 0 && markup`<p class="facts">${countedNoun(omitted, "more changed line")}.</p>`}`;
}

function heading(side: Excerpt["before"], name: string): Markup {
  if (side === undefined) return markup`not in the version ${name}`;
  return markup`${name}: <code>${side.file.path}:${side.line}</code>`;
}

function row({ before, after, isSame, isAfterGap }: ExcerptRow): Markup {
  const gap = isAfterGap ? markup`<tr class="gap"><td colspan="4">…</td></tr>\n` : undefined;
  if (isSame) return markup`${gap}<tr>${cells(before, "")}${cells(after, "")}</tr>\n`;
  return markup`${gap}<tr class="edit">${cells(before, "del")}${cells(after, "ins")}</tr>\n`;
}

function cells(line: ExcerptLine | undefined, edit: "" | "del" | "ins"): Markup {
  if (line === undefined) return markup`<td class="n"></td><td class="none"></td>`;
  const { number, start, marked, end } = line;
  const code = markup`${start}${marked !== "" && markup`<mark>${marked}</mark>`}${end}`;
  const edited = edit === "del" ? markup`<del>${code}</del>` : edit === "ins" ? markup`<ins>${code}</ins>` : code;
  return markup`<td class="n">${number}</td><td>${edited}</td>`;
}
