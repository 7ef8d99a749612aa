import { dirname, join, resolve } from "node:path";
import type { Diagnostics } from "../diagnostics/create-diagnostics.js";
import type { Origin } from "../diagnostics/origin.js";
import { diskTree } from "../load/file-tree.js";
import { readJsonFile } from "../load/read-json.js";
import { reportFileFault } from "../load/report-file.js";
import { isRecord } from "../settings/kinds.js";
import { policyPlace } from "../settings/policy-settings.js";
import type { KnownIds, Setting, Settings } from "../settings/setting.js";
import { settings, type Config } from "../settings/settings.js";
import { checkConfig, type OriginOf } from "./check-config.js";
import { isInside, repositoryAround } from "./check-paths.js";
import { configFile, originIn, originsIn } from "./config.js";
import { shownPath } from "./folder-origin.js";
import { realPathOf } from "./real-path.js";

/** Limits of policies: maximum size in bytes, and maximum depth of `extends`. */
const maxBytes = 1024 * 1024;
const maxDepth = 10;

/** A configuration, or a policy that it extends, as its file has it. */
export interface ConfigLayer {
  /** Absolute. */
  readonly path: string;
  readonly config: Config;
}

/** A configuration with the settings of its policies. */
export interface ExtendedConfig {
  readonly config: Config;
  /** The configuration itself, and then each policy after the one that extends it. */
  readonly layers: readonly ConfigLayer[];
}

interface ExtendOptions {
  /** The folder that messages show paths from. */
  readonly cwd: string;
  readonly known: KnownIds;
  readonly diagnostics: Diagnostics;
}

/**
 * Reads the policies that a configuration extends. They are data, and none of them is run. Errors are reported at their
 * locations; undefined if one was found.
 */
export async function extendConfig(
  path: string,
  config: Config,
  options: ExtendOptions,
): Promise<ExtendedConfig | undefined> {
  const layers: ConfigLayer[] = [{ path, config }];
  for (let last = layers.at(-1); last?.config.extends !== undefined; last = layers.at(-1)) {
    const next = findPolicy(last, layers, options);
    const read = next === undefined ? undefined : await readPolicy(next, last, options);
    if (read === undefined) return undefined;
    layers.push(read);
  }
  const merged = layers
    .map((layer) => layer.config)
    .reduceRight((lower, upper) => mergedConfig(settings, lower, upper));
  return { config: merged, layers };
}

/** Returns the locations of settings in the nearest layer that defines them; messages show paths relative to `from`. */
export function originsOf(layers: readonly ConfigLayer[], from: string): OriginOf {
  return (...keys) => {
    const layer = layers.find(({ config }) => hasKeys(config, keys)) ?? layers[0];
    return originsIn(layer?.path ?? from, from)(...keys);
  };
}

/** Source locations of the lint levels that a policy sets and the configuration does not. */
export function levelsOfPolicies([project, ...policies]: readonly ConfigLayer[], from: string): Record<string, Origin> {
  const ids = policies.flatMap(({ config }) => Object.keys(config.lint?.levels ?? {}));
  const set = ids.filter((id) => !hasKeys(project?.config, ["lint", "levels", id]));
  return Object.fromEntries(set.map((id) => [id, originsOf(policies, from)("lint", "levels", id)]));
}

function hasKeys(value: unknown, keys: readonly string[]): boolean {
  const [first, ...others] = keys;
  if (first === undefined) return true;
  return isRecord(value) && Object.hasOwn(value, first) && hasKeys(value[first], others);
}

/** The file of the policy that a layer extends, absolute; undefined and a report where there is none that may be read. */
function findPolicy(
  { path: from, config: { extends: name = "" } }: ConfigLayer,
  layers: readonly ConfigLayer[],
  { cwd, diagnostics }: ExtendOptions,
): string | undefined {
  const origin = originsIn(from, cwd)("extends");
  const { packageName, path } = policyPlace(name) ?? { path: name };
  const folder = dirname(packageName === undefined ? from : realPathOf(from));
  const holder = packageName === undefined ? repositoryAround(folder) : holderOf(packageName, folder);
  if (holder === undefined) {
    diagnostics.report("project/missing-policy", origin, { name });
    return undefined;
  }
  const found = packageName === undefined ? resolve(folder, path) : join(holder, "node_modules", packageName, path);
  const real = realPathOf(found);
  if (!isInside(real, realPathOf(holder)) && !isInside(real, repositoryAround(folder))) {
    diagnostics.report("project/outside-policy", origin, { name });
    return undefined;
  }
  if (layers.some((layer) => realPathOf(layer.path) === real)) {
    diagnostics.report("project/policy-cycle", origin, { name, path: shownPath(found, cwd) });
    return undefined;
  }
  if (layers.length > maxDepth) {
    diagnostics.report("project/policy-depth", origin, { max: maxDepth });
    return undefined;
  }
  return found;
}

/** Returns the folder whose node_modules has a package, searched upward like Node.js does; undefined if none has. */
function holderOf(packageName: string, from: string): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    if (diskTree(folder).exists(join(folder, "node_modules", packageName))) return folder;
    if (dirname(folder) === folder) return undefined;
  }
}

async function readPolicy(
  path: string,
  { path: from }: ConfigLayer,
  { cwd, known, diagnostics }: ExtendOptions,
): Promise<ConfigLayer | undefined> {
  const read = diskTree(cwd).read(path, maxBytes);
  if (!("text" in read)) {
    reportFileFault(read, { path: shownPath(path, cwd), maxBytes }, originsIn(from, cwd)("extends"), diagnostics);
    return undefined;
  }
  // Any JSON file of the repository may be named as a policy: lines of one that has no option are not shown.
  const isPolicy = Object.keys(settings).some((name) => name !== "$schema" && read.text.includes(`"${name}"`));
  const file = { ...configFile(path, read.text, cwd), ...(!isPolicy && { isWithheld: true }) };
  const value = readJsonFile(file, diagnostics);
  if (value === undefined) return undefined;
  const originOf: OriginOf = (...keys) => originIn(file, keys);
  if (isRecord(value) && Object.keys(value).length > 0 && !isPolicy) {
    diagnostics.report("project/malformed-config", originOf(), { reason: "it contains no settings" });
    return undefined;
  }
  const config = await checkConfig(value, { originOf, known, diagnostics, isPolicy: true });
  return config === undefined ? undefined : { path, config };
}

/**
 * Returns the settings of a policy, overridden by the configuration that extends it: objects are merged by property,
 * any other value is replaced. A section that lacks a required setting, such as the name of a package, is not added.
 */
function mergedConfig(rows: Settings, lower: Config, upper: Config): Config {
  const names = new Set([...Object.keys(lower), ...Object.keys(upper)]);
  const [below, above] = [
    new Map<string, unknown>(Object.entries(lower)),
    new Map<string, unknown>(Object.entries(upper)),
  ];
  const entries = [...names].flatMap((name): readonly (readonly [string, unknown])[] => {
    const [value, top] = [below.get(name), above.get(name)];
    const needed = Object.values<Setting>(rows[name]?.is.members ?? {}).some(({ required }) => required === true);
    if (name === "extends" || (needed && top === undefined)) return top === undefined ? [] : [[name, top]];
    return [[name, mergedValue(value, top)]];
  });
  return Object.fromEntries(entries);
}

function mergedValue(lower: unknown, upper: unknown): unknown {
  if (upper === undefined) return lower;
  if (!isRecord(lower) || !isRecord(upper)) return upper;
  const names = [...new Set([...Object.keys(lower), ...Object.keys(upper)])];
  return Object.fromEntries(names.map((name) => [name, mergedValue(ownMember(lower, name), ownMember(upper, name))]));
}

function ownMember(record: Readonly<Record<string, unknown>>, name: string): unknown {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}
