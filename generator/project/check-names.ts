import type { Diagnostics } from "../diagnostics/create-diagnostics.js";
import type { Origin } from "../diagnostics/origin.js";
import type { InterfaceSource } from "../project-types.js";
import { umbrellaFolder, type PackageForm } from "../settings/package-settings.js";
import { kebabCase } from "../text/identifiers.js";
import { wholeOrigin } from "./folder-origin.js";

/** Reports APIs with the same output folder, with that of the shared runtime, or with that of package builds. */
export function checkInterfaceNames(
  interfaces: readonly InterfaceSource[],
  root: string,
  diagnostics: Diagnostics,
  packages?: PackageForm,
): void {
  // On disks that ignore case, a folder "license" is the file LICENSE.
  const ofPackage = packages === undefined ? [] : ["dist", "license"];
  const reserved = ["runtime", ...ofPackage, ...(packages === "per-api" ? [umbrellaFolder] : [])];
  const originOf = ({ roots, folder }: InterfaceSource): Origin => wholeOrigin(roots[0] ?? folder, root);
  const byFolder = new Map<string, InterfaceSource>();
  for (const source of interfaces) {
    const { name } = source;
    const folder = kebabCase(name);
    const origin = originOf(source);
    const other = byFolder.get(folder);
    if (reserved.includes(folder)) diagnostics.report("project/reserved-name", origin, { name });
    if (other === undefined) byFolder.set(folder, source);
    else {
      const related = [{ message: `"${other.name}" is read at`, origin: originOf(other) }];
      diagnostics.report("project/same-folder", origin, { name, other: other.name, folder }, related);
    }
  }
}
