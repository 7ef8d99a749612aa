import type { Diagnostics } from "../diagnostics/collector.js";
import type { InterfaceSource } from "../options.js";
import { kebabCase } from "../text/identifiers.js";
import { wholeOrigin } from "./folder-origin.js";

/** Reports interfaces that would be written to one folder, or over the runtime that all of them share. */
export function checkInterfaceNames(
  interfaces: readonly InterfaceSource[],
  root: string,
  diagnostics: Diagnostics,
): void {
  const byFolder = new Map<string, InterfaceSource>();
  for (const source of interfaces) {
    const { name } = source;
    const folder = kebabCase(name);
    const origin = wholeOrigin(source.roots[0] ?? source.folder, root);
    const other = byFolder.get(folder);
    if (folder === "runtime") diagnostics.report("project/reserved-name", origin, { name });
    if (other === undefined) byFolder.set(folder, source);
    else diagnostics.report("project/same-folder", origin, { name, other: other.name, folder });
  }
}
