import { basename, dirname, resolve } from "node:path";
import { diskTree } from "../load/file-tree.js";
import { mostConfigBytes } from "./config-modules.js";
import { findConfigPath } from "./find-project.js";

/**
 * True for a file that belongs to a project wherever it is named: it stands where projects keep their interfaces
 * ("specs/orders/openapi.yaml"), or the configuration around it or around the working folder names it.
 */
export function isOwnFile(path: string, cwd: string): boolean {
  if (basename(dirname(dirname(path))) === "specs") return true;
  const configs = new Set([findConfigPath(dirname(path)), findConfigPath(cwd)]);
  return [...configs].some((config) => config !== undefined && names(config, path));
}

/**
 * True when a configuration has a quoted text that is the path of a file, or says that interfaces lie in the folder above the
 * file's own. It is read and not run: whoever names a file runs no program of its project.
 */
function names(config: string, path: string): boolean {
  const root = dirname(config);
  const read = diskTree(root).read(config, mostConfigBytes);
  if (!("text" in read)) return false;
  const pieces = read.text.split(/["'`]/);
  return pieces.some((piece, index) => {
    const before = (pieces[index - 2] ?? "") + (pieces[index - 1] ?? "");
    const isSpecs = before.replace(/\s/g, "").endsWith("specs:");
    return resolve(root, piece) === (isSpecs ? dirname(dirname(path)) : path);
  });
}
