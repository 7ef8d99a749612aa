import { readdirSync, type Dirent } from "node:fs";
import { join } from "node:path";
import type { Diagnostics } from "../diagnostics/collector.js";
import type { InterfaceSource } from "../options.js";
import { compareText } from "../plan/name-allocator.js";
import { shownPath, wholeOrigin } from "./folder-origin.js";

const openapiNames: ReadonlySet<string> = new Set(["openapi.yaml", "openapi.yml", "openapi.json"]);

/**
 * The interfaces of a folder with one folder for each: the root is its openapi.yaml, .yml or .json, or else every XSD
 * file in it. Folders that begin with "." or "_" are no interfaces. Sorted by name.
 */
export function discoverInterfaces(
  specsDir: string,
  root: string,
  diagnostics: Diagnostics,
): readonly InterfaceSource[] {
  const folders = entriesOf(specsDir).filter((entry) => entry.isDirectory() && !/^[._]/.test(entry.name));
  const shown = shownPath(specsDir, root);
  if (folders.length === 0) diagnostics.report("project/no-interfaces", wholeOrigin(specsDir, root), { folder: shown });
  return folders.flatMap((entry) => {
    const folder = join(specsDir, entry.name);
    const roots = rootsOf(folder, root, diagnostics);
    return roots.length === 0 ? [] : [{ name: entry.name, roots, folder }];
  });
}

function rootsOf(folder: string, root: string, diagnostics: Diagnostics): readonly string[] {
  const files = entriesOf(folder)
    .filter((entry) => !entry.isDirectory())
    .map((entry) => entry.name);
  const documents = files.filter((name) => openapiNames.has(name));
  const roots = documents.length > 0 ? documents : files.filter((name) => name.toLowerCase().endsWith(".xsd"));
  const shown = shownPath(folder, root);
  if (documents.length > 1) {
    diagnostics.report("project/two-roots", wholeOrigin(folder, root), { folder: shown, files: documents });
    return [];
  }
  if (roots.length === 0) diagnostics.report("project/no-root", wholeOrigin(folder, root), { folder: shown });
  return roots.map((name) => join(folder, name));
}

/** Sorted, so that nothing depends on the file system's order; empty when the folder is not there. */
function entriesOf(folder: string): readonly Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).sort((a, b) => compareText(a.name, b.name));
  } catch {
    return [];
  }
}
