import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join, relative, sep } from "node:path";
import ts from "typescript";
import { sized } from "./sizes.js";

/*
 * The native compiler of TypeScript 7: it takes a tenth of the processor time. Sources are written into a folder that
 * replaces the repository, with links to all other files.
 */

/** Path of the program; undefined on a platform for which there is none. */
function findProgram(): string | undefined {
  try {
    const requireOfCompiler = createRequire(createRequire(import.meta.url).resolve("typescript-7/package.json"));
    const folder = dirname(
      requireOfCompiler.resolve(`@typescript/typescript-${process.platform}-${process.arch}/package.json`),
    );
    return join(folder, process.platform === "win32" ? "lib/tsc.exe" : "lib/tsc");
  } catch {
    return undefined;
  }
}

const program = findProgram();

/** True if the program is installed. */
export const hasNativeCompiler = program !== undefined;

/** The command line that compiles in this run, from the repository's root: the native one, or that with which the packages are built. */
export const compilerOfRun = sized({
  normal: hasNativeCompiler ? "node_modules/typescript-7/bin/tsc" : "node_modules/typescript/bin/tsc",
  thorough: "node_modules/typescript/bin/tsc",
});

/** Modules that are compiled together. */
interface Part {
  readonly roots: readonly string[];
  readonly options: ts.CompilerOptions;
}

/** Complaints of the native compiler, one a line of "path:line:column: message", about these files and all that they import. */
export function complaintsOfNative(
  roots: readonly string[],
  texts: ReadonlyMap<string, string>,
  options: ts.CompilerOptions,
): readonly string[] {
  return inFolder((folder) => {
    const stage = join(folder, "stage");
    if (texts.size > 0) mirror(process.cwd(), stage, texts);
    const staged = roots.map((path) => (texts.has(path) ? placedIn(stage, path) : path));
    return complaintsAt(folder, { roots: staged, options }, stage);
  });
}

/** Same for sources that import only each other and packages, and then for others that use their declarations. */
export function complaintsInTurn(
  texts: ReadonlyMap<string, string>,
  first: Part,
  second: Part,
): readonly (readonly string[])[] {
  return inFolder((folder) => {
    const [stage, declared] = [join(folder, "stage"), join(folder, "declared")];
    mirror(process.cwd(), stage, texts);
    const emitting = { noEmit: false, emitDeclarationOnly: true, rootDir: stage, outDir: declared };
    const roots = first.roots.map((path) => placedIn(stage, path));
    const complaints = complaintsAt(folder, { roots, options: { ...first.options, ...emitting } }, stage);
    symlinkSync(join(process.cwd(), "node_modules"), join(folder, "node_modules"));
    mkdirSync(declared, { recursive: true });
    writeFileSync(join(declared, "package.json"), '{ "type": "module" }');
    const others = second.roots.map((path) => placedIn(declared, path));
    for (const [at, path] of others.entries()) {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, texts.get(second.roots[at] ?? "") ?? "");
    }
    const options = { ...second.options, skipLibCheck: true };
    return [complaints, complaintsAt(folder, { roots: others, options }, declared)];
  });
}

function inFolder<T>(run: (folder: string) => T): T {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "specwright-native-")));
  try {
    return run(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The path of a file of the repository in a folder that replaces it. */
function placedIn(stage: string, path: string): string {
  return join(stage, relative(process.cwd(), path));
}

/** Runs the compiler in a folder; paths in `stage` are reported as those in the repository. */
function complaintsAt(folder: string, { roots, options }: Part, stage: string): readonly string[] {
  if (program === undefined) throw new Error("There is no native compiler for this platform.");
  const home = process.cwd();
  const compilerOptions = { typeRoots: [join(home, "node_modules/@types")], ...written(options) };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files: roots }));
  const args = ["-p", folder, "--pretty", "false", "--singleThreaded"];
  const { stdout, stderr, status, error } = spawnSync(program, args, {
    cwd: folder,
    encoding: "utf8",
    maxBuffer: 2 ** 28,
  });
  if (error !== undefined || status === null) throw error ?? new Error(`The compiler ended: ${stderr}`);
  const complaints = complaintsIn(stdout, (path) => {
    const absolute = join(folder, path);
    return absolute.startsWith(stage + sep) ? join(home, relative(stage, absolute)) : absolute;
  });
  if (status !== 0 && complaints.length === 0) throw new Error(`The compiler failed: ${stdout}${stderr}`);
  return complaints;
}

/** A folder with the sources at their paths, and with links to the other files in `home`. */
function mirror(home: string, stage: string, texts: ReadonlyMap<string, string>): void {
  const folders = new Set([home]);
  for (const path of texts.keys()) {
    if (!path.startsWith(home + sep)) throw new Error(`"${path}" is given as text outside of the repository.`);
    for (let folder = dirname(path); !folders.has(folder); folder = dirname(folder)) folders.add(folder);
  }
  for (const folder of [...folders].sort()) {
    const copy = join(stage, relative(home, folder));
    mkdirSync(copy, { recursive: true });
    for (const name of entriesOf(folder)) {
      const path = join(folder, name);
      if (!folders.has(path) && !texts.has(path)) symlinkSync(path, join(copy, name));
    }
  }
  for (const [path, text] of texts) writeFileSync(join(stage, relative(home, path)), text);
}

function entriesOf(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** Options as a tsconfig.json has them. */
function written(options: ts.CompilerOptions): object {
  const { target, module, moduleResolution, lib, ...others } = options;
  const named = {
    target: target === undefined ? undefined : ts.ScriptTarget[target],
    module: module === undefined ? undefined : ts.ModuleKind[module],
    moduleResolution: moduleResolution === undefined ? undefined : ts.ModuleResolutionKind[moduleResolution],
    lib: lib?.map((name) => name.replace(/^lib\.|\.d\.ts$/g, "")),
  };
  return { ...others, ...named };
}

/** Complaints in the output of the compiler: "path(line,column): error TS1: message", with indented lines below. */
function complaintsIn(printed: string, original: (path: string) => string): readonly string[] {
  const complaints: string[] = [];
  for (const line of printed.split(/\r?\n/)) {
    const [, path, row, column, message] = /^(.+?)\((\d+),(\d+)\): error TS\d+: (.*)$/.exec(line) ?? [];
    const [, general] = /^error TS\d+: (.*)$/.exec(line) ?? [];
    if (path !== undefined) complaints.push(`${original(path)}:${row}:${column}: ${message}`);
    else if (general !== undefined) complaints.push(general);
    else if (line !== "" && complaints.length > 0) complaints.push(`${complaints.pop() ?? ""}\n${line}`);
  }
  return complaints;
}
