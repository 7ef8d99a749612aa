import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Project, ts, ResolutionHostFactory } from "ts-morph";
import { compareText } from "../../text/in-order.js";
import type { PackageForm } from "../../settings/package-settings.js";
import { runtimePackage } from "../../version.js";
import { morph } from "./ts-morph.js";
import { relativePath } from "../../text/relative-path.js";

/** Generated code in memory, instead of the files on disk. */
export interface VirtualOutput {
  /** Its folder, for imports by path. */
  readonly outDir: string;
  /** The name of the package, for imports by name. */
  readonly packageName?: string | undefined;
  /** The packages of the output; undefined if it is not a package. */
  readonly packages?: PackageForm | undefined;
  /** Contents by their paths below the folder. */
  readonly texts: ReadonlyMap<string, string>;
  /** Folders below it that are replaced completely. */
  readonly folders: readonly string[];
}

/** A complaint of the compiler about a line of a consumer. */
export interface Complaint {
  /** Absolute. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly column: number;
  readonly message: string;
  /** The line itself. */
  readonly text: string;
}

/** The compilation of one consumer against each output. */
export interface CompiledConsumer {
  /** Absolute paths of its own files. */
  readonly files: readonly string[];
  /** For each of the outputs, in their order. */
  readonly complaints: readonly (readonly Complaint[])[];
}

/**
 * Compiles the code in a folder, under its `tsconfig.json` where it has one, against each of some outputs in memory, all of one folder and
 * one package. Nothing is written or run.
 */
export function compileConsumer(folder: string, outputs: readonly VirtualOutput[]): CompiledConsumer {
  const current: { output: VirtualOutput | undefined } = { output: outputs[0] };
  const project = projectIn(folder, resolutionIn(current));
  const filesOfProject = project
    .getSourceFiles()
    .map((file) => file.getFilePath() as string)
    .filter((path) => !outputs.some(({ outDir }) => isIn(path, outDir)))
    .filter((path) => !path.includes("/node_modules/") && !path.endsWith(".d.ts"));
  const complaints = outputs.map((output) => {
    current.output = output;
    putInPlace(output, project);
    const program = project.getProgram().compilerObject;
    return filesOfProject.flatMap((path) => complaintsOf(path, program)).sort(byPlace);
  });
  return { files: filesOfProject, complaints };
}

function isIn(path: string, folder: string): boolean {
  return path.startsWith(`${folder}/`);
}

/** Modules that the output does not have are left without contents, on disk or from another output. */
function putInPlace({ outDir, texts, folders }: VirtualOutput, project: Project): void {
  const known = project.getSourceFiles().map((file) => file.getFilePath() as string);
  const places = folders.map((folder) => join(outDir, folder));
  for (const path of new Set([...places.flatMap(sourcesIn), ...known]))
    if (
      places.some((outputFolder) => isIn(path, outputFolder) || path === `${outputFolder}.ts`) &&
      !texts.has(relativePath(outDir, path))
    )
      project.createSourceFile(path, "", { overwrite: true });
  for (const [path, text] of texts)
    if (path.endsWith(".ts")) project.createSourceFile(join(outDir, path), text, { overwrite: true });
}

function complaintsOf(path: string, program: ts.Program): readonly Complaint[] {
  const file = program.getSourceFile(path);
  if (file === undefined) return [];
  const found = [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)];
  return found.map((diagnostic) => complaintOf(diagnostic, file));
}

function projectIn(folder: string, resolutionHost: ResolutionHostFactory): Project {
  const tsConfigFilePath = join(folder, "tsconfig.json");
  const checks = { noEmit: true, skipLibCheck: true };
  if (existsSync(tsConfigFilePath))
    return new morph.Project({ tsConfigFilePath, resolutionHost, compilerOptions: checks });
  const compilerOptions: ts.CompilerOptions = {
    ...checks,
    strict: true,
    target: morph.ts.ScriptTarget.ES2022,
    module: morph.ts.ModuleKind.NodeNext,
    moduleResolution: morph.ts.ModuleResolutionKind.NodeNext,
  };
  const project = new morph.Project({ resolutionHost, compilerOptions });
  for (const path of sourcesIn(folder)) project.addSourceFileAtPath(path);
  return project;
}

/** A limit on files of one folder: people write fewer. */
const maxFiles = 20_000;

function sourcesIn(folder: string): readonly string[] {
  const found: string[] = [];
  const open = existsSync(folder) ? [folder] : [];
  for (let at = open.pop(); at !== undefined && found.length < maxFiles; at = open.pop()) {
    for (const entry of readdirSync(at, { withFileTypes: true })) {
      if (entry.isDirectory() && entry.name !== "node_modules" && !entry.name.startsWith("."))
        open.push(join(at, entry.name));
      else if (entry.isFile() && /(?<!\.d)\.[mc]?tsx?$/.test(entry.name)) found.push(join(at, entry.name));
    }
  }
  return found.sort();
}

/**
 * Finds the modules of the package where its sources stand: `@acme/orders/orders/client` is `orders/client.ts`, and so is
 * `@acme/orders-orders/client` where APIs have packages of their own.
 */
function resolutionIn(current: { readonly output: VirtualOutput | undefined }): ResolutionHostFactory {
  return (host, getOptions) => ({
    resolveModuleNames: (names, containing) =>
      names.map((name) => {
        const path = current.output && sourceOf(name, current.output);
        if (path !== undefined)
          return { resolvedFileName: path, extension: morph.ts.Extension.Ts, isExternalLibraryImport: false };
        return morph.ts.resolveModuleName(name, containing, getOptions(), host).resolvedModule;
      }),
  });
}

function sourceOf(name: string, output: VirtualOutput): string | undefined {
  const { outDir, texts } = output;
  const subpath = subpathOf(name, output);
  if (subpath === undefined) return undefined;
  const paths = [`${subpath}.ts`, `${subpath}/index.ts`];
  // A module that is not there any more is still one of the package.
  return join(outDir, paths.find((path) => texts.has(path) || existsSync(join(outDir, path))) ?? `${subpath}.ts`);
}

/** The path of a module below the output folder, without its ending; undefined for modules of other packages. */
function subpathOf(name: string, { outDir, packageName, packages, folders }: VirtualOutput): string | undefined {
  if (packageName === undefined) return undefined;
  const below = name.slice(packageName.length + 1).replace(/\.js$/, "");
  if (name.startsWith(`${packageName}/`)) return below;
  if (packages !== "per-api") return undefined;
  const isOwn = (folder: string): boolean => folders.includes(folder) || existsSync(join(outDir, folder));
  if (name.startsWith(`${packageName}-`) && isOwn(below.split("/", 1)[0] ?? "")) return below;
  // Both versions share the runtime that the output contains.
  const runtime = name.startsWith(`${runtimePackage}/`) ? `runtime/${name.slice(runtimePackage.length + 1)}` : "";
  return existsSync(join(outDir, `${runtime}.ts`)) ? runtime : undefined;
}

function complaintOf({ messageText, start = 0 }: ts.Diagnostic, file: ts.SourceFile): Complaint {
  const { line, character } = file.getLineAndCharacterOfPosition(start);
  const text = file.text.split(/\r\n|[\n\r\u2028\u2029]/, line + 1)[line] ?? "";
  const message = morph.ts.flattenDiagnosticMessageText(messageText, " ").replace(/\s+/g, " ");
  return { file: file.fileName, line: line + 1, column: character + 1, message, text: text.trim() };
}

function byPlace(a: Complaint, b: Complaint): number {
  return compareText(a.file, b.file) || a.line - b.line || a.column - b.column || compareText(a.message, b.message);
}
