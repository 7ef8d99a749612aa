import { interfaceFiles, packageFiles } from "../package/package-files.js";
import { offeredModules, umbrellaContents, type PackagedOutput } from "../package/contents.js";
import type { Project } from "../project-types.js";
import type { InterfacePlan } from "../plan/plan.js";
import { contractsFolder } from "../project/published/published-paths.js";
import type { RuntimeSource } from "../settings/settings.js";
import { chosenLibraries } from "../settings/parts.js";
import { stringLiteral } from "../text/literals.js";
import { headerComment } from "../write/print/header.js";
import type { RenderedFile } from "../write/rendered-file.js";
import { runtimePackageFiles } from "./runtime-package.js";

/** The runtime that modules import: packages of single APIs share the package of the runtime, whether the output contains it or not. */
export function importedRuntime({ package: settings, runtime }: Project): RuntimeSource {
  return settings?.packages === "per-api" ? "package" : runtime;
}

/** The modules of an output, and the files of third-party emitters. */
interface MadeOutput extends Omit<PackagedOutput, "custom"> {
  /** The files for libraries and of third-party emitters. */
  readonly custom: readonly RenderedFile[];
  /** False for some of the APIs: files about all APIs are unchanged. */
  readonly isWhole: boolean;
}

/** Returns the paths in the folders of APIs that their packages and stamped copies need. */
export function pathsOfPackages({ package: settings }: Project, plans: readonly InterfacePlan[]): readonly string[] {
  const ofApi = ["LICENSE", "package.json", "tsconfig.json", "dist", "CHANGELOG.md", contractsFolder];
  const names = settings === undefined ? [] : ["README.md", ...(settings.packages === "per-api" ? ofApi : [])];
  return plans.flatMap(({ folder }) => names.map((name) => `${folder}/${name}`));
}

/** Returns the package files of an output; none if it is not configured as a package. */
export function packagedFiles(
  { package: settings, regenerateWith, runtime, emit }: Project,
  { custom, isWhole, ...made }: MadeOutput,
): readonly RenderedFile[] {
  if (settings === undefined || made.paths.length + custom.length === 0) return [];
  const output = { ...made, custom: custom.map(({ path }) => path), libraries: chosenLibraries(emit) };
  const ofInterfaces = interfaceFiles({ settings, ...output });
  if (!isWhole) return ofInterfaces;
  const whole = [...ofInterfaces, ...packageFiles({ settings, ...output })];
  if (settings.packages === "single") return whole;
  const texts = new Map(custom.map(({ path, text }) => [path, text]));
  const modules = offeredModules(settings.name, umbrellaContents(output)).flatMap(({ module, from = "", plan }) => {
    const header = headerComment(plan?.sources ?? [], regenerateWith);
    const exported = texts.get(`${module.slice(module.indexOf("/") + 1)}.ts`) ?? "";
    const lines = [header, "", `export * from ${stringLiteral(from)};`];
    if (hasDefaultExport(exported)) lines.push(`export { default } from ${stringLiteral(from)};`);
    return { path: `${module}.ts`, text: `${lines.join("\n")}\n` };
  });
  return [...whole, ...modules, ...(runtime === "inline" ? runtimePackageFiles() : [])];
}

/** True for a third-party module with a default export, which `export *` leaves out. */
function hasDefaultExport(text: string): boolean {
  return /^export default\b|\bas default\b/m.test(text);
}
