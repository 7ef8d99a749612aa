import type { PackageSettings } from "../project-types.js";
import type { RuntimeSource } from "../settings/settings.js";
import type { InterfacePlan } from "../plan/plan.js";
import { hasPart, packageContents } from "./contents.js";
import { licenseText } from "./license.js";
import { packageJson } from "./package-json.js";
import { interfaceReadme } from "./interface-readme.js";
import { readme } from "./readme.js";
import { tsconfigJson } from "./tsconfig-json.js";

/** One file of the package beside its modules. */
export interface PackageFile {
  /** Below the output folder. */
  readonly path: string;
  readonly text: string;
}

/**
 * The files that make an output folder a package: package.json, README.md for all and for each interface, tsconfig.json, and LICENSE where its text is known.
 * `paths` are those of the modules, `custom` those of files that emitters of others add. The same bytes for the same input.
 */
export function packageFiles(
  settings: PackageSettings,
  plans: readonly InterfacePlan[],
  paths: readonly string[],
  runtime: RuntimeSource,
  custom: readonly string[] = [],
): readonly PackageFile[] {
  const contents = packageContents(plans, paths, runtime, custom);
  const license = licenseText(settings);
  return [
    ...(license === undefined ? [] : [{ path: "LICENSE", text: license }]),
    { path: "README.md", text: readme(settings, contents) },
    ...contents.interfaces.map((entry) => ({
      path: `${entry.plan.folder}/README.md`,
      text: interfaceReadme(settings.name, contents, entry),
    })),
    { path: "package.json", text: packageJson(settings, contents) },
    {
      path: "tsconfig.json",
      text: tsconfigJson({ folders: contents.folders, haveClients: hasPart(contents, "client") }),
    },
  ];
}
