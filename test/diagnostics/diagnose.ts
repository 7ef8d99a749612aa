import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { lint } from "../../generator/api/lint.js";
import { createDiagnostics } from "../../generator/diagnostics/collector.js";
import type { Diagnostic } from "../../generator/diagnostics/diagnostic.js";
import { createFileReader } from "../../generator/load/files.js";
import type { Choice } from "../../generator/load/openapi/choose-operations.js";
import { loadOpenApi } from "../../generator/load/openapi/load-openapi.js";
import { createSchemaLocations } from "../../generator/load/xsd/locations/schema-locations.js";
import { withChosenRoots } from "../../generator/load/xsd/chosen-roots.js";
import { loadXsd } from "../../generator/load/xsd/load-xsd.js";
import { checkMessages } from "../../generator/plan/check-messages.js";
import { checkMethodNames } from "../../generator/plan/check-method-names.js";
import type { MethodPlace, Naming } from "../../generator/settings/shape-settings.js";
import { diagnoseOutput } from "./diagnose-output.js";
import { defaultsOf } from "../../generator/settings/resolve-settings.js";
import { loadSettings } from "../../generator/settings/settings.js";

/** Settings in `case.json`. */
interface CaseSettings {
  readonly maxBytes?: number;
  readonly allowBacktracking?: boolean;
  readonly choice?: Choice;
  readonly roots?: readonly string[];
  readonly naming?: Naming;
  readonly methods?: MethodPlace;
}

/** The first of these is what a case is about; `case.json` may set limits. */
const roots = ["openapi.yaml", "openapi.json", "schema.xsd"];

/** Everything that loading the spec of a folder reports; in cases about lint, a project, the plan or the output, everything that these report. */
export async function diagnose(folder: string): Promise<readonly Diagnostic[]> {
  const rootPath = roots.find((name) => existsSync(join(folder, name))) ?? "openapi.yaml";
  if (basename(folder).startsWith("lint-"))
    return (await lint({ cwd: folder, files: [rootPath], strictness: "strict" })).diagnostics;
  if (basename(folder).startsWith("project-")) return (await lint({ cwd: folder })).diagnostics;
  if (basename(folder).startsWith("output-")) return diagnoseOutput(folder);
  const diagnostics = createDiagnostics();
  const settings = join(folder, "case.json");
  const set = existsSync(settings) ? (JSON.parse(readFileSync(settings, "utf8")) as CaseSettings) : {};
  const { allowBacktracking = false, choice, roots: _, naming = "camelCase", methods = "flat", ...limits } = set;
  const load = { ...defaultsOf(loadSettings), allowBacktracking };
  const files = createFileReader({ cwd: folder, diagnostics, ...limits });
  const catalogs = [join(folder, "catalog.xml")].filter(existsSync);
  const locations = createSchemaLocations({ catalogs }, files, diagnostics);
  if (rootPath.endsWith(".xsd")) {
    const schema = await loadXsd([rootPath], { files, diagnostics, locations });
    if (schema !== undefined && set.roots !== undefined) withChosenRoots(schema, set.roots, [], diagnostics);
  } else {
    const overlay = join(folder, "overlay.yaml");
    const readXsd = (paths: readonly string[]) => loadXsd(paths, { files, diagnostics });
    const contract = await loadOpenApi(
      { name: "case", rootPath },
      { files, diagnostics, loadXsd: readXsd, settings: load, choice, overlays: existsSync(overlay) ? [overlay] : [] },
    );
    if (basename(folder).startsWith("plan-") && contract !== undefined) {
      checkMessages(contract, diagnostics);
      checkMethodNames(contract, diagnostics, { naming, methods });
    }
  }
  return diagnostics.all();
}
