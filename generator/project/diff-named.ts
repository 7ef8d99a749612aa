import { existsSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import type { Diagnostics } from "../diagnostics/create-diagnostics.js";
import { suggest } from "../diagnostics/suggest.js";
import { diskTree, type FileTree } from "../load/file-tree.js";
import { isRemotePath } from "../load/files.js";
import type { InterfaceSource } from "../project-types.js";
import { UsageError } from "../usage-error.js";
import type { DiffSide, DiffSides } from "./diff-side.js";
import { discoverInterfaces, rootNames } from "./discover.js";
import { interfaceOf } from "./files.js";
import { openTree } from "./git/open-tree.js";

/** Options of comparing two named sides. */
export interface NamedOptions {
  /** The folder that relative paths count from; absolute. */
  readonly cwd: string;
  /** The folder that messages show the paths of files on disk from. */
  readonly base: string;
  /** The content of standard input; undefined unless "-" is one of the sides. */
  readonly stdin?: string | undefined;
  /** The settings that both sides are read by. */
  readonly settings: DiffSide["settings"];
  readonly diagnostics: Diagnostics;
}

/** Two files, or two folders, each on disk or in a revision ("origin/main:specs"); a file may be at an address as well. */
export function namedSides(before: string, after: string, options: NamedOptions): DiffSides {
  if (before === "-" && after === "-") throw new UsageError("Standard input can be one side only.");
  const sides = { before: namedSide(before, options), after: namedSide(after, options) };
  return { ...withOneName(sides.before, sides.after), unchanged: [], isWhole: false, notes: [] };
}

function namedSide(text: string, options: NamedOptions): DiffSide {
  const { cwd, base, settings } = options;
  const revisionPathPlace = text === "-" ? undefined : revisionIn(text, cwd);
  if (revisionPathPlace === undefined) {
    const tree = diskTree(base);
    const sources = sourcesAt(text === "-" || isRemotePath(text) ? text : resolve(cwd, text), tree, options);
    return { name: text === "-" ? "standard input" : text, prefix: "", tree, sources, cwd, settings };
  }
  const { tree, top, name } = openTree(cwd, revisionPathPlace.revision);
  const path = /^\.\.?(?:\/|$)/.test(revisionPathPlace.path)
    ? resolve(cwd, revisionPathPlace.path)
    : join(top, revisionPathPlace.path);
  if (!tree.exists(path)) throw new UsageError(missing(revisionPathPlace, name, tree, path, cwd));
  tree.prepare([path, resolve(path, "..")]);
  return { name: text, prefix: `${name}:`, tree, sources: sourcesAt(path, tree, options), cwd, settings };
}

interface RevisionPath {
  /** "" is the index. */
  readonly revision: string;
  /** The path as written after the colon. */
  readonly path: string;
}

/** Splits "rev:path"; undefined for a file, a Windows drive, or an address. */
function revisionIn(text: string, cwd: string): RevisionPath | undefined {
  if (isRemotePath(text) || existsSync(resolve(cwd, text)) || /^[A-Za-z]:[\\/]/.test(text)) return undefined;
  const colon = text.indexOf(":");
  return colon === -1 ? undefined : { revision: text.slice(0, colon), path: text.slice(colon + 1) };
}

function missing({ path }: RevisionPath, name: string, tree: FileTree, absolute: string, cwd: string): string {
  const where = name === "" ? "the staged files" : `revision "${name}"`;
  const says = `"${path}" does not exist in ${where}.`;
  if (tree.exists(resolve(cwd, path))) {
    return `${says} Paths are relative to the root of the repository; did you mean "${name}:./${path}"?`;
  }
  const near = suggest(
    basename(absolute),
    tree.entries(resolve(absolute, "..")).map((entry) => entry.name),
  );
  if (near === undefined) return says;
  return `${says} Did you mean "${name}:${path.slice(0, path.lastIndexOf("/") + 1)}${near}"?`;
}

/** A file is an API. A folder is one if it contains a root file; otherwise it contains a folder for each API. */
function sourcesAt(path: string, tree: FileTree, options: NamedOptions): readonly InterfaceSource[] {
  const { cwd, stdin, settings, diagnostics } = options;
  if (path === "-" || isRemotePath(path)) return [interfaceOf(path, cwd, stdin)];
  if (tree.entries(path).length === 0) return [interfaceOf(path, cwd, stdin)];
  const { documents, roots } = rootNames(path, tree);
  const rootPlace = { root: cwd, tree, allowRoots: settings.allowRoots };
  if (roots.length === 0 || documents.length > 1) return discoverInterfaces(path, rootPlace, diagnostics);
  return [{ name: basename(path), roots: roots.map((name) => join(path, name)), folder: path }];
}

/** Two sides with one API each are versions of the same API, regardless of their file names. */
function withOneName(before: DiffSide, after: DiffSide): Pick<DiffSides, "before" | "after"> {
  const [old, ...moreOld] = before.sources;
  const [new_, ...moreNew] = after.sources;
  const isOne = old !== undefined && new_ !== undefined && moreOld.length + moreNew.length === 0;
  if (!isOne) return { before, after };
  const name = new_.text === undefined ? new_.name : old.name;
  // A document of a project is named after its folder, also where its file is compared alone.
  const isNamedByTitle = old.isForeign === true && new_.isForeign === true;
  return {
    before: { ...before, sources: [{ ...old, name, isNamedByTitle }] },
    after: { ...after, sources: [{ ...new_, name, isNamedByTitle }] },
  };
}
