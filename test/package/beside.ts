import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { compile, compileAndEmit } from "../support/compile.js";
import { codeBlocks } from "../support/readme.js";
import { projectIn, type Installed } from "./installed.js";
import { root, run } from "./run.js";

/** The libraries of browsers. */
export const dom = { lib: ["lib.es2022.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"] };
/** The types of Node. */
export const node = { types: ["node"], typeRoots: [join(root, "node_modules/@types")] };
/** The way of Node to resolve imports. */
export const nodenext = { module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext };
/** The way of bundlers. */
export const bundler = { module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler };

/** Programs that nobody imports have no declarations. */
const application = { declaration: false, isolatedDeclarations: false };

/**
 * Errors of the compiler, in strict mode, in programs next to the packages; declarations of packages are checked too.
 */
export function complaintsOf(
  installed: Installed,
  programs: readonly string[],
  options: ts.CompilerOptions,
): readonly string[] {
  return compile(programsBeside(installed, programs), undefined, { ...application, ...options });
}

/** Same, for an existing program, which is compiled with all its imports into files next to it. */
export function complaintsOfBuild(path: string, options: ts.CompilerOptions): readonly string[] {
  return compileAndEmit([path], { ...application, ...options });
}

/** The JavaScript of a program that imports nothing but packages. */
export function transpiled(text: string): string {
  return ts.transpileModule(text, { compilerOptions: { target: ts.ScriptTarget.ES2022 } }).outputText;
}

/** Paths of programs in a project that has the packages installed. */
export function programsBeside(installed: Installed, programs: readonly string[]): readonly string[] {
  const files = Object.fromEntries(programs.map((text, index) => [`use${index}.ts`, text]));
  const folder = projectIn(installed, files);
  return Object.keys(files).map((path) => join(folder, path));
}

/** Imports of every subpath of the generated package that is wanted, so that its declarations are checked. */
export function importsOf(installed: Installed, wanted: (subpath: string) => boolean): string {
  const name = "@specwright/travel-expense";
  const { exports } = manifestOf(installed, name) as { readonly exports: Readonly<Record<string, unknown>> };
  const subpaths = Object.keys(exports).filter((subpath) => subpath !== "./package.json" && wanted(subpath));
  const imports = subpaths.map((path, index) => `import * as part${index} from "${name}${path.slice(1)}";`);
  return [...imports, `export const parts = [${subpaths.map((_, index) => `part${index}`).join(", ")}];`].join("\n");
}

/** The programs in the README of the generated package. */
export function readmeExamples({ folder }: Installed): readonly string[] {
  const path = join(folder, "node_modules/@specwright/travel-expense/README.md");
  return codeBlocks(readFileSync(path, "utf8"));
}

/** The package.json of an installed package. */
export function manifestOf({ folder }: Installed, name: string): Readonly<Record<string, unknown>> {
  return JSON.parse(readFileSync(join(folder, "node_modules", name, "package.json"), "utf8"));
}

/** The file of the installed command. */
export function cliPath({ folder }: Installed): string {
  return join(folder, "node_modules/specwright/dist/cli.js");
}

/** The standard output of the installed command. */
export function specwright(installed: Installed, folder: string, args: readonly string[]): string {
  return run(folder, process.execPath, [cliPath(installed), ...args]);
}
