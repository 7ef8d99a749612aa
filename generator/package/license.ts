import type { PackageSettings } from "../project-types.js";
import { fillTemplate } from "./template.js";

/** Returns the content of LICENSE: the project's own, or that of MIT; undefined if neither is known. */
export function licenseText({
  name,
  license,
  licenseText: configuredText,
  author,
}: PackageSettings): string | undefined {
  if (configuredText !== undefined) return configuredText;
  return license === "MIT" ? fillTemplate("LICENSE-MIT", { holder: author ?? `the authors of ${name}` }) : undefined;
}
