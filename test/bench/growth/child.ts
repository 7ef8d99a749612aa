import { probe } from "./probe.js";
import { shapes } from "./shapes.js";

/** `node child.mjs SHAPE SIZE...`: one line of JSON for each size, the CPU seconds of every step. */
const [shape = "", ...sizes] = process.argv.slice(2);
const make = shapes[shape];
if (make === undefined) throw new Error(`There is no shape "${shape}".`);
await probe(make(100));
for (const size of sizes.map(Number)) {
  const { steps, faults } = await probe(make(size));
  console.log(
    JSON.stringify({ size, faults, memory: process.resourceUsage().maxRSS / 1024, steps: Object.fromEntries(steps) }),
  );
}
