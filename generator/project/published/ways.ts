import { join, relative, sep } from "node:path";

/** The folder of a package that holds the contracts which it was generated from. */
export const contractsFolder = "contracts";

/** The list of the interfaces in that folder. */
export const indexName = "index.json";

/** The settings in that folder that the output was generated with. */
export const settingsName = "settings.json";

/** The folder that stands for one above the project. */
const above = "_above";

/** The path of a project's file below the folder with contracts: "specs/orders/openapi.yaml". */
export function wayOf(path: string, cwd: string): string {
  const parts = relative(cwd, path).split(sep);
  const outside = parts.findIndex((part) => part !== "..");
  return parts.map((part, index) => (outside === -1 || index < outside ? above : part)).join("/");
}

/** The place of such a file in the project; the inverse of `wayOf`. */
export function pathOf(way: string, cwd: string): string {
  const parts = way.split("/");
  const inside = parts.findIndex((part) => part !== above);
  return join(cwd, ...parts.map((part, index) => (inside === -1 || index < inside ? ".." : part)));
}

/** True for a path of names alone, with "/" between them, that stays below the folder it counts from. */
export function isWay(path: string): boolean {
  // U+0000 ends a name on every system, a backslash parts names on one, and so does the colon of a drive.
  return !/[\0\\:]/.test(path) && path.split("/").every((part) => part !== "" && part !== "." && part !== "..");
}
