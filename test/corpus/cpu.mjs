// The CPU time of all emitters, unformatted, beside that of openapi-typescript's types, warm and in one process: `node test/corpus/cpu.mjs`
// with the names of some documents. Both run twice in turn, and the second runs are compared. Needs what `measure.mjs` has unpacked.
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import openapiTypescript, { astToString } from "openapi-typescript";

const root = resolve(import.meta.dirname, "../..");
const { generate } = await import(pathToFileURL(join(root, "generator/dist/index.js")));
const corpus = join(root, "node_modules/.cache/corpus/openapi");
const rows = readFileSync(join(root, "../shared/corpus/openapi.tsv"), "utf8").trim().split("\n").slice(1);
const files = new Map(rows.map((row) => [row.split("\t")[0], join(corpus, row.split("\t")[5])]));
files.set("github", join(root, "node_modules/@octokit/openapi/generated/api.github.com.json"));
const ratios = [];
for (const name of process.argv.slice(2)) {
  const file = files.get(name);
  if (file === undefined || !existsSync(file)) {
    console.error(`"${name}" is not there: "node test/corpus/measure.mjs ${name}" unpacks it.`);
    process.exit(2);
  }
  const seconds = { ours: 0, theirs: 0 };
  for (let round = 0; round < 2; round += 1) {
    seconds.ours = await cpuSeconds(() => ours(file));
    seconds.theirs = await cpuSeconds(async () =>
      astToString(await openapiTypescript(pathToFileURL(file), { silent: true })),
    );
  }
  ratios.push(seconds.ours / seconds.theirs);
  console.log(
    `${name}: ${seconds.ours.toFixed(2)} s, theirs ${seconds.theirs.toFixed(2)} s, ratio ${ratios.at(-1).toFixed(2)}`,
  );
}
if (ratios.length > 1)
  console.log(`mean of ratios: ${(ratios.reduce((sum, each) => sum + each, 0) / ratios.length).toFixed(2)}`);

async function ours(file) {
  const out = mkdtempSync(join(tmpdir(), "cpu-"));
  const { ok } = await generate({ files: [file], out, format: "none", strictness: "lenient", cache: false });
  rmSync(out, { recursive: true });
  if (!ok) throw new Error(`${file} should be generated`);
}

async function cpuSeconds(run) {
  const before = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}
