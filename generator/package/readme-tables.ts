import { markdownText } from "../text/markdown.js";
import { hasPart, partNames, type PackageContents, type PackagedInterface, type PartName } from "./contents.js";
import { formatsOf } from "./formats.js";

/** A line for each interface: what it is, and under which paths it is imported. */
export function interfaceTable(name: string, { interfaces }: PackageContents): string {
  const rows = interfaces.map((entry) => interfaceRow(name, entry));
  return table(["import path", "interface", "version", "operations", "formats", "subpaths"], rows);
}

function interfaceRow(name: string, { plan, parts }: PackagedInterface): readonly string[] {
  const { contract, folder } = plan;
  return [
    `\`${name}/${folder}\``,
    markdownText(contract.openapi?.title ?? contract.name),
    markdownText(contract.openapi?.infoVersion ?? ""),
    String(contract.operations.length + contract.webhooks.length),
    formatsOf(contract).join(", "),
    partNames
      .filter((part) => parts.has(part))
      .map((part) => `\`/${part}\``)
      .join(" "),
  ];
}

const partTexts: Readonly<Record<PartName, string>> = {
  types: "the types, with the contract's own words as documentation",
  validators: "for each JSON schema `isOrder`, `validateOrder` and `parseOrder`",
  codecs: "for each XML element `decodeOrder`, `encodeOrder` and `validateOrder`",
  client: "a client with a method for each operation, and each operation as a function that can be imported alone",
  server: "a stub to implement: handlers, security, validation of both directions",
};

/** What stands behind each kind of subpath. */
export function subpathTable(contents: PackageContents): string {
  const { interfaces, adapters } = contents;
  const parts = partNames.filter((part) => hasPart(contents, part));
  const rows = [
    ...(interfaces.some(({ hasIndex }) => hasIndex) ? [["the path of an interface", "all of its types"]] : []),
    ...parts.map((part) => [`\`/${part}\``, partTexts[part]]),
    ...(adapters.has("node") ? [["`/runtime/node`", "serves stubs with node:http"]] : []),
    ...(adapters.has("fastify") ? [["`/runtime/fastify`", "serves stubs as a plugin of Fastify"]] : []),
    ...(adapters.has("fetch")
      ? [["`/runtime/fetch`", "serves stubs with the Fetch API, or to a client in the same process"]]
      : []),
  ];
  return table(["subpath", "what it holds"], rows);
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
  return [line(heads), line(heads.map(() => "---")), ...rows.map(line)].join("\n");
}
