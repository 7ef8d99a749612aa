import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { Diagnostics } from "../diagnostics/create-diagnostics.js";
import type { Origin } from "../diagnostics/origin.js";
import { diskTree } from "../load/file-tree.js";
import { isRemotePath } from "../load/files.js";
import type { InterfaceSource, PackageSettings, Project } from "../project-types.js";
import { checkNamedInterfaces } from "./check-named-interfaces.js";
import { checkInterfaceNames } from "./check-names.js";
import { checkOut } from "./check-out.js";
import { checkPaths, repositoryAround } from "./check-paths.js";
import { hasStrangeOwner } from "./config-owner.js";
import { isData, readConfig } from "./config.js";
import { extendConfig, levelsOfPolicies, originsOf, type ExtendedConfig } from "./extend-config.js";
import { discoverInterfaces, type DiscoverPlace } from "./discover.js";
import { shownPath, wholeOrigin } from "./folder-origin.js";
import { readPackage } from "./package.js";
import { realPathOf } from "./real-path.js";
import { kebabCase } from "../text/identifiers.js";
import { optionValue } from "../text/option-value.js";
import { UsageError } from "../usage-error.js";
import { apiPackageName, maxNameLength } from "../settings/package-settings.js";
import { resolveSettings } from "../settings/resolve-settings.js";
import type { KnownIds, Resolved, Settings } from "../settings/setting.js";
import { nameSettings, type NameSettings } from "../settings/shape-settings.js";
import { diffSettings, type DiffSettings } from "../settings/diff-settings.js";
import {
  lintSettings,
  loadSettings,
  outputSettings,
  placeSettings,
  settings,
  type CallerSettings,
  type Config,
  type LoadSettings,
} from "../settings/settings.js";
import { isBelow } from "../text/relative-path.js";

/** Gives a configuration its type: `export default defineConfig({ ... })` in `specwright.config.mjs`. */
export function defineConfig(config: Config): Config {
  return config;
}

/** Options of finding the project of a folder. */
export interface FindProjectOptions {
  /** The folder to look from, upward to the first folder with a package.json or a .git. */
  readonly cwd: string;
  /** A configuration named by the user; relative to `cwd`. */
  readonly configPath?: string | undefined;
  /** Settings in addition to those of the configuration; paths are relative to `cwd`. */
  readonly callerSettings?: CallerSettings;
  /** No program of the project is run: a configuration in JavaScript is an error. */
  readonly untrusted?: boolean | undefined;
  readonly known: KnownIds;
  readonly diagnostics: Diagnostics;
}

/**
 * Returns the project around a folder: its configuration, or the folders under `specs/`. Errors are reported. Undefined
 * if the configuration is unusable; a project without APIs if none is found.
 */
export async function findProject(options: FindProjectOptions): Promise<Project | undefined> {
  const found = await findConfig(settings, options);
  return found && configured(found, options);
}

/** The settings around a folder that hold for files outside a project as well. */
export interface FileSettings {
  readonly load: LoadSettings;
  readonly diff: DiffSettings;
  readonly names: NameSettings;
}

/** Returns the settings around a folder; defaults if it has no configuration, undefined if it is unusable. */
export async function findSettings(options: FindProjectOptions): Promise<FileSettings | undefined> {
  const { diff } = settings;
  const found = await findConfig({ ...loadSettings, ...nameSettings, diff }, options);
  return (
    found && {
      load: resolved(loadSettings, found.config, found, options),
      diff: diffOf(found, options),
      names: resolved(nameSettings, found.config, found, options),
    }
  );
}

/** Returns the configuration of the project around a folder, or the named one; undefined if it has none. */
export function findConfigPath(cwd: string, named?: string): string | undefined {
  return placeOf({ cwd, configPath: named }).configPath;
}

interface ConfigPlace {
  /** The folder that relative paths of the configuration count from. */
  readonly root: string;
  /** The absolute path of the file; undefined if only defaults apply. */
  readonly configPath?: string;
}

interface FoundConfig extends ConfigPlace, ExtendedConfig {}

/** Returns the configuration, if it is valid, and so are the paths in these settings. Errors are reported with paths relative to `cwd`. */
async function findConfig(rows: Settings, options: FindProjectOptions): Promise<FoundConfig | undefined> {
  if (options.configPath !== undefined && isRemotePath(options.configPath))
    throw new UsageError(`--config requires a local file, but "${optionValue(options.configPath)}" is an address.`);
  const { cwd, untrusted, known, diagnostics } = options;
  const seedPlace = placeOf(options);
  const { configPath, root } = seedPlace;
  const isProgram = configPath !== undefined && !isData(configPath);
  if (configPath !== undefined && !isBelow(realPathOf(configPath), repositoryAround(root))) {
    diagnostics.report("project/linked-config", wholeOrigin(configPath, cwd), { path: shownPath(configPath, cwd) });
    return undefined;
  }
  if (isProgram && untrusted === true) {
    diagnostics.report("project/untrusted-config", wholeOrigin(configPath, cwd), { path: shownPath(configPath, cwd) });
    return undefined;
  }
  if (isProgram && options.configPath === undefined && hasStrangeOwner(configPath, cwd)) {
    diagnostics.report("project/foreign-config", wholeOrigin(configPath, cwd), { path: shownPath(configPath, cwd) });
    return undefined;
  }
  const written = configPath === undefined ? {} : await readConfig(configPath, cwd, { known, diagnostics });
  if (written === undefined) return undefined;
  const extended =
    configPath === undefined
      ? { config: written, layers: [] }
      : await extendConfig(configPath, written, { cwd, known, diagnostics });
  if (extended === undefined) return undefined;
  const { config, layers } = extended;
  const originOf = (path: string, keys: readonly string[]): Origin =>
    configPath === undefined ? wholeOrigin(path, cwd) : originsOf(layers, cwd)(...keys);
  checkPaths(rows, config, { root, cwd, isProgram, callerSettings: options.callerSettings, originOf }, diagnostics);
  return diagnostics.hasErrors() ? undefined : { ...seedPlace, ...extended };
}

function resolved<Rows extends Settings>(
  rows: Rows,
  values: object,
  { root }: FoundConfig,
  { cwd, callerSettings = {} }: FindProjectOptions,
): Resolved<Rows> {
  return resolveSettings(rows, [
    { values, folder: root },
    { values: callerSettings, folder: cwd, isCaller: true },
  ]);
}

function diffOf(found: FoundConfig, options: FindProjectOptions): DiffSettings {
  return resolved(diffSettings, found.config.diff ?? {}, found, options);
}

function placeOf({ cwd, configPath }: Pick<FindProjectOptions, "cwd" | "configPath">): ConfigPlace {
  return configPath === undefined ? findRoot(cwd) : configAt(resolve(cwd, configPath));
}

/** Names of configurations; of two in one folder the first counts. */
export const configNames = ["specwright.config.mjs", "specwright.config.json"] as const;

/** Upward to the first configuration, at most to the first folder that is a project of its own. */
function findRoot(cwd: string): ConfigPlace {
  let withSpecs: string | undefined;
  for (let folder = resolve(cwd); ; folder = dirname(folder)) {
    const name = configNames.find((candidate) => existsSync(join(folder, candidate)));
    if (name !== undefined) return configAt(join(folder, name));
    if (existsSync(join(folder, "specs"))) withSpecs ??= folder;
    const isBoundary = existsSync(join(folder, "package.json")) || existsSync(join(folder, ".git"));
    if (isBoundary || dirname(folder) === folder) return { root: withSpecs ?? resolve(cwd) };
  }
}

function configAt(configPath: string): ConfigPlace {
  return { root: dirname(configPath), configPath };
}

function configured(found: FoundConfig, options: FindProjectOptions): Project {
  const { root, configPath, config, layers } = found;
  const { callerSettings = {}, diagnostics } = options;
  const { specs: specsDir, out: outDir } = resolved(placeSettings, config, found, options);
  const load = resolved(loadSettings, config, found, options);
  const expectsSpecs = config.specs !== undefined || config.interfaces === undefined;
  const rootPlace = { root, allowRoots: load.allowRoots };
  const interfaces = configuredInterfaces(config, rootPlace, expectsSpecs, diagnostics);
  const packaged = config.package === undefined ? undefined : readPackage(config.package, root, diagnostics);
  checkInterfaceNames(interfaces, root, diagnostics, packaged?.packages);
  if (configPath !== undefined) {
    const names = interfaces.map(({ name }) => name);
    checkNamedInterfaces(config, names, originsOf(layers, root), diagnostics);
  }
  const origin = (): Origin => {
    const key = config.out === undefined ? "specs" : "out";
    const isConfigured = configPath !== undefined && !("out" in callerSettings);
    return isConfigured ? originsOf(layers, root)(key) : wholeOrigin(outDir, root);
  };
  checkOut({ root, outDir, specsDir, rootFiles: interfaces.flatMap(({ roots }) => roots) }, origin, diagnostics);
  const output = resolved(outputSettings, config, found, options);
  if (packaged !== undefined) {
    checkPackageLayout(output, found, options);
    checkApiPackages(packaged, interfaces, found, diagnostics);
  }
  return {
    cwd: root,
    outDir,
    interfaces,
    ...output,
    ...load,
    ...(packaged === undefined ? {} : { package: packaged }),
    ...(configPath === undefined ? {} : { configPath }),
    policyPaths: layers.slice(1).map(({ path }) => path),
    policyLevels: levelsOfPolicies(layers, root),
    lint: resolved(lintSettings, config.lint ?? {}, found, options),
    diff: diffOf(found, options),
    specsDir,
    flat: false,
    ...(options.untrusted === true && { untrusted: true }),
  };
}

/** A package has folders and imports that end in ".js": another layout is reported if configured, or rejected if the caller sets it. */
function checkPackageLayout(
  { layout, importExtension }: Pick<Project, "layout" | "importExtension">,
  { root, layers }: FoundConfig,
  { callerSettings = {}, diagnostics }: FindProjectOptions,
): void {
  const wrong = {
    ...(layout === "file" && { layout: "folder" }),
    ...(importExtension === "none" && { importExtension: ".js" }),
  };
  for (const [key, wanted] of Object.entries(wrong)) {
    if (key in callerSettings)
      throw new UsageError('A package needs the layout "folder" and the import extension ".js". Remove both settings.');
    const expected = `"${wanted}", since the output is a package`;
    diagnostics.report("project/invalid-option", originsOf(layers, root)(key), { key, expected });
  }
}

/** Reports a package name that is too long with the folder of an API. */
function checkApiPackages(
  { name, packages }: PackageSettings,
  interfaces: readonly InterfaceSource[],
  { root, layers }: FoundConfig,
  diagnostics: Diagnostics,
): void {
  const folders = packages === "per-api" ? interfaces.map((source) => kebabCase(source.name)) : [];
  const long = folders.find((folder) => apiPackageName(name, folder).length > maxNameLength);
  if (long === undefined) return;
  const expected = `shorter, since "-${long}" is added for an API and npm accepts ${maxNameLength} characters`;
  diagnostics.report("project/invalid-option", originsOf(layers, root)("package", "name"), {
    key: "package.name",
    expected,
  });
}

/** Returns the APIs of a configuration; a missing folder of specs is only an error if it is expected. */
export function configuredInterfaces(
  config: Config,
  discoverPlace: DiscoverPlace,
  expectsSpecs: boolean,
  diagnostics: Diagnostics,
): readonly InterfaceSource[] {
  const { root, tree = diskTree(root) } = discoverPlace;
  const { specs } = resolveSettings(placeSettings, [{ values: config, folder: root }]);
  const found = tree.exists(specs) || expectsSpecs ? discoverInterfaces(specs, discoverPlace, diagnostics) : [];
  return [...found, ...listedInterfaces(config, root)];
}

function listedInterfaces(config: Config, root: string): readonly InterfaceSource[] {
  return Object.entries(config.interfaces ?? {}).map(([name, files]) => {
    const roots = (typeof files === "string" ? [files] : files).map((file) =>
      isRemotePath(file) ? file : resolve(root, file),
    );
    const [first = root] = roots;
    return { name, roots, folder: isRemotePath(first) ? first : dirname(first) };
  });
}
