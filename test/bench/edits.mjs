// Lines of generated code that typical edits of a spec change. Fails when an edit reaches another API or nothing.
import { spawnSync } from "node:child_process";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { edits } from "./edits/list.mjs";
import { idOf, median } from "./measure.mjs";
import { root, specwright } from "./sources.mjs";

/** The record of inputs and outputs by their hashes, which changes in each run. */
const record = ".specwright.json";

export const groups = [
  {
    id: "edits",
    document: "specs/",
    rows: {
      ...Object.fromEntries(
        edits.map((edit) => [
          idOf(edit.what),
          { what: edit.what, unit: "lines", document: `specs/${apiOf(edit.spec)}` },
        ]),
      ),
      median: { what: "median of these edits", unit: "lines", bound: { ours: 15 } },
    },
    measure,
  },
];

function measure(work) {
  for (const name of ["specs", "sandbox/overlays", "specwright.config.json", "LICENSE"])
    cpSync(join(root, name), join(work, name), { recursive: true });
  generate(work);
  cpSync(join(work, "generated"), join(work, "before"), { recursive: true });
  const rows = {};
  for (const edit of edits) {
    const changes = changesOf(work, edit);
    const stray = changes.find(({ path }) => !isOf(edit.spec, path));
    if (stray !== undefined) throw new Error(`"${edit.what}" changes ${stray.path}.`);
    if (changes.length === 0) throw new Error(`"${edit.what}" changes nothing.`);
    rows[idOf(edit.what)] = { ours: changes.reduce((sum, { count }) => sum + count, 0) };
  }
  return { ...rows, median: { ours: median(Object.values(rows).map(({ ours }) => ours)) } };
}

/** Generates with one edit, starting from the previous output, and compares with the unedited output. */
function changesOf(work, { what, spec, behind, text, by }) {
  const path = join(work, "specs", spec);
  const original = readFileSync(path, "utf8");
  const after = original.indexOf(behind);
  const at = original.indexOf(text, after + behind.length);
  if (after < 0 || at < 0) throw new Error(`"${what}" does not fit ${spec} any more.`);
  writeFileSync(path, original.slice(0, at) + by + original.slice(at + text.length));
  generate(work);
  writeFileSync(path, original);
  const args = ["diff", "--no-index", "--numstat", "-z", "--no-renames", "before", "generated"];
  const { stdout } = spawnSync("git", args, { cwd: work, encoding: "utf8" });
  return readNumstat(stdout).filter((change) => change.path !== record);
}

/** `added TAB removed TAB`, then both paths, all ended by NUL. A new or removed file is paired with /dev/null. */
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

function generate(work) {
  const { status, stderr } = spawnSync(process.execPath, [specwright, "generate"], { cwd: work, encoding: "utf8" });
  if (status !== 0) throw new Error(stderr);
}

function apiOf(spec) {
  return spec.split("/")[0];
}

/**
 * True for a file that may change with a spec: its API's own; a module of the runtime, which depends on its use; the
 * README of the package, which counts operations and shows calls that are not deprecated.
 */
function isOf(spec, path) {
  return path.startsWith(`${apiOf(spec)}/`) || path.startsWith("runtime/") || path === "README.md";
}
