import type { PackageSettings } from "../project-types.js";
import type { InterfacePlan } from "../plan/plan.js";
import { apiPackageName } from "../settings/package-settings.js";
import { apiContents, hasPart, packageContents, umbrellaContents } from "./contents.js";
import type { PackageContents, PackagedOutput } from "./contents.js";
import { licenseText } from "./license.js";
import { packageJson } from "./package-json.js";
import { interfaceReadme } from "./interface-readme.js";
import { readme } from "./readme.js";
import { tsconfigJson } from "./tsconfig-json.js";

/** One file of the package in addition to its modules. */
export interface PackageFile {
  /** Below the output folder. */
  readonly path: string;
  readonly text: string;
}

/** The APIs of a package, and the modules emitted for them. */
export interface Packaged extends PackagedOutput {
  readonly settings: PackageSettings;
}

/**
 * Returns the files that make an output folder a package: package.json, README.md, tsconfig.json, and LICENSE if its
 * content is known. They cover all APIs. The same bytes for the same input.
 */
export function packageFiles({ settings, ...output }: Packaged): readonly PackageFile[] {
  const contents = settings.packages === "per-api" ? umbrellaContents(output) : packageContents(output);
  return [...filesOf(settings, contents), { path: "README.md", text: readme(settings, contents) }];
}

/**
 * Returns the files of each API, in its folder: its README, and the other files of its own package, if it has one. They
 * refer to nothing outside.
 */
export function interfaceFiles({ settings, ...output }: Packaged): readonly PackageFile[] {
  const isPerApi = settings.packages === "per-api";
  const whole = packageContents(output);
  const contentsOfEach = isPerApi
    ? apiContents(output)
    : whole.interfaces.map((entry) => ({ ...whole, interfaces: [entry] }));
  return contentsOfEach.flatMap((contents) => {
    const [entry] = contents.interfaces;
    if (entry === undefined) return [];
    const { plan } = entry;
    const ownSettings = isPerApi ? apiSettings(settings, plan) : settings;
    const readmeFile = { path: "README.md", text: interfaceReadme(ownSettings, contents, entry) };
    const files = [...(isPerApi ? filesOf(ownSettings, contents) : []), readmeFile];
    return files.map(({ path, text }) => ({ path: `${plan.folder}/${path}`, text }));
  });
}

function apiSettings(settings: PackageSettings, { folder, contract }: InterfacePlan): PackageSettings {
  const { name, repository } = settings;
  const top = typeof repository === "object" ? repository.directory : undefined;
  return {
    ...settings,
    name: apiPackageName(name, folder),
    description: contract.openapi?.title ?? contract.name,
    ...(typeof repository === "object" &&
      top !== undefined && { repository: { ...repository, directory: `${top.replace(/\/$/, "")}/${folder}` } }),
  };
}

function filesOf(settings: PackageSettings, contents: PackageContents): readonly PackageFile[] {
  const license = licenseText(settings);
  return [
    ...(license === undefined ? [] : [{ path: "LICENSE", text: license }]),
    { path: "package.json", text: packageJson(settings, contents) },
    {
      path: "tsconfig.json",
      text: tsconfigJson({ sources: contents.compiled, haveClients: hasPart(contents, "client") }),
    },
  ];
}
