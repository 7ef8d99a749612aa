import type { InterfacePlan } from "../plan/plan.js";

/** The modules of an interface that have a subpath of their own. */
export const partNames = ["types", "validators", "codecs", "client", "server"] as const;
export type PartName = (typeof partNames)[number];

/** Adapters that serve stubs. */
const adapterNames = ["node", "fastify", "fetch"] as const;
export type AdapterName = (typeof adapterNames)[number];

/** What a package holds, told from the files that were rendered. */
export interface PackageContents {
  /** In order of their folders. */
  readonly interfaces: readonly PackagedInterface[];
  readonly adapters: ReadonlySet<AdapterName>;
  /** The folders with sources, sorted. */
  readonly folders: readonly string[];
}

export interface PackagedInterface {
  readonly plan: InterfacePlan;
  /** Whether all types can be imported from the interface's own path. */
  readonly hasIndex: boolean;
  readonly parts: ReadonlySet<PartName>;
}

/** What a package of these interfaces holds; `paths` are those of its modules below the output folder. */
export function packageContents(plans: readonly InterfacePlan[], paths: readonly string[]): PackageContents {
  const rendered = new Set(paths);
  const interfaces = plans.map((plan): PackagedInterface => ({
    plan,
    hasIndex: rendered.has(plan.modules.index),
    parts: new Set(partNames.filter((part) => rendered.has(plan.modules[part]))),
  }));
  return {
    interfaces: interfaces.sort((a, b) => (a.plan.folder < b.plan.folder ? -1 : 1)),
    adapters: new Set(adapterNames.filter((name) => rendered.has(`runtime/${name}.ts`))),
    folders: [...new Set(paths.map((path) => path.slice(0, path.indexOf("/"))))].sort(),
  };
}

/** True when some interface has such a module. */
export function hasPart({ interfaces }: PackageContents, part: PartName): boolean {
  return interfaces.some(({ parts }) => parts.has(part));
}
