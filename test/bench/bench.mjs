// `make bench`: measures rows, updates figures.json and the tables of pages, and prints the rows. `make bench-check` measures the rows with
// a CPU ratio and a bound, and fails if one exceeds its bound by more than 10 % twice in a row.
// Usage: node bench.mjs [--check] [NAME ...], where a name is that of a group or a subject.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { isChecked, rowsThatFail } from "./bounds.mjs";
import { jsonOf, measuredRow, mergeFigures } from "./figures.mjs";
import { chosenGroups, declaredRows, groups } from "./groups.mjs";
import { root } from "./sources.mjs";
import { renderPage, tableOf } from "./tables.mjs";

const file = join(import.meta.dirname, "figures.json");
/** Folders of the code that is measured: a run has the last commit that changed it. */
const measured = ["generator", "templates", "sandbox", "specs", "site"];
const git = (...args) => execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();
const isCheck = process.argv.includes("--check");
const chosen = chosenGroups(process.argv.slice(2).filter((name) => name !== "--check"));
if (isCheck) await check();
else bench();

function bench() {
  const run = {
    commit: git("log", "-1", "--abbrev=10", "--format=%h", "--", ...measured) + (isDirty() ? "-dirty" : ""),
    date: new Date().toISOString().slice(0, 10),
    machine: cpus()[0].model.trim(),
    cores: cpus().length,
    node: process.version,
  };
  for (const group of chosen) {
    try {
      const rows = measure(group) ?? [];
      const figures = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : { runs: [], rows: [] };
      const merged = mergeFigures(figures, groups.flatMap(declaredRows), rows, run);
      writeFileSync(file, jsonOf(merged));
    } catch (error) {
      console.error(`${group.id} was not measured: ${error.message}`);
      process.exitCode = 1;
    }
  }
  const figures = JSON.parse(readFileSync(file, "utf8"));
  for (const page of git("ls-files", "*.md").split("\n")) {
    const path = join(root, page);
    const text = readFileSync(path, "utf8");
    const rendered = renderPage(text, figures);
    if (rendered !== text) writeFileSync(path, rendered);
  }
  for (const subject of new Set(chosen.map((group) => group.subject))) console.log(`\n${tableOf(figures, [subject])}`);
}

/** True if the measured code differs from its last commit. */
function isDirty() {
  return git("status", "--porcelain", "--", ...measured) !== "";
}

async function check() {
  const provided = chosen.filter((group) => !group.isOutside && declaredRows(group).some(isChecked));
  const failed = await rowsThatFail(provided, measure);
  for (const { what, ratio, bound } of failed)
    console.error(`${what}: the ratio is ${ratio}, and its bound ${bound.ratio} allows 10 % more.`);
  if (failed.length > 0) process.exitCode = 1;
}

/** The rows of a group with new figures. Undefined if its document is absent. */
function measure(group) {
  console.error(`Measuring ${group.id} ...`);
  const program = join(import.meta.dirname, "measure-group.mjs");
  const options = { encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] };
  const figures = JSON.parse(execFileSync(process.execPath, [program, group.id], options));
  if (figures === null) {
    console.log(`skipped: ${group.id} keeps its figures, since its document is absent (${group.document})`);
    return undefined;
  }
  return declaredRows(group).map((row) => measuredRow(row, figures[row.id.slice(group.id.length + 1)]));
}
