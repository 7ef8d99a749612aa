import { runtimePackage } from "../version.js";
import { markdownText } from "../text/markdown.js";
import { adapters, hasPart, subpaths, type PackageContents, type PackagedInterface } from "./contents.js";
import { parts } from "../settings/parts.js";
import { formatsOf } from "./formats.js";

/** A line for each interface: what it is, and under which paths it is imported. */
export function interfaceTable(name: string, { interfaces }: PackageContents): string {
  const rows = interfaces.map((entry) => interfaceRow(name, entry));
  return markdownTable(["import path", "interface", "version", "operations", "formats", "subpaths"], rows);
}

function interfaceRow(name: string, { plan, parts: partNames, custom }: PackagedInterface): readonly string[] {
  const { contract, folder } = plan;
  return [
    `\`${name}/${folder}\``,
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
  const runtimePath = contents.runtime === "package" ? runtimePackage : "/runtime";
  const rows = [
    ...offered.map(({ part, path }) => [path === "" ? "the path of an interface" : `\`${path}\``, parts[part].says]),
    ...Object.entries(contents.hasAdapters ? adapters : {}).map(([name, says]) => [`\`${runtimePath}/${name}\``, says]),
  ];
  return markdownTable(["subpath", "what it holds"], rows);
}

/** A table in Markdown; heads and cells are finished text of one line. */
export function markdownTable(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
  return [line(heads), line(heads.map(() => "---")), ...rows.map(line)].join("\n");
}
