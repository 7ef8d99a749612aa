/* global performance */
// Resets of the sandbox, and the same statements in one batch on a bare PGlite, in turn.
import { batchOf, startBare, startSandbox } from "./support.mjs";

const rounds = 400;
const sandbox = await startSandbox();
const database = await startBare();
const batch = await batchOf(sandbox);
const ours = [];
const bare = [];
for (let round = 0; round < rounds; round += 1) {
  ours.push(await timeOf(() => sandbox.control.resetWorld({})));
  bare.push(await timeOf(() => database.exec(batch)));
}
// The first half warms up.
console.log(JSON.stringify({ ours: ours.slice(rounds / 2), bare: bare.slice(rounds / 2) }));
await sandbox.close();
await database.close();

async function timeOf(work) {
  const start = performance.now();
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return { milliseconds: performance.now() - start, processor: (user + system) / 1000 };
}
