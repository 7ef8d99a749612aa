import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { diskTree, type FileTree } from "../load/file-tree.js";
import { isOpenApiText } from "../load/is-contract.js";
import type { DiffSide } from "./diff-side.js";
import { interfaceOf } from "./files.js";
import { commitTree, indexTree } from "./git/open-tree.js";
import type { GitTree } from "./git/git-tree.js";
import { defaultsOf } from "../settings/resolve-settings.js";
import { loadSettings } from "../settings/settings.js";
import { findHead, openRepository, type Repository } from "./git/repository.js";

/** One version of a file as git hands it to a diff driver. */
export interface DriverVersion {
  /** A file with the text; "/dev/null" when this side has no such file. */
  readonly file: string;
  /** The name of the content; all zeros when git has not stored it. */
  readonly oid: string;
}

/** Returns the content of a version; undefined if the file does not exist. */
export function versionText({ file }: DriverVersion): string | undefined {
  return file === "/dev/null" || file === "nul" ? undefined : readFileSync(file, "utf8");
}

/** True for a complete spec, and false for a part of one. */
export function isContract(path: string, text: string): boolean {
  return /\.xsd$/i.test(path) || isOpenApiText(text);
}

/**
 * Returns a version of a spec as a side of a comparison. Git does not pass the revision. The files that it refers to
 * are read from the tree that contains this exact version: the index, the newest commit, or the working tree.
 */
export function driverSide(path: string, version: DriverVersion, text: string | undefined, cwd: string): DiffSide {
  const repository = openRepository(cwd);
  const { tree, prefix } = treeOf(join(repository.top, path), version, repository, cwd);
  const source = interfaceOf(join(repository.top, path), cwd, undefined);
  const sources = text === undefined ? [] : [{ ...source, text }];
  const settings = { ...defaultsOf(loadSettings), allowRoots: [dirname(join(repository.top, path))] };
  return { name: path, prefix, tree, sources, cwd, settings };
}

function treeOf(
  path: string,
  { oid }: DriverVersion,
  repository: Repository,
  cwd: string,
): { readonly tree: FileTree; readonly prefix: string } {
  const onDisk = { tree: diskTree(cwd), prefix: "" };
  if (/^0*$/.test(oid)) return onDisk;
  const holds = (tree: GitTree): boolean => tree.contentName(path) === oid;
  const head = findHead(repository);
  const newest = head === undefined ? undefined : commitTree(repository, head, "HEAD");
  if (newest !== undefined && holds(newest)) return { tree: newest, prefix: "HEAD:" };
  const staged = indexTree(repository);
  return holds(staged) ? { tree: staged, prefix: ":" } : onDisk;
}
