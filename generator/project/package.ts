import { resolve } from "node:path";
import type { Diagnostics } from "../diagnostics/create-diagnostics.js";
import { diskTree } from "../load/file-tree.js";
import { reportFileFault } from "../load/report-file.js";
import type { PackageSettings } from "../project-types.js";
import type { PackageConfig } from "../settings/package-settings.js";
import { shownPath, wholeOrigin } from "./folder-origin.js";

/** Maximum size in bytes; licenses are shorter. */
const maxManifestBytes = 1024 * 1024;

/** The configuration of a package with the text of its license; a license file that cannot be read is reported. */
export function readPackage(config: PackageConfig, root: string, diagnostics: Diagnostics): PackageSettings {
  const { licenseFile, packages = "single", ...others } = config;
  const settings = { packages, ...others };
  if (licenseFile === undefined) return settings;
  const licensePath = resolve(root, licenseFile);
  const read = diskTree(root).read(licensePath, maxManifestBytes);
  if ("text" in read) return { ...settings, licensePath, licenseText: read.text.replaceAll("\r\n", "\n") };
  const path = shownPath(licensePath, root);
  reportFileFault(read, { path, maxBytes: maxManifestBytes }, wholeOrigin(licensePath, root), diagnostics);
  return { ...settings, licensePath };
}
