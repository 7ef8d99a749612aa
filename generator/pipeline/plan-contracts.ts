import { resolve } from "node:path";
import { isRemotePath } from "../load/files.js";
import type { Contract } from "../model/contract.js";
import type { InterfaceSource, Project } from "../project-types.js";
import { interfaceFolder, planInterface } from "../plan/plan-interfaces.js";
import type { InterfacePlan } from "../plan/plan.js";
import { strictnessLevels } from "../project/strictness.js";
import { hasMessages } from "./sound-contracts.js";
import { withNeeded } from "../settings/parts.js";
import { relativePath } from "../text/relative-path.js";

/** Returns the plans of specs, in their order. */
export function planContracts(
  project: Project,
  contracts: ReadonlyMap<InterfaceSource, Contract>,
): readonly InterfacePlan[] {
  const withMessages = hasMessages(project);
  const {
    naming,
    enums,
    methods,
    int64,
    dates,
    typeDetail,
    servers: environments,
    prefixes,
    bindings,
    pagination,
  } = project;
  return [...contracts].map(([source, contract]) => {
    const shownPath = (path: string): string => headerPath(project, source, path);
    const { strictness, validate } = strictnessLevels(source, project);
    return planInterface(contract, project.flat ? "" : interfaceFolder(source.name), {
      shownPath,
      isNamedByTitle: source.isNamedByTitle === true,
      withMessages,
      withLooseAnswers: strictness === "lenient" && withNeeded(project.emit).has("client"),
      validate,
      naming,
      enums,
      methods,
      int64,
      dates,
      typeDetail,
      environments,
      formats: project.formats,
      prefixes,
      bindings,
      pagination,
    });
  });
}

/** Header comments show the path of a spec from its project, or from the folder of a single file: independent of the working directory. */
function headerPath(project: Project, source: InterfaceSource, path: string): string {
  const inProject = project.configPath !== undefined || project.specsDir !== undefined;
  // The query of an address may hold a key.
  if (isRemotePath(path)) return path.replace(/\?.*$/s, "");
  if (inProject || source.text !== undefined) return path;
  return relativePath(source.folder, resolve(project.cwd, path));
}
