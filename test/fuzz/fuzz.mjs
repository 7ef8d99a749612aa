// Searches inputs that break a promise of a reader or of generated code: node test/fuzz/fuzz.mjs TARGET SECONDS [FOLDER OF targets/]. Environment:
// SEED (a number), EXECUTIONS (at most so many), KEEP=1 (updates the corpus).
import { build } from "esbuild";
import { createHash } from "node:crypto";
import { appendFileSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import { createInstrument } from "./instrument.mjs";
import { keepShortest } from "./keep-shortest.mjs";

/** Milliseconds after which an input hangs. */
const maxTime = 10_000;
/** MiB of objects that a target and its search may hold. */
const maxMemory = 1_500;
/** Bytes of an input. */
const maxLength = 8_192;

const here = fileURLToPath(new URL(".", import.meta.url));
process.chdir(join(here, "../.."));
const [name = "", seconds = "60", folder = here] = process.argv.slice(2);
const names = readdirSync(join(folder, "targets")).map((file) => file.replace(/\.ts$/, ""));
if (!names.includes(name)) {
  console.error(`TARGET must be one of: ${names.join(", ")}`);
  process.exit(2);
}

const work = join(folder, "work", name);
mkdirSync(join(work, "findings"), { recursive: true });
/** The corpus in the repository, and the one of searches on this machine. */
const [kept, found] = [join(folder, "corpus", `${name}.jsonl`), join(work, "corpus.jsonl")];
const seed = Number(process.env["SEED"] ?? Math.floor(Math.random() * 2 ** 31));
const maxExecutions = Number(process.env["EXECUTIONS"] ?? 2 ** 31 - 1);
const shared = new SharedArrayBuffer(8 + maxLength);
const executions = new Int32Array(shared, 0, 1);
const findings = new Map();
let largestShare = 0;
const { program, blocks, words } = await buildTarget();

console.log(`fuzz ${name}: ${blocks} blocks, SEED=${seed}`);
/** The time at which the search ends; it begins after the corpus has run. */
let end = Infinity;
for (let round = 0; !isOver(); round += 1) await search(seed + round);
console.log(
  [
    `fuzz ${name}: ${executions[0]} executions`,
    `${read(found).length} inputs`,
    `${Math.round(largestShare * 100)} % of the allowed steps`,
    `${findings.size} findings`,
  ].join(", "),
);
if (process.env["KEEP"] === "1") await updateCorpus();
process.exit(findings.size === 0 ? 0 : 1);

function isOver() {
  return Date.now() >= end || executions[0] >= maxExecutions;
}

/** Searches until the time is over, or until an input hangs or takes all memory. */
async function search(seedOfRound) {
  const corpus = [...new Set([...read(kept), ...read(found)])];
  rmSync(found, { force: true });
  const worker = startWorker(corpus, seedOfRound);
  worker.on("message", (message) => {
    if (message.kept !== undefined) appendFileSync(found, `${JSON.stringify(message.kept)}\n`);
    if (message.isReady && end === Infinity) end = Date.now() + Number(seconds) * 1_000;
    if (message.share !== undefined) largestShare = Math.max(largestShare, message.share);
    if (message.finding !== undefined) report(message.finding);
  });
  const died = new Promise((resolve) => worker.once("error", resolve));
  let last = -1;
  let since = Date.now();
  let error;
  while (error === undefined && !isOver()) {
    error = await Promise.race([died, new Promise((resolve) => setTimeout(resolve, 200))]);
    if (executions[0] !== last) [last, since] = [executions[0], Date.now()];
    if (Date.now() - since > maxTime) error = new Error(`No end after ${maxTime} ms.`);
  }
  if (error !== undefined) {
    const length = new Int32Array(shared, 4, 1)[0];
    const input = Buffer.from(new Uint8Array(shared, 8, length)).toString("latin1");
    report({ message: String(error?.stack ?? error), input });
  }
  await worker.terminate();
}

function startWorker(corpus, seedOfWorker) {
  return new Worker(new URL("./search-inputs.mjs", import.meta.url), {
    workerData: { program, blocks, words, shared, corpus, maxLength, maxExecutions, seed: seedOfWorker },
    resourceLimits: { maxOldGenerationSizeMb: maxMemory },
  });
}

/** Writes a finding, unless one with the same message and location is known. */
function report({ message, input }) {
  const [first, ...lines] = message.split("\n");
  const frames = lines.filter((line) => /^ +at /.test(line)).slice(0, 2);
  const key = [first.replace(/\d+/g, "0"), ...frames].join("\n");
  if (findings.has(key)) return;
  const path = join(work, "findings", createHash("sha256").update(input).digest("hex").slice(0, 12));
  findings.set(key, path);
  writeFileSync(path, input, "latin1");
  writeFileSync(`${path}.txt`, `${message}\n`);
  console.log(`${path}\n${message.slice(0, 1_500)}\n`);
}

/** Writes a corpus of the shortest inputs that run all blocks that the search has run. */
async function updateCorpus() {
  const inputs = await keepShortest({ program, blocks, inputs: [...read(kept), ...read(found)] });
  writeFileSync(kept, inputs.map((input) => `${JSON.stringify(input)}\n`).join(""));
  console.log(`fuzz ${name}: ${inputs.length} inputs kept`);
}

function read(path) {
  if (!existsSync(path)) return [];
  return readFileSync(path, "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

/** Bundles a target with counters in our own code. */
async function buildTarget() {
  const instrument = createInstrument();
  const outfile = join(work, "target.mjs");
  await build({
    entryPoints: [join(folder, "targets", `${name}.ts`)],
    outfile,
    bundle: true,
    format: "esm",
    platform: "node",
    packages: "external",
    tsconfig: "tsconfig.json",
    sourcemap: "inline",
    banner: { js: "const fuzzCounters = globalThis.fuzzCounters;" },
    define: { SPECWRIGHT_VERSION: '""', SPECWRIGHT_BUILD: '""' },
    plugins: [instrument.plugin],
    logLevel: "error",
  });
  return { program: pathToFileURL(outfile).href, blocks: instrument.blocks(), words: instrument.words() };
}
