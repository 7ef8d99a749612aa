import type { Diagnostics } from "../diagnostics/create-diagnostics.js";
import type { PackageSettings, Project } from "../project-types.js";
import { wholeOrigin, shownPath } from "../project/folder-origin.js";
import { importSurroundings } from "../project/import-surroundings.js";
import { importExtensions, type ImportExtension, type Layout } from "../settings/layout-settings.js";
import type { Recorded } from "../settings/recorded.js";
import { runtimePackage } from "../version.js";
import { readRecord } from "../write/output/manifest.js";
import { nodeFileSystem } from "../write/output/node-file-system.js";

/** The layout of an output, as it is recorded, and the sentences that say why where it was chosen now. */
export interface ChosenLayout {
  readonly layout: Layout;
  /** Undefined for files, which import nothing of the output. */
  readonly importExtension?: ImportExtension;
  /** Sentences on what was chosen now, and why. */
  readonly reasons: readonly string[];
}

/** The layout with the ending of imports: the configured ending, or the recorded one, or one that is chosen now. */
export function chosenLayout(project: Project, diagnostics: Diagnostics): ChosenLayout {
  const { layout, importExtension: wish, outDir, package: settings } = project;
  if (layout === "file") return { layout, reasons: [] };
  const record = wish === "auto" || settings !== undefined ? readRecord(outDir, nodeFileSystem) : {};
  const known = wish === "auto" ? importExtensions.find((word) => word === record["importExtension"]) : wish;
  const reasons = settings === undefined ? [] : packageReasons(settings, record);
  if (known !== undefined) return { layout, importExtension: known, reasons };
  const { importExtension, reason } = chooseExtension(project, diagnostics);
  return { layout, importExtension, reasons: [`importExtension: ${importExtension}, since ${reason}`] };
}

/** The consequence for consumers where an output changes from one package to a package for each API, or back. */
function packageReasons({ name, packages }: PackageSettings, record: Recorded): readonly string[] {
  const { "package.name": known, "package.packages": before = "single" } = record;
  if (known === undefined || before === packages) return [];
  const says =
    packages === "single"
      ? `imports of packages such as "${name}-orders" become imports of "${name}/orders"`
      : `consumers of "${name}" keep their imports and install ${runtimePackage}; imports of a single API become "${name}-orders"`;
  return [`package.packages: ${packages}, and it was ${String(before)}: ${says}`];
}

function chooseExtension(
  { outDir, cwd }: Project,
  diagnostics: Diagnostics,
): { readonly importExtension: ImportExtension; readonly reason: string } {
  const { tsconfig, nodeModule, manifest, isEsm, bundlers } = importSurroundings(outDir, cwd);
  const shown = (path: string | undefined, name: string): string => (path === undefined ? name : shownPath(path, cwd));
  const config = shown(tsconfig, "tsconfig.json");
  const packageJson = shown(manifest, "package.json");
  if (tsconfig === undefined) return { importExtension: "none", reason: `there is no ${config}` };
  if (nodeModule === undefined)
    return { importExtension: "none", reason: `${config} has no module of "node16" to "nodenext"` };
  if (!isEsm) return { importExtension: "none", reason: `${packageJson} has no "type": "module"` };
  if (manifest !== undefined && bundlers.length > 0)
    diagnostics.report("project/unbundled-imports", wholeOrigin(manifest, cwd), {
      bundlers: bundlers.map((name) => `"${name}"`).join(", "),
      module: nodeModule,
    });
  return { importExtension: ".js", reason: `${config} has "${nodeModule}" and ${packageJson} has "type": "module"` };
}
