import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { sized } from "../support/sizes.js";

const hasCorpus = existsSync("../shared/corpus/openapi.tsv");
if (!hasCorpus) console.log("test/corpus/samples.test.ts is skipped: the corpus is not beside the project.");

/** Small documents; a thorough run has all. */
const names = sized({ normal: ["museum", "train-travel", "tcx"], thorough: [] });

it.skipIf(!hasCorpus)("examples on pages of third-party documents are valid by ajv and libxml2", async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ["test/corpus/samples.mjs", ...names]);
  expect(stdout).toContain("; 0 are invalid");
});
