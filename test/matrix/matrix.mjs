// Builds and runs generated code with the tools of rows.mjs, and records the results. Usage: node test/matrix/matrix.mjs [ROW ...]
import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { mergeResults, pinnedVersion, regressions, renderPage } from "./results.mjs";
import { chosenRows, rows } from "./rows.mjs";
import { forms, generateForm, runCell } from "./run-cell.mjs";

const root = resolve(import.meta.dirname, "../..");
const work = join(import.meta.dirname, "work");
const paths = {
  results: join(import.meta.dirname, "results.json"),
  page: join(root, "docs/reference/compatibility.md"),
  done: join(work, "done.json"),
};
const readJson = (path) => JSON.parse(readFileSync(path, "utf8"));
const nodeOf = (version) =>
  version === "none" ? process.execPath : join(import.meta.dirname, `tools/node_modules/node-${version}/bin/node`);

/** A hash of the contents that determine a result. */
const hashOf = (texts) => createHash("sha256").update(texts.join("\0")).digest("hex").slice(0, 16);

/** The modules in a folder. */
function modulesIn(folder) {
  const names = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith(".ts"));
  return names.sort().map((name) => `${name}\0${readFileSync(join(folder, name), "utf8")}`);
}

const generated = Object.fromEntries(
  Object.keys(forms).map((form) => {
    const folder = join(work, form.replaceAll(/\W+/g, "-"));
    generateForm(form, folder);
    return [form, { folder, modules: modulesIn(folder) }];
  }),
);

// A cell that an earlier run measured with the same code, set-up and packages is not run again.
const done = existsSync(paths.done) ? readJson(paths.done) : {};
const chosen = chosenRows(process.argv.slice(2));
const cells = [...new Set(chosen.flatMap(({ nodes }) => nodes))].flatMap((node) =>
  chosen
    .filter(({ nodes }) => nodes.includes(node))
    .flatMap((row) => Object.keys(forms).map((form) => ({ row, node, form }))),
);
const measured = {};
for (const [index, { row, node, form }] of cells.entries()) {
  const { folder, modules } = generated[form];
  const lock = readFileSync(join(root, row.packages, "package-lock.json"), "utf8");
  const hash = hashOf([...modules, JSON.stringify(row), `${row.commands}`, lock]);
  const key = `${row.id} on Node ${node} with ${form}`;
  if (done[key]?.hash !== hash) {
    process.stdout.write(`${index + 1}/${cells.length} ${key}: `);
    const result = runCell(row, form, folder, nodeOf(node)) ?? true;
    done[key] = { hash, result };
    writeFileSync(paths.done, JSON.stringify(done, undefined, 1));
    console.log(result === true ? "builds" : `fails: ${result}`);
  }
  ((measured[row.id] ??= {})[node] ??= {})[form] = done[key].result;
}

const recorded = existsSync(paths.results) ? readJson(paths.results) : [];
const lost = regressions(recorded, measured);
for (const line of lost) console.error(line);
if (lost.length > 0) process.exitCode = 1;
else {
  const versionsOf = ({ packages, versions }) =>
    versions.map((name) => pinnedVersion(readJson(join(root, packages, "package.json")), name));
  const results = mergeResults(recorded, rows, measured, versionsOf);
  writeFileSync(paths.results, `[\n${results.map((row) => JSON.stringify(row)).join(",\n")}\n]\n`);
  writeFileSync(paths.page, renderPage(readFileSync(paths.page, "utf8"), results));
}
