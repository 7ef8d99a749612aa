import { existsSync } from "node:fs";
import { dirname, join, sep } from "node:path";
import ts from "typescript";
import { complaintsInTurn, complaintsOfNative, hasNativeCompiler } from "./native-compiler.js";
import { sized } from "./sizes.js";

/** Options under which everything that is emitted must compile. */
export const strictestOptions: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ["lib.es2022.d.ts"],
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  types: [],
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  verbatimModuleSyntax: true,
  isolatedModules: true,
  isolatedDeclarations: true,
  declaration: true,
  noImplicitReturns: true,
  noImplicitOverride: true,
  noFallthroughCasesInSwitch: true,
  noPropertyAccessFromIndexSignature: true,
  noUnusedLocals: true,
  noUnusedParameters: true,
  allowUnreachableCode: false,
  allowUnusedLabels: false,
  erasableSyntaxOnly: true,
  // Declarations of packages are checked, those of the compiler's own libraries are not ours to check.
  skipLibCheck: false,
  skipDefaultLibCheck: true,
  noEmit: true,
};

/** Files of packages, which never change: each is parsed once, for each way to read it. */
const libraries = new Map<string, ts.SourceFile | undefined>();

/** The compiler of this run: the native one, or the one with which the packages are built. */
const isNative = sized({ normal: hasNativeCompiler, thorough: false });

/** True for sources in the repository, where the native compiler finds their imports. */
function stayInside(texts: ReadonlyMap<string, string>): boolean {
  return [...texts.keys()].every((path) => path.startsWith(process.cwd() + sep));
}

/** Compiles files on disk, or sources by absolute path; returns the compiler's complaints, one a line. */
export function compile(
  roots: readonly string[],
  texts: ReadonlyMap<string, string> = new Map(),
  options: ts.CompilerOptions = {},
): readonly string[] {
  if (isNative && stayInside(texts)) return complaintsOfNative(roots, texts, { ...strictestOptions, ...options });
  return ts.getPreEmitDiagnostics(programOf(roots, texts, options)).map(complaint);
}

/** Compiles files on disk, and all their imports, into files next to them; returns the compiler's complaints. */
export function compileAndEmit(roots: readonly string[], options: ts.CompilerOptions): readonly string[] {
  const emitting = { ...options, noEmit: false };
  if (isNative) return complaintsOfNative(roots, new Map(), { ...strictestOptions, ...emitting });
  const program = programOf(roots, undefined, emitting);
  return [...ts.getPreEmitDiagnostics(program), ...program.emit().diagnostics].map(complaint);
}

/** Complaints only about these files: their imports are not checked. */
export function compileAlone(
  roots: readonly string[],
  texts: ReadonlyMap<string, string>,
  options: ts.CompilerOptions,
): readonly string[] {
  if (isNative && stayInside(texts)) {
    return complaintsAbout(roots, compile(roots, texts, options));
  }
  const program = programOf(roots, texts, options);
  return roots.flatMap((path) => ts.getPreEmitDiagnostics(program, program.getSourceFile(path)).map(complaint));
}

/**
 * Same for modules, and for others that import them, with other options. The second program uses declarations of the
 * first, if all imports are given as sources: nothing is checked twice.
 */
export function compileInTurn(
  first: readonly string[],
  second: readonly string[],
  texts: ReadonlyMap<string, string>,
  options: ts.CompilerOptions,
): readonly string[] {
  const imported = new Map([...texts].map(([path, text]) => [path, importsOf(path, text)]));
  const isWhole = [...imported.values()].every((paths) => paths.every((path) => texts.has(path)));
  if (!isNative || !stayInside(texts) || !isWhole || second.length === 0)
    return [...compileAlone(second, texts, options), ...compileAlone(first, texts, {})];
  const declared = second.flatMap((path) => imported.get(path) ?? []);
  const [ofFirst = [], ofSecond = []] = complaintsInTurn(
    texts,
    { roots: [...new Set([...first, ...declared])], options: strictestOptions },
    { roots: second, options: { ...strictestOptions, ...options } },
  );
  return [...complaintsAbout(first, ofFirst), ...complaintsAbout(second, ofSecond)];
}

/** Complaints about these files, and complaints without a file. */
function complaintsAbout(roots: readonly string[], complaints: readonly string[]): readonly string[] {
  const isAbout = (line: string): boolean => roots.some((path) => line.startsWith(`${path}:`));
  return complaints.filter((line) => !/^[^\n]*?:\d+:\d+: /.test(line) || isAbout(line));
}

/**
 * Modules of the same output, or next to it, that a source imports. Other packages of this repository count as such.
 */
function importsOf(path: string, text: string): readonly string[] {
  const found = text.matchAll(/(?:\bfrom |\bimport |\bimport\()"((?:\.|@specwright\/)[^"]*)"/g);
  return [...found].map(([, name = ""]) => join(dirname(path), name).replace(/\.js$/, ".ts"));
}

/** One line of compiler output, with its location. */
export function complaint({ messageText, file, start }: ts.Diagnostic): string {
  const message = ts.flattenDiagnosticMessageText(messageText, "\n");
  if (file === undefined || start === undefined) return message;
  const { line, character } = file.getLineAndCharacterOfPosition(start);
  return `${join(file.fileName)}:${line + 1}:${character + 1}: ${message}`;
}

/** The program of such files. */
export function programOf(
  roots: readonly string[],
  texts: ReadonlyMap<string, string> = new Map(),
  options: ts.CompilerOptions = {},
): ts.Program {
  return programWith(ts, roots, texts, { ...strictestOptions, ...options });
}

/** Same, with a compiler of any version, with only these options. */
export function programWith(
  compiler: typeof ts,
  roots: readonly string[],
  texts: ReadonlyMap<string, string>,
  options: ts.CompilerOptions,
): ts.Program {
  const host = compiler.createCompilerHost(options);
  const readFile = host.readFile.bind(host);
  const getSourceFile = host.getSourceFile.bind(host);
  host.fileExists = (path) => texts.has(path) || existsSync(path);
  // Folders that exist in `texts` alone count too.
  delete host.directoryExists;
  host.readFile = (path) => texts.get(path) ?? readFile(path);
  host.getSourceFile = (path, target, ...rest) => {
    const text = texts.get(path);
    if (text !== undefined) return compiler.createSourceFile(path, text, target, true);
    if (!path.includes("/node_modules/")) return getSourceFile(path, target, ...rest);
    const key = `${compiler.version} ${JSON.stringify(target)} ${path}`;
    if (!libraries.has(key)) libraries.set(key, getSourceFile(path, target, ...rest));
    return libraries.get(key);
  };
  return compiler.createProgram([...roots], options, host);
}
