// The figures of `make conformance` for JSON Schema: tests of the official suite that the built package passes with
// `compileJsonSchema`, by set, and those of schemasafe for comparison. The folder of the suite comes from
// CONFORMANCE_DIR. Each miss is a line.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { compileJsonSchema } from "../../generator/dist/index.js";

const root = resolve(import.meta.dirname, "../..");
const suite = join(process.env.CONFORMANCE_DIR ?? join(root, "../shared/conformance"), "json-schema");
/** The drafts by their folders, with their names in schemasafe. */
const drafts = {
  "draft2020-12": { dialect: "2020-12", uri: "https://json-schema.org/draft/2020-12/schema" },
  "draft2019-09": { dialect: "2019-09", uri: "https://json-schema.org/draft/2019-09/schema" },
  draft7: { dialect: "draft-07", uri: "http://json-schema.org/draft-07/schema#" },
  draft6: { dialect: "draft-06", uri: "http://json-schema.org/draft-06/schema#" },
  draft4: { dialect: "draft-04", uri: "http://json-schema.org/draft-04/schema#" },
};

if (!existsSync(suite)) {
  console.log(`There is no suite of JSON Schema at ${suite}: nothing is measured.`);
  process.exit(0);
}
const remotes = JSON.parse(readFileSync(join(suite, "remotes.json"), "utf8"));
const peer = findPeer();
/** Counts by draft and set: [set, { total, passed, peer }]. */
const sets = new Map();
for (const draft of Object.keys(drafts).filter((name) => existsSync(join(suite, name)))) {
  const files = readdirSync(join(suite, draft), { recursive: true, encoding: "utf8" });
  for (const file of files.filter((name) => name.endsWith(".json")).sort()) await runFile(draft, file);
}
printFigures();

async function runFile(draft, file) {
  const set = setOf(file);
  const counts = sets.get(`${draft} ${set}`) ?? { total: 0, passed: 0, peer: 0 };
  sets.set(`${draft} ${set}`, counts);
  const { dialect, uri } = drafts[draft];
  for (const { description, schema, tests } of JSON.parse(readFileSync(join(suite, draft, file), "utf8"))) {
    const compiled = await compileJsonSchema(schema, {
      dialect,
      remotes,
      formats: set === "formats" ? "strict" : "none",
    });
    const theirs = peer?.(schema, uri, set === "formats");
    for (const { description: name, data, valid } of tests) {
      counts.total += 1;
      const isRight = compiled.ok && compiled.is(data) === valid && compiled.validate(data).ok === valid;
      if (isRight) counts.passed += 1;
      else
        console.log(
          `missed: ${draft}/${file}: ${description}: ${name}${compiled.ok ? "" : " (the schema is refused)"}`,
        );
      if (theirs?.(data) === valid) counts.peer += 1;
    }
  }
}

/** Groups about formats require format assertion; in all others they are annotations. */
function setOf(file) {
  if (file.includes("format/") || file.endsWith("format-assertion.json")) return "formats";
  return file.includes("optional/") ? "optional" : "required";
}

/** schemasafe, from the peers of `make bench`; its result is undefined if it rejects a schema or throws. */
function findPeer() {
  const place = join(root, "test/bench/peers/package.json");
  if (!existsSync(join(place, "../node_modules/@exodus/schemasafe"))) return undefined;
  const { validator } = createRequire(place)("@exodus/schemasafe");
  return (schema, uri, isAsserted) => {
    const orUndefined = (run) => {
      try {
        return run();
      } catch {
        return undefined;
      }
    };
    const options = {
      mode: "lax",
      $schemaDefault: uri,
      schemas: remotes,
      extraFormats: true,
      formatAssertion: isAsserted,
    };
    const validate = orUndefined(() => validator(schema, options));
    return validate && ((value) => orUndefined(() => validate(value)));
  };
}

function printFigures() {
  const share = (count, total) => `${count}/${total} (${((100 * count) / total).toFixed(2)} %)`;
  console.log("\n| set | passed | schemasafe |\n| --- | --: | --: |");
  for (const [set, { total, passed, peer: theirs }] of sets) {
    console.log(
      `| ${set} | ${share(passed, total)} | ${peer === undefined ? "not installed" : share(theirs, total)} |`,
    );
  }
}
