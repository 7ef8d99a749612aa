import { openapiShapes } from "./openapi-shapes.js";
import { probe } from "./probe.js";
import { xsdShapes } from "./xsd-shapes.js";

/** `node child.mjs KIND SHAPE SIZE...`: one line of JSON for each size, the CPU seconds of every step. */
const [kind = "", shape = "", ...sizes] = process.argv.slice(2);
const make = (kind === "xsd" ? xsdShapes : openapiShapes)[shape];
if (make === undefined) throw new Error(`There is no shape "${shape}".`);
await probe("records", make(100));
for (const size of sizes.map(Number)) {
  const { steps, faults } = await probe("records", make(size));
  console.log(
    JSON.stringify({ size, faults, memory: process.resourceUsage().maxRSS / 1024, steps: Object.fromEntries(steps) }),
  );
}
