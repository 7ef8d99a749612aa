// `make edits`: how much generated code typical edits of a spec change. Prints the table that README.md keeps, and
// fails when an edit reaches another interface or nothing, or when the median grows beyond what is wanted.
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { edits } from "./edits/list.mjs";
import { median } from "./measure.mjs";

const wanted = 15;
/** The record of inputs and outputs by their hashes, which no run can leave alone. */
const record = ".specwright.json";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "../..");
const work = mkdtempSync(join(tmpdir(), "specwright-edits-"));

try {
  for (const name of ["specs", "specwright.config.json", "LICENSE"]) {
    cpSync(join(root, name), join(work, name), { recursive: true });
  }
  generate();
  cpSync(join(work, "generated"), join(work, "before"), { recursive: true });
  const results = edits.map((edit) => ({ ...edit, changes: changesOf(edit) }));
  const lines = results.map(({ changes }) => changes.reduce((sum, { count }) => sum + count, 0));
  console.log("| edit | interface | files | lines |\n| --- | --- | --- | --- |");
  results.forEach(({ what, spec, changes }, index) => {
    console.log(`| ${what} | ${interfaceOf(spec)} | ${changes.map(filed).join(", ")} | ${lines[index]} |`);
  });
  console.log(`\nmedian ${median(lines)} lines added and removed, wanted ${wanted}`);
  const strays = results.flatMap(({ what, spec, changes }) =>
    changes.filter(({ path }) => !isOf(spec, path)).map(({ path }) => `"${what}" changes ${path}`),
  );
  if (strays.length > 0) throw new Error(strays.join("\n"));
  const idle = results.filter((_, index) => lines[index] === 0).map(({ what }) => `"${what}" changes nothing`);
  if (idle.length > 0) throw new Error(idle.join("\n"));
  if (median(lines) > wanted) throw new Error(`The median is above ${wanted} lines.`);
} finally {
  rmSync(work, { recursive: true, force: true });
}

/** Generates with one edit, from what the last one left behind, and compares with the unedited output. */
function changesOf({ what, spec, behind, text, by }) {
  const path = join(work, "specs", spec);
  const original = readFileSync(path, "utf8");
  const after = original.indexOf(behind);
  const at = original.indexOf(text, after + behind.length);
  if (after < 0 || at < 0) throw new Error(`"${what}" does not fit ${spec} any more.`);
  writeFileSync(path, original.slice(0, at) + by + original.slice(at + text.length));
  generate();
  writeFileSync(path, original);
  const { stdout } = spawnSync(
    "git",
    ["diff", "--no-index", "--numstat", "-z", "--no-renames", "before", "generated"],
    {
      cwd: work,
      encoding: "utf8",
    },
  );
  return readNumstat(stdout).filter((change) => change.path !== record);
}

/** `added TAB removed TAB`, then both paths, all ended by NUL. A file that is new or gone stands beside /dev/null. */
function readNumstat(text) {
  const parts = text.split("\0").filter((part) => part !== "");
  const changes = [];
  for (let index = 0; index + 2 < parts.length; index += 3) {
    const [added, removed] = parts[index].split("\t");
    const path = [parts[index + 2], parts[index + 1]].find((name) => name !== "/dev/null");
    changes.push({ path: path.replace(/^(?:before|generated)\//, ""), count: Number(added) + Number(removed) });
  }
  return changes;
}

function generate() {
  const { status, stderr } = spawnSync(process.execPath, [join(root, "generator/dist/cli.js"), "generate"], {
    cwd: work,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(stderr);
}

function interfaceOf(spec) {
  return spec.split("/")[0];
}

/**
 * True for a file that may change with a spec: its interface's own; a module of the runtime may come or go with its
 * use; the README of the package counts operations, and shows calls of those that are not deprecated.
 */
function isOf(spec, path) {
  return path.startsWith(`${interfaceOf(spec)}/`) || path.startsWith("runtime/") || path === "README.md";
}

function filed({ path, count }) {
  return `${path.startsWith("runtime/") ? path : path.slice(path.indexOf("/") + 1)} ${count}`;
}
