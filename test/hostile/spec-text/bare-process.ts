import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build, type Plugin } from "esbuild";
import type { RenderedFile } from "../../../generator/write/rendered-file.js";
import { timeLimit } from "../../support/time-limit.js";

/**
 * Bundles the emitted modules of several outputs into one and imports that in an otherwise empty process. Returns the
 * report of the process afterwards, "ok" or the change.
 */
export async function importInBareProcess(outputs: readonly (readonly RenderedFile[])[]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "specwright-bare-"));
  try {
    const texts = new Map(outputs.flatMap((files, at) => files.map(({ path, text }) => [`/${at}/${path}`, text])));
    const entry = [...texts.keys()].filter((path) => !path.includes("/runtime/"));
    const { outputFiles } = await build({
      stdin: {
        contents: entry.map((path, at) => `export * as m${at} from ${JSON.stringify(path)};`).join("\n"),
        resolveDir: process.cwd(),
      },
      plugins: [fromMemory(texts)],
      bundle: true,
      format: "esm",
      platform: "node",
      write: false,
      logLevel: "silent",
    });
    writeFileSync(join(folder, "bundle.mjs"), outputFiles[0]?.contents ?? "");
    const { stdout, stderr } = spawnSync(process.execPath, ["--input-type=module"], {
      cwd: folder,
      input: witness,
      env: {},
      encoding: "utf8",
      timeout: timeLimit,
    });
    return stdout + stderr;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function fromMemory(texts: ReadonlyMap<string, string>): Plugin {
  return {
    name: "memory",
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^(\/|\.)/ }, ({ path, importer }) => {
        const found = new URL(path, `file://${importer.startsWith("/") ? importer : "/"}`).pathname;
        return { path: found.replace(/\.js$/, ".ts"), namespace: "memory" };
      });
      onLoad({ filter: /.*/, namespace: "memory" }, ({ path }) => {
        const contents = texts.get(path);
        return contents === undefined
          ? { errors: [{ text: `Nothing was emitted as ${path}.` }] }
          : { contents, loader: "ts", resolveDir: process.cwd() };
      });
    },
  };
}

/** Looks at all that the process shares, before and after, and calls every check once. */
const witness = `
const shared = [globalThis, ...["Object", "Array", "Function", "String", "Number", "RegExp", "Promise", "Map", "Set", "Error", "JSON", "Math", "Reflect"].flatMap((name) => [globalThis[name], globalThis[name].prototype ?? {}])];
const describe = () => shared.map((each) => Reflect.ownKeys(each).map((key) => { const { value, get, set } = Reflect.getOwnPropertyDescriptor(each, key); return [key, typeof value === "object" ? "" : value, get, set]; }));
const globals = Reflect.ownKeys(globalThis).length;
for (const key of Reflect.ownKeys(globalThis)) { try { globalThis[key]; } catch {} }
const before = describe();
const bundle = await import("./bundle.mjs");
let checks = 0;
for (const module of Object.values(bundle)) {
  for (const [name, value] of Object.entries(module)) {
    if (typeof value !== "function" || !/^(is|validate|parse|decode)[A-Z]/.test(name)) continue;
    checks += 1;
    for (const input of ["", {}, [], "{}", JSON.parse('{"__proto__":{"pwned_proto":1},"constructor":{"prototype":1}}')]) {
      try { value(input); } catch (error) { if (!/^(is|validate)/.test(name)) continue; console.log(name, "threw", String(error)); }
    }
  }
}
const after = describe();
const differences = [];
before.forEach((entries, at) => {
  if (entries.length !== after[at].length) differences.push("keys of " + at);
  else entries.forEach((entry, index) => { if (entry.some((part, which) => !Object.is(part, after[at][index][which]))) differences.push(String(entry[0])); });
});
if (Reflect.ownKeys(globalThis).some((key) => String(key).includes("pwned"))) differences.push("a global");
if ({}.pwned_proto !== undefined) differences.push("Object.prototype");
console.log(differences.length === 0 && checks > 0 ? "ok" : differences.join(", ") || "no checks");
`;
