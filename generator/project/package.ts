import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Diagnostics } from "../diagnostics/collector.js";
import type { PackageConfig, PackageSettings } from "../options.js";
import { shownPath, wholeOrigin } from "./folder-origin.js";

/** The configuration of a package with the text of its license; a license file that cannot be read is reported. */
export function readPackage(config: PackageConfig, root: string, diagnostics: Diagnostics): PackageSettings {
  const { licenseFile, ...settings } = config;
  if (licenseFile === undefined) return settings;
  const licensePath = resolve(root, licenseFile);
  try {
    const licenseText = readFileSync(licensePath, "utf8").replace(/^\uFEFF/, "");
    return { ...settings, licensePath, licenseText };
  } catch {
    const path = shownPath(licensePath, root);
    diagnostics.report("source/missing-file", wholeOrigin(licensePath, root), { path });
    return { ...settings, licensePath };
  }
}
