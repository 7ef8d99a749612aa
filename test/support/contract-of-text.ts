import { stringify } from "yaml";
import { createDiagnostics } from "../../generator/diagnostics/collector.js";
import { printDiagnostics } from "../../generator/diagnostics/print.js";
import { loadContracts } from "../../generator/load-contracts.js";
import type { Contract } from "../../generator/model/contract.js";
import type { InterfaceSource, Project } from "../../generator/options.js";

/** The contract "orders" of an OpenAPI document, given as text or as a value; a fault of the spec is an error. */
export async function contractOfText(document: string | object): Promise<Contract> {
  const text = typeof document === "string" ? document : stringify(document, { aliasDuplicateObjects: false });
  const source: InterfaceSource = { name: "orders", roots: ["orders.yaml"], folder: ".", text };
  const project: Project = {
    cwd: ".",
    outDir: ".",
    format: "none",
    emit: [],
    interfaces: [source],
    regenerateWith: "specwright generate",
    allowRoots: [],
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
