// The worker of fuzz.mjs: runs a target on inputs, and changes the inputs that ran new blocks.
import { parentPort, workerData } from "node:worker_threads";
import { mutate } from "./mutate.mjs";

const { program, blocks, words, seed, shared, corpus, maxLength, maxExecutions } = workerData;
/** Executions by number of the block. */
globalThis.fuzzCounters = new Uint32Array(blocks);
const { target } = await import(program);
const counters = globalThis.fuzzCounters;
/** The numbers of executions that were seen, as a set of powers of two by block. */
const seen = new Uint32Array(blocks);
const results = new Set();
/** The largest part of the allowed steps that an input took. */
let largestShare = 0;
const inputs = [];
const executions = new Int32Array(shared, 0, 1);
const current = new Int32Array(shared, 4, 1);
const bytes = new Uint8Array(shared, 8);
const random = { state: seed };
const source = {
  below,
  word: () => words[below(words.length)] ?? "",
  other: () => inputs[below(inputs.length)] ?? "",
};

for (const whole of corpus.length > 0 ? corpus : target.seeds) {
  const input = whole.slice(0, maxLength);
  const found = await execute(input);
  if (found !== undefined) keep(input, found);
}
parentPort.postMessage({ isReady: true });
while (executions[0] < maxExecutions) {
  // One of the newest inputs or any other, the shorter of both: it takes less time.
  const newest = inputs[inputs.length - 1 - below(1 + (inputs.length >> 4))] ?? "";
  const other = source.other();
  const input = mutate(newest.length < other.length ? newest : other, source).slice(0, maxLength);
  const found = await execute(input);
  if (found !== undefined) keep(await shortened(input, found), found);
}

/** Runs an input. Returns the blocks that ran more often than before, undefined if none did. */
async function execute(input) {
  bytes.set(Buffer.from(input, "latin1"));
  Atomics.store(current, 0, input.length);
  counters.fill(0);
  let result;
  try {
    result = target.run(Buffer.from(input, "latin1"));
    if (typeof result !== "string") result = await result;
  } catch (error) {
    report(error, input);
  }
  const count = Atomics.add(executions, 0, 1);
  // Messages of the parent need a turn.
  if (count % 1000 === 0) await new Promise(setImmediate);
  let steps = 0;
  const found = [];
  for (let block = 0; block < blocks; block += 1) {
    const times = counters[block];
    if (times === 0) continue;
    steps += times;
    const bucket = 1 << (31 - Math.clz32(times));
    if ((seen[block] & bucket) === 0) found.push([block, bucket]);
  }
  const share = steps / target.maxSteps(input.length);
  if (share > 1) report(new Error(`Too many steps: ${steps} for ${input.length} bytes.`), input);
  if (share > largestShare) parentPort.postMessage({ share: (largestShare = share) });
  const isNew = result !== undefined && !results.has(result) && results.size < 5_000;
  if (isNew) results.add(result);
  return found.length > 0 || isNew ? found : undefined;
}

function keep(input, found) {
  for (const [block, bucket] of found) seen[block] |= bucket;
  inputs.push(input);
  parentPort.postMessage({ kept: input });
}

/** The input without parts that its new blocks do not need. */
async function shortened(input, found) {
  let text = input;
  for (let length = text.length >> 1; length > 0 && text.length > 8; length >>= 1) {
    for (let at = 0; at + length <= text.length && length > text.length >> 5;) {
      const shorter = text.slice(0, at) + text.slice(at + length);
      await execute(shorter);
      const isSame = found.every(([block, bucket]) => 1 << (31 - Math.clz32(counters[block])) === bucket);
      if (isSame && found.length > 0) text = shorter;
      else at += length;
    }
  }
  return text;
}

function report(error, input) {
  parentPort.postMessage({ finding: { message: String(error?.stack ?? error), input } });
}

/** A random integer from 0 to `limit` - 1 (mulberry32). */
function below(limit) {
  random.state = (random.state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(random.state ^ (random.state >>> 15), 1 | random.state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return limit === 0 ? 0 : ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
}
