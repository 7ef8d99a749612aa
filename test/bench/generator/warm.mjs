// CPU seconds of all emitters and of openapi-typescript's types for a document, in one process: both run in turn, and the first
// runs do not count. Prints them as JSON. Usage: node warm.mjs FILE FOLDER
import { pathToFileURL } from "node:url";
import openapiTypescript, { astToString } from "openapi-typescript";
import { inTurn, microsecondsSince } from "../measure.mjs";

const [file, out] = process.argv.slice(2);
const { generate } = await import(new URL("../../../generator/dist/index.js", import.meta.url).href);

const cpuOf = (run) => async () => {
  const before = process.cpuUsage();
  await run();
  return microsecondsSince(before) / 1e6;
};
const figures = await inTurn(
  {
    ours: cpuOf(async () => {
      const { ok } = await generate({
        files: [file],
        out,
        layout: "folder",
        format: "none",
        strictness: "lenient",
        cache: false,
      });
      if (!ok) throw new Error(`${file} should be generated`);
    }),
    theirs: cpuOf(async () => astToString(await openapiTypescript(pathToFileURL(file), { silent: true }))),
  },
  3,
);
console.log(JSON.stringify(figures));
