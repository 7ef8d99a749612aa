import { resolve } from "node:path";
import { diskTree } from "../load/file-tree.js";
import { maxFileBytes } from "../load/limits.js";
import type { InterfaceSource, Project } from "../project-types.js";
import { UsageError } from "../usage-error.js";
import { checkOnly } from "./check-only.js";
import type { DiffSide, DiffSides } from "./diff-side.js";
import { readIndex } from "./published/index-file.js";
import { publishedFiles } from "./published/published-files.js";
import { publishedTree } from "./published/published-tree.js";
import { contractsFolder, historyIndexName, localPathOf, settingsName } from "./published/published-paths.js";

/** Options of comparing with a package. */
export interface AgainstOptions {
  /** The folder that relative paths count from; absolute. */
  readonly cwd: string;
  /** The folder that messages show the paths of files on disk from. */
  readonly base: string;
  /** The folder of a package, or its tarball. */
  readonly published: string;
  /** Names of APIs; all are compared if undefined. */
  readonly only?: readonly string[] | undefined;
}

/** Returns a project, and the specs that a package of it was generated from. Both sides have the current settings. */
export function againstSides(project: Project, { cwd, base, published, only }: AgainstOptions): DiffSides {
  const after: DiffSide = {
    name: "the working tree",
    prefix: "",
    tree: diskTree(base),
    sources: project.interfaces,
    cwd: project.cwd,
    settings: project,
    outDir: project.outDir,
  };
  const before = publishedSide(project, resolve(cwd, published), published);
  checkOnly(
    only,
    [...after.sources, ...before.sources].map(({ name }) => name),
  );
  // The package of one API does not describe the others.
  const isOfApi = project.package?.packages === "per-api" && before.sources.length === 1;
  const wanted = only ?? (isOfApi ? before.sources.map(({ name }) => name) : undefined);
  const isWanted = ({ name }: InterfaceSource): boolean => wanted === undefined || wanted.includes(name);
  return {
    before: { ...before, sources: before.sources.filter(isWanted) },
    after: { ...after, sources: after.sources.filter(isWanted) },
    unchanged: [],
    isWhole: wanted === undefined,
    notes: [],
  };
}

function publishedSide(project: Project, path: string, name: string): DiffSide {
  const { cwd, interfaces } = project;
  const tree = publishedTree(publishedFiles(path, name), name, cwd);
  const index = tree.read(localPathOf(historyIndexName, cwd), maxFileBytes);
  const sources = "text" in index ? readIndex(index.text, cwd) : undefined;
  if (sources === undefined) {
    const says = `"${name}" contains no specs to compare: it has no "${contractsFolder}/${historyIndexName}".`;
    throw new UsageError(`${says} "specwright stamp" writes one into a package.`);
  }
  const foreign = new Set(interfaces.filter(({ isForeign }) => isForeign === true).map((source) => source.name));
  const asToday = sources.map((source) => (foreign.has(source.name) ? { ...source, isForeign: true } : source));
  const settingsPath = localPathOf(settingsName, cwd);
  return { name, prefix: `${name}:`, tree, sources: asToday, cwd, settings: project, settingsPath };
}
