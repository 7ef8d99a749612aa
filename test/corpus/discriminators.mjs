// The share of unions with a discriminator that narrow in third-party documents: `node test/corpus/discriminators.mjs`, or in some of
// them: `node test/corpus/discriminators.mjs stripe plaid`. A union narrows if its branches list disjoint values of the tag;
// its mapping is written, or follows from the names of schemas. Needs the documents next to the project; without them it
// reports so in one line.
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
const names = process.argv.slice(2);
const script = join(work, "discriminator-rows.mjs");
await bundleScript(join(import.meta.dirname, "discriminator-rows.ts"), script);
const sums = { documents: 0, unions: 0, narrowing: 0 };
console.log("| document | unions with a discriminator | that narrow |\n| --- | --: | --: |");
for (const row of readFileSync(join(corpus, "openapi.tsv"), "utf8").trim().split("\n").slice(1)) {
  const [name = "", , , , , file = ""] = row.split("\t");
  if (names.length > 0 && !names.includes(name)) continue;
  const args = ["--max-old-space-size=4096", script, join(work, "openapi", file)];
  const [unions, narrowing] = execFileSync("node", args, { encoding: "utf8" }).trim().split("\t").map(Number);
  if (unions > 0) console.log(`| ${name} | ${unions} | ${narrowing} |`);
  sums.documents += 1;
  sums.unions += unions;
  sums.narrowing += narrowing;
}
console.log(
  `\n${sums.narrowing} of ${sums.unions} unions with a discriminator narrow, in ${sums.documents} documents.`,
);
