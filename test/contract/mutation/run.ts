import { appendFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { withFixtures } from "./by-fixtures.js";
import { isNoticed, type Verdict } from "./judge.js";
import { runJobs } from "./pool.js";
import { compare, lineOf, percent, printLines, type Line } from "./score.js";
import { interfaceNames, mutantsOf, specTexts, wordMutantsOf } from "./specs.js";
import { readSurvivors } from "./survivors.js";
import { work, type Job } from "./worker.js";

const leastMutants = 2000;
const leastScore = 0.98;
const perJob = 100;

const { values: options } = parseArgs({
  options: {
    worker: { type: "boolean", default: false },
    quick: { type: "boolean", default: false },
    words: { type: "boolean", default: false },
    interface: { type: "string", multiple: true, default: [] },
    operator: { type: "string", default: "" },
    every: { type: "string", default: "1" },
    out: { type: "string" },
  },
});

if (options.worker) work();
else process.exitCode = await main();

async function main(): Promise<number> {
  const names = interfaceNames().filter((name) => options.interface.length === 0 || options.interface.includes(name));
  const jobs = names.flatMap((name) => jobsOf(name));
  const total = jobs.reduce((sum, { ids }) => sum + ids.length, 0);
  const verdicts: Verdict[] = [];
  if (options.out !== undefined) writeFileSync(options.out, "");
  await runJobs(jobs, {
    script: process.argv[1]!,
    width: 2,
    onVerdict(verdict) {
      verdicts.push(verdict);
      if (options.out !== undefined) appendFileSync(options.out, `${JSON.stringify(verdict)}\n`);
      if (process.stderr.isTTY) process.stderr.write(`\r${verdicts.length} of ${total} mutants`);
    },
  });
  if (process.stderr.isTTY) process.stderr.write("\r\x1b[K");
  const isWhole = options.interface.length === 0 && options.operator === "" && options.every === "1";
  const judged: Verdict[] = [];
  for (const name of names) {
    const found = verdicts.filter(({ id }) => id.startsWith(`${name}/`));
    judged.push(...(options.words ? found : await withFixtures(name, found)));
  }
  return report(names, judged, isWhole) ? 0 : 1;
}

function jobsOf(name: string): readonly Job[] {
  const { words } = options;
  const all = (words ? wordMutantsOf : mutantsOf)(name, specTexts(name));
  const mutants = all.filter(({ operator }) => operator.startsWith(options.operator));
  const ids = mutants.map(({ id }) => id).filter((_, index) => index % Number(options.every) === 0);
  return Array.from({ length: Math.ceil(ids.length / perJob) }, (_, index) => ({
    name,
    ids: ids.slice(index * perJob, (index + 1) * perJob),
    thorough: !options.quick && !words,
    words,
  }));
}

/** Prints what was found; whether all is well. */
function report(names: readonly string[], verdicts: readonly Verdict[], isWhole: boolean): boolean {
  const of = (name: string): readonly Verdict[] => verdicts.filter(({ id }) => id.startsWith(`${name}/`));
  const total = lineOf("all", verdicts);
  console.log(printLines([...names.map((name) => lineOf(name, of(name))), total]));
  console.log(`\n${percent(total.noticed, total.mutants)} of ${total.mutants} mutants are noticed.`);
  if (options.words) return reportWords(verdicts, isEnough(total, isWhole));
  if (options.quick)
    console.log("Facts are checked first, then generation: each counts the mutants that it notices first.");
  else {
    console.log(`By facts alone: ${percent(total.facts, total.mutants)}.`);
    console.log(`By the generator or lint alone: ${percent(total.generation, total.mutants)}.`);
  }

  const listed = readSurvivors();
  const { unexplained, noticed, gone } = compare(verdicts, listed, names);
  const survived = new Set(verdicts.filter((verdict) => !isNoticed(verdict)).map(({ id }) => id));
  const explained = listed.filter(({ id }) => survived.has(id));
  list(
    "Survivors, with the reason",
    explained.map(({ id, reason }) => `${id}\n      ${reason}`),
  );
  list("Survivors without a reason in survivors.tsv", unexplained);
  list("Listed in survivors.tsv, and noticed", noticed);
  if (isWhole) list("Listed in survivors.tsv, and no mutant", gone);

  return (
    isEnough(total, isWhole) && unexplained.length === 0 && noticed.length === 0 && (!isWhole || gone.length === 0)
  );
}

function reportWords(verdicts: readonly Verdict[], isWell: boolean): boolean {
  list(
    "Survivors",
    verdicts.filter((verdict) => !isNoticed(verdict)).map(({ id }) => id),
  );
  return isWell;
}

function isEnough({ mutants, noticed }: Line, isWhole: boolean): boolean {
  const is = !isWhole || (mutants >= leastMutants && noticed >= leastScore * mutants);
  if (!is) console.log(`\nAt least ${leastMutants} mutants are asked for, and ${100 * leastScore} % noticed.`);
  return is;
}

function list(title: string, items: readonly string[]): void {
  if (items.length > 0) console.log(`\n${title}: ${items.length}\n${items.map((item) => `  ${item}`).join("\n")}`);
}
