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

/** The interfaces of a package, and what was emitted for them. */
export interface Packaged {
  readonly settings: PackageSettings;
  readonly plans: readonly InterfacePlan[];
  /** The paths of the modules. */
  readonly paths: readonly string[];
  readonly runtime: RuntimeSource;
  /** The paths of files that emitters of others add. */
  readonly custom?: readonly string[];
}

/**
 * The files that make an output folder a package: package.json, README.md, tsconfig.json, and LICENSE where its text is known.
 * They speak of all interfaces. The same bytes for the same input.
 */
export function packageFiles({ settings, plans, paths, runtime, custom = [] }: Packaged): readonly PackageFile[] {
  const contents = packageContents(plans, paths, runtime, custom);
  const license = licenseText(settings);
  return [
    ...(license === undefined ? [] : [{ path: "LICENSE", text: license }]),
    { path: "README.md", text: readme(settings, contents) },
    { path: "package.json", text: packageJson(settings, contents) },
    {
      path: "tsconfig.json",
      text: tsconfigJson({ folders: contents.folders, haveClients: hasPart(contents, "client") }),
    },
  ];
}

/** The README of each interface, in its folder: it speaks of nothing outside. */
export function interfaceReadmes({ settings, plans, paths, runtime, custom = [] }: Packaged): readonly PackageFile[] {
  const contents = packageContents(plans, paths, runtime, custom);
  return contents.interfaces.map((entry) => ({
    path: `${entry.plan.folder}/README.md`,
    text: interfaceReadme(settings.name, contents, entry),
  }));
}
