// Resets of the sandbox, and the same statements in one batch on a bare PGlite, in turn.
import { microsecondsSince } from "../measure.mjs";
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

/** CPU milliseconds of this process. */
async function timeOf(work) {
  const before = process.cpuUsage();
  await work();
  return microsecondsSince(before) / 1000;
}
