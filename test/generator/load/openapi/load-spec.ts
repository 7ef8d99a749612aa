import { createDiagnostics } from "../../../../generator/diagnostics/create-diagnostics.js";
import { printDiagnostics } from "../../../../generator/diagnostics/print.js";
import { createFileReader } from "../../../../generator/load/files.js";
import { loadOpenApi } from "../../../../generator/load/openapi/load-openapi.js";
import { loadXsd } from "../../../../generator/load/xsd/load-xsd.js";
import type { Contract } from "../../../../generator/model/contract.js";
import { tempFolder } from "../../../support/temp-folder.js";
import { defaultsOf } from "../../../../generator/settings/resolve-settings.js";
import { loadSettings } from "../../../../generator/settings/settings.js";

export interface LoadedSpec {
  readonly contract: Contract | undefined;
  /** The reports, one line each: "openapi.yaml:3:7: error code: message". */
  readonly reports: readonly string[];
}

/** Loads a document of these files; the root is the first of them. */
export async function loadSpec(files: Readonly<Record<string, string>>): Promise<LoadedSpec> {
  const cwd = tempFolder(files);
  const diagnostics = createDiagnostics();
  const reader = createFileReader({ cwd, diagnostics });
  const contract = await loadOpenApi(
    { name: "orders", rootPath: Object.keys(files)[0] ?? "" },
    {
      files: reader,
      diagnostics,
      loadXsd: (paths, _from, questions) => loadXsd(paths, { files: reader, diagnostics, questions }),
      settings: defaultsOf(loadSettings),
    },
  );
  const printed = printDiagnostics(diagnostics.all(), { color: false, frames: false }).split("\n");
  return { contract, reports: printed.filter((line) => / (error|warning|note) \S+: /.test(line)) };
}

/** Loads a document that must be without faults. */
export async function loadGood(files: Readonly<Record<string, string>>): Promise<Contract> {
  const { contract, reports } = await loadSpec(files);
  if (contract === undefined || reports.length > 0) throw new Error(`Reports: ${reports.join("\n")}`);
  return contract;
}

/** A document with this text after its head. */
export function document(body: string, version: "3.0.3" | "3.1.0" = "3.1.0"): string {
  return `openapi: ${version}\ninfo: { title: Orders, version: "1" }\n${body}`;
}

/** A document whose one schema "Order" has this text. */
export function withSchema(schema: string, version: "3.0.3" | "3.1.0" = "3.1.0"): string {
  const indented = schema
    .trim()
    .split("\n")
    .map((line) => `      ${line}\n`)
    .join("");
  return document(`paths: {}\ncomponents:\n  schemas:\n    Order:\n${indented}`, version);
}
