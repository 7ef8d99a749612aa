import { basename, extname, join } from "node:path";
import type { Change } from "../../generator/compare/change.js";
import { compareProjects } from "../../generator/compare/compare-projects.js";
import { compareSettings } from "../../generator/compare/compare-settings.js";
import { createDiagnostics } from "../../generator/diagnostics/create-diagnostics.js";
import { printDiagnostics } from "../../generator/diagnostics/print.js";
import type { FileTree } from "../../generator/load/file-tree.js";
import type { Contract } from "../../generator/model/contract.js";
import { settingsRecordAt } from "../../generator/pipeline/settings-record.js";
import { soundContracts } from "../../generator/pipeline/sound-contracts.js";
import type { Project } from "../../generator/project-types.js";
import { defaultSettings } from "../support/project.js";
import type { CompareCase, Files } from "./read-cases.js";
import type { VersionName } from "./versions-of-text.js";

/** The contracts of a version, by the names of their interfaces. */
export type Version = ReadonlyMap<string, Contract>;

/** The day on which announced dates are judged. */
export const today = "2026-01-01";

/** A virtual folder for cases; nothing is read from it or written to it. */
const folder = join(import.meta.dirname, "case");

/** The output parts of a case's project, so that its specs are checked for all of them. */
export const allParts: Project["emit"] = ["types", "paths", "validators", "codecs", "client", "server"];

/** Several assertions look at each case: each version is loaded once for all of them, and compared once. */
const loaded = new Map<string, Promise<Version>>();
const compared = new Map<CompareCase, Promise<readonly Change[]>>();

type CaseSettings = Pick<CompareCase, "methods" | "strictness" | "dates">;

/** The project of a version of a case. */
export function projectOf({ methods, strictness, dates }: CaseSettings): Project {
  return {
    ...defaultSettings,
    ...(strictness !== undefined && { strictness }),
    ...(dates !== undefined && { dates }),
    ...(methods !== undefined && { methods: methods as Project["methods"] }),
    cwd: folder,
    outDir: join(folder, "out"),
    format: "none",
    emit: allParts,
    interfaces: [],
    flat: false,
  };
}

/** One version of a case. */
export function loadVersion(one: CompareCase, version: VersionName): Promise<Version> {
  return loadFiles(one.versions[version], one);
}

/** The specs of files without a folder. */
export function loadFiles(files: Files, one: CaseSettings): Promise<Version> {
  return once(loaded, JSON.stringify([one.methods, one.strictness, one.dates, ...files]), () =>
    readFiles(files, projectOf(one)),
  );
}

/** The changes between the versions of a case. */
export function changesOf(one: CompareCase): Promise<readonly Change[]> {
  return once(compared, one, async () => {
    const [before, after] = [settingsIn(one.versions.before), settingsIn(one.versions.after)];
    if (before !== undefined && after !== undefined) return compareSettings(before, after);
    return changesBetween(await loadVersion(one, "before"), await loadVersion(one, "after"), one);
  });
}

/** The changes between two versions, under the settings of a case. */
export function changesBetween(before: Version, after: Version, one: CompareCase): readonly Change[] {
  const lenient = new Set(one.strictness === undefined ? [] : after.keys());
  return compareProjects(before, after, {
    today,
    names: projectOf(one),
    isNamedByTitle: one.isNamedByTitle,
    lenient,
  });
}

/** True of a case about interfaces, and not about settings. */
export function hasContracts({ versions }: CompareCase): boolean {
  return settingsIn(versions.before) === undefined;
}

/** The single root file of a version of one interface: its document of OpenAPI, or its XSD. */
export function rootOf(files: Files): string | undefined {
  if (files.size === 1) return [...files.keys()].find((name) => /^(?:before|after)\.(?:yaml|xsd)$/.test(name));
  return files.has("openapi.yaml") ? "openapi.yaml" : undefined;
}

function settingsIn(files: Files): ReturnType<typeof settingsRecordAt> {
  const name = [...files.keys()].find((path) => path.endsWith(".specwright.json"));
  return name === undefined ? undefined : settingsRecordAt(join(folder, name), treeOf(files));
}

async function readFiles(files: Files, project: Project): Promise<Version> {
  const root = rootOf(files);
  const interfaces: readonly (readonly [string, string])[] =
    root === undefined ? [...files.keys()].map((name) => [basename(name, extname(name)), name]) : [["orders", root]];
  const sources = interfaces.map(([name, path]) => ({ name, roots: [join(folder, path)], folder }));
  const diagnostics = createDiagnostics();
  const { contracts } = await soundContracts(project, sources, diagnostics, { tree: treeOf(files), isAsWritten: true });
  const errors = diagnostics.all().filter(({ severity }) => severity === "error");
  if (errors.length > 0) throw new Error(printDiagnostics(errors, { color: false, frames: true }));
  return new Map([...contracts].map(([{ name }, contract]) => [name, contract]));
}

function treeOf(files: Files): FileTree {
  const byPath = new Map([...files].map(([name, text]) => [join(folder, name), text]));
  return {
    read(path) {
      const text = byPath.get(path);
      return text === undefined ? { fault: "missing" } : { text };
    },
    entries: () => [...files.keys()].map((name) => ({ name, isFolder: false })),
    exists: (path) => path === folder || byPath.has(path),
    realPath: (path) => (path === folder || byPath.has(path) ? path : undefined),
    shown: (path) => path.slice(folder.length + 1),
  };
}

/** The value of a key, made when it is first asked for. */
export function once<Key, Value>(
  known: Map<Key, Promise<Value>>,
  key: Key,
  make: () => Promise<Value>,
): Promise<Value> {
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}
