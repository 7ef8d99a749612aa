import { join, relative, sep } from "node:path";

/** The folder of a package that contains its specs. */
export const contractsFolder = "contracts";

/** The list of the APIs in that folder. */
export const historyIndexName = "index.json";

/** The settings in that folder that the output was generated with. */
export const settingsName = "settings.json";

/** The folder that represents one level above the project. */
const above = "_above";

/** Returns the path of a project's file below the folder with specs: "specs/orders/openapi.yaml". */
export function publishedPathOf(path: string, cwd: string): string {
  const parts = relative(cwd, path).split(sep);
  const outside = parts.findIndex((part) => part !== "..");
  return parts.map((part, index) => (outside === -1 || index < outside ? above : part)).join("/");
}

/** Returns the project path of such a file; the inverse of `wayOf`. */
export function localPathOf(way: string, cwd: string): string {
  const parts = way.split("/");
  const inside = parts.findIndex((part) => part !== above);
  return join(cwd, ...parts.map((part, index) => (inside === -1 || index < inside ? ".." : part)));
}

/** True for a relative path of names with "/" between them that stays below its base folder. */
export function isPublishedPath(path: string): boolean {
  // U+0000 ends a name on every system, a backslash parts names on one, and so does the colon of a drive.
  return !/[\0\\:]/.test(path) && path.split("/").every((part) => part !== "" && part !== "." && part !== "..");
}
