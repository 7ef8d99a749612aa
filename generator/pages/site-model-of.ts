import type { InterfacePlan } from "../plan/plan.js";
import { NumberedNames } from "../plan/numbered-names.js";
import { apiPages } from "./api-pages.js";
import { pageName } from "./page-paths.js";
import type { PartHistory } from "./part-history.js";
import type { SiteModel } from "./site-model.js";

/** Options of a site. */
export interface SiteOptions {
  readonly title?: string | undefined;
  /** The path from which the generated modules of an API are imported. */
  readonly importPathOf: (plan: InterfacePlan) => string;
  /** The releases of parts, by API; an API without releases has no entry. */
  readonly histories?: ReadonlyMap<string, PartHistory> | undefined;
  /** Called with each API as its pages begin. */
  readonly onStep?: ((doing: string) => void) | undefined;
}

/** The model of a site: the same for the same plans. */
export function siteModelOf(
  plans: readonly InterfacePlan[],
  { title, importPathOf, histories, onStep }: SiteOptions,
): SiteModel {
  const folders = new NumberedNames();
  const apis = plans.map((plan, index) => {
    onStep?.(`Describing ${plan.contract.name} (${index + 1} of ${plans.length})`);
    const { name } = plan.contract;
    const tools = { importPath: importPathOf(plan), historyOf: histories?.get(name) };
    return apiPages(plan, folders.take(`apis/${pageName(name)}`), tools);
  });
  const [only, ...others] = apis;
  return { title: title ?? (only !== undefined && others.length === 0 ? only.title : "API reference"), apis };
}
