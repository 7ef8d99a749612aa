// Agreement of `specwright diff` with another tool over the cases of that tool's own tests: `make corpus`, or the cases
// whose test has one of these words: `node test/corpus/diff.mjs MaxLength`. Pairs are read unchanged. Needs the
// documents next to the project; without them it reports so in one line. The differences are rows of
// diff-differences.tsv: each with its reason, and with the kind of proof that the report must contain. Generated code of both
// versions reads each counterexample.
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
const notes = [...results.values()].flatMap(({ notes }) => notes);
const unconfirmed = notes.filter((note) => note.startsWith("Generated code does not confirm"));
for (const note of unconfirmed) console.log(note);
const replayed = notes.reduce((sum, note) => sum + Number(/: (\d+) replayed/.exec(note)?.[1] ?? 0), 0);
console.log(`${replayed} counterexamples replayed by generated code: ${unconfirmed.length} differences.`);
const refused = [...results].filter(([, { isRefused }]) => isRefused);
for (const [pair, { codes }] of refused) console.log(`refused: ${pair}: ${codes.join(", ")}`);

// Results that depend on an option of the peer, or on a single one of its checks, do not apply to whole documents.
const complete = chosen.filter(({ complete, options }) => complete && options === undefined);
const others = complete.filter((each) => !agrees(each));
const unexplained = others.filter(({ test }) => !reasons.has(test));
const unproved = others.filter((each) => reasons.has(each.test) && !isProved(each));
for (const each of unproved) console.log(`without its proof: ${lineOf(each)}`);
for (const each of others) console.log(`differs: ${lineOf(each)}`);
const stale = [...reasons.keys()].filter((test) => words.length === 0 && !others.some((each) => each.test === test));
for (const test of stale) console.log(`agrees now: ${test}; remove its row`);
const share = (count) => `${count} of ${complete.length} complete results (${percent(count, complete.length)} %)`;
const agreeing = complete.length - others.length;
const explained = others.length - unexplained.length - unproved.length;
console.log(
  `${results.size} pairs, ${refused.length} refused. On the wire as the peer in ${share(agreeing)}; as the peer, or otherwise with a reason and ` +
    `its proof, in ${share(agreeing + explained)}; ${unexplained.length + unproved.length} without.`,
);
if (refused.length + unexplained.length + unproved.length + stale.length + unconfirmed.length > 0) process.exitCode = 1;

async function compare(before, after) {
  const cwd = join(work, "diff");
  const { report, diagnostics } = await diff({ cwd, before, after, today: "2026-01-01", confirm: true });
  if (report === undefined) {
    const errors = diagnostics.filter(({ severity }) => severity === "error");
    return {
      isRefused: true,
      codes: [...new Set(errors.map(({ code }) => code))],
      breaks: [],
      proofs: new Set(),
      notes: [],
    };
  }
  const breaks = report.changes.filter(({ wire }) => wire.sent === "breaking" || wire.read === "breaking");
  return {
    isRefused: false,
    codes: [],
    breaks: [...new Set(breaks.map(({ id }) => id))],
    proofs: proofsOf(report, breaks),
    notes: report.notes,
  };
}

/** Kinds of proof in a report: a document for each break, an unreadable part, or no change of the serialized form. */
function proofsOf({ changes }, breaks) {
  const isDoubtful = ({ wire }) => [wire.sent, wire.read].some((level) => level !== undefined && level !== "info");
  return new Set([
    ...(breaks.length > 0 && breaks.every(({ witness }) => witness !== undefined) ? ["witness"] : []),
    ...(changes.some(({ id }) => id === "compare/not-compared") ? ["fault"] : []),
    ...(changes.some(isDoubtful) ? [] : ["harmless"]),
  ]);
}

function isProved({ test, oldSpec, newSpec }) {
  return results.get(`${oldSpec} ${newSpec}`).proofs.has(reasons.get(test).proof);
}

function percent(part, whole) {
  return (whole === 0 ? 100 : (100 * part) / whole).toFixed(1);
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
  return `${test}: here ${ours}; there ${maxLevel} (${theirs}); ${reasonOf(test)}`;
}

function reasonOf(test) {
  const row = reasons.get(test);
  return row === undefined ? "NO REASON" : `${row.proof}: ${row.reason}`;
}

function readReasons() {
  const rows = readFileSync(join(import.meta.dirname, "diff-differences.tsv"), "utf8")
    .trim()
    .split("\n")
    .slice(1);
  return new Map(rows.map((row) => row.split("\t")).map(([test, proof, reason]) => [test, { proof, reason }]));
}
