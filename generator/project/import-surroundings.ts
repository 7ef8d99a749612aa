import { dirname, isAbsolute, join, resolve } from "node:path";
import { diskTree } from "../load/file-tree.js";
import { isRecord } from "../settings/kinds.js";
import { parseJsonWithComments } from "../text/json-with-comments.js";
import { isBelow } from "../text/relative-path.js";
import { repositoryAround } from "./check-paths.js";
import { realPathOf } from "./real-path.js";

/** The files around an output folder that determine the form of its imports. */
export interface ImportSurroundings {
  /** The nearest `tsconfig.json`, absolute; undefined if none is readable. */
  readonly tsconfig?: string;
  /** Its `module` or `moduleResolution` if that is a Node.js mode, which requires file extensions in ES modules: "nodenext". */
  readonly nodeModule?: string;
  /** The nearest `package.json`, absolute; undefined if none is readable. */
  readonly manifest?: string;
  /** True if it contains `"type": "module"`. */
  readonly isEsm: boolean;
  /** The tools that it depends on and that do not resolve "./client.js" to `client.ts`. */
  readonly bundlers: readonly string[];
}

/** Maximum size of a configuration in bytes. */
const maxBytes = 1024 * 1024;

/** Maximum number of configurations that one extends, directly or indirectly. */
const maxExtended = 50;

const bundlersWithoutEndings = ["jest", "next", "webpack"];

/**
 * Reads the nearest `tsconfig.json` and `package.json` of an output folder, up to the repository around `cwd`. A link
 * that points outside the repository is ignored, and so is an unreadable file.
 */
export function importSurroundings(outDir: string, cwd: string): ImportSurroundings {
  const folder = realPathOf(outDir);
  const repository = repositoryAround(cwd);
  const tsconfig = nearest("tsconfig.json", folder, repository);
  const manifest = nearest("package.json", folder, repository);
  const options = tsconfig === undefined ? {} : compilerOptions(tsconfig, repository, { left: maxExtended });
  const nodeModule = [options.module, options.moduleResolution].find(
    (value) => value !== undefined && /^node(?:next|\d\d)$/i.test(value),
  );
  const { type, dependencies, devDependencies } = manifest?.value ?? {};
  const names = new Set([dependencies, devDependencies].flatMap((list) => (isRecord(list) ? Object.keys(list) : [])));
  return {
    ...(tsconfig && { tsconfig: tsconfig.path }),
    ...(nodeModule !== undefined && { nodeModule: nodeModule.toLowerCase() }),
    ...(manifest && { manifest: manifest.path }),
    isEsm: type === "module",
    bundlers: bundlersWithoutEndings.filter((name) => names.has(name)),
  };
}

interface FoundFile {
  /** Absolute. */
  readonly path: string;
  /** The object that it holds. */
  readonly value: Readonly<Record<string, unknown>>;
}

/** The file of a name in the nearest folder that has one, from `folder` up to the repository's. */
function nearest(name: string, folder: string, repository: string): FoundFile | undefined {
  const { exists } = diskTree(folder);
  for (let at = folder; isBelow(at, repository); at = dirname(at)) {
    const path = join(at, name);
    if (exists(path)) {
      const value = readObject(path, repository);
      return value && { path, value };
    }
    if (dirname(at) === at) break;
  }
  return undefined;
}

function readObject(path: string, repository: string): Readonly<Record<string, unknown>> | undefined {
  if (!isBelow(realPathOf(path), repository)) return undefined;
  const read = diskTree(repository).read(path, maxBytes);
  const value = "text" in read ? parseJsonWithComments(read.text) : undefined;
  return isRecord(value) ? value : undefined;
}

/** Compiler options; undefined if neither the configuration nor its bases have them. */
interface ModuleOptions {
  /** The form of modules, as it is written: "NodeNext". */
  readonly module?: string;
  /** The way to find modules, as it is written: "bundler". */
  readonly moduleResolution?: string;
}

/** Returns the options of a configuration, completed from the configurations that it extends. */
function compilerOptions({ path, value }: FoundFile, repository: string, budget: { left: number }): ModuleOptions {
  const { extends: bases, compilerOptions: declared } = value;
  const names = (Array.isArray(bases) ? bases : [bases]).filter((name) => typeof name === "string");
  const inherited = names.map((name): ModuleOptions => {
    budget.left -= 1;
    if (budget.left < 0) return {};
    const base = basePaths(name, path, repository).find((candidate) => diskTree(repository).exists(candidate));
    const found = base === undefined ? undefined : readObject(base, repository);
    return base === undefined || found === undefined
      ? {}
      : compilerOptions({ path: base, value: found }, repository, budget);
  });
  const { module, moduleResolution } = isRecord(declared) ? declared : {};
  return {
    ...(Object.assign({}, ...inherited) as ModuleOptions),
    ...(typeof module === "string" && { module }),
    ...(typeof moduleResolution === "string" && { moduleResolution }),
  };
}

/** Paths of a configuration that is extended: the one that is named, or those of a package in `node_modules`. */
function basePaths(name: string, from: string, repository: string): readonly string[] {
  const isPath = isAbsolute(name) || /^\.\.?(?:[\\/]|$)/.test(name);
  if (isPath) return withEnding(resolve(dirname(from), name));
  const paths: string[] = [];
  for (let at = dirname(from); isBelow(at, repository); at = dirname(at)) {
    const path = join(at, "node_modules", name);
    paths.push(...withEnding(path), join(path, "tsconfig.json"));
    if (dirname(at) === at) break;
  }
  return paths;
}

function withEnding(path: string): readonly string[] {
  return path.endsWith(".json") ? [path] : [`${path}.json`];
}
