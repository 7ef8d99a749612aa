import { apiPackageName } from "../settings/package-settings.js";
import { markdownText } from "../text/markdown.js";
import { adapterPath, adapters, hasPart, importPath, subpaths } from "./contents.js";
import type { PackageContents, PackagedInterface } from "./contents.js";
import { parts } from "../settings/parts.js";
import { formatsOf } from "./formats.js";

/** A line for each interface: what it is, and under which paths it is imported. */
export function interfaceTable(name: string, contents: PackageContents): string {
  const rows = contents.interfaces.map((entry) => interfaceRow(name, contents, entry));
  const packages = contents.form === "umbrella" ? ["package"] : [];
  return markdownTable(["import path", ...packages, "interface", "version", "operations", "formats", "subpaths"], rows);
}

function interfaceRow(
  name: string,
  contents: PackageContents,
  { plan, parts: partNames, custom }: PackagedInterface,
): readonly string[] {
  const { contract, folder } = plan;
  return [
    `\`${importPath(name, contents, plan, "")}\``,
    ...(contents.form === "umbrella" ? [`\`${apiPackageName(name, folder)}\``] : []),
    markdownText(contract.openapi?.title ?? contract.name),
    markdownText(contract.openapi?.infoVersion ?? ""),
    String(contract.operations.length + contract.webhooks.length),
    formatsOf(contract).join(", "),
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
  const whole = contents.form === "api" ? "the name of the package" : "the path of an interface";
  const rows = [
    ...offered.map(({ part, path }) => [path === "" ? whole : `\`${path}\``, parts[part].says]),
    ...Object.entries(contents.hasAdapters ? adapters : {}).map(([adapter, says]) => [
      `\`${adapterPath("", contents, adapter as keyof typeof adapters)}\``,
      says,
    ]),
  ];
  return markdownTable(["subpath", "what it holds"], rows);
}

/** A table in Markdown; heads and cells are finished text of one line. */
export function markdownTable(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
  return [line(heads), line(heads.map(() => "---")), ...rows.map(line)].join("\n");
}
