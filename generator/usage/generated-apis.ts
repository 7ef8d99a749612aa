import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type ts from "typescript";
import { isRecord } from "../settings/kinds.js";
import { partNames } from "../settings/parts.js";
import { isBelow, relativePath } from "../text/relative-path.js";
import { hasHeader } from "../write/print/header.js";
import { specDigest } from "./spec-digest.js";

/** An API of a generated package, or of a folder with generated code. */
export interface GeneratedApi {
  /** The name of the package, or the folder of an output. */
  readonly package: string;
  /** The version of the package; undefined for an output without package.json. */
  readonly version?: string;
  /** The name of the API by its folder, or that of its spec. */
  readonly api: string;
  /** The digest of the spec; undefined if the package does not contain its spec. */
  readonly spec?: string;
}

/** The generated code among the files of a program. */
export interface GeneratedCode {
  /** Returns the API whose generated code a file contains; undefined for other files. */
  apiOf(file: ts.SourceFile): GeneratedApi | undefined;
  /** True for the code of an API, and for the runtime in an output folder. */
  contains(file: ts.SourceFile): boolean;
}

/** Options of finding generated code. */
export interface GeneratedOptions {
  /** The folder of the consumer, absolute. */
  readonly base: string;
  /** Names of packages, or folders, that contain generated code without its sources. */
  readonly packages: readonly string[];
}

/** A folder with a package.json or the list of an output. */
interface Root {
  /** Absolute. */
  readonly folder: string;
  readonly name: string;
  /** The version in package.json. */
  readonly version?: string;
  /** True if an option names it. */
  readonly isNamed: boolean;
  /** True for an output folder. */
  readonly isOutput: boolean;
}

/** Recognizes generated code by the first line of a module, or of the source that a package has next to its declarations. */
export function findGeneratedCode({ base, packages }: GeneratedOptions): GeneratedCode {
  const roots = new Map<string, Root | undefined>();
  const files = new Map<ts.SourceFile, GeneratedApi | undefined>();
  const apis = new Map<string, GeneratedApi>();
  const apiOf: GeneratedCode["apiOf"] = (file) => {
    if (!files.has(file)) files.set(file, find(file));
    return files.get(file);
  };
  return {
    apiOf,
    contains(file) {
      const root = rootOf(dirname(file.fileName));
      const isRuntime = root?.isOutput === true && isBelow(file.fileName, join(root.folder, "runtime"));
      return isRuntime || apiOf(file) !== undefined;
    },
  };

  function find(file: ts.SourceFile): GeneratedApi | undefined {
    const path = file.fileName;
    const isModule = hasHeader(file.text);
    if (!isModule && !file.isDeclarationFile) return undefined;
    const root = rootOf(dirname(path));
    if (root === undefined) return undefined;
    const below = relativePath(root.folder, path);
    const module = isModule ? { path: below, header: file.text } : sourceOf(below, root);
    if (module === undefined || /^(?:umbrella|runtime)\//.test(module.path)) return undefined;
    const named = apiName(module.path) ?? publishedName(root.folder) ?? specName(module.header);
    const api = named ?? root.name.replace(/^.*\//, "");
    const key = `${root.folder}\0${api}`;
    const known = apis.get(key) ?? describe(root, api);
    apis.set(key, known);
    return known;
  }

  function rootOf(folder: string): Root | undefined {
    if (!roots.has(folder)) roots.set(folder, readRoot(folder) ?? parentRoot(folder));
    return roots.get(folder);
  }

  function parentRoot(folder: string): Root | undefined {
    return dirname(folder) === folder ? undefined : rootOf(dirname(folder));
  }

  function readRoot(folder: string): Root | undefined {
    const isOutput = existsSync(join(folder, ".specwright.json"));
    const manifest = readJson(join(folder, "package.json"));
    if (!isOutput && manifest === undefined) return undefined;
    const { name, version } = manifest ?? {};
    const shown = typeof name === "string" && name !== "" ? name : relativePath(base, folder) || basename(folder);
    const isNamed = packages.some((one) => one === shown || join(base, one) === folder);
    return { folder, name: shown, isNamed, isOutput, ...(typeof version === "string" && { version }) };
  }
}

function describe({ folder, name, version }: Root, api: string): GeneratedApi {
  const spec = publishedDigest(folder, api);
  return { package: name, ...(version !== undefined && { version }), api, ...(spec !== undefined && { spec }) };
}

interface Module {
  /** Below the package or the output folder. */
  readonly path: string;
  /** Its first line. */
  readonly header: string;
}

/** The source of declarations; undefined if the package does not have it, and no option names the package. */
function sourceOf(path: string, { folder, isNamed }: Root): Module | undefined {
  const source = path.replace(/\.d\.([mc]?ts)$/, ".$1");
  for (const candidate of [source.replace(/^[^/]*\//, ""), source]) {
    const header = firstLine(join(folder, candidate));
    if (hasHeader(header)) return { path: candidate, header };
  }
  return isNamed ? { path: source.replace(/^(?:dist|lib|build)\//, ""), header: "" } : undefined;
}

/** The name of the API in the path of a module; undefined if the package has only one API. */
function apiName(module: string): string | undefined {
  const first = /^[^/.]*/.exec(module)?.[0] ?? "";
  const isPart = partNames.some((part) => part === first);
  return isPart || first === "" ? undefined : first;
}

/** The name of the folder or the file of the spec in a header. */
function specName(header: string): string | undefined {
  const path = /^\uFEFF?\/\/ Generated from ([^\s,]+?)(?:\. Edit|,| and )/.exec(header)?.[1];
  const names =
    path
      ?.replace(/\.\w+$/, "")
      .split("/")
      .reverse() ?? [];
  return names.find((name) => !/^(?:openapi|swagger|\.*)$/.test(name));
}

function publishedName(folder: string): string | undefined {
  const apis = publishedApis(folder);
  return apis.length === 1 ? apis[0]?.name : undefined;
}

function publishedDigest(folder: string, api: string): string | undefined {
  const found = publishedApis(folder).find(({ name }) => name === api);
  if (found === undefined) return undefined;
  const path = join(folder, "contracts", found.roots[0] ?? "");
  const text = isBelow(path, join(folder, "contracts")) ? textOf(path) : "";
  return text === "" ? undefined : specDigest(text);
}

interface PublishedApi {
  readonly name: string;
  /** Paths of root files below the folder with specs. */
  readonly roots: readonly string[];
}

/** The list of specs that `specwright stamp` puts into a package. */
function publishedApis(folder: string): readonly PublishedApi[] {
  const interfaces = readJson(join(folder, "contracts/index.json"))?.["interfaces"];
  if (!Array.isArray(interfaces)) return [];
  return interfaces.flatMap((entry: unknown) => {
    if (!isRecord(entry) || typeof entry["name"] !== "string" || !Array.isArray(entry["roots"])) return [];
    return [{ name: entry["name"], roots: entry["roots"].filter((root) => typeof root === "string") }];
  });
}

function firstLine(path: string): string {
  return textOf(path).slice(0, 2000);
}

function textOf(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}

function readJson(path: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(readFileSync(path, "utf8"));
    return isRecord(value) ? value : {};
  } catch {
    return undefined;
  }
}
