import { join } from "node:path";
import { sourcesOf, unknownSpec } from "../../pipeline/spec-digests.js";
import type { InterfaceSource, Project } from "../../project-types.js";
import { settingsKey } from "../../settings/resolve-settings.js";
import { loadSettings, outputSettings } from "../../settings/settings.js";
import { toolBuild, toolVersion } from "../../version.js";
import { createBlobStore } from "../../write/cache/blob-store.js";
import { cacheDirFor } from "../../write/cache/cache-dir.js";
import { installedVersions } from "../../write/cache/installed-versions.js";
import type { RenderedFile } from "../../write/rendered-file.js";

/** The emitted code of one API from an earlier run. */
export interface RunnerCache {
  /** The modules of the same specs, settings and toolchain; undefined if none were kept. */
  read(): readonly RenderedFile[] | undefined;
  /** Keeps modules for later runs. */
  write(files: readonly RenderedFile[]): void;
}

const limit = 64 * 1024 * 1024;

/** Opens the cache of an API, by the files that it was loaded from. Undefined for untrusted projects and for documents of other machines. */
export function runnerCache(
  project: Project,
  source: InterfaceSource,
  inputs: readonly string[],
): RunnerCache | undefined {
  const cacheDir = cacheDirFor(project.cwd);
  // The sources of the toolchain change without a new build.
  if (cacheDir === undefined || project.untrusted === true || toolBuild() === "source") return undefined;
  const sources = sourcesOf(new Map([[source, inputs]]), project.cwd);
  if (Object.values(sources).some(({ specs }) => Object.values(specs).includes(unknownSpec))) return undefined;
  const values = settingsKey({ ...loadSettings, ...outputSettings }, project);
  const key = JSON.stringify([toolVersion(), toolBuild(), installedVersions(), values, source, sources]);
  const store = createBlobStore(join(cacheDir, "contract-tests"), limit);
  return {
    read() {
      const text = store.read(key);
      return text === undefined ? undefined : (JSON.parse(text) as readonly RenderedFile[]);
    },
    write(files) {
      store.write(key, JSON.stringify(files));
      store.prune();
    },
  };
}
