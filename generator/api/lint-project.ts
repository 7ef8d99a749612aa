import type { Diagnostics } from "../diagnostics/collector.js";
import { loadContracts } from "../pipeline/load-contracts.js";
import type { Project } from "../project-types.js";
import { lintContract } from "../lint/lint-contract.js";

/** Loads a project's interfaces, or only some of them, and lints those that loaded without errors. */
export async function lintProject(
  project: Project,
  only: readonly string[] | undefined,
  diagnostics: Diagnostics,
): Promise<void> {
  const sources = project.interfaces.filter(({ name }) => only === undefined || only.includes(name));
  const { contracts } = await loadContracts(project, sources, diagnostics);
  if (diagnostics.hasErrors()) return;
  for (const contract of contracts.values()) lintContract(contract, diagnostics, project.lint.levels);
}
