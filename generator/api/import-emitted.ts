import { createHash } from "node:crypto";
import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { invariant } from "../diagnostics/invariant.js";
import { transpile } from "../write/print/transpile.js";
import { withNeeded, type PartName } from "../settings/parts.js";
import type { RenderedFile } from "../write/rendered-file.js";
import { isBelow } from "../text/relative-path.js";

type Exports = Readonly<Record<string, unknown>>;

/**
 * Exports of a module among emitted files, by name: the files are transpiled, written into a folder that only this user
 * can read, imported, and removed again, also where the import fails. `path` is one of theirs ("validators.ts").
 */
export function importEmitted(files: readonly RenderedFile[], path: string): Promise<Exports> {
  const done = turn.then(() => importFrom(files, path));
  turn = done.catch(() => undefined);
  return done;
}

/** The end of the import before: the folder of the runtime is made and removed by one at a time. */
let turn: Promise<unknown> = Promise.resolve();

async function importFrom(files: readonly RenderedFile[], path: string): Promise<Exports> {
  const modules = files.filter((file) => file.path.endsWith(".ts"));
  const runtime = modules.filter(isRuntime);
  const folder = await mkdtemp(join(tmpdir(), "specwright-emitted-"));
  const shared = await makeRuntimeFolder();
  try {
    await writeFile(join(folder, "package.json"), packageText);
    await writeModules(
      modules.filter((file) => !isRuntime(file)),
      folder,
    );
    if (runtime.length > 0) {
      const runtimeRoot = join(shared, contentName(runtime));
      await writeModules(runtime, runtimeRoot);
      await writeFile(join(runtimeRoot, "package.json"), packageText);
      // Node.js imports a module from the target of a link, and from there once per process.
      await symlink(join(runtimeRoot, "runtime"), join(folder, "runtime"), "junction");
    }
    return (await import(pathToFileURL(placeIn(folder, path)).href)) as Exports;
  } finally {
    await Promise.all([folder, shared].map((text) => rm(text, { recursive: true, force: true })));
  }
}

const packageText = '{ "type": "module" }\n';

/** The same for all schemas that need the same parts of the runtime: its modules stay in memory once, and not for each schema. */
let runtimeFolder: string | undefined;

/** Recreates the runtime folder at its last path; at a new path if a folder exists there now. */
async function makeRuntimeFolder(): Promise<string> {
  if (runtimeFolder !== undefined) {
    try {
      await mkdir(runtimeFolder, { mode: 0o700 });
      return runtimeFolder;
    } catch {
      // A folder of another user is not trusted.
    }
  }
  runtimeFolder = await mkdtemp(join(tmpdir(), "specwright-emitted-"));
  return runtimeFolder;
}

function isRuntime({ path }: RenderedFile): boolean {
  return path.startsWith("runtime/");
}

function contentName(files: readonly RenderedFile[]): string {
  const hash = createHash("sha256");
  for (const { path, text } of files) hash.update(`${path}\0${text}\0`);
  return hash.digest("hex");
}

async function writeModules(files: readonly RenderedFile[], folder: string): Promise<void> {
  for (const file of files) {
    const modulePath = placeIn(folder, file.path);
    await mkdir(dirname(modulePath), { recursive: true });
    await writeFile(modulePath, transpiled(file.text), { flag: "wx" });
  }
}

/** The JavaScript of a module below a folder. Paths of emitted files are made by the plan, never by a spec. */
function placeIn(folder: string, path: string): string {
  const modulePath = join(folder, path.replace(/\.ts$/, ".js"));
  invariant(isBelow(modulePath, folder), `the emitted file "${path}" should stay in its folder`);
  return modulePath;
}

/** The parts that code needs to run. The types for openapi-fetch only matter to compilers, and printing them loads openapi-typescript. */
export function partsToRun(names: readonly PartName[]): ReadonlySet<PartName> {
  return new Set([...withNeeded(names)].filter((name) => name !== "paths"));
}

/** The client for openapi-fetch is not called, and the package may not be installed. */
export function withoutRawClient(files: readonly RenderedFile[]): readonly RenderedFile[] {
  const stub = { path: "openapi-fetch.ts", text: "export default () => ({ use() {} });\n" };
  const emittedFiles = files.map((file) =>
    file.path === "client.ts"
      ? { ...file, text: file.text.replace('from "openapi-fetch"', 'from "./openapi-fetch.js"') }
      : file,
  );
  return [...emittedFiles, stub];
}

/** The runtime is the same for all schemas: it is transpiled once. */
const known = new Map<string, string>();
const maxKnown = 100;

/** The JavaScript of a module of TypeScript. */
export function transpiled(text: string): string {
  const before = known.get(text);
  if (before !== undefined) return before;
  const made = transpile(text);
  if (known.size >= maxKnown) known.clear();
  known.set(text, made);
  return made;
}
