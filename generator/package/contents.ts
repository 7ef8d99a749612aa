import type { RuntimeSource } from "../settings/settings.js";
import { runtimePackage } from "../version.js";
import type { InterfacePlan } from "../plan/plan.js";
import { partNames, parts, type Part, type PartName } from "../settings/parts.js";

/** A part of an interface that can be imported, and its path below the interface's. */
export interface Subpath {
  readonly part: PartName;
  /** "/client"; "" for the interface itself. */
  readonly path: string;
}

/** The parts that can be imported: all types under the interface's own path first. */
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

/** The contents of a package, told from the files that were rendered. */
export interface PackageContents {
  /** In order of their folders. */
  readonly interfaces: readonly PackagedInterface[];
  readonly runtime: RuntimeSource;
  /** True where servers have adapters to be served by. */
  readonly hasAdapters: boolean;
  /** The folders with sources, sorted. */
  readonly folders: readonly string[];
}

/** An interface as its package offers it. */
export interface PackagedInterface {
  readonly plan: InterfacePlan;
  /** The parts that can be imported. */
  readonly parts: ReadonlySet<PartName>;
  /** Modules of emitters of others, below the interface's folder and without their ending, sorted. */
  readonly custom: readonly string[];
}

/** The contents of a package with these interfaces; `paths` are those of its modules below the output folder. */
export function packageContents(
  plans: readonly InterfacePlan[],
  paths: readonly string[],
  runtime: RuntimeSource,
  custom: readonly string[] = [],
): PackageContents {
  const rendered = new Set(paths);
  const interfaces = plans.map((plan): PackagedInterface => ({
    plan,
    parts: new Set(subpaths.flatMap(({ part }) => (rendered.has(plan.modules[part]) ? [part] : []))),
    custom: custom.flatMap((path) => moduleIn(plan.folder, path)).sort(),
  }));
  return {
    interfaces: interfaces.sort((a, b) => (a.plan.folder < b.plan.folder ? -1 : 1)),
    runtime,
    hasAdapters:
      rendered.has("runtime/adapters.ts") ||
      (runtime === "package" && interfaces.some(({ parts: partNames }) => partNames.has("server"))),
    folders: [...new Set([...paths, ...custom].map((path) => path.slice(0, path.indexOf("/"))))].sort(),
  };
}

/** The module that the adapter of a package is imported from. */
export function adapterPath(name: string, { runtime }: PackageContents, adapter: keyof typeof adapters): string {
  return runtime === "package" ? `${runtimePackage}/${adapter}` : `${name}/runtime/${adapter}`;
}

/** True when some interface has such a module. */
export function hasPart({ interfaces }: PackageContents, part: PartName): boolean {
  return interfaces.some((entry) => entry.parts.has(part));
}

function moduleIn(folder: string, path: string): readonly string[] {
  const isModule = path.startsWith(`${folder}/`) && path.endsWith(".ts") && !path.endsWith(".d.ts");
  return isModule ? [path.slice(folder.length + 1, -".ts".length)] : [];
}
