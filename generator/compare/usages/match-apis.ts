import type { Contract } from "../../model/contract.js";
import { interfaceFolder, type PlanOptions } from "../../plan/plan-interfaces.js";
import type { ApiUsage } from "../../usage/usage-file.js";
import { cached } from "../pair-map.js";
import { usageSubjects, type UsageSubjects } from "./usage-subjects.js";

/** The old version of an API that a consumer uses. */
export interface MatchedApi {
  readonly contract: Contract;
  readonly subjects: UsageSubjects;
}

/** Returns the old version of an API; undefined for an API that is not compared. */
export type MatchApi = (api: ApiUsage) => MatchedApi | undefined;

/** Options of matching. */
export interface MatchOptions extends PlanOptions {
  /** True if the names of APIs are those of a project, and not of files. */
  readonly isProject: boolean;
}

/**
 * Finds APIs by their names, or by the ends of the names of their packages. The name of a single file says little: it
 * matches usages if it has most of their names.
 */
export function createMatchApi(
  before: ReadonlyMap<string, Contract>,
  { isProject, ...options }: MatchOptions,
): MatchApi {
  const all = [...before.values()];
  const subjectsOf = cached((contract: Contract) => usageSubjects(contract, options));
  return (api) => {
    const found = all.find(({ name }) => isNamed(api, name)) ?? (all.length === 1 && !isProject ? all[0] : undefined);
    if (found === undefined) return undefined;
    const subjects = subjectsOf(found);
    return isNamed(api, found.name) || hasMostNames(api, subjects) ? { contract: found, subjects } : undefined;
  };
}

/** True if usages are of the API with a name. */
export function isNamed({ api, package: packageName }: ApiUsage, name: string): boolean {
  const folder = interfaceFolder(name);
  return api === folder || packageName.endsWith(`-${folder}`) || packageName.endsWith(`/${folder}`);
}

function hasMostNames({ usages }: ApiUsage, { of, isMissing }: UsageSubjects): boolean {
  const known = usages.filter((usage) => of(usage).length > 0 && !isMissing(usage));
  return known.length > 0 && known.length * 2 >= usages.length;
}
