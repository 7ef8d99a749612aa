import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Project } from "../../generator/project-types.js";
import { defaultsOf } from "../../generator/settings/resolve-settings.js";
import { diffSettings } from "../../generator/settings/diff-settings.js";
import { lintSettings, loadSettings, outputSettings } from "../../generator/settings/settings.js";

/** Settings of a project whose configuration is empty, but for its layout: tests look at the modules of folders, and run them. */
export const defaultSettings = {
  ...defaultsOf(outputSettings),
  layout: "folder" as const,
  importExtension: ".js" as const,
  ...defaultsOf(loadSettings),
  lint: defaultsOf(lintSettings),
  diff: defaultsOf(diffSettings),
};

/** A project of one interface: the spec in `folder`, named "openapi.yaml", "openapi.json" or "*.xsd". */
export function projectOf(name: string, folder: string, changes: Partial<Project> = {}): Project {
  const openapi = ["openapi.yaml", "openapi.json"].map((file) => join(folder, file)).filter((path) => existsSync(path));
  const xsds = readdirSync(folder)
    .filter((file) => file.endsWith(".xsd"))
    .sort()
    .map((file) => join(folder, file));
  return {
    ...defaultSettings,
    cwd: folder,
    outDir: join(folder, "out"),
    emit: ["types", "paths", "validators", "codecs", "index"],
    interfaces: [{ name, roots: openapi.length > 0 ? openapi : xsds, folder }],
    flat: true,
    ...changes,
  };
}
