import { basename, dirname, resolve } from "node:path";
import type { Diagnostics } from "../diagnostics/create-diagnostics.js";
import { isAddress } from "../load/files.js";
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
  /** Settings that hold besides the defaults; paths are relative to `cwd`. */
  readonly callerSettings?: CallerSettings;
  /** The text of standard input, when "-" is among the files. */
  readonly stdin?: string;
  /** Nothing is fetched. */
  readonly untrusted?: boolean | undefined;
  readonly diagnostics: Diagnostics;
}

/** A project made of files alone: one file stands at the top of the output folder, several get a folder each. */
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
  // A reader of one file wants to see its code at once.
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

/** A file as an interface of its own. */
export function interfaceOf(file: string, cwd: string, stdin: string | undefined): InterfaceSource {
  if (file === "-") return { name: "stdin", roots: ["-"], folder: cwd, text: stdin ?? "", isForeign: true };
  if (isAddress(file)) return { name: nameOf(new URL(file).pathname), roots: [file], folder: file, isForeign: true };
  const path = resolve(cwd, file);
  return {
    name: nameOf(path),
    roots: [path],
    folder: dirname(path),
    ...(!isOwnFile(path, cwd) && { isForeign: true }),
  };
}

/** A file is named after itself, but "openapi.yaml" after its folder. */
function nameOf(path: string): string {
  const name = basename(path).replace(/\.[^.]*$/, "");
  return /^(openapi|swagger|index)$/i.test(name) ? basename(dirname(path)) || name : name;
}
