import { readdirSync, readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { LineCounter, parseDocument, visit } from "yaml";

/**
 * Counts the lines of our marks in each API below a folder of specs: values of `x-` words in openapi.yaml, and `xs:appinfo` in XSDs.
 * `x-enumDescriptions`, a word of Redocly, is content. `node test/contract/mark-lines.mjs [folder]` prints a table.
 */
export function markLines(folder) {
  const names = readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? entry.name : [],
  );
  return names.sort().map((name) => {
    const files = readdirSync(`${folder}/${name}`).filter((file) => /\.(?:yaml|xsd)$/.test(file));
    const counts = files.map((file) => {
      const text = readFileSync(`${folder}/${name}/${file}`, "utf8");
      return { lines: text.trimEnd().split("\n").length, marks: file.endsWith(".xsd") ? inXsd(text) : inOpenapi(text) };
    });
    const sum = (key) => counts.reduce((total, count) => total + count[key], 0);
    return { name, lines: sum("lines"), marks: sum("marks") };
  });
}

function inOpenapi(text) {
  const counter = new LineCounter();
  const marked = new Set();
  visit(parseDocument(text, { lineCounter: counter }), {
    Pair(_, { key, value }) {
      if (!/^x-(?!enumDescriptions$)/.test(key?.value)) return undefined;
      const lineOf = (offset) => counter.linePos(offset).line;
      const last = lineOf(
        key.range[0] + text.slice(key.range[0], value?.range[1] ?? key.range[1]).trimEnd().length - 1,
      );
      for (let line = lineOf(key.range[0]); line <= last; line += 1) marked.add(line);
      return visit.SKIP;
    },
  });
  return marked.size;
}

function inXsd(text) {
  const notes = [...text.matchAll(/<xs:appinfo\b(?:[^>]*\/>|[^]*?<\/xs:appinfo>)/g)];
  return notes.reduce((total, [note]) => total + note.split("\n").length, 0);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const row = ({ name, lines, marks }) =>
    `${name.padEnd(20)} ${`${marks}`.padStart(5)} of ${`${lines}`.padStart(5)} lines  ${((100 * marks) / lines).toFixed(1)} %\n`;
  process.stdout.write(
    markLines(process.argv[2] ?? "specs")
      .map(row)
      .join(""),
  );
}
