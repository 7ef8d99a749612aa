// Agreement of `specwright diff` with another tool over the cases of that tool's own tests: `make corpus`, or the cases whose test
// has one of these words: `node test/corpus/diff.mjs MaxLength`. Pairs are read as they are. Needs the documents beside the project;
// without them it says so in one line. The differences and their reasons are rows of diff-differences.tsv.
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

const root = resolve(import.meta.dirname, "../..");
const archive = resolve(root, "../shared/corpus/diff.tar.xz");
const work = join(root, "node_modules/.cache/corpus");

if (!existsSync(archive)) {
  console.log("The pairs of documents are not beside the project: nothing is compared.");
  process.exit(0);
}
mkdirSync(work, { recursive: true });
if (!existsSync(join(work, "diff"))) execFileSync("tar", ["xf", archive, "-C", work]);
const { diff } = await import(process.env.QUICK ?? join(root, "generator/dist/index.js"));
const { cases } = JSON.parse(readFileSync(join(work, "diff/corpus.json"), "utf8"));
const reasons = readReasons();
const words = process.argv.slice(2);
const chosen = cases.filter(({ test }) => words.length === 0 || words.some((word) => test.includes(word)));

const results = new Map();
for (const { oldSpec, newSpec } of chosen) {
  const key = `${oldSpec} ${newSpec}`;
  if (!results.has(key)) results.set(key, await compare(oldSpec, newSpec));
}
const refused = [...results].filter(([, { isRefused }]) => isRefused);
for (const [pair, { codes }] of refused) console.log(`refused: ${pair}: ${codes.join(", ")}`);

// Results that depend on an option of the peer, or on one of its checks alone, say nothing of whole documents.
const complete = chosen.filter(({ complete, options }) => complete && options === undefined);
const others = complete.filter((each) => !agrees(each));
const unexplained = others.filter(({ test }) => !reasons.has(test));
for (const each of others) console.log(`differs: ${lineOf(each)}`);
const stale = [...reasons.keys()].filter((test) => words.length === 0 && !others.some((each) => each.test === test));
for (const test of stale) console.log(`agrees now: ${test}; remove its row`);
const share = complete.length === 0 ? 1 : (complete.length - others.length) / complete.length;
console.log(
  `${results.size} pairs, ${refused.length} refused. On the wire as the peer in ${complete.length - others.length} of ` +
    `${complete.length} complete results (${(100 * share).toFixed(1)} %); ${unexplained.length} without a reason.`,
);
if (refused.length + unexplained.length + stale.length > 0) process.exitCode = 1;

async function compare(before, after) {
  const cwd = join(work, "diff");
  const { report, diagnostics } = await diff({ cwd, before, after, today: "2026-01-01" });
  if (report === undefined) {
    const errors = diagnostics.filter(({ severity }) => severity === "error");
    return { isRefused: true, codes: [...new Set(errors.map(({ code }) => code))], breaks: [] };
  }
  const breaks = report.changes.filter(({ wire }) => wire.sent === "breaking" || wire.read === "breaking");
  return { isRefused: false, codes: [], breaks: [...new Set(breaks.map(({ id }) => id))] };
}

/** The peer's "ERR" is a break; its warnings, as ours, say that the contract does not decide. */
function agrees({ oldSpec, newSpec, maxLevel }) {
  const { isRefused, breaks } = results.get(`${oldSpec} ${newSpec}`);
  return !isRefused && breaks.length > 0 === (maxLevel === "ERR");
}

function lineOf({ test, oldSpec, newSpec, maxLevel, expected }) {
  const { breaks } = results.get(`${oldSpec} ${newSpec}`);
  const theirs = expected.map(({ id, level }) => `${id} ${level}`).join(", ");
  const ours = breaks.length === 0 ? "no break" : breaks.join(", ");
  return `${test}: here ${ours}; there ${maxLevel} (${theirs}); ${reasons.get(test) ?? "NO REASON"}`;
}

function readReasons() {
  const rows = readFileSync(join(import.meta.dirname, "diff-differences.tsv"), "utf8")
    .trim()
    .split("\n")
    .slice(1);
  return new Map(rows.map((row) => row.split("\t")));
}
