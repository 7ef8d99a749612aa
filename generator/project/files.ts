import { basename, dirname, resolve } from "node:path";
import type { Diagnostics } from "../diagnostics/create-diagnostics.js";
import { isRemotePath } from "../load/files.js";
import type { InterfaceSource, Project } from "../project-types.js";
import { defaultsOf, resolveSettings } from "../settings/resolve-settings.js";
import { diffSettings } from "../settings/diff-settings.js";
import {
  lintSettings,
  loadSettings,
  outputSettings,
  placeSettings,
  type CallerSettings,
} from "../settings/settings.js";
import { checkInterfaceNames } from "./check-names.js";
import { isOwnFile } from "./own-files.js";

/** Options of a project that is made of files on the command line. */
export interface FilesOptions {
  /** The folder that relative paths count from; absolute. */
  readonly cwd: string;
  /** OpenAPI documents and XSD files, relative to `cwd`, or at addresses; "-" is standard input. */
  readonly files: readonly string[];
  /** Settings in addition to the defaults; paths are relative to `cwd`. */
  readonly callerSettings?: CallerSettings;
  /** The text of standard input, when "-" is among the files. */
  readonly stdin?: string;
  /** Nothing is downloaded. */
  readonly untrusted?: boolean | undefined;
  readonly diagnostics: Diagnostics;
}

/** Creates a project of files only: the output of one file is at the top of the output folder, several have a folder each. */
export function projectForFiles({
  cwd,
  files,
  callerSettings = {},
  stdin,
  untrusted,
  diagnostics,
}: FilesOptions): Project {
  const named = [...new Set(files)];
  const flat = named.length === 1;
  const interfaces = named.map((file) => ({ ...interfaceOf(file, cwd, stdin), ...(flat && { isNamedByTitle: true }) }));
  if (!flat) checkInterfaceNames(interfaces, cwd, diagnostics);
  // For a single file, the code is likely to be read at once.
  const looks = { values: flat ? { format: "none" } : {}, folder: cwd };
  const sources = [looks, { values: callerSettings, folder: cwd, isCaller: true as const }];
  return {
    cwd,
    outDir: resolveSettings(placeSettings, [{ values: { out: "." }, folder: cwd }, ...sources]).out,
    interfaces,
    ...resolveSettings(outputSettings, sources),
    ...resolveSettings(loadSettings, sources),
    lint: resolveSettings(lintSettings, sources),
    diff: defaultsOf(diffSettings),
    flat,
    ...(untrusted === true && { untrusted }),
  };
}

/** Returns an API that consists of a file. */
export function interfaceOf(file: string, cwd: string, stdin: string | undefined): InterfaceSource {
  if (file === "-") return { name: "stdin", roots: ["-"], folder: cwd, text: stdin ?? "", isForeign: true };
  if (isRemotePath(file)) return { name: nameOf(new URL(file).pathname), roots: [file], folder: file, isForeign: true };
  const path = resolve(cwd, file);
  return {
    name: nameOf(path),
    roots: [path],
    folder: dirname(path),
    ...(!isOwnFile(path, cwd) && { isForeign: true }),
  };
}

/** An API has the name of its file, but "openapi.yaml" has that of its folder. */
function nameOf(path: string): string {
  const name = basename(path).replace(/\.[^.]*$/, "");
  return /^(openapi|swagger|index)$/i.test(name) ? basename(dirname(path)) || name : name;
}
