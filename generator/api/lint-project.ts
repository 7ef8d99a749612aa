import type { Diagnostics } from "../diagnostics/create-diagnostics.js";
import { lintContract } from "../lint/lint-contract.js";
import { createCheckValues } from "../pipeline/checks/check-values.js";
import { remoteFilesOf } from "../pipeline/load-contracts.js";
import { soundContracts, soundParts } from "../pipeline/sound-contracts.js";
import { chosenStrictness } from "../project/strictness.js";
import { readingOf } from "../pipeline/reading.js";
import type { Contract } from "../model/contract.js";
import type { InterfaceReading, InterfaceSource, Project } from "../project-types.js";

/**
 * Loads and checks a project's APIs, or only some of them, like `generate`, and lints them; for an API with errors, the
 * valid parts. Returns the levels of the readable ones.
 */
export async function lintProject(
  chosen: Project,
  only: readonly string[] | undefined,
  diagnostics: Diagnostics,
): Promise<readonly InterfaceReading[]> {
  const project = strictUnlessChosen(chosen);
  const sources = project.interfaces.filter(({ name }) => only === undefined || only.includes(name));
  const remote = remoteFilesOf(project, sources);
  const { contracts, sound } = await soundContracts(project, sources, diagnostics, { remote });
  if (project.emitters.length > 0) await checkEmitters(project, contracts, diagnostics);
  const readings: InterfaceReading[] = [];
  for (const source of sources) {
    const contract = sound.get(source) ?? (await soundParts(project, source, remote));
    if (contract === undefined) continue;
    readings.push(readingOf(source, project, sound.get(source)));
    await lintContract(contract, diagnostics, project.lint.levels, createCheckValues(contract, project.formats));
  }
  return readings;
}

/** Reports the problems that emitters of users find; other projects load no emitter. */
async function checkEmitters(
  project: Project,
  contracts: ReadonlyMap<InterfaceSource, Contract>,
  diagnostics: Diagnostics,
): Promise<void> {
  const [{ customFiles }, { planContracts }] = await Promise.all([
    import("../pipeline/custom-files.js"),
    import("../pipeline/plan-contracts.js"),
  ]);
  await customFiles(project, planContracts(project, contracts), [], { diagnostics });
}

/** Returns the same project, with strict loading by default. */
function strictUnlessChosen(project: Project): Project {
  const levels = project.interfaces.map(
    ({ name }) => [name, chosenStrictness(name, project.strictness) ?? "strict"] as const,
  );
  return { ...project, strictness: Object.fromEntries(levels) };
}
