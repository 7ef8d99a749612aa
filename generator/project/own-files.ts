import { basename, dirname, resolve } from "node:path";
import { diskTree } from "../load/file-tree.js";
import { maxConfigBytes } from "./config-modules.js";
import { findConfigPath } from "./find-project.js";

/**
 * True for a file that belongs to a project: it is in the default location of APIs ("specs/orders/openapi.yaml"), or a
 * configuration around it or around the working directory names it.
 */
export function isOwnFile(path: string, cwd: string): boolean {
  if (basename(dirname(dirname(path))) === "specs") return true;
  const configs = new Set([findConfigPath(dirname(path)), findConfigPath(cwd)]);
  return [...configs].some((config) => config !== undefined && names(config, path));
}

/**
 * True if a configuration contains the path of a file as a quoted string, or names the folder above the file's own as
 * the folder of APIs. It is read and not run: naming a file must not run a program of its project.
 */
function names(config: string, path: string): boolean {
  const root = dirname(config);
  const read = diskTree(root).read(config, maxConfigBytes);
  if (!("text" in read)) return false;
  const pieces = read.text.split(/["'`]/);
  return pieces.some((piece, index) => {
    const before = (pieces[index - 2] ?? "") + (pieces[index - 1] ?? "");
    const isSpecs = before.replace(/\s/g, "").endsWith("specs:");
    return resolve(root, piece) === (isSpecs ? dirname(dirname(path)) : path);
  });
}
