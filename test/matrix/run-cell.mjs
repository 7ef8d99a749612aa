import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join, resolve } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { expected } from "./program.mjs";

const root = resolve(import.meta.dirname, "../..");

const inFolder = { api: "./api/index", adapters: "./api/runtime/adapters" };

/** The forms of generated code, with the options that write them and the modules that programs import. */
export const forms = {
  "one file": { options: ["--layout", "file"], api: "./api/orders", adapters: "./api/orders" },
  folder: { options: ["--layout", "folder", "--import-extension", "none"], ...inFolder },
  "folder, `.js`": { options: ["--layout", "folder", "--import-extension", ".js"], ...inFolder },
};

/** Writes the generated code of a form to a folder. */
export function generateForm(form, target) {
  const spec = join(root, "examples/frameworks/orders.yaml");
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  cpSync(spec, join(target, "orders.yaml"));
  const cli = join(root, "generator/dist/cli.js");
  const args = [cli, "generate", "orders.yaml", "-o", "api", "--quiet", ...forms[form].options];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: target, encoding: "utf8" });
  if (status !== 0) throw new Error(stderr);
}

/** Builds and runs one row with generated code of one form: `undefined` if it works, the first error if it does not. */
export function runCell(row, form, generated, node) {
  const folder = join(root, row.packages, "work", row.id);
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(generated, "api"), join(folder, "api"), { recursive: true });
  const dependencies = { "openapi-fetch": "*" };
  const manifest = { name: "consumer", private: true, dependencies, ...row.manifest };
  const files = { "package.json": JSON.stringify(manifest), ...row.files };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), withImports(text, forms[form], row, path));
  }
  const bin = (path) => join(root, row.packages, "node_modules", path);
  const env = { ...process.env, ...quiet, PATH: `${dirname(node)}${delimiter}${process.env.PATH}` };
  let printed = "";
  for (const [program, ...args] of row.commands({ node, bin })) {
    const run = spawnSync(program, args, { cwd: folder, env, encoding: "utf8", timeout: 300_000, maxBuffer: 2 ** 28 });
    printed = stripVTControlCharacters(`${run.stdout}\n${run.stderr}`);
    if (run.status !== 0 || run.error !== undefined)
      return reasonOf(printed, folder) ?? `${run.error ?? run.signal ?? run.status}`;
  }
  return printed.includes(row.expected ?? expected) ? undefined : `It prints ${JSON.stringify(printed.trim())}`;
}

/** Nothing that the tools report or fetch for themselves. */
const quiet = {
  CI: "1",
  NO_COLOR: "1",
  FORCE_COLOR: "0",
  NEXT_TELEMETRY_DISABLED: "1",
  PARCEL_WORKERS: "0",
  DENO_NO_UPDATE_CHECK: "1",
  DO_NOT_TRACK: "1",
};

/** A file with imports of the generated code as this set-up writes its own. */
function withImports(text, { api, adapters }, { ending }, path) {
  const up = "../".repeat(path.split("/").length - 1);
  const own = (module) => JSON.stringify(`${up === "" ? "./" : up}${module.replace(/^\.\//, "")}${ending}`);
  return text.replaceAll('"API"', own(api)).replaceAll('"ADAPTERS"', own(adapters));
}

/** Lines of errors, the clearest first. */
const clearest = [
  /(?:can(?:no|')t|could not|unable to|failed to) (?:be )?(?:resolve|find|load)|not found/i,
  /error TS\d+|\b\w*Error:/,
  /\berror\b/i,
  /./,
];

/** The line of an output that names the error, without local paths. */
function reasonOf(printed, folder) {
  const lines = printed
    .replaceAll(new RegExp(`(?:file://)?${folder}/`, "g"), "./")
    .replaceAll(`${root}/`, "")
    .split("\n")
    .map((line) => line.trim());
  const found = clearest.map((pattern) => lines.find((line) => pattern.test(line)));
  return found.find((line) => line !== undefined)?.slice(0, 200);
}
