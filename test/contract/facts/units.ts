import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** One row of a table, one item of a list or one sentence of a source document. */
export interface Unit {
  /**
   * The position of the unit: the number of the document, the first words of its headings, then its kind:
   * "1/resources/subscription/filter" (a row by its first cell), "1/endpoints/event-subscriptions/PUT events-v4-..." (a
   * row by method and path), "2/endpoints/item-3", "3/resources/travel-profile/p5.2" (the second sentence of the fifth
   * paragraph).
   */
  readonly id: string;
  readonly kind: "row" | "item" | "sentence";
  readonly text: string;
}

/** So that a key is a name and no sentence. */
const maxKeyLength = 48;

/** The units of every document of a folder, in the order of the files; documents are named `<number>-<title>.md`. */
export function unitsOfFolder(folder: string): readonly Unit[] {
  return readdirSync(folder)
    .filter((name) => /^\d-.*\.md$/.test(name))
    .sort()
    .flatMap((name) => unitsOf(name[0]!, readFileSync(join(folder, name), "utf8")));
}

/** The units of one document. A key that comes again within its section ends in "~2", "~3", .... */
export function unitsOf(document: string, markdown: string): readonly Unit[] {
  const units: Unit[] = [];
  const seen = new Map<string, number>();
  let chapter = "preface";
  let section = "";
  let items = 0;
  let paragraphs = 0;
  let header: readonly string[] | undefined;

  const add = (key: string, kind: Unit["kind"], text: string): void => {
    const base = [document, chapter, ...(section === "" ? [] : [section]), key].join("/");
    const count = (seen.get(base) ?? 0) + 1;
    seen.set(base, count);
    units.push({ id: count === 1 ? base : `${base}~${count}`, kind, text });
  };

  for (const line of markdown.split("\n").map((text) => text.trim())) {
    if (!line.startsWith("|")) header = undefined;
    if (line === "" || line.startsWith("# ")) continue;
    const heading = /^(##|###) (.+)$/.exec(line);
    if (heading !== null) {
      const name = slug(heading[2]!.replace(/\s*\(.*$/, ""));
      if (heading[1] === "##") [chapter, section] = [name.split("-")[0]!, ""];
      else section = name;
      items = paragraphs = 0;
    } else if (line.startsWith("|")) {
      const cells = cellsOf(line);
      if (header === undefined) header = cells;
      else if (!cells.every((cell) => /^:?-+:?$/.test(cell))) {
        add(header[0] === "Method" ? `${cells[0]} ${slug(cells[1]!)}` : slug(cells[0]!), "row", cells.join(" | "));
      }
    } else if (/^(?:-|\d+\.) /.test(line)) {
      items += 1;
      const sentences = sentencesOf(line.replace(/^(?:-|\d+\.) /, ""));
      sentences.forEach((text, index) => add(`item-${items}${index === 0 ? "" : `.${index + 1}`}`, "item", text));
    } else {
      paragraphs += 1;
      sentencesOf(line).forEach((text, index) => add(`p${paragraphs}.${index + 1}`, "sentence", text));
    }
  }
  return units;
}

/** Sentences, and their parts between semicolons; content in brackets is not split. */
export function sentencesOf(text: string): readonly string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at]!;
    if (character === "(") depth += 1;
    else if (character === ")") depth = Math.max(0, depth - 1);
    else if (depth === 0 && /^(?:;\s|\.\s+[A-Z{`])/.test(text.slice(at, at + 8))) {
      parts.push(text.slice(start, at + 1).trim());
      start = at + 1;
    }
  }
  return [...parts, text.slice(start).trim()].filter((part) => part !== "");
}

function cellsOf(line: string): readonly string[] {
  return line
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => cell.trim());
}

function slug(text: string): string {
  return text
    .replace(/\{[a-z]+_url\}/g, "")
    .replace(/[^A-Za-z0-9.$]+/g, "-")
    .replace(/^-+/, "")
    .slice(0, maxKeyLength)
    .replace(/-+$/, "");
}
