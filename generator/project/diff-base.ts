import { existsSync } from "node:fs";
import { dirname } from "node:path";
import type { Diagnostics } from "../diagnostics/create-diagnostics.js";
import { diskTree, type FileTree } from "../load/file-tree.js";
import type { InterfaceSource, Project } from "../project-types.js";
import { configuredInterfaces } from "./find-project.js";
import { filesOfSettings } from "./strictness.js";
import { resolveSettings } from "../settings/resolve-settings.js";
import type { KnownIds } from "../settings/setting.js";
import { placeSettings, type Config } from "../settings/settings.js";
import { UsageError } from "../usage-error.js";
import { checkOnly } from "./check-only.js";
import { readConfig } from "./config.js";
import type { DiffSide, DiffSides } from "./diff-side.js";
import { changedPaths, type Against } from "./git/changed-paths.js";
import type { GitTree } from "./git/git-tree.js";
import { commitTree, indexTree } from "./git/open-tree.js";
import { findRevision, mergeBase, openRepository, shortName, type Repository } from "./git/repository.js";
import { isBelow } from "../text/relative-path.js";

/** Options of comparing with a revision. */
export interface BaseOptions {
  /** The folder that relative paths count from; absolute. */
  readonly cwd: string;
  /** The folder that messages show the paths of files on disk from. */
  readonly base: string;
  /** The revision that the project is compared with. */
  readonly revision: string;
  /** The newer side, where it is not the working tree. */
  readonly head?: { readonly revision: string } | "index" | undefined;
  /** Names of APIs; all are compared if undefined. */
  readonly only?: readonly string[] | undefined;
  readonly known: KnownIds;
  readonly diagnostics: Diagnostics;
}

/** Returns a project, and its state at the merge base with a revision. APIs without changed files are left out before loading. */
export async function baseSides(project: Project, options: BaseOptions): Promise<DiffSides> {
  const { cwd, revision, head, only } = options;
  const repository = openRepository(cwd);
  checkInside(project, repository);
  const named = findRevision(repository, revision, "--base");
  const newer = head === undefined || head === "index" ? undefined : findRevision(repository, head.revision, "--head");
  const parted = mergeBase(repository, named.commit, newer?.commit ?? "HEAD");
  const commit = parted ?? named.commit;
  const name = commit === named.commit ? named.name : shortName(repository, commit);

  const older = commitTree(repository, commit, name);
  const before = withExisting(await sideOf(project, older, { name, prefix: `${name}:` }, options));
  const after = await newerSide(project, repository, newer, options);
  checkOnly(
    only,
    [...after.sources, ...before.sources].map((source) => source.name),
  );
  const folders = [...before.sources, ...after.sources].map(({ folder }) => folder);
  const against: Against = newer === undefined ? (head === "index" ? "index" : "working tree") : newer;
  const places = [...folders, ...project.allowRoots].filter((folder) => existsSync(folder));
  const changed = changedPaths(
    repository,
    commit,
    against,
    places.filter((folder) => isBelow(folder, repository.top)),
  );
  return {
    ...withoutUnchanged(before, after, changed, only),
    isWhole: only === undefined,
    notes: parted === undefined ? [noCommonAncestor(named.name)] : [],
  };
}

function checkInside({ cwd }: Project, { top }: Repository): void {
  if (!isBelow(cwd, top)) throw new UsageError(`The project in "${cwd}" is not part of the repository in "${top}".`);
}

function noCommonAncestor(name: string): string {
  return `The merge base with "${name}" is unknown, as in a shallow clone: its newest commit is compared.`;
}

function newerSide(
  project: Project,
  repository: Repository,
  newer: { readonly name: string; readonly commit: string } | undefined,
  options: BaseOptions,
): Promise<DiffSide> {
  if (newer !== undefined) {
    const label = { name: newer.name, prefix: `${newer.name}:` };
    return sideOf(project, commitTree(repository, newer.commit, newer.name), label, options);
  }
  if (options.head === "index") {
    return sideOf(project, indexTree(repository), { name: "the staged files", prefix: ":" }, options);
  }
  const { interfaces, cwd, outDir } = project;
  const side = { name: "the working tree", prefix: "", tree: diskTree(options.base), sources: interfaces };
  return Promise.resolve({ ...side, cwd, settings: project, outDir });
}

async function sideOf(
  project: Project,
  tree: GitTree,
  label: Pick<DiffSide, "name" | "prefix">,
  { diagnostics, known }: BaseOptions,
): Promise<DiffSide> {
  const { cwd, allowRoots } = project;
  const config = await configAt(project, { tree, known, diagnostics });
  const sources =
    config === undefined ? [] : configuredInterfaces(config, { root: cwd, tree, allowRoots }, false, diagnostics);
  tree.prepare([
    ...sources.flatMap(({ folder, roots }) => [folder, ...roots.map((root) => dirname(root))]),
    ...allowRoots,
    ...filesOfSettings(project).map((path) => dirname(path)),
  ]);
  const { out: outDir } = resolveSettings(placeSettings, [{ values: config ?? {}, folder: cwd }]);
  return { ...label, tree, sources, cwd, settings: project, outDir };
}

/** Returns a side without the APIs of the current configuration that did not exist yet. */
function withExisting(side: DiffSide): DiffSide {
  return { ...side, sources: side.sources.filter(({ roots }) => roots.some((root) => side.tree.exists(root))) };
}

/** The configuration of a revision. One that is a program is not run in its old form: today's counts. */
async function configAt(
  { cwd, configPath }: Project,
  { tree, ...options }: Pick<BaseOptions, "known" | "diagnostics"> & { readonly tree: FileTree },
): Promise<Config | undefined> {
  if (configPath === undefined) return {};
  if (!configPath.toLowerCase().endsWith(".json")) return readConfig(configPath, cwd, options);
  return tree.exists(configPath) ? readConfig(configPath, cwd, { ...options, tree }) : {};
}

function withoutUnchanged(
  before: DiffSide,
  after: DiffSide,
  changed: readonly string[],
  only: readonly string[] | undefined,
): Omit<DiffSides, "notes" | "isWhole"> {
  const isWanted = ({ name }: InterfaceSource): boolean => only === undefined || only.includes(name);
  const isTouched = (side: DiffSide, { folder, roots }: InterfaceSource): boolean =>
    changed.some((path) =>
      [
        folder,
        ...roots,
        ...roots.map((root) => dirname(root)),
        ...side.settings.allowRoots,
        ...filesOfSettings(side.settings),
      ].some((allowed) => isBelowIn(side.tree, path, allowed)),
    );
  const olds = new Map(before.sources.map((source) => [source.name, source]));
  const same = after.sources.filter((source) => {
    const old = olds.get(source.name);
    return old !== undefined && sameRoots(old, source) && !isTouched(before, old) && !isTouched(after, source);
  });
  const unchanged = new Set(same.filter(isWanted).map(({ name }) => name));
  const left = (source: InterfaceSource): boolean => isWanted(source) && !unchanged.has(source.name);
  return {
    before: { ...before, sources: before.sources.filter(left) },
    after: { ...after, sources: after.sources.filter(left) },
    unchanged: [...unchanged],
  };
}

function sameRoots(one: InterfaceSource, other: InterfaceSource): boolean {
  return one.roots.join("\n") === other.roots.join("\n");
}

/** A folder may be reached through a link: then its files change under another path. */
function isBelowIn(tree: FileTree, path: string, folder: string): boolean {
  return isBelow(path, folder) || isBelow(path, tree.realPath(folder) ?? folder);
}
