import { createDiagnostics } from "../diagnostics/create-diagnostics.js";
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import { diskTree } from "../load/file-tree.js";
import { maxFileBytes } from "../load/limits.js";
import { loadContracts } from "../pipeline/load-contracts.js";
import type { Project } from "../project-types.js";
import { indexText } from "../project/published/index-file.js";
import {
  contractsFolder,
  historyIndexName,
  settingsName,
  publishedPathOf,
} from "../project/published/published-paths.js";
import { settingsRecord } from "../pipeline/settings-record.js";
import { visibleJson } from "../text/visible.js";
import { UsageError } from "../usage-error.js";

/** A file that goes into a package: its content, and its path there. */
export interface PublishedText {
  /** Relative to the root of the package, with "/" between its parts. */
  readonly path: string;
  readonly text: string;
}

/**
 * Returns the specs of a project as its package contains them: every file that loading needs, unchanged. Throws a
 * `UsageError` if two of them have the same path.
 */
export async function publishedTexts(
  project: Project,
): Promise<{ readonly texts: readonly PublishedText[] } | { readonly faults: readonly Diagnostic[] }> {
  const { cwd, interfaces } = project;
  const found = createDiagnostics();
  const { inputs } = await loadContracts(project, interfaces, found);
  if (found.hasErrors()) return { faults: found.all() };
  const tree = diskTree(cwd);
  const texts = new Map([[historyIndexName, indexText(interfaces, cwd)]]);
  const settings = settingsRecord({ outDir: project.outDir, tree });
  if (settings !== undefined) texts.set(settingsName, visibleJson({ settings: settings.values }));
  for (const path of inputs) {
    const read = tree.read(path, maxFileBytes);
    if (!("text" in read)) continue;
    const way = publishedPathOf(path, cwd);
    if (texts.has(way))
      throw new UsageError(`"${contractsFolder}/${way}" is a reserved path in packages: rename this file.`);
    texts.set(way, read.text);
  }
  return { texts: [...texts].map(([way, text]) => ({ path: `${contractsFolder}/${way}`, text })) };
}
