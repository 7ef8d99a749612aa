import { digest, digestOfFile } from "../cache/digest.js";
import { withoutCrlf } from "../cache/without-crlf.js";
import { hasHeader } from "../print/header.js";
import type { RenderedFile } from "../rendered-file.js";
import { compareText } from "../../text/in-order.js";
import type { Recorded } from "../../settings/recorded.js";
import type { OutputFault } from "./fault.js";
import type { FileSystem } from "./file-system.js";
import { manifestText, readManifest, readSources, type Manifest } from "./manifest.js";
import { checkOutputPaths, foldPath } from "./output-path.js";
import { plainFile, type PlainFile } from "./plain-file.js";
import type { OutputSources } from "./sources.js";
import { manifestName } from "./work-names.js";

/** The steps after which the output folder holds the given files. Nothing may happen while there are `faults`. */
export interface WritePlan {
  readonly puts: readonly PutStep[];
  /** Files of earlier runs that are no longer part of the output. */
  readonly removals: readonly RemoveStep[];
  /** Paths of files that are as they should be. */
  readonly unchanged: readonly string[];
  /** Files that are no longer part of the output and stay, because somebody changed them. */
  readonly kept: readonly string[];
  /** Reasons for which nothing may be written. */
  readonly faults: readonly OutputFault[];
}

/** A step that puts a file in place. */
export interface PutStep {
  /** Relative to the output folder. */
  readonly path: string;
  readonly text: string;
  /** The digest of what stands there now; undefined when nothing does. */
  readonly before: string | undefined;
  /** The digest of `text`. */
  readonly after: string;
}

/** A step that removes a file. */
export interface RemoveStep {
  /** Relative to the output folder. */
  readonly path: string;
  /** The digest of the content that may be removed. */
  readonly before: string;
}

/** Options of planning a write. */
export interface WritePlanOptions {
  /**
   * Folders of the output that this run speaks for ("orders"); files elsewhere are not removed. Absent: the run speaks
   * for the whole output.
   */
  readonly scope?: readonly string[];
  /** True if a file that differs from ours only in CRLF line ends, as Git checks it out on Windows, is unchanged. */
  readonly ignoresLineEnds?: boolean;
  /** Settings that the list of files keeps beside them. */
  readonly settings?: Recorded;
  /** Sources of the APIs of this run. Those of other APIs are kept if it has a scope. */
  readonly sources?: OutputSources;
}

/** Compares files with what stands in the output folder (an absolute path). Reads only. */
export function planWrite(
  files: readonly RenderedFile[],
  outDir: string,
  fs: FileSystem,
  { scope, settings, sources, ignoresLineEnds = false }: WritePlanOptions = {},
): WritePlan {
  checkOutputPaths(files.map(({ path }) => path));
  const manifest = readManifest(outDir, fs);
  const isSame = ignoresLineEnds ? isSameText : isSameContent;
  const state = readState(files, outDir, { fs, manifest, isSame });
  const vanished = [...manifest.keys()].filter((path) => !state.written.has(path) && isInScope(path, scope));
  const gone = sortVanished(vanished, outDir, fs, manifest, state.identities);
  const listed = new Map([...manifest].filter(([path]) => !vanished.includes(path)));
  const known = scope === undefined ? undefined : readSources(outDir, fs);
  const text = manifestText(new Map([...listed, ...state.written]), settings, { ...known, ...sources });
  const list = planManifest(text, outDir, { fs, isSame });
  return {
    puts: [...state.puts, ...list.puts],
    removals: gone.removals,
    unchanged: state.unchanged,
    kept: gone.kept,
    faults: [...state.faults, ...list.faults],
  };
}

/** True when nothing has to happen. */
export function isDone(plan: WritePlan): boolean {
  return plan.puts.length === 0 && plan.removals.length === 0 && plan.faults.length === 0;
}

interface FilesState {
  readonly puts: readonly PutStep[];
  readonly unchanged: readonly string[];
  readonly faults: readonly OutputFault[];
  /** All files of the run with the digests of their new contents. */
  readonly written: ReadonlyMap<string, string>;
  /** The number of each file on the disk, by its path in the form in which paths are compared. */
  readonly identities: ReadonlyMap<string, string>;
}

/** The output folder, and the comparison of its files with ours. */
interface Comparison {
  /** The file system that has the folder. */
  readonly fs: FileSystem;
  /** True if the bytes of a file are our text, which has this digest. */
  readonly isSame: (found: Uint8Array, text: string, hash: string) => boolean;
}

function isSameContent(found: Uint8Array, _: string, hash: string): boolean {
  return digest(found) === hash;
}

function isSameText(found: Uint8Array, text: string, hash: string): boolean {
  return isSameContent(found, text, hash) || digest(withoutCrlf(found)) === digest(text.replaceAll("\r\n", "\n"));
}

function readState(
  files: readonly RenderedFile[],
  outDir: string,
  { fs, manifest, isSame }: Comparison & { readonly manifest: Manifest },
): FilesState {
  const puts: PutStep[] = [];
  const unchanged: string[] = [];
  const faults = new Map<string, OutputFault>();
  const written = new Map<string, string>();
  const identities = new Map<string, string>();
  for (const file of [...files].sort((a, b) => compareText(a.path, b.path))) {
    const { path, text } = file;
    const after = digestOfFile(file);
    written.set(path, after);
    const target = plainFile(path, outDir, fs);
    if (target.fault !== undefined) {
      faults.set(target.fault.path, target.fault);
      continue;
    }
    if (target.identity !== undefined) identities.set(foldPath(path), target.identity);
    if (target.content !== undefined && isSame(target.content, text, after)) unchanged.push(path);
    else if (isOurs(path, target, manifest, (name) => plainFile(name, outDir, fs)))
      puts.push({ path, text, before: target.content && digest(target.content), after });
    else faults.set(path, { kind: "foreign", path });
  }
  return { puts, unchanged, faults: [...faults.values()], written, identities };
}

/** True where nothing stands, or what we wrote. */
function isOurs(path: string, found: PlainFile, manifest: Manifest, look: (name: string) => PlainFile): boolean {
  if (found.content === undefined || manifest.has(path) || hasHeader(startOf(found.content))) return true;
  // On disks that ignore case, it may be listed in other letters.
  const folded = foldPath(path);
  return [...manifest.keys()].some((name) => foldPath(name) === folded && look(name).identity === found.identity);
}

function sortVanished(
  vanished: readonly string[],
  outDir: string,
  fs: FileSystem,
  manifest: Manifest,
  identities: ReadonlyMap<string, string>,
): { readonly removals: readonly RemoveStep[]; readonly kept: readonly string[] } {
  const removals: RemoveStep[] = [];
  const kept: string[] = [];
  for (const path of [...vanished].sort(compareText)) {
    const { content, identity, fault } = plainFile(path, outDir, fs);
    const before = content === undefined ? undefined : digest(content);
    // On disks that ignore case, "Orders/types.ts" may be the very file that is written as "orders/types.ts".
    if (identity !== undefined && identities.get(foldPath(path)) === identity) continue;
    const known = manifest.get(path);
    const isUnchanged = content !== undefined && (before === known || digest(withoutCrlf(content)) === known);
    if (before !== undefined && isUnchanged) removals.push({ path, before });
    else if (before !== undefined || fault !== undefined) kept.push(path);
  }
  return { removals, kept };
}

function planManifest(
  text: string,
  outDir: string,
  { fs, isSame }: Comparison,
): { readonly puts: readonly PutStep[]; readonly faults: readonly OutputFault[] } {
  const { fault, content } = plainFile(manifestName, outDir, fs);
  if (fault !== undefined) return { puts: [], faults: [fault] };
  const after = digest(text);
  if (content !== undefined && isSame(content, text, after)) return { puts: [], faults: [] };
  return { puts: [{ path: manifestName, text, before: content && digest(content), after }], faults: [] };
}

function isInScope(path: string, scope: readonly string[] | undefined): boolean {
  return scope === undefined || scope.some((folder) => path.startsWith(`${folder}/`) || path === `${folder}.ts`);
}

/** The header stands in the first line; the rest of a large file need not be decoded. */
function startOf(content: Uint8Array): string {
  return new TextDecoder().decode(content.subarray(0, 4096));
}
