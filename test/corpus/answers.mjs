// Reads the example responses of third-party documents with their generated clients: `make corpus`, or some of them:
// `node test/corpus/answers.mjs stripe plaid`. Each example is sent to its operation, once unchanged and once with a
// value of a wrong type in it. Needs the output of `measure.mjs`.
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { parse } from "yaml";

const root = resolve(import.meta.dirname, "../..");
const corpus = resolve(root, "../shared/corpus");
const work = join(root, "node_modules/.cache/corpus");
const methods = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];

if (!existsSync(join(corpus, "openapi.tsv"))) {
  console.log("The corpus is not beside the project: no answers are read.");
  process.exit(0);
}
const asked = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const isTold = process.argv.includes("--tell");
const rows = readFileSync(join(corpus, "openapi.tsv"), "utf8").trim().split("\n").slice(1);
console.log("| document | answers | reported | by us | wrong types | of them reported |");
console.log("| --- | --: | --: | --- | --: | --: |");
const sums = { answers: 0, reported: 0, ours: 0, injected: 0, noticed: 0 };
for (const row of rows) {
  const [name = "", , , , , file = ""] = row.split("\t");
  if (asked.length > 0 && !asked.includes(name)) continue;
  const out = join(work, "out", name);
  if (!existsSync(join(out, "client.ts"))) continue;
  const counts = await readAnswers(out, join(work, "openapi", file), name);
  const { answers, reported, ours, injected, noticed, fixtures } = counts;
  if (answers > 0)
    console.log(
      `| ${name} | ${answers} | ${reported} | ${[...ours].map(([why, count]) => `${why} ${count}`).join(", ")} | ${injected} | ${noticed} |`,
    );
  if (fixtures !== undefined) console.log(fixtures);
  for (const key of ["answers", "reported", "injected", "noticed"]) sums[key] += counts[key];
  sums.ours += [...ours.values()].reduce((sum, count) => sum + count, 0);
}
console.log(
  `\n${sums.reported} of ${sums.answers} documented answers are reported, ${sums.ours} for a reason of ours; ${sums.noticed} of ${sums.injected} wrong types are reported (${((100 * sums.noticed) / Math.max(1, sums.injected)).toFixed(2)} %).`,
);

async function readAnswers(out, path, name) {
  const client = await bundled(out, name, "client.ts");
  const operations = operationsOf(client);
  const read = readerOf(path);
  const document = read(path);
  const counts = { answers: 0, reported: 0, ours: new Map(), injected: 0, noticed: 0 };
  for (const { operation, key, value: given, status, mediaType, schema } of answersIn(document, path, read)) {
    const value = meantValue(given);
    const called = operations.get(key);
    if (called === undefined || operation === undefined) continue;
    const problems = await problemsOf(called, value, status, mediaType);
    if (problems === undefined) continue;
    counts.answers += 1;
    if (problems.length > 0) {
      counts.reported += 1;
      const why = ownReason(problems, value, schema, read);
      if (why !== undefined) counts.ours.set(why, (counts.ours.get(why) ?? 0) + 1);
      if (isTold)
        for (const { code, path: at, message } of problems.slice(0, 3))
          console.log(`  ${name} ${key} ${status}: ${code} ${at}: ${message}`);
      continue;
    }
    const wrong = injected(value, schema, path, read, counts.answers);
    if (wrong === undefined) continue;
    const found = await problemsOf(called, wrong.value, status, mediaType);
    counts.injected += 1;
    if ((found?.length ?? 0) > 0) counts.noticed += 1;
    else if (isTold) console.log(`  ${name} ${key} ${status}: a wrong type at ${wrong.at} is not reported`);
  }
  return { ...counts, fixtures: name === "stripe" ? await readFixtures(out, dirname(path)) : undefined };
}

/** The objects that Stripe publishes with its document, by the standard's validators and by response validation. */
async function readFixtures(out, folder) {
  const validators = await bundled(out, "stripe", "validators.ts");
  const { resources } = JSON.parse(readFileSync(join(folder, "fixtures3.json"), "utf8"));
  const lines = [];
  let accepted = 0;
  for (const [name, value] of Object.entries(resources)) {
    const type = name.replace(/(?:^|[._])(\w)/g, (_, letter) => letter.toUpperCase());
    const checks = [validators[`validate${type}`], validators[`validate${type}Answer`]].filter(Boolean);
    const [problem] = checks.flatMap((check) => check(value).problems ?? []);
    if (checks.length > 0 && problem === undefined) accepted += 1;
    else lines.push(`  ${name}: ${problem === undefined ? "no such schema" : `${problem.path}: ${problem.message}`}`);
  }
  return [`  stripe/fixtures3.json: ${accepted} of ${Object.keys(resources).length} are accepted`, ...lines].join("\n");
}

async function bundled(out, name, module) {
  const folder = join(work, "bundles");
  mkdirSync(folder, { recursive: true });
  const outfile = join(folder, `${name}-${module.replace(/\.ts$/, "")}.mjs`);
  await build({
    entryPoints: [join(out, module)],
    outfile,
    bundle: true,
    format: "esm",
    platform: "node",
    logLevel: "error",
    nodePaths: [join(root, "node_modules")],
  });
  return import(pathToFileURL(outfile).href);
}

/** The operations of a client by method and path, with a function that calls one. */
function operationsOf(client) {
  const connectName = Object.keys(client).find((key) => /^connect[A-Z0-9_]/.test(key) && client[key].length === 1);
  const found = new Map();
  if (connectName === undefined) return found;
  const answer = { current: undefined, problems: [] };
  const connection = client[connectName]({
    baseUrl: "http://corpus.test",
    fetch: async () => answer.current,
    onResponseProblems: (error) => answer.problems.push(...error.problems),
  });
  for (const operate of Object.values(client)) {
    if (typeof operate !== "function" || operate.length < 2) continue;
    let operation;
    try {
      operate({ call: (given) => ((operation = given), Promise.resolve()) }, {}, {});
    } catch {
      continue;
    }
    if (operation?.table === undefined) continue;
    const { method, path } = operation.table;
    const values = Object.fromEntries([...path.matchAll(/\{([^{}]+)\}/g)].map(([, each]) => [each, "1"]));
    const call = async (response) => {
      answer.current = response;
      answer.problems = [];
      await connection.call(operation, { path: values }, { validate: { request: false } });
      return answer.problems;
    };
    found.set(`${method.toUpperCase()} ${path}`, call);
  }
  return found;
}

/** The outcome that a client reports for a response. Undefined if it was never requested. */
async function problemsOf(call, value, status, mediaType) {
  const response = new Response([204, 205, 304].includes(status) ? null : JSON.stringify(value), {
    status,
    headers: { "content-type": mediaType },
  });
  try {
    return await call(response);
  } catch (error) {
    if (error?.brand === "specwright/ResponseValidationError") return error.problems;
    if (isTold) console.log(`  not asked: ${error?.message?.slice(0, 200)}`);
    return undefined;
  }
}

/**
 * The value of an example. OpenAPI, Example Object: one that is not written as a value is a string that contains it.
 */
function meantValue(given) {
  if (typeof given !== "string") return given;
  try {
    const held = JSON.parse(given);
    return typeof held === "object" ? held : given;
  } catch {
    return given;
  }
}

/** The reason why we reject a response that the document allows. */
function ownReason(problems, value, [schema, file], read) {
  for (const { code, path, matches } of problems) {
    if (code === "format") return "formats";
    if (code === "enum") return "unknown values";
    if (/^(additional|unevaluated)Properties$/.test(code)) return "unknown members";
    if (code === "oneOf" && matches > 1) return "untagged unions";
    if (valueAt(value, path) === null && allowsNull(schema, file, path.split("/").slice(1), read)) return "null";
  }
  return undefined;
}

/** True if a document allows null anywhere for a path. */
function allowsNull(schema, file, way, read, depth = 0) {
  const [own, ownFile] = resolved(schema, file, read);
  if (own === undefined || own === null || depth > 20) return false;
  const next = (inner, rest) => allowsNull(inner, ownFile, rest, read, depth + 1);
  if ([own.allOf ?? [], own.anyOf ?? [], own.oneOf ?? []].flat().some((branch) => next(branch, way))) return true;
  const [step, ...rest] = way;
  if (step === undefined)
    return (
      schema.nullable === true ||
      own.nullable === true ||
      [own.type ?? []].flat().includes("null") ||
      own.enum?.includes(null) === true ||
      own.const === null
    );
  if (/^\d+$/.test(step) && own.items !== undefined) return next(own.items, rest);
  const member = own.properties?.[step.replaceAll("~1", "/").replaceAll("~0", "~")] ?? own.additionalProperties;
  return member !== undefined && typeof member === "object" && next(member, rest);
}

function valueAt(value, path) {
  let at = value;
  for (const part of path.split("/").slice(1)) at = at?.[part.replaceAll("~1", "/").replaceAll("~0", "~")];
  return at;
}

/** JSON responses that a document contains as examples of a media type. */
function* answersIn(document, path, read) {
  for (const [template, item] of Object.entries(document.paths ?? {})) {
    const [pathItem, itemFile] = resolved(item, path, read);
    for (const method of methods) {
      const [operation, operationFile] = resolved(pathItem?.[method], itemFile, read);
      for (const [code, given] of Object.entries(operation?.responses ?? {})) {
        const [response, file] = resolved(given, operationFile, read);
        for (const [mediaType, media] of Object.entries(response?.content ?? {})) {
          if (!/[/+]json/i.test(mediaType)) continue;
          const status = code === "default" ? 500 : Number(code.replace(/XX$/i, "00"));
          const common = {
            operation,
            key: `${method.toUpperCase()} ${template}`,
            status,
            mediaType,
            schema: [media?.schema, file],
          };
          for (const value of examplesOf(media, file, read)) yield { ...common, value };
        }
      }
    }
  }
}

function examplesOf(media, file, read) {
  if (media?.example !== undefined) return [media.example];
  return Object.values(media?.examples ?? {}).flatMap((given) => {
    const [example] = resolved(given, file, read);
    return example?.value === undefined ? [] : [example.value];
  });
}

function readerOf() {
  const known = new Map();
  return (path) => {
    if (!known.has(path))
      known.set(path, existsSync(path) ? parse(readFileSync(path, "utf8"), { maxAliasCount: -1 }) : undefined);
    return known.get(path);
  };
}

/** The object at a reference, and its file. */
function resolved(given, file, read) {
  let at = given;
  for (let links = 0; links < 20 && typeof at?.$ref === "string"; links += 1) {
    const [address = "", pointer = ""] = at.$ref.split("#");
    if (/^https?:/.test(address)) return [undefined, file];
    if (address !== "") file = resolve(dirname(file), address);
    at = read(file);
    for (const part of pointer.split("/").slice(1)) {
      at = at?.[decodeURIComponent(part).replaceAll("~1", "/").replaceAll("~0", "~")];
    }
  }
  return [at, file];
}

/** A copy of a value with one value of a wrong type, at a path with an explicit type. */
function injected(value, [schema, file], path, read, seed) {
  const places = [];
  const visit = (at, given, from, way, depth) => {
    if (depth > 12 || given === undefined || at === null || at === undefined) return;
    const [own, ownFile] = resolved(given, from, read);
    if (own === undefined || own.oneOf !== undefined || own.anyOf !== undefined || own.not !== undefined) return;
    const types = [own.type ?? []].flat();
    const wrong = wrongOf(at, types);
    if (wrong !== undefined && way.length > 0) places.push([way, wrong]);
    const parts = [[own, ownFile], ...(own.allOf ?? []).map((part) => resolved(part, ownFile, read))];
    for (const [part, partFile] of parts) {
      if (part !== own && part !== undefined) visit(at, part, partFile, way, depth + 1);
      if (typeof at !== "object") continue;
      if (Array.isArray(at))
        at.slice(0, 3).forEach((item, index) => visit(item, part?.items, partFile, [...way, index], depth + 1));
      else
        for (const [name, inner] of Object.entries(part?.properties ?? {}))
          if (Object.hasOwn(at, name)) visit(at[name], inner, partFile, [...way, name], depth + 1);
    }
  };
  visit(value, schema, file, [], 0);
  if (places.length === 0) return undefined;
  const [way, wrong] = places[(seed * 7919) % places.length];
  const copy = structuredClone(value);
  const last = way.at(-1);
  let holder = copy;
  for (const step of way.slice(0, -1)) holder = holder[step];
  holder[last] = wrong;
  return { value: copy, at: `/${way.join("/")}` };
}

/** A value of none of some types; undefined without an explicit type, or if the value already has another type. */
function wrongOf(value, types) {
  const kind = Array.isArray(value) ? "array" : typeof value;
  const [type, ...others] = types.filter((each) => each !== "null");
  if (type === undefined || others.length > 0) return undefined;
  if (kind !== (type === "integer" ? "number" : type)) return undefined;
  return { string: 42.5, number: "forty-two", boolean: "yes", array: "none", object: "none" }[kind];
}
