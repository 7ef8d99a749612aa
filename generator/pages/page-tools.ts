import type { InterfacePlan } from "../plan/plan.js";
import type { PagePaths } from "./page-paths.js";
import type { PartHistory } from "./part-history.js";
import type { PayloadSamples } from "./payload-samples.js";
import type { ValueTrees } from "./value-tree.js";

/** The tools for the pages of one API. */
export interface PageTools {
  readonly plan: InterfacePlan;
  readonly paths: PagePaths;
  readonly trees: ValueTrees;
  readonly samples: PayloadSamples;
  /** The path from which generated modules are imported. */
  readonly importPath: string;
  /** Returns the releases of parts; undefined if none are known. */
  readonly historyOf: PartHistory | undefined;
}
