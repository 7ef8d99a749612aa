// The share of the list operations of third-party documents whose pages are recognized: `node test/corpus/pagination.mjs`, or of some
// of them: `node test/corpus/pagination.mjs stripe plaid`. A list operation is a GET with an array in its response and a
// parameter with a name of pagination. `--guesses 100` prints as many random guesses to read. Needs the documents next to
// the project; without them it reports so in one line.
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { bundleScript } from "../support/bundle-script.mjs";

const root = resolve(import.meta.dirname, "../..");
const corpus = resolve(root, "../shared/corpus");
const work = join(root, "node_modules/.cache/corpus");

if (!existsSync(join(corpus, "openapi.tsv"))) {
  console.log("The corpus is not beside the project: nothing is measured.");
  process.exit(0);
}
mkdirSync(work, { recursive: true });
if (!existsSync(join(work, "openapi"))) execFileSync("tar", ["xf", join(corpus, "openapi.tar.xz"), "-C", work]);
const [words, count] = process.argv.join("\n").split("\n--guesses\n");
const names = words.split("\n").slice(2);
const script = join(work, "pagination-rows.mjs");
await bundleScript(join(import.meta.dirname, "pagination-rows.ts"), script);
const guesses = [];
const sums = { lists: 0, recognized: 0, others: 0 };
console.log("| document | list operations | recognized | others with pages | styles |");
console.log("| --- | --: | --: | --: | --- |");
for (const row of readFileSync(join(corpus, "openapi.tsv"), "utf8").trim().split("\n").slice(1)) {
  const [name = "", , , , , file = ""] = row.split("\t");
  if (names.length > 0 && !names.includes(name)) continue;
  const args = ["--max-old-space-size=4096", script, join(work, "openapi", file)];
  const text = execFileSync("node", args, { encoding: "utf8", maxBuffer: 2 ** 28 });
  const rows = text.split("\n").flatMap((line) => (line === "" ? [] : [line.split("\t")]));
  const paged = rows.filter(([, style]) => ["cursor", "offset", "page", "url", "link"].includes(style));
  const lists = rows.filter(([kind]) => kind === "list").length;
  if (lists + paged.length === 0) continue;
  const recognized = paged.filter(([kind]) => kind === "list").length;
  const styles = new Map();
  for (const [, style] of paged) styles.set(style, (styles.get(style) ?? 0) + 1);
  const told = [...styles].map((entry) => entry.join(" ")).join(", ");
  console.log(`| ${name} | ${lists} | ${recognized} | ${paged.length - recognized} | ${told} |`);
  sums.lists += lists;
  sums.recognized += recognized;
  sums.others += paged.length - recognized;
  for (const [, , operation, evidence, ...facts] of paged)
    if (evidence !== "") guesses.push([name, operation, evidence, ...facts].join("\n  "));
}
const share = ((100 * sums.recognized) / Math.max(1, sums.lists)).toFixed(1);
console.log(
  `\n${sums.recognized} of ${sums.lists} list operations are recognized (${share} %), and ${sums.others} others page.`,
);
for (let left = Number(count ?? 0); left > 0 && guesses.length > 0; left -= 1)
  console.log(guesses.splice(Math.floor(Math.random() * guesses.length), 1)[0]);
