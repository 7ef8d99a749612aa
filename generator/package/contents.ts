import type { RuntimeSource } from "../settings/settings.js";
import { runtimePackage } from "../version.js";
import type { InterfacePlan } from "../plan/plan.js";
import { apiPackageName, umbrellaFolder } from "../settings/package-settings.js";
import {
  libraryPartNames,
  libraryParts,
  partNames,
  parts,
  type LibraryPartName,
  type Part,
  type PartName,
} from "../settings/parts.js";

/** A part of an API that can be imported, and its path below the API's. */
export interface Subpath {
  readonly part: PartName;
  /** "/client"; "" for the API itself. */
  readonly path: string;
}

/** The parts that can be imported: all types under the API's own path first. */
export const subpaths: readonly Subpath[] = partNames
  .flatMap((part) => {
    const { subpath: path }: Part = parts[part];
    return path === undefined ? [] : [{ part, path }];
  })
  .sort((a, b) => Number(a.path !== "") - Number(b.path !== ""));

/** Adapters that serve stubs, each a subpath of its own; one module holds them all. */
export const adapters = {
  node: "serves stubs with node:http",
  fastify: "serves stubs as a plugin of Fastify",
  fetch: "serves stubs with the Fetch API, or to a client in the same process",
} as const;

/** The contents of a package, derived from the rendered files. */
export interface PackageContents {
  /** A package with all APIs, the package of one API, or an umbrella package that re-exports the packages of APIs. */
  readonly form: "whole" | "api" | "umbrella";
  /** In order of their folders. */
  readonly interfaces: readonly PackagedInterface[];
  readonly runtime: RuntimeSource;
  /** True if servers have adapters. */
  readonly hasAdapters: boolean;
  /** The folders and files with sources, relative to the root of the package, sorted. */
  readonly sources: readonly string[];
  /** Those of them that the compiler reads. */
  readonly compiled: readonly string[];
}

/** An API as part of a package. */
export interface PackagedInterface {
  readonly plan: InterfacePlan;
  /** The parts that can be imported. */
  readonly parts: ReadonlySet<PartName>;
  /** Modules for libraries and of third-party emitters, below the API's folder and without their ending, sorted. */
  readonly custom: readonly string[];
  /** The libraries that some of them are for. */
  readonly libraries: readonly LibraryPartName[];
}

/** The output that packages are made of; all paths are relative to the output folder. */
export interface PackagedOutput {
  readonly plans: readonly InterfacePlan[];
  /** The paths of the modules. */
  readonly paths: readonly string[];
  readonly runtime: RuntimeSource;
  /** The paths of files for libraries, and of files that third-party emitters add. */
  readonly custom?: readonly string[];
  /** The chosen parts for libraries. */
  readonly libraries?: readonly LibraryPartName[];
}

/** The contents of a package with all APIs. */
export function packageContents({
  plans,
  paths,
  runtime,
  custom = [],
  libraries = [],
}: PackagedOutput): PackageContents {
  const rendered = new Set([...paths, ...custom]);
  const interfaces = plans.map((plan): PackagedInterface => ({
    plan,
    parts: new Set(subpaths.flatMap(({ part }) => (rendered.has(plan.modules[part]) ? [part] : []))),
    custom: custom.flatMap((path) => moduleIn(plan.folder, path)).sort(),
    libraries: libraries.filter((name) => rendered.has(`${plan.folder}/${libraryParts[name].file}`)),
  }));
  return {
    form: "whole",
    interfaces: interfaces.sort((a, b) => (a.plan.folder < b.plan.folder ? -1 : 1)),
    runtime,
    hasAdapters:
      rendered.has("runtime/adapters.ts") ||
      (runtime === "package" && interfaces.some(({ parts: partNames }) => partNames.has("server"))),
    ...sourcesIn([...paths, ...custom]),
  };
}

/** The contents of the package of each API. */
export function apiContents(output: PackagedOutput): readonly PackageContents[] {
  const { paths, custom = [] } = output;
  return packageContents(output).interfaces.map((entry) => {
    const top = `${entry.plan.folder}/`;
    const below = [...paths, ...custom].filter((path) => path.startsWith(top)).map((path) => path.slice(top.length));
    const hasAdapters = entry.parts.has("server");
    return { form: "api", interfaces: [entry], runtime: output.runtime, hasAdapters, ...sourcesIn(below) };
  });
}

/** The contents of the package that re-exports those of all APIs. */
export function umbrellaContents(output: PackagedOutput): PackageContents {
  return { ...packageContents(output), form: "umbrella", ...sourcesIn([`${umbrellaFolder}/index.ts`]) };
}

function sourcesIn(paths: readonly string[]): Pick<PackageContents, "sources" | "compiled"> {
  const topNames = (all: readonly string[]): readonly string[] =>
    [...new Set(all.map((path) => /^[^/]*/.exec(path)?.[0] ?? path))].sort();
  return { sources: topNames(paths), compiled: topNames(paths.filter((path) => path.endsWith(".ts"))) };
}

/** A module that a package offers. */
export interface OfferedModule {
  /** "./orders/client" */
  readonly subpath: string;
  /** Relative to the root of the package, without an ending: "orders/client". */
  readonly module: string;
  /** The module of another package that it re-exports, in an umbrella package: "@acme/shop-orders/client". */
  readonly from?: string;
  /** The API; undefined for adapters. */
  readonly plan?: InterfacePlan;
}

/** Subpaths of APIs and adapters; nothing else of a package can be imported. */
export function offeredModules(name: string, contents: PackageContents): readonly OfferedModule[] {
  const { form, interfaces, hasAdapters, runtime } = contents;
  const parts = interfaces.flatMap(({ plan, parts: partNames, custom }) => {
    const offered = [
      ...subpaths
        .filter(({ part }) => partNames.has(part))
        .map(({ part, path }) => ({ path, module: plan.modules[part].slice(plan.folder.length + 1, -".ts".length) })),
      ...custom.map((module) => ({ path: `/${module}`, module })),
    ];
    return offered.map(({ path, module }): OfferedModule => {
      if (form === "api") return { subpath: `.${path}`, module, plan };
      const [subpath, below] = [`./${plan.folder}${path}`, `${plan.folder}/${module}`];
      if (form === "whole") return { subpath, module: below, plan };
      return { subpath, module: `${umbrellaFolder}/${below}`, from: apiPackageName(name, plan.folder) + path, plan };
    });
  });
  if (!hasAdapters) return parts;
  const served = Object.keys(adapters).flatMap((adapter): readonly OfferedModule[] => {
    const subpath = `./runtime/${adapter}`;
    const from = `${runtimePackage}/${adapter}`;
    if (form === "umbrella") return [{ subpath, module: `${umbrellaFolder}/runtime/${adapter}`, from }];
    return runtime === "inline" ? [{ subpath, module: "runtime/adapters" }] : [];
  });
  return [...parts, ...served];
}

/** The module that a part of an API is imported from; `path` is "/client". */
export function importPath(name: string, { form }: PackageContents, { folder }: InterfacePlan, path: string): string {
  return form === "api" ? name + path : `${name}/${folder}${path}`;
}

/** The module that the adapter of a package is imported from. */
export function adapterPath(name: string, { form, runtime }: PackageContents, adapter: keyof typeof adapters): string {
  return runtime === "package" && form !== "umbrella" ? `${runtimePackage}/${adapter}` : `${name}/runtime/${adapter}`;
}

/** True if some API has such a module. */
export function hasPart({ interfaces }: PackageContents, part: PartName): boolean {
  return interfaces.some((entry) => entry.parts.has(part));
}

/** Returns the libraries that the modules of some API import, in the order of their list. */
export function usedLibraries({ interfaces }: PackageContents): readonly LibraryPartName[] {
  return libraryPartNames.filter((name) => interfaces.some(({ libraries }) => libraries.includes(name)));
}

function moduleIn(folder: string, path: string): readonly string[] {
  const isModule = path.startsWith(`${folder}/`) && path.endsWith(".ts") && !path.endsWith(".d.ts");
  return isModule ? [path.slice(folder.length + 1, -".ts".length)] : [];
}
