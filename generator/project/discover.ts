import { basename, dirname, join, sep } from "node:path";
import type { Diagnostics } from "../diagnostics/create-diagnostics.js";
import { suggest } from "../diagnostics/suggest.js";
import { diskTree, type FileTree } from "../load/file-tree.js";
import type { InterfaceSource } from "../project-types.js";
import { shownPath, wholeOrigin } from "./folder-origin.js";

/** The files that hold the folders, when it is not the disk. */
export interface DiscoverPlace {
  /** The folder that paths in messages are relative to. */
  readonly root: string;
  /** The revision that contains the folders; undefined for the disk. */
  readonly tree?: FileTree | undefined;
  /** Folders outside the root that links of specs may point to. */
  readonly allowRoots?: readonly string[] | undefined;
}

const openapiNames: ReadonlySet<string> = new Set(["openapi.yaml", "openapi.yml", "openapi.json"]);

/**
 * Returns the APIs of a folder, one per subfolder: the root is its openapi.yaml, .yml or .json, or every XSD file in
 * it. Folders that begin with "." or "_" are ignored. Sorted by name.
 */
export function discoverInterfaces(
  specsDir: string,
  discoverPlace: DiscoverPlace,
  diagnostics: Diagnostics,
): readonly InterfaceSource[] {
  const { root, tree, allowRoots = [] } = discoverPlace;
  const files = tree ?? diskTree(root);
  const folders = files.entries(specsDir).filter(({ name, isFolder }) => isFolder && !/^[._]/.test(name));
  const shown = shownPath(specsDir, root, tree);
  if (folders.length === 0) {
    const near = suggest(basename(specsDir), folderNames(dirname(specsDir), files));
    diagnostics.report("project/no-interfaces", wholeOrigin(specsDir, root, tree), { folder: shown, near });
  }
  return folders.flatMap((entry) => {
    const folder = join(specsDir, entry.name);
    const roots = rootsOf(folder, discoverPlace, diagnostics);
    const isOwn = roots.every((path) => isOwnFile(path, [specsDir, root, ...allowRoots], discoverPlace, diagnostics));
    return roots.length === 0 || !isOwn ? [] : [{ name: entry.name, roots, folder }];
  });
}

/** True if a file is below one of these folders, links followed. Reports other files. */
function isOwnFile(
  path: string,
  folders: readonly string[],
  { root, tree }: DiscoverPlace,
  diagnostics: Diagnostics,
): boolean {
  const files = tree ?? diskTree(root);
  const real = files.realPath(path);
  const isOwn = folders.some((folder) => real?.startsWith(join(files.realPath(folder) ?? folder, sep)));
  if (real === undefined || isOwn) return true;
  diagnostics.report("project/linked-root", wholeOrigin(path, root, tree), { path: shownPath(path, root, tree) });
  return false;
}

function rootsOf(folder: string, discoverPlace: DiscoverPlace, diagnostics: Diagnostics): readonly string[] {
  const { root, tree } = discoverPlace;
  const allFiles = tree ?? diskTree(root);
  const { documents, roots, files } = rootNames(folder, allFiles);
  const shown = shownPath(folder, root, tree);
  if (documents.length > 1) {
    diagnostics.report("project/two-roots", wholeOrigin(folder, root, tree), { folder: shown, files: documents });
    return [];
  }
  if (roots.length === 0) {
    const near = files.find((name) => suggest(name, openapiNames) !== undefined);
    const nested = folderNames(folder, allFiles).filter(
      (name) => rootNames(join(folder, name), allFiles).roots.length > 0,
    );
    diagnostics.report("project/no-root", wholeOrigin(folder, root, tree), { folder: shown, near, nested });
  }
  return roots.map((name) => join(folder, name));
}

function folderNames(folder: string, files: FileTree): readonly string[] {
  return files.entries(folder).flatMap(({ name, isFolder }) => (isFolder ? [name] : []));
}

/** Returns the names of the files in a folder, of its root files, and of the OpenAPI documents. */
export function rootNames(
  folder: string,
  tree: FileTree,
): {
  readonly files: readonly string[];
  readonly documents: readonly string[];
  readonly roots: readonly string[];
} {
  const files = tree.entries(folder).flatMap(({ name, isFolder }) => (isFolder ? [] : [name]));
  const documents = files.filter((name) => openapiNames.has(name));
  const roots = documents.length > 0 ? documents : files.filter((name) => name.toLowerCase().endsWith(".xsd"));
  return { files, documents, roots };
}
