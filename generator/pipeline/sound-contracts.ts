import { createDiagnostics, type Diagnostics } from "../diagnostics/create-diagnostics.js";
import type { Contract } from "../model/contract.js";
import { checkUnsatisfiable } from "../plan/check-unsatisfiable.js";
import { checkMessages } from "../plan/check-messages.js";
import { checkBindings } from "../plan/check-bindings.js";
import { checkXmlForms } from "../plan/check-xml-forms.js";
import { checkMethodNames } from "../plan/check-method-names.js";
import { checkPagination } from "../plan/pagination/check-pagination.js";
import { checkTokenRequests } from "../plan/token-functions.js";
import type { InterfaceSource, Project } from "../project-types.js";
import type { RemoteFiles } from "../load/remote-files.js";
import { withNeeded } from "../settings/parts.js";
import { checkNotEmpty } from "./check-not-empty.js";
import { checkRuntime } from "./check-runtime.js";
import { loadContracts, type LoadedContracts, type LoadOptions } from "./load-contracts.js";

/**
 * Loads APIs and reports all problems that prevent code generation, for writing and for checking: planning, emitting
 * and printing report nothing about a spec. Returns no specs if an error was reported.
 */
export async function soundContracts(
  project: Project,
  sources: readonly InterfaceSource[],
  diagnostics: Diagnostics,
  options: Pick<LoadOptions, "remote" | "tree" | "isAsWritten"> = {},
): Promise<LoadedContracts> {
  const check = checkOf(project);
  const { contracts, sound, inputs, inputsOf } = await loadContracts(project, sources, diagnostics, {
    ...options,
    check,
  });
  for (const contract of sound.values()) checkNotEmpty(contract, diagnostics);
  const looked = checkRuntime(project, diagnostics);
  return {
    contracts: diagnostics.hasErrors() ? new Map() : contracts,
    sound,
    inputs: [...inputs, ...looked],
    inputsOf,
  };
}

/** Returns the valid parts of an API with errors; undefined if nothing is left. Files that have been downloaded are not requested again. */
export async function soundParts(
  project: Project,
  source: InterfaceSource,
  remote: RemoteFiles | undefined,
): Promise<Contract | undefined> {
  const unheard = createDiagnostics();
  const check = checkOf(project);
  const { sound } = await loadContracts({ ...project, strictness: "lenient" }, [source], unheard, { check, remote });
  return sound.get(source);
}

/** Returns the check of configured names and, if clients or servers are emitted, of unsupported parts. */
function checkOf(project: Project): LoadOptions["check"] {
  return (contract, diagnostics) => {
    checkBindings(contract, project.bindings, diagnostics);
    checkXmlForms(contract, project, diagnostics);
    checkUnsatisfiable(contract, diagnostics);
    if (!hasMessages(project)) return;
    checkMessages(contract, diagnostics);
    checkMethodNames(contract, diagnostics, project);
    checkPagination(contract, project.pagination, diagnostics);
    checkTokenRequests(contract, diagnostics);
  };
}

/** True if clients or servers are emitted, which implement whole messages. */
export function hasMessages({ emit }: Project): boolean {
  const all = withNeeded(emit);
  return all.has("client") || all.has("server");
}
