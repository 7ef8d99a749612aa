import type { Diagnostics } from "../diagnostics/collector.js";
import { lintContract } from "../lint/lint-contract.js";
import { customFiles } from "../pipeline/custom-files.js";
import { createCheckValues } from "../pipeline/checks/check-values.js";
import { planContracts } from "../pipeline/plan-contracts.js";
import { soundContracts } from "../pipeline/sound-contracts.js";
import type { Project } from "../project-types.js";

/** Loads and checks a project's interfaces, or only some of them, as `generate` does, and lints them when they have no error. */
export async function lintProject(
  project: Project,
  only: readonly string[] | undefined,
  diagnostics: Diagnostics,
): Promise<void> {
  const sources = project.interfaces.filter(({ name }) => only === undefined || only.includes(name));
  const { contracts } = await soundContracts(project, sources, diagnostics);
  if (project.emitters.length > 0) await customFiles(project, planContracts(project, contracts), [], { diagnostics });
  if (diagnostics.hasErrors()) return;
  for (const contract of contracts.values()) {
    await lintContract(contract, diagnostics, project.lint.levels, createCheckValues(contract));
  }
}
