import { createDiagnostics } from "../../generator/diagnostics/create-diagnostics.js";
import { printDiagnostics } from "../../generator/diagnostics/print.js";
import { loadContracts } from "../../generator/pipeline/load-contracts.js";
import type { Contract } from "../../generator/model/contract.js";
import type { InterfaceSource, Project } from "../../generator/project-types.js";
import { defaultSettings } from "./project.js";

/** The contract of an OpenAPI document or of XSD files, given by their absolute paths; a fault of the spec is an error. */
export function loadContract(name: string, folder: string, roots: readonly string[]): Promise<Contract> {
  return contractOfSource({ name, roots, folder });
}

/** The contract of one interface; a fault of the spec is an error. */
export async function contractOfSource(source: InterfaceSource): Promise<Contract> {
  const project: Project = {
    ...defaultSettings,
    cwd: source.folder,
    outDir: source.folder,
    format: "none",
    emit: [],
    interfaces: [source],
    flat: true,
  };
  const diagnostics = createDiagnostics();
  const { contracts } = await loadContracts(project, [source], diagnostics);
  const errors = diagnostics.all().filter(({ severity }) => severity === "error");
  const contract = contracts.get(source);
  if (contract === undefined || errors.length > 0) {
    throw new Error(printDiagnostics(errors, { color: false, frames: true }));
  }
  return contract;
}
