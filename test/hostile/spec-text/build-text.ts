import { buildFiles, type BuiltFiles } from "../../../generator/generate.js";
import { createDiagnostics } from "../../../generator/diagnostics/create-diagnostics.js";
import type { Diagnostic } from "../../../generator/diagnostics/diagnostic.js";
import { loadContracts } from "../../../generator/pipeline/load-contracts.js";
import type { Project } from "../../../generator/project-types.js";
import { checkMessages } from "../../../generator/plan/check-messages.js";
import { defaultSettings } from "../../support/project.js";

/** A project of one API from a string. */
function projectOfText(name: string, text: string, changes: Partial<Project>): Project {
  return {
    ...defaultSettings,
    cwd: "/work",
    outDir: "/work/out",
    format: "none",
    emit: ["types", "paths", "validators", "schemas", "codecs", "client", "server", "index"],
    interfaces: [{ name: "hostile", roots: [name], folder: "/work", text }],
    flat: true,
    ...changes,
  };
}

/** Everything that every emitter makes of a document. */
export function buildText(name: string, text: string, changes: Partial<Project> = {}): Promise<BuiltFiles> {
  return buildFiles(projectOfText(name, text, changes));
}

/** Faults of a document, before anything is emitted. */
export async function errorsOf(name: string, text: string): Promise<readonly Diagnostic[]> {
  const project = projectOfText(name, text, {});
  const diagnostics = createDiagnostics();
  const { contracts } = await loadContracts(project, project.interfaces, diagnostics);
  contracts.forEach((contract) => checkMessages(contract, diagnostics));
  return diagnostics.all().filter(({ severity }) => severity === "error");
}
