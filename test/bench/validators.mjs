// Validators next to those of ajv, typia, schemasafe and zod, in CPU time and in bytes.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { callsInTurn, figuresOf } from "./measure.mjs";
import { ajvModule, schemasafeValidators, typiaModule, zodValidators } from "./peers/validators.mjs";
import { toolchain } from "./sources.mjs";
import { bundle, generateOurs } from "./validators/ours.mjs";
import { large, pairOf } from "./validators/payloads.mjs";
import { contracts } from "./validators/schemas.mjs";

const document = "test/bench/validators/";
const names = Object.values(contracts);
const ajv = toolchain("ajv");
const allErrors = `${ajv}, allErrors`;
const everything = 'export * from "./validators.ts";';
const payloadsOfLists = {
  LargeList: "list of a tagged union of 60, 855 kB",
  UntaggedList: "list of an untagged union of 100, 51 kB",
  Expression: "recursive union, 200 deep, 2 kB",
  EitherArray: "anyOf of four arrays, 109 kB",
};
const sizes = { PurchaseRequest: [4200, 8000], FlatOpen: [500, 2500], FlatClosed: [500, 2500] };

/** A row for each payload. */
function rowsOf(what, more) {
  const rows = Object.entries(contracts).map(([payload, name]) => [
    name,
    { what: `${what}: ${payload}`, unit: "CPU µs", ...more },
  ]);
  return Object.fromEntries(rows);
}

export const groups = [
  {
    id: "valid",
    document,
    against: ajv,
    rows: {
      ...rowsOf("isX, valid"),
      mean: { what: "isX, valid: geometric mean", unit: "CPU µs", bound: { ratio: 0.4 } },
    },
    async measure(work) {
      const all = await load(work, "ours", everything, generateOurs(work));
      const standalone = await load(work, "ajv", await ajvModule());
      const typia = await load(work, "typia", typiaModule(work));
      const [schemasafe, zod] = [await schemasafeValidators(), await zodValidators()];
      const rows = await rowsInTurn("valid", "ajv", (name) => ({
        ajv: standalone[name],
        isX: all[`is${name}`],
        typia: typia[`is${name}`],
        schemasafe: schemasafe.get(name),
        "zod 4": zod.get(name),
      }));
      return { ...rows, mean: meanOf(Object.values(rows)) };
    },
  },
  {
    id: "valid-problems",
    document,
    against: "isX",
    rows: rowsOf("validateX, valid", { bound: { ratio: 1.176 } }),
    async measure(work) {
      const all = await load(work, "ours", everything, generateOurs(work));
      return rowsInTurn("valid", "isX", (name) => ({
        isX: all[`is${name}`],
        validateX: readOurs(all[`validate${name}`]),
      }));
    },
  },
  {
    id: "faulty",
    document,
    against: allErrors,
    rows: rowsOf("validateX, one problem", { bound: { ratio: 1 } }),
    async measure(work) {
      const all = await load(work, "ours", everything, generateOurs(work));
      const standalone = await load(work, "ajv", await ajvModule(names, { allErrors: true }));
      const typia = await load(work, "typia", typiaModule(work));
      return rowsInTurn("faulty", "ajv", (name) => ({
        ajv: readAjv(standalone[name]),
        validateX: readOurs(all[`validate${name}`]),
        isX: all[`is${name}`],
        typia: readTypia(typia[`validate${name}`]),
      }));
    },
  },
  {
    id: "large",
    document,
    against: "JSON.parse",
    rows: Object.fromEntries(
      Object.entries(payloadsOfLists).map(([name, payload]) => {
        const bound = name === "Expression" ? { ratio: 5 } : undefined;
        return [name, { what: `validateX, one problem at the end: ${payload}`, unit: "CPU µs", bound }];
      }),
    ),
    measure: measureLarge,
  },
  {
    id: "sizes",
    document,
    rows: Object.fromEntries(
      Object.entries(sizes).flatMap(([name, [is, validate]]) => [
        [`is${name}`, { what: `is${name}, minified`, unit: "bytes", against: ajv, bound: { ours: is } }],
        [
          `validate${name}`,
          { what: `validate${name}, minified`, unit: "bytes", against: allErrors, bound: { ours: validate } },
        ],
      ]),
    ),
    measure: measureSizes,
  },
  {
    id: "message",
    document: "test/bench/validators.mjs",
    rows: {
      literal: {
        what: "100 problems with a string as their message",
        unit: "CPU µs",
        against: "an accessor in a literal",
      },
      defined: { what: "the same", unit: "CPU µs", against: "an accessor by Object.defineProperty" },
    },
    measure: measureMessages,
  },
];

/** Problems whose message is made at once, or when it is read: nobody reads it here. */
async function measureMessages() {
  const textOf = (value) => `The number must be at least 0, but is ${value}.`;
  const forms = {
    string: (value) => ({ code: "minimum", path: "/count", message: textOf(value) }),
    literal: (value) => ({
      code: "minimum",
      path: "/count",
      get message() {
        return textOf(value);
      },
    }),
    defined: (value) =>
      Object.defineProperty({ code: "minimum", path: "/count" }, "message", {
        enumerable: true,
        get: () => textOf(value),
      }),
  };
  const values = Array.from({ length: 100 }, (_, index) => -index);
  const runs = Object.entries(forms).map(([name, form]) => [name, () => values.map(form)]);
  const { string, literal, defined } = await callsInTurn(Object.fromEntries(runs));
  return { literal: figuresOf(string, literal), defined: figuresOf(string, defined) };
}

async function load(work, name, contents, resolveDir) {
  const outfile = await bundle({ outfile: join(work, `${name}.mjs`), contents, resolveDir });
  return import(pathToFileURL(outfile).href);
}

/**
 * One row per payload: our candidate, the peer of the same name, and all others. A candidate with a wrong result is
 * omitted.
 */
async function rowsInTurn(kind, reference, candidatesOf) {
  const rows = {};
  for (const name of names) {
    const value = pairOf(name)[kind];
    const right = Object.entries(candidatesOf(name)).filter(([, isValid]) => isValid(value) === (kind === "valid"));
    const runs = right.map(([key, isValid]) => [key, () => isValid(value)]);
    const { [reference]: theirs, ...others } = await callsInTurn(Object.fromEntries(runs));
    const ourName = "validateX" in others ? "validateX" : "isX";
    const { [ourName]: ours, ...rest } = others;
    rows[name] = figuresOf(ours, theirs, rest);
  }
  checkLengths();
  return rows;
}

/** The length of all problems that were read, so that no engine leaves out problems that nobody reads. */
let lengths = 0;

function checkLengths() {
  if (!Number.isFinite(lengths)) throw new Error("Some problem has no text.");
}

/** Reads the text and the path of each problem, as a caller would. The result is false. */
function read(problems, text, path) {
  for (const problem of problems) lengths += problem[text].length + problem[path].length;
  return false;
}

function readOurs(validate) {
  return (value) => {
    const result = validate(value);
    return result.ok || read(result.problems, "message", "path");
  };
}

function readAjv(validate) {
  return (value) => validate(value) || read(validate.errors, "message", "instancePath");
}

function readTypia(validate) {
  return (value) => {
    const result = validate(value);
    return result.success || read(result.errors, "expected", "path");
  };
}

async function measureLarge(work) {
  const all = await load(work, "ours", everything, generateOurs(work));
  const standalone = await load(work, "ajv", await ajvModule(Object.keys(large), { allErrors: true }));
  const rows = {};
  for (const [name, textOf] of Object.entries(large)) {
    const text = textOf();
    const value = JSON.parse(text);
    const [validateX, ajv] = [readOurs(all[`validate${name}`]), readAjv(standalone[name])];
    const figures = await callsInTurn({
      parse: () => JSON.parse(text),
      validateX: () => validateX(value),
      ajv: () => ajv(value),
    });
    rows[name] = figuresOf(figures.validateX, figures.parse, { "ajv allErrors": figures.ajv });
  }
  checkLengths();
  return rows;
}

async function measureSizes(work) {
  const out = generateOurs(work);
  const sizeOf = async (contents, resolveDir) =>
    readFileSync(await bundle({ outfile: join(work, "size.mjs"), contents, resolveDir, minify: true })).length;
  const rows = {};
  for (const name of Object.keys(sizes)) {
    for (const [kind, options] of Object.entries({ is: {}, validate: { allErrors: true } })) {
      const ours = await sizeOf(`export { ${kind}${name} } from "./validators.ts";`, out);
      const theirs = await sizeOf(await ajvModule([name], options));
      rows[`${kind}${name}`] = { ours, theirs, ratio: ours / theirs };
    }
  }
  return rows;
}

/** Geometric means of all figures. */
function meanOf(rows) {
  const mean = (key) => geometricMean(rows.map((row) => row[key]));
  const namesOfOthers = [...new Set(rows.flatMap(({ others }) => Object.keys(others)))];
  const others = namesOfOthers.map((name) => [name, geometricMean(rows.flatMap((row) => row.others[name] ?? []))]);
  return { ours: mean("ours"), theirs: mean("theirs"), ratio: mean("ratio"), others: Object.fromEntries(others) };
}

function geometricMean(numbers) {
  return Math.exp(numbers.reduce((sum, number) => sum + Math.log(number), 0) / numbers.length);
}
