// The table of third-party documents in docs/reference/measured-specs.md: a run of `make corpus` writes its rows there,
// and keeps those of documents that it did not measure.
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { format, resolveConfig } from "prettier";

const page = join(resolve(import.meta.dirname, "../.."), "docs/reference/measured-specs.md");
const begin = "<!-- corpus -->";
const end = "<!-- end of corpus -->";
const head = [
  "| document | operations | callable | skipped | CPU seconds | MB | compiles |",
  "| --- | --: | --: | --: | --: | --: | --- |",
];

/** Puts rows into the table, by the names of their documents, in the order of `names`. */
export async function writeRows(rows, names) {
  const text = readFileSync(page, "utf8");
  const [before, rest = ""] = text.split(begin);
  const [old, after] = rest.split(end);
  if (after === undefined) throw new Error(`${page} has no table between "${begin}" and "${end}".`);
  const known = new Map(old.split("\n").flatMap((line) => (nameOf(line) === undefined ? [] : [[nameOf(line), line]])));
  for (const row of rows) known.set(row.name, lineOf(row));
  const kept = names.flatMap((name) => known.get(name) ?? []);
  const whole = `${before}${begin}\n\n${[...head, ...kept].join("\n")}\n\n${end}${after}`;
  writeFileSync(page, await format(whole, { ...(await resolveConfig(page)), filepath: page }));
}

function nameOf(line) {
  const name = /^\| ([^| ]+) +\|/.exec(line)?.[1];
  return name === "document" ? undefined : name;
}

function lineOf({ name, operations, callable, skipped, seconds, megabytes, compiles }) {
  return `| ${[name, operations, callable, skipped, seconds, megabytes, compiles].join(" | ")} |`;
}
