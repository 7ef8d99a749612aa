import { createDiagnostics, type Diagnostics } from "../diagnostics/collector.js";
import { createFileReader, type FileReader } from "../load/files.js";
import { createRemoteFiles } from "../load/remote-files.js";
import type { FileTree } from "../load/file-tree.js";
import type { LoadXsd } from "../load/openapi/xsd-elements.js";
import type { Contract } from "../model/contract.js";
import type { InterfaceSource } from "../project-types.js";
import type { LoadSettings } from "../settings/settings.js";

/** The models of a project's interfaces, and every file that was looked for on the way. */
export interface LoadedContracts {
  readonly contracts: ReadonlyMap<InterfaceSource, Contract>;
  /** Absolute paths, found or not, sorted: what the result depends on. */
  readonly inputs: readonly string[];
}

/** Loads interfaces, reporting every fault; an interface that could not be read has no contract. */
export async function loadContracts(
  project: LoadSettings & { readonly cwd: string },
  sources: readonly InterfaceSource[],
  diagnostics: Diagnostics,
  tree?: FileTree,
): Promise<LoadedContracts> {
  const contracts = new Map<InterfaceSource, Contract>();
  const inputs = new Set<string>();
  const { cwd, allowRoots, allowOrigins } = project;
  const remote = allowOrigins.length === 0 ? undefined : createRemoteFiles(allowOrigins);
  for (const source of sources) {
    const load = async (found: Diagnostics): Promise<Contract | undefined> => {
      const roots = [source.folder, ...allowRoots];
      const files = createFileReader({ cwd, diagnostics: found, allowRoots: roots, tree, remote });
      const contract = await loadContract(source, files, found, project);
      files.lookedFor().forEach((path) => inputs.add(path));
      return contract;
    };
    // Files that a pass asks for are fetched before the next one; only the last, which has everything, tells what it found.
    if (remote !== undefined) {
      do await load(createDiagnostics());
      while (await remote.fetchWanted());
    }
    const contract = await load(diagnostics);
    if (contract !== undefined) contracts.set(source, contract);
  }
  return { contracts, inputs: [...inputs].sort() };
}

async function loadContract(
  source: InterfaceSource,
  files: FileReader,
  diagnostics: Diagnostics,
  settings: LoadSettings,
): Promise<Contract | undefined> {
  const { name, roots, text } = source;
  const [rootPath = ""] = roots;
  if (isXsd(rootPath, text)) {
    const { loadXsdContract } = await import("../load/xsd/load-xsd.js");
    return loadXsdContract({ name, rootPaths: roots, text }, { files, diagnostics });
  }
  const { loadOpenApi } = await import("../load/openapi/load-openapi.js");
  const loadXsd: LoadXsd = async (paths) => {
    const xsd = await import("../load/xsd/load-xsd.js");
    return xsd.loadXsd(paths, { files, diagnostics });
  };
  return loadOpenApi({ name, rootPath, text }, { files, diagnostics, loadXsd, settings });
}

function isXsd(path: string, text: string | undefined): boolean {
  return text === undefined ? /\.xsd$/i.test(path) : /^\s*</.test(text);
}
