import { resolve } from "node:path";
import { createDiagnostics } from "../diagnostics/create-diagnostics.js";
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import type { SiteModel } from "../pages/site-model.js";
import type { PartHistory } from "../pages/part-history.js";
import type { InterfacePlan } from "../plan/plan.js";
import type { Project } from "../project-types.js";
import { apiPackageName } from "../settings/package-settings.js";
import type { GenerateCallerSettings } from "../settings/settings.js";
import { checkOnly } from "../project/check-only.js";
import { UsageError } from "../usage-error.js";
import { configOf } from "./make-stamp.js";
import { openProject, type ProjectOptions } from "./open-project.js";

/** Options of `docs`. */
export interface DocsOptions extends ProjectOptions, GenerateCallerSettings {
  /** The title of the site. Default: that of the only API, or "API reference". */
  readonly title?: string;
  /** True to compare the releases of the project (Git tags), so that pages have their history. */
  readonly history?: boolean;
  /** The text before the version in the names of release tags. Default: "v". */
  readonly tagPrefix?: string;
  /** Called with each step as it begins: "Describing orders (3 of 11)". */
  readonly onStep?: (doing: string) => void;
}

/** The result of `docs`. */
export interface DocsResult {
  /** Undefined if a spec has an error. */
  readonly model?: SiteModel;
  readonly diagnostics: readonly Diagnostic[];
  /** The folder that the paths of diagnostics are relative to. */
  readonly root: string;
  /** False if a spec or the configuration has an error. */
  readonly ok: boolean;
}

/**
 * Describes the APIs of a project, or of `files`, as the pages of a documentation site; `renderSite` of `@specwright/docs` makes HTML of
 * them. Writes nothing. Throws a `UsageError` on invalid options.
 */
export async function docs(options: DocsOptions = {}): Promise<DocsResult> {
  const { title, onStep, only, history = false, tagPrefix = "v", ...rest } = options;
  if (history && options.files !== undefined)
    throw new UsageError("--history compares the releases of a project: name APIs of the project, and no files.");
  const diagnostics = createDiagnostics();
  const project = await openProject(rest, diagnostics);
  const root = project?.cwd ?? resolve(options.cwd ?? ".");
  if (project === undefined || diagnostics.hasErrors()) return { diagnostics: diagnostics.all(), root, ok: false };
  const names = project.interfaces.map(({ name }) => name);
  checkOnly(only, names, "");
  const { soundContracts } = await import("../pipeline/sound-contracts.js");
  const { planContracts } = await import("../pipeline/plan-contracts.js");
  const { siteModelOf } = await import("../pages/site-model-of.js");
  const sources = project.interfaces.filter(({ name }) => only === undefined || only.includes(name));
  const { contracts } = await soundContracts(project, sources, diagnostics);
  if (diagnostics.hasErrors()) return { diagnostics: diagnostics.all(), root, ok: false };
  const plans = planContracts(project, contracts);
  const histories = history ? await historiesOf(project, sources, { ...options, tagPrefix }) : undefined;
  const model = siteModelOf(plans, { title, histories, onStep, importPathOf: (plan) => importPathOf(project, plan) });
  return { model, diagnostics: diagnostics.all(), root, ok: true };
}

async function historiesOf(
  project: Project,
  sources: Project["interfaces"],
  { tagPrefix, onStep, ...options }: DocsOptions & { readonly tagPrefix: string },
): Promise<ReadonlyMap<string, PartHistory>> {
  const { partHistories } = await import("./part-histories.js");
  const names = sources.map(({ name }) => name);
  return partHistories(project, names, { ...configOf(options), tagPrefix, onStep });
}

/** "@acme/apis-orders", "@acme/apis/orders", or the folder of the generated code. */
function importPathOf({ package: settings, flat }: Project, { folder, contract }: InterfacePlan): string {
  if (settings === undefined) return flat || folder === "" ? `./${contract.name}` : `./${folder}`;
  return settings.packages === "per-api" ? apiPackageName(settings.name, folder) : `${settings.name}/${folder}`;
}
