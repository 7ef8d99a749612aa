import { build } from "esbuild";
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import ts from "typescript";

/** One edit of a file: an insertion before a unique string, or a new file. */
export interface Edit {
  readonly file: string;
  readonly before?: string;
  readonly put: string;
}

/** A copy of the sources that can be edited, compiled and run. */
export interface Copy {
  readonly folder: string;
  /** The files that do not compile if some edits are omitted, out of the edited files and some more. */
  faults(without: readonly Edit[], more: readonly string[]): readonly string[];
  /** The command line, bundled from the copy: what it prints. */
  run(...args: readonly string[]): string;
  /** Bundles the command line. */
  bundle(): Promise<void>;
  remove(): void;
}

const root = resolve(import.meta.dirname, "../..");

/** Copies the sources and makes all edits. Throws if the string of an edit is not unique in its file. */
export function copyWith(edits: readonly Edit[]): Copy {
  const folder = mkdtempSync(join(tmpdir(), "specwright-extension-"));
  for (const part of ["generator", "templates"]) {
    cpSync(join(root, part), join(folder, part), {
      recursive: true,
      filter: (path) => !/\/(dist|node_modules)(\/|$)/.test(path),
    });
  }
  cpSync(join(root, "package.json"), join(folder, "package.json"));
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  for (const file of filesOf(edits)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), textOf(file, edits));
  }
  const outdir = join(folder, "generator/dist");
  let old: ts.Program | undefined;
  let changedBefore: readonly string[] = [];
  return {
    folder,
    faults(without, more) {
      const made = edits.filter((edit) => !without.includes(edit));
      const changed = new Map(filesOf(without).map((file) => [join(folder, file), textOf(file, made)]));
      // Edits that were omitted before are restored.
      for (const path of changedBefore) if (!changed.has(path)) changed.set(path, readFileSync(path, "utf8"));
      changedBefore = [...changed.keys()];
      old = programOf(folder, changed, old);
      return faultsOf(old, folder, [...filesOf(edits), ...more]);
    },
    async bundle() {
      const define = { SPECWRIGHT_VERSION: '"0.0.0"', SPECWRIGHT_BUILD: '"copy"' };
      const entryPoints = [join(folder, "generator/cli.ts")];
      await build({
        entryPoints,
        outdir,
        define,
        bundle: true,
        splitting: true,
        format: "esm",
        platform: "node",
        packages: "external",
        logLevel: "error",
      });
      cpSync(join(folder, "templates"), join(outdir, "templates"), { recursive: true });
    },
    run(...args) {
      const { stdout, stderr } = spawnSync(process.execPath, [join(outdir, "cli.js"), ...args], {
        cwd: folder,
        encoding: "utf8",
      });
      return stdout + stderr;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** The files of edits, each once. */
export function filesOf(edits: readonly Edit[]): readonly string[] {
  return [...new Set(edits.map(({ file }) => file))];
}

function textOf(file: string, edits: readonly Edit[]): string {
  const own = edits.filter((edit) => edit.file === file);
  const created = own.find(({ before }) => before === undefined);
  const start = created?.put ?? (own.length > 0 || isKnown(file) ? readFileSync(join(root, file), "utf8") : "");
  return own.reduce((text, { before, put }) => {
    if (before === undefined) return text;
    const parts = text.split(before);
    if (parts.length !== 2) throw new Error(`${file} has ${parts.length - 1} times: ${before}`);
    return parts.join(put + before);
  }, start);
}

function isKnown(file: string): boolean {
  return ts.sys.fileExists(join(root, file));
}

function programOf(folder: string, changed: ReadonlyMap<string, string>, old: ts.Program | undefined): ts.Program {
  const config = ts.readConfigFile(join(root, "tsconfig.json"), ts.sys.readFile).config as {
    readonly compilerOptions: object;
  };
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, root);
  const host = ts.createCompilerHost({ ...options, paths: {} });
  const getSourceFile = host.getSourceFile.bind(host);
  host.getSourceFile = (path, language) => {
    const text = changed.get(path);
    if (text !== undefined) return ts.createSourceFile(path, text, language);
    return old?.getSourceFile(path) ?? getSourceFile(path, language);
  };
  const roots = [join(folder, "generator/index.ts"), join(folder, "generator/cli.ts")];
  return ts.createProgram({
    rootNames: roots,
    options: { ...options, paths: {} },
    host,
    ...(old && { oldProgram: old }),
  });
}

function faultsOf(program: ts.Program, folder: string, files: readonly string[]): readonly string[] {
  return files
    .filter((file) => {
      const source = program.getSourceFile(join(folder, file));
      return source !== undefined && program.getSemanticDiagnostics(source).length > 0;
    })
    .sort();
}
