import { apiPackageName } from "../settings/package-settings.js";
import { markdownText } from "../text/markdown.js";
import { adapterPath, adapters, hasPart, importPath, subpaths, usedLibraries } from "./contents.js";
import type { PackageContents, PackagedInterface } from "./contents.js";
import { libraryParts, parts } from "../settings/parts.js";
import type { InterfacePlan } from "../plan/plan.js";
import { formatsOf } from "./formats.js";
import { markdownTable } from "./markdown-table.js";
import { credentialText, usedSchemes } from "./sign-in.js";

/** Returns a line for each API: its description and its import paths. */
export function interfaceTable(name: string, contents: PackageContents): string {
  const rows = contents.interfaces.map((entry) => interfaceRow(name, contents, entry));
  const packages = contents.form === "umbrella" ? ["package"] : [];
  const heads = ["API", "version", "operations", "formats", "sign in", "status", "subpaths"];
  return markdownTable(["import path", ...packages, ...heads], rows);
}

/** A link to a section of the README of an API, or the name of its package; never text of a spec. */
export function apiLink(name: string, { form }: PackageContents, { folder }: InterfacePlan, anchor: string): string {
  return form === "umbrella" ? `\`${apiPackageName(name, folder)}\`` : `[${folder}](${folder}/README.md#${anchor})`;
}

function interfaceRow(
  name: string,
  contents: PackageContents,
  { plan, parts: partNames, custom }: PackagedInterface,
): readonly string[] {
  const { contract, folder } = plan;
  const operations = [...contract.operations, ...contract.webhooks];
  const path = `\`${importPath(name, contents, plan, "")}\``;
  const isDeprecated = operations.length > 0 && operations.every(({ deprecated }) => deprecated);
  return [
    ...(contents.form === "umbrella"
      ? [path, `\`${apiPackageName(name, folder)}\``]
      : [`[${path}](${folder}/README.md)`]),
    markdownText(contract.openapi?.title ?? contract.name),
    markdownText(contract.openapi?.infoVersion ?? ""),
    String(operations.length),
    formatsOf(contract).join(", "),
    usedSchemes(plan)
      .map((scheme) => `${markdownText(scheme.name)}: ${markdownText(credentialText(scheme))}`)
      .join(", "),
    isDeprecated ? "deprecated" : "current",
    [
      ...subpaths.filter(({ part, path }) => path !== "" && partNames.has(part)).map(({ path }) => path),
      ...custom.map((module) => `/${module}`),
    ]
      .map((path) => `\`${path}\``)
      .join(" "),
  ];
}

/** The table of all kinds of subpaths. */
export function subpathTable(contents: PackageContents): string {
  const offered = subpaths.filter(({ part }) => hasPart(contents, part));
  const whole = contents.form === "api" ? "the name of the package" : "the path of an API";
  const rows = [
    ...offered.map(({ part, path }) => [path === "" ? whole : `\`${path}\``, parts[part].says]),
    ...usedLibraries(contents).map((name) => [`\`/${name}\``, libraryParts[name].says]),
    ...Object.entries(contents.hasAdapters ? adapters : {}).map(([adapter, says]) => [
      `\`${adapterPath("", contents, adapter as keyof typeof adapters)}\``,
      says,
    ]),
  ];
  return markdownTable(["subpath", "content"], rows);
}
