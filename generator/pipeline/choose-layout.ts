import type { Diagnostics } from "../diagnostics/create-diagnostics.js";
import type { ModuleDef } from "../emit/structures.js";
import type { PackageSettings, Project } from "../project-types.js";
import { wholeOrigin, shownPath } from "../project/folder-origin.js";
import { importSurroundings } from "../project/import-surroundings.js";
import { importExtensions, layouts, type ImportExtension, type Layout } from "../settings/layout-settings.js";
import { chosenLibraries } from "../settings/parts.js";
import type { Recorded } from "../settings/recorded.js";
import { runtimePackage } from "../version.js";
import { readRecord } from "../write/output/manifest.js";
import { nodeFileSystem } from "../write/output/node-file-system.js";
import { structureText } from "../write/print/structure-text.js";

/** The layout of an output, as recorded, and the reasons if it was chosen now. */
export interface ChosenLayout {
  readonly layout: Layout;
  /** Undefined for files that import nothing of the output. */
  readonly importExtension?: ImportExtension;
  /** The choices of this run, with reasons. */
  readonly reasons: readonly string[];
}

/** A layout, and all modules that are printed in it. */
export interface LaidOutModules {
  readonly chosen: ChosenLayout;
  /** All modules, first the ones that were read for the choice. */
  readonly modules: AsyncIterable<ModuleDef>;
}

/** Bytes of a project's code, before it is formatted and without the runtime, from which an API is a folder. */
const minFolderSize = 500_000;

/**
 * Returns the configured layout, the layout that the output records, or a new choice. The kind of project decides, then
 * the size of the modules; it reads only as many modules as needed.
 */
export async function chooseLayout(
  project: Project,
  modules: AsyncGenerator<ModuleDef, undefined>,
  diagnostics: Diagnostics,
  minSize: number = minFolderSize,
): Promise<LaidOutModules> {
  const record = recordIn(project);
  const known = knownLayout(project, record);
  if (known !== undefined) return { chosen: withExtension(project, record, known, diagnostics), modules };
  const { first, isAll } = await takeSmall(modules, minSize);
  const why = `the code of the project is ${isAll ? "under" : "over"} ${minSize / 1000} kB`;
  const bySize = { layout: isAll ? "file" : "folder", why } as const;
  return { chosen: withExtension(project, record, bySize, diagnostics), modules: chain(first, modules) };
}

/** Choices that an output records. */
interface LayoutRecord {
  /** All recorded settings. */
  readonly settings: Recorded;
  /** Undefined if none is recorded. */
  readonly layout: Layout | undefined;
  /** Undefined if none is recorded, as with files. */
  readonly importExtension: ImportExtension | undefined;
  /** True for files of an earlier version, which wrote folders and recorded no layout. */
  readonly isEarlier: boolean;
}

function recordIn({ outDir }: Project): LayoutRecord {
  const record = readRecord(outDir, nodeFileSystem);
  const { layout, importExtension } = record ?? {};
  return {
    settings: record ?? {},
    layout: layouts.find((word) => word === layout),
    importExtension: importExtensions.find((word) => word === importExtension),
    isEarlier: record !== undefined && layout === undefined,
  };
}

interface LayoutWithReason {
  readonly layout: Layout;
  /** Undefined if the layout is configured or recorded. */
  readonly why?: string;
}

const earlier = "an earlier version wrote this output";

/** The layout; undefined if the size of the modules decides. */
function knownLayout(project: Project, { layout: recorded, isEarlier }: LayoutRecord): LayoutWithReason | undefined {
  const { package: packaged, layout, specsDir, interfaces, emitters, emit } = project;
  if (packaged !== undefined)
    return { layout: "folder", ...(recorded !== "folder" && { why: "packages have folders" }) };
  const fixed = layout ?? recorded;
  if (fixed !== undefined) return { layout: fixed };
  if (isEarlier) return { layout: "folder", why: earlier };
  if (chosenLibraries(emit).length > 0)
    return { layout: "folder", why: `${chosenLibraries(emit).join(", ")} add modules` };
  if (specsDir === undefined) {
    const named = interfaces.length === 1 ? "the document is" : "the documents are";
    return { layout: "file", why: `${named} named on the command line` };
  }
  if (emitters.length > 0) return { layout: "folder", why: "emitters of the configuration add files to it" };
  return undefined;
}

function withExtension(
  project: Project,
  record: LayoutRecord,
  { layout, why }: LayoutWithReason,
  diagnostics: Diagnostics,
): ChosenLayout {
  const reasons = why === undefined ? [] : [`layout: ${layout}, since ${why}`];
  // In a file, only modules for libraries import others of the output.
  if (layout === "file" && chosenLibraries(project.emit).length === 0) return { layout, reasons };
  const { importExtension: wish, package: packaged } = project;
  if (packaged !== undefined)
    return { layout, importExtension: ".js", reasons: [...reasons, ...packageReasons(packaged, record.settings)] };
  const known = wish === "auto" ? record.importExtension : wish;
  if (known !== undefined) return { layout, importExtension: known, reasons };
  const { importExtension, reason } = record.isEarlier
    ? ({ importExtension: ".js", reason: earlier } as const)
    : chooseExtension(project, diagnostics);
  return { layout, importExtension, reasons: [...reasons, `importExtension: ${importExtension}, since ${reason}`] };
}

/** The consequence for consumers where an output changes from one package to a package for each API, or back. */
function packageReasons({ name, packages }: PackageSettings, record: Recorded): readonly string[] {
  const { "package.name": known, "package.packages": before = "single" } = record;
  if (known === undefined || before === packages) return [];
  const says =
    packages === "single"
      ? `imports of packages such as "${name}-orders" become imports of "${name}/orders"`
      : `consumers of "${name}" keep their imports and install ${runtimePackage}; imports of a single API become "${name}-orders"`;
  return [`package.packages changed from ${String(before)} to ${packages}: ${says}`];
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

/** Returns the first modules, up to the one that exceeds a size. */
async function takeSmall(
  modules: AsyncGenerator<ModuleDef, undefined>,
  minSize: number,
): Promise<{ readonly first: readonly ModuleDef[]; readonly isAll: boolean }> {
  const first: ModuleDef[] = [];
  for (let size = 0; size < minSize;) {
    const next = await modules.next();
    if (next.done === true) return { first, isAll: true };
    first.push(next.value);
    size += next.value.declarations.reduce((sum, structure) => sum + Buffer.byteLength(structureText(structure)), 0);
  }
  return { first, isAll: false };
}

async function* chain(first: readonly ModuleDef[], others: AsyncIterable<ModuleDef>): AsyncGenerator<ModuleDef> {
  yield* first;
  yield* others;
}
