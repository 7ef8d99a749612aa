// The examples on pages of third-party documents: `node test/corpus/samples.mjs`, or of some of them: `node
// test/corpus/samples.mjs museum tcx`. ajv judges JSON by the document in OpenAPI 3.1, libxml2 XML by its XSD. Fails if one is
// invalid. Needs the documents next to the project; without them it reports so in one line.
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { bundleScript } from "../support/bundle-script.mjs";

const root = resolve(import.meta.dirname, "../..");
const corpus = resolve(root, "../shared/corpus");
const work = join(root, "node_modules/.cache/corpus");

if (!existsSync(join(corpus, "openapi.tsv"))) {
  console.log("The corpus is not beside the project: nothing is measured.");
  process.exit(0);
}
const names = process.argv.slice(2);
const script = join(work, "sample-rows.mjs");
mkdirSync(work, { recursive: true });
await bundleScript(join(import.meta.dirname, "sample-rows.ts"), script);
console.log("| document | bodies or elements | with an example | unread | invalid |");
console.log("| --- | --: | --: | --: | --: |");
// In OpenAPI 3.0, { nullable: true } accepts any value; the conversion to 3.1 reads null.
const known = ["filtersGetAFilter ", "filtersUpdateAFilter "];
const sums = { bodies: 0, shown: 0, unread: 0 };
const faults = [];
for (const kind of ["openapi", "xsd"]) {
  if (!existsSync(join(work, kind))) execFileSync("tar", ["xf", join(corpus, `${kind}.tar.xz`), "-C", work]);
  for (const row of readFileSync(join(corpus, `${kind}.tsv`), "utf8")
    .trim()
    .split("\n")
    .slice(1)) {
    const [name = "", ...cells] = row.split("\t");
    if (names.length > 0 && !names.includes(name)) continue;
    const file = join(work, kind, cells[kind === "xsd" ? 2 : 4]);
    const { error, bodies, missing, invalid = [], unread = [] } = judged(name, file);
    if (error !== undefined) {
      console.log(`| ${name} | ${error} | | |`);
      continue;
    }
    sums.bodies += bodies;
    sums.shown += bodies - missing.length;
    sums.unread += unread.length;
    const told = invalid.filter((text) => !known.some((operation) => text.startsWith(operation)));
    faults.push(...told.map((text) => `${name}: ${text}`));
    console.log(`| ${name} | ${bodies} | ${bodies - missing.length} | ${unread.length} | ${told.length} |`);
  }
}
console.log(
  `\n${sums.shown} of ${sums.bodies} have an example; ${faults.length} are invalid, and ajv and libxml2 cannot read the schemas of ${sums.unread}.`,
);
for (const fault of faults) console.log(fault);
process.exitCode = faults.length === 0 ? 0 : 1;

function judged(name, file) {
  const args = ["--max-old-space-size=6144", script, file, join(work, "samples", name), join(work, "xsd", name)];
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: "utf8", maxBuffer: 2 ** 28 });
  const text = stdout.trim().split("\n").at(-1) ?? "";
  if (!text.startsWith("{")) return { error: stderr.trim().split("\n").at(-1)?.slice(0, 200) };
  const { samples = [], ...result } = JSON.parse(text);
  return samples.length === 0 ? result : { ...result, ...judgedByLibxml2(file, samples) };
}

/** A process of its own, since libxml2 does not release memory. */
function judgedByLibxml2(file, samples) {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, "judge-by-libxml2.mjs"), file, ...samples],
    { encoding: "utf8" },
  );
  const messages = stdout === "" ? samples.map(() => `the schema: ${stderr.slice(-200)}`) : JSON.parse(stdout);
  const told = messages.flatMap((message, index) => (message === "" ? [] : [`${samples[index]}: ${message}`]));
  // libxml2 loads nothing from the network, so it cannot read some schemas.
  return messages[0].startsWith("the schema: ") ? { unread: told } : { invalid: told };
}
