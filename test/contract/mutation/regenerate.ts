import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join, posix } from "node:path";
import { compileFunction } from "node:vm";
import { transform } from "esbuild";
import { buildFiles } from "../../../generator/generate.js";
import { createDiagnostics } from "../../../generator/diagnostics/create-diagnostics.js";
import { createCheckValues } from "../../../generator/pipeline/checks/check-values.js";
import { lintContract } from "../../../generator/lint/lint-contract.js";
import { projectOf } from "../../support/project.js";
import { wholeRuntime } from "../../support/runtime-below.js";
import type { ContractModules } from "../exchange/party.js";
import type { SpecTexts } from "./mutant.js";

/** The result for a spec: modules that run, or none, and the findings. */
export interface Regenerated {
  readonly modules: ContractModules | undefined;
  /** All that runs, without its comments: modules of the same code do the same. */
  readonly code: string;
  /** Errors and warnings of the generator and of lint. */
  readonly findings: readonly string[];
}

/** Generates client, server and codecs from specs, like `make generate`, and loads them. */
export async function regenerate(name: string, texts: SpecTexts): Promise<Regenerated> {
  const folder = folderOf(name);
  for (const [file, text] of texts) writeFileSync(join(folder, file.replace(/\.yaml$/, ".json")), text);
  const diagnostics = createDiagnostics();
  const project = projectOf(name, folder, { emit: ["client", "server"], format: "none", flat: false });
  const { files, plans } = await buildFiles(project, project.interfaces, diagnostics);
  const sound = diagnostics.hasErrors() ? [] : plans;
  for (const { contract } of sound)
    await lintContract(contract, diagnostics, {}, createCheckValues(contract, "strict"));
  const findings = diagnostics
    .all()
    .filter(({ severity }) => severity !== "note")
    .map(({ code, message }) => `${code}: ${message}`);
  const own = files.filter(({ path }) => path.startsWith(`${name}/`));
  if (own.length === 0) return { modules: undefined, code: "", findings };
  const codes = await compiled(own);
  return { modules: load(name, codes, await runtime()), code: [...codes.values()].join("\n"), findings };
}

let scratch: string | undefined;

/** Specs are read from files, so each interface has a folder of its own until the process ends. */
function folderOf(name: string): string {
  if (scratch === undefined) {
    const made = mkdtempSync(join(tmpdir(), "specwright-mutants-"));
    process.once("exit", () => rmSync(made, { recursive: true, force: true }));
    scratch = made;
  }
  const folder = join(scratch, name);
  mkdirSync(folder, { recursive: true });
  return folder;
}

interface SourceFile {
  readonly path: string;
  readonly text: string;
}
type Exports = Record<string, unknown>;
type Require = (path: string) => unknown;

/**
 * Loads modules that can be garbage-collected: one process loads thousands of them, and imports are never released. The
 * runtime never changes, so all of them share one.
 */
function load(name: string, codes: ReadonlyMap<string, string>, shared: Require): ContractModules {
  const own = moduleLoader(codes, shared);
  // A spec without any operation has neither client nor server.
  const module = (file: string): object => (codes.has(`${name}/${file}.js`) ? own(`${name}/${file}.js`) : {}) as object;
  return {
    client: module("client"),
    server: module("server"),
    codecs: codes.has(`${name}/codecs.js`) ? module("codecs") : undefined,
  };
}

let runtimeModules: Promise<Require> | undefined;

/** The modules of the runtime, by paths such as "runtime/adapters.js". */
export function runtime(): Promise<Require> {
  runtimeModules ??= (async () => {
    return moduleLoader(await compiled(wholeRuntime()), createRequire(join(process.cwd(), "package.json")) as Require);
  })();
  return runtimeModules;
}

async function compiled(files: readonly SourceFile[]): Promise<ReadonlyMap<string, string>> {
  const options = { loader: "ts", format: "cjs", target: "es2022", minifyWhitespace: true } as const;
  const all = files.map(
    async ({ path, text }) => [path.replace(/\.ts$/, ".js"), (await transform(text, options)).code] as const,
  );
  return new Map(await Promise.all(all));
}

/** Loads modules by their paths, each of them once; `elsewhere` loads the others. */
function moduleLoader(codes: ReadonlyMap<string, string>, elsewhere: Require): Require {
  const loaded = new Map<string, { exports: Exports }>();
  const load = (path: string): unknown => {
    const known = loaded.get(path);
    if (known !== undefined) return known.exports;
    const code = codes.get(path);
    if (code === undefined) return elsewhere(path);
    const module = { exports: {} as Exports };
    loaded.set(path, module);
    const from = dirname(path);
    const require = (target: string): unknown => load(target.startsWith(".") ? posix.join(from, target) : target);
    compileFunction(code, ["require", "module", "exports"], { filename: path })(require, module, module.exports);
    return module.exports;
  };
  return load;
}
