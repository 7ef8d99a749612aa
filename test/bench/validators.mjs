// `make bench validators`: what validators cost beside those of others, in time and in bytes. Prints the tables of README.md.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import * as hand from "./validators/hand.mjs";
import { bundle, generateOurs } from "./validators/ours.mjs";
import { large, pairOf } from "./validators/payloads.mjs";
import { ajvModule, schemasafeValidators, typiaModule, zodValidators } from "./peers/validators.mjs";
import { geometricMean, measureInTurn } from "./validators/rounds.mjs";
import { contracts } from "./validators/schemas.mjs";

const here = import.meta.dirname;
const root = resolve(here, "../..");
const work = mkdtempSync(join(tmpdir(), "specwright-bench-"));
const rounds = 9;
const wanted = process.argv.slice(2);
const selected = (part) => wanted.length === 0 || wanted.includes(part);
const names = Object.values(contracts);
const allOf = 'export * from "./validators.ts";';
/** The length of all problems that were read, so that no engine leaves out what nobody reads. */
let lengths = 0;
const ratio = (value) => (value < 0.1 ? value.toFixed(3) : value.toFixed(2));

try {
  console.log(`\nNode ${process.version}, ${cpus().length} x ${cpus()[0]?.model.trim()}; medians of ${rounds} rounds`);
  const out = generateOurs({ root, work });
  if (selected("speed")) await benchSpeed(out);
  if (selected("large")) await benchLarge(out);
  if (selected("sizes")) await benchSizes(out);
  if (selected("interface")) await benchInterface(out, generateOurs({ root, work, others: 320 }));
  if (!Number.isFinite(lengths)) throw new Error("Some problem has no text.");
} finally {
  rmSync(work, { recursive: true, force: true });
}

async function load(name, contents, resolveDir) {
  return import(pathToFileURL(await bundle({ root, outfile: join(work, `${name}.mjs`), contents, resolveDir })).href);
}

/** Reads the text and the place of each problem, as a caller would; the verdict is no. */
function read(problems, text, place) {
  for (const problem of problems) lengths += problem[text].length + problem[place].length;
  return false;
}

/** The verdict of our validators, their problems read. */
function readOurs(validate) {
  return (value) => {
    const result = validate(value);
    return result.ok || read(result.problems, "message", "path");
  };
}

/** The same of ajv's. */
function readAjv(validate) {
  return (value) => validate(value) || read(validate.errors, "message", "instancePath");
}

/** Judges that say yes or no, called through a function as those are whose problems are read. */
function readVerdict(judge) {
  return (value) => judge(value) || read([]);
}

async function benchSpeed(out) {
  const ours = await load("ours", allOf, out);
  const ajv = await load("ajv", await ajvModule(), root);
  const allErrors = await load("ajv-all-errors", await ajvModule(names, { allErrors: true }), root);
  const typia = await load("typia", typiaModule(work), root);
  const schemasafe = await schemasafeValidators();
  const zod = await zodValidators();
  const candidates = (name) => {
    const typiaValidate = typia[`validate${name}`];
    return {
      ajv: readAjv(ajv[name]),
      "ajv allErrors": readAjv(allErrors[name]),
      isX: readVerdict(ours[`is${name}`]),
      validateX: readOurs(ours[`validate${name}`]),
      typia: readVerdict(typia[`is${name}`]),
      "typia validate": (value) => {
        const result = typiaValidate(value);
        return result.success || read(result.errors, "expected", "path");
      },
      schemasafe: readVerdict(schemasafe.get(name)),
      "zod 4": zod.get(name),
      "by hand": readVerdict(hand[`is${name}`]),
    };
  };
  table("Valid payloads; calls a second, ajv = 1.0", "valid", "ajv", candidates);
  table("Payloads with one fault; calls a second, ajv with allErrors = 1.0", "faulty", "ajv allErrors", candidates);
}

function table(title, kind, reference, candidates) {
  const heads = Object.keys(candidates(names[0]));
  console.log(`\n${title}\n`);
  console.log(`| payload | ${heads.join(" | ")} |\n| --- | ${heads.map(() => "---").join(" | ")} |`);
  const columns = heads.map(() => []);
  for (const [what, name] of Object.entries(contracts)) {
    const value = pairOf(name)[kind];
    const times = measureInTurn(
      Object.entries(candidates(name)).map(([head, judge]) => ({ name: head, run: () => judge(value) })),
      rounds,
    );
    // A verdict that is not the schema's is marked, and left out of the mean.
    const cells = Object.entries(candidates(name)).map(([head, judge], at) => {
      const figure = times.get(reference) / times.get(head);
      if (judge(value) !== (kind === "valid")) return `(${ratio(figure)})`;
      columns[at].push(figure);
      return ratio(figure);
    });
    console.log(`| ${what} | ${cells.join(" | ")} |`);
  }
  console.log(`| geometric mean | ${columns.map((figures) => ratio(geometricMean(figures))).join(" | ")} |`);
}

async function benchLarge(out) {
  const which = Object.keys(large);
  const ours = await load("ours-large", allOf, out);
  const allErrors = await load("ajv-large", await ajvModule(which, { allErrors: true }), root);
  console.log("\nLarge payloads with one fault at the end, in milliseconds\n");
  console.log(
    "| payload | kB | JSON.parse | isX | validateX | ajv allErrors | validateX / JSON.parse | validateX / ajv |",
  );
  console.log("| --- | --- | --- | --- | --- | --- | --- | --- |");
  for (const name of which) {
    const text = large[name]();
    const value = JSON.parse(text);
    const [isX, validateX, all] = [ours[`is${name}`], readOurs(ours[`validate${name}`]), readAjv(allErrors[name])];
    const runs = {
      parse: () => JSON.parse(text),
      is: () => isX(value),
      validate: () => validateX(value),
      ajv: () => all(value),
    };
    const times = measureInTurn(
      Object.entries(runs).map(([key, run]) => ({ name: key, run })),
      rounds,
    );
    const [parse, is, validate, ajv] = Object.keys(runs).map((key) => times.get(key));
    const cells = [parse, is, validate, ajv].map((time) => (time / 1000).toFixed(2));
    console.log(
      `| ${[name, (text.length / 1000).toFixed(0), ...cells, ratio(validate / parse), ratio(validate / ajv)].join(" | ")} |`,
    );
  }
}

/** The same schemas in an interface of so many that less text counts for more. */
async function benchInterface(small, large) {
  const [few, many] = [await load("few", allOf, small), await load("many", allOf, large)];
  const columns = ["is", "validate"].flatMap((kind) => ["valid", "faulty"].map((payload) => [kind, payload]));
  console.log("\nAn interface of 400 schemas; calls a second, the same schemas alone = 1.0\n");
  console.log("| payload | isX | isX, one fault | validateX | validateX, one fault |\n| --- | --- | --- | --- | --- |");
  for (const [what, name] of Object.entries(contracts)) {
    const pair = pairOf(name);
    const cells = columns.map(([kind, payload]) => {
      const judges = [few, many].map((module) => module[`${kind}${name}`]);
      const runs = judges.map((judge, at) => ({ name: at, run: () => judge(pair[payload]) }));
      const times = measureInTurn(runs, rounds);
      return ratio(times.get(0) / times.get(1));
    });
    console.log(`| ${[what, ...cells].join(" | ")} |`);
  }
}

async function benchSizes(out) {
  console.log("\nBytes of one validator, bundled and minified\n");
  console.log("| schema | isX | validateX | ajv | ajv allErrors |\n| --- | --- | --- | --- | --- |");
  const size = async (contents, resolveDir) => {
    const outfile = await bundle({ root, outfile: join(work, "size.mjs"), contents, resolveDir, minify: true });
    return readFileSync(outfile).length;
  };
  for (const name of ["PurchaseRequest", "FlatOpen", "FlatClosed"]) {
    const is = await size(`export { is${name} } from "./validators.ts";`, out);
    const validate = await size(`export { validate${name} } from "./validators.ts";`, out);
    const ajv = await size(await ajvModule([name]), root);
    const all = await size(await ajvModule([name], { allErrors: true }), root);
    console.log(`| ${[name, is, validate, ajv, all].join(" | ")} |`);
  }
}
