import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { Diagnostics } from "./diagnostics/collector.js";
import type { Origin } from "./diagnostics/origin.js";
import { diskTree } from "./load/file-tree.js";
import { emitterNames, type Config, type DiffConfig, type InterfaceSource, type Project } from "./options.js";
import { checkInterfaceNames } from "./project/check-names.js";
import { checkOut } from "./project/check-out.js";
import { optionOrigin, readConfig } from "./project/config.js";
import { discoverInterfaces, type DiscoverPlace } from "./project/discover.js";
import { wholeOrigin } from "./project/folder-origin.js";
import { readPackage } from "./project/package.js";

/** Gives a configuration its type: `export default defineConfig({ ... })` in `specwright.config.mjs`. */
export function defineConfig(config: Config): Config {
  return config;
}

export interface FindProjectOptions {
  /** The folder to look from, upward to the first folder with a package.json or a .git. */
  readonly cwd: string;
  /** A configuration named by the user; relative to `cwd`. */
  readonly configPath?: string;
  /** Absolute folders besides those of the configuration that contracts may reach. */
  readonly allowRoots?: readonly string[];
  readonly diagnostics: Diagnostics;
}

/**
 * The project around a folder: its configuration, or else the folders under `specs/`. Faults are reported; the answer
 * is undefined when the configuration is unusable, and a project without interfaces when none is found.
 */
export async function findProject(options: FindProjectOptions): Promise<Project | undefined> {
  const { cwd, configPath, diagnostics } = options;
  const place = configPath === undefined ? findRoot(cwd) : configAt(resolve(cwd, configPath));
  if (place.configPath === undefined) return configured({}, place, options);
  const config = await readConfig(place.configPath, place.root, diagnostics);
  return config && configured(config, place, options);
}

/** What a configuration says that holds for files outside a project as well. */
export interface DiffSettings {
  /** The folder that relative paths of the settings count from. */
  readonly root: string;
  readonly diff: DiffConfig;
  readonly allowRoots: readonly string[];
  readonly allowOrigins: readonly string[];
  readonly allowBacktracking: boolean;
}

/** The settings around a folder; those of no configuration when there is none, undefined when it is unusable. */
export async function findSettings({
  cwd,
  configPath,
  diagnostics,
}: FindProjectOptions): Promise<DiffSettings | undefined> {
  const place = configPath === undefined ? findRoot(cwd) : configAt(resolve(cwd, configPath));
  const { root } = place;
  const config = place.configPath === undefined ? {} : await readConfig(place.configPath, root, diagnostics);
  if (config === undefined) return undefined;
  const { allowBacktracking = false, allowOrigins = [] } = config;
  return { root, diff: config.diff ?? {}, allowRoots: allowedRoots(config, root), allowOrigins, allowBacktracking };
}

function allowedRoots({ allowRoots = [] }: Config, root: string): readonly string[] {
  return allowRoots.map((folder) => resolve(root, folder));
}

interface ProjectPlace {
  readonly root: string;
  readonly configPath?: string;
}

const configNames = ["specwright.config.mjs", "specwright.config.json"];

/** Upward to the first configuration, at most to the first folder that is a project of its own. */
function findRoot(cwd: string): ProjectPlace {
  let withSpecs: string | undefined;
  for (let folder = resolve(cwd); ; folder = dirname(folder)) {
    const name = configNames.find((candidate) => existsSync(join(folder, candidate)));
    if (name !== undefined) return configAt(join(folder, name));
    if (existsSync(join(folder, "specs"))) withSpecs ??= folder;
    const isBoundary = existsSync(join(folder, "package.json")) || existsSync(join(folder, ".git"));
    if (isBoundary || dirname(folder) === folder) return { root: withSpecs ?? resolve(cwd) };
  }
}

function configAt(configPath: string): ProjectPlace {
  return { root: dirname(configPath), configPath };
}

function configured(
  config: Config,
  { root, configPath }: ProjectPlace,
  { allowRoots: more = [], diagnostics }: FindProjectOptions,
): Project | undefined {
  const allowRoots = [...allowedRoots(config, root), ...more];
  const specsDir = resolve(root, config.specs ?? "specs");
  const expectsSpecs = config.specs !== undefined || config.interfaces === undefined;
  const interfaces = configuredInterfaces(config, { root, allowRoots }, expectsSpecs, diagnostics);
  checkInterfaceNames(interfaces, root, diagnostics, config.package !== undefined);
  const outDir = resolve(root, config.out ?? "generated");
  const origin = (): Origin => {
    const key = config.out === undefined ? "specs" : "out";
    return configPath === undefined ? wholeOrigin(outDir, root) : optionOrigin(configPath, root, key);
  };
  checkOut({ root, outDir, specsDir, rootFiles: interfaces.flatMap(({ roots }) => roots) }, origin, diagnostics);
  return {
    cwd: root,
    outDir,
    format: config.format ?? "prettier",
    emit: config.emit ?? emitterNames,
    interfaces,
    regenerateWith: config.regenerateWith ?? "specwright generate",
    allowRoots,
    ...(config.allowOrigins === undefined ? {} : { allowOrigins: config.allowOrigins }),
    ...(config.allowBacktracking === undefined ? {} : { allowBacktracking: config.allowBacktracking }),
    ...(config.package === undefined ? {} : { package: readPackage(config.package, root, diagnostics) }),
    ...(configPath === undefined ? {} : { configPath }),
    ...(config.diff === undefined ? {} : { diff: config.diff }),
    specsDir,
    flat: false,
  };
}

/** The interfaces that a configuration finds in a place; a folder of specs that is not there counts when it is expected. */
export function configuredInterfaces(
  config: Config,
  place: DiscoverPlace,
  expectsSpecs: boolean,
  diagnostics: Diagnostics,
): readonly InterfaceSource[] {
  const { root, tree = diskTree(root) } = place;
  const specsDir = resolve(root, config.specs ?? "specs");
  const found = tree.exists(specsDir) || expectsSpecs ? discoverInterfaces(specsDir, place, diagnostics) : [];
  return [...found, ...listedInterfaces(config, root)];
}

function listedInterfaces(config: Config, root: string): readonly InterfaceSource[] {
  return Object.entries(config.interfaces ?? {}).map(([name, files]) => {
    const roots = (typeof files === "string" ? [files] : files).map((file) => resolve(root, file));
    return { name, roots, folder: dirname(roots[0] ?? root) };
  });
}

export { projectForFiles } from "./project/files.js";
