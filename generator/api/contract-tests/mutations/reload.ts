import { resolve } from "node:path";
import { createDiagnostics } from "../../../diagnostics/create-diagnostics.js";
import { diskTree, type FileTree } from "../../../load/file-tree.js";
import { readValue } from "../../../load/read-value.js";
import type { Contract } from "../../../model/contract.js";
import { remoteFilesOf } from "../../../pipeline/load-contracts.js";
import { soundContracts } from "../../../pipeline/sound-contracts.js";
import type { InterfaceSource, Project } from "../../../project-types.js";
import type { Mutant } from "./list-mutants.js";

/** Loads a mutant; undefined if it is not a valid spec. */
export type Reload = (mutant: Pick<Mutant, "path" | "text">) => Promise<Contract | undefined>;

/** Keeps the files of an API in memory, as JSON where they are YAML, which is read faster. */
export function createReload(project: Project, source: InterfaceSource, { files }: Contract): Reload {
  const disk = diskTree(project.cwd);
  const texts = new Map<string, string>();
  for (const file of files) {
    const value = file.language === "xml" ? undefined : readValue(file, createDiagnostics());
    texts.set(resolve(project.cwd, file.path), value === undefined ? file.text : JSON.stringify(value));
  }
  const remote = remoteFilesOf(project, [source]);
  return async ({ path, text }) => {
    const altered = text();
    const read: FileTree["read"] = (asked, maxBytes) => {
      const known = asked === path ? altered : texts.get(asked);
      return known === undefined ? disk.read(asked, maxBytes) : { text: known };
    };
    const diagnostics = createDiagnostics();
    const from = source.text === undefined ? source : { ...source, text: altered };
    const settings = { ...project, emit: ["client", "server"] as const };
    const { contracts } = await soundContracts(settings, [from], diagnostics, { remote, tree: { ...disk, read } });
    return [...contracts.values()][0];
  };
}
