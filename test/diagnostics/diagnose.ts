import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { lint } from "../../generator/api/lint.js";
import { createDiagnostics, type Diagnostics } from "../../generator/diagnostics/create-diagnostics.js";
import type { Diagnostic } from "../../generator/diagnostics/diagnostic.js";
import { createFileReader } from "../../generator/load/files.js";
import type { OperationChoice } from "../../generator/load/openapi/choose-operations.js";
import { loadOpenApi } from "../../generator/load/openapi/load-openapi.js";
import type { ErrorNodes } from "../../generator/load/openapi/error-nodes.js";
import type { LoadXsd } from "../../generator/load/openapi/xsd-elements.js";
import { createSchemaLocations } from "../../generator/load/xsd/locations/schema-locations.js";
import { withChosenRoots } from "../../generator/load/xsd/chosen-roots.js";
import { loadXsd, loadXsdContract } from "../../generator/load/xsd/load-xsd.js";
import type { Contract } from "../../generator/model/contract.js";
import { loadLeniently } from "../../generator/pipeline/load-leniently.js";
import { checkMessages } from "../../generator/plan/check-messages.js";
import { checkUnsatisfiable } from "../../generator/plan/check-unsatisfiable.js";
import { checkBindings } from "../../generator/plan/check-bindings.js";
import { checkXmlForms } from "../../generator/plan/check-xml-forms.js";
import type { Bindings } from "../../generator/plan/component-naming.js";
import { checkPagination } from "../../generator/plan/pagination/check-pagination.js";
import { checkTokenRequests } from "../../generator/plan/token-functions.js";
import type { PaginationByOperation } from "../../generator/settings/pagination-fields.js";
import { checkMethodNames } from "../../generator/plan/check-method-names.js";
import type { DateForm, Int64Form, MethodPlace, Naming } from "../../generator/settings/shape-settings.js";
import { diagnoseOutput } from "./diagnose-output.js";
import { defaultsOf } from "../../generator/settings/resolve-settings.js";
import { loadSettings } from "../../generator/settings/settings.js";

/** Settings in `case.json`. */
interface CaseSettings {
  readonly maxBytes?: number;
  readonly allowBacktracking?: boolean;
  readonly choice?: OperationChoice;
  readonly roots?: readonly string[];
  readonly naming?: Naming;
  readonly methods?: MethodPlace;
  readonly bindings?: Bindings;
  readonly dates?: DateForm;
  readonly int64?: Int64Form;
  readonly pagination?: PaginationByOperation;
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
  await loadCase(folder)(diagnostics);
  return diagnostics.all();
}

/** Reads the spec of a folder leniently: everything that is reported, and true where a contract is left. */
export async function readLeniently(
  folder: string,
): Promise<{ readonly isRead: boolean; readonly diagnostics: readonly Diagnostic[] }> {
  const diagnostics = createDiagnostics();
  const contract = await loadLeniently(loadCase(folder), diagnostics, undefined);
  return { isRead: contract !== undefined && !diagnostics.hasErrors(), diagnostics: diagnostics.all() };
}

/** A function that loads the spec of a folder as its `case.json` says. */
function loadCase(folder: string): (diagnostics: Diagnostics, errors?: ErrorNodes) => Promise<Contract | undefined> {
  const rootPath = roots.find((name) => existsSync(join(folder, name))) ?? "openapi.yaml";
  const settings = join(folder, "case.json");
  const set = existsSync(settings) ? (JSON.parse(readFileSync(settings, "utf8")) as CaseSettings) : {};
  const {
    allowBacktracking = false,
    choice,
    roots: chosen,
    bindings = {},
    dates = "string",
    int64 = "number",
    ...others
  } = set;
  const { naming = "camelCase", methods = "flat", pagination = {}, ...limits } = others;
  const overlays = [join(folder, "overlay.yaml")].filter(existsSync);
  const catalogs = [join(folder, "catalog.xml")].filter(existsSync);
  return async (diagnostics, errors) => {
    const strictness = errors === undefined ? "strict" : "lenient";
    const load = { ...defaultsOf(loadSettings), allowBacktracking, strictness, discriminator: "as-written" } as const;
    const files = createFileReader({ cwd: folder, diagnostics, ...limits });
    const locations = createSchemaLocations({ catalogs }, files, diagnostics);
    const { components } = errors ?? {};
    if (rootPath.endsWith(".xsd")) {
      const context = { files, diagnostics, locations, errors: components };
      const contract = await loadXsdContract({ name: "case", rootPaths: [rootPath] }, context);
      if (contract?.xml !== undefined && chosen !== undefined) withChosenRoots(contract.xml, chosen, [], diagnostics);
      if (contract !== undefined) checkBindings(contract, bindings, diagnostics);
      if (contract !== undefined) checkXmlForms(contract, { dates, int64 }, diagnostics);
      return contract;
    }
    const readXsd: LoadXsd = (paths, _from, questions) =>
      loadXsd(paths, { files, diagnostics, errors: components, questions });
    const context = { files, diagnostics, loadXsd: readXsd, settings: load, choice, overlays, errors };
    const contract = await loadOpenApi({ name: "case", rootPath }, context);
    if (basename(folder).startsWith("plan-") && contract !== undefined) {
      checkMessages(contract, diagnostics);
      checkMethodNames(contract, diagnostics, { naming, methods });
      checkPagination(contract, pagination, diagnostics);
      checkUnsatisfiable(contract, diagnostics);
      checkTokenRequests(contract, diagnostics);
    }
    return contract;
  };
}
