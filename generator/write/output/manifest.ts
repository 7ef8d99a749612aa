import { isRecord } from "../../settings/kinds.js";
import type { Recorded } from "../../settings/recorded.js";
import { compareText } from "../../text/in-order.js";
import type { FileSystem } from "./file-system.js";
import { isOutputPath } from "./output-path.js";
import { sourcesIn, sourcesText, type OutputSources } from "./sources.js";
import { manifestName } from "./work-names.js";

/** The files that we wrote, each with the digest of its content. */
export type Manifest = ReadonlyMap<string, string>;

/** Reads the manifest of an output folder; one that is missing or not ours says that nothing was written. */
export function readManifest(outDir: string, fs: FileSystem): Manifest {
  const bytes = manifestBytes(outDir, fs);
  return bytes === undefined ? new Map() : filesIn(new TextDecoder().decode(bytes));
}

function manifestBytes(outDir: string, fs: FileSystem): Uint8Array | undefined {
  const path = `${outDir}/${manifestName}`;
  return fs.stat(path)?.kind === "file" ? fs.readFile(path) : undefined;
}

/** Undefined where the system refuses to let us look: the writer reports that. */
function readableBytes(outDir: string, fs: FileSystem): Uint8Array | undefined {
  try {
    return manifestBytes(outDir, fs);
  } catch {
    return undefined;
  }
}

/** One file and one setting a line, files sorted, so that two branches that add files merge. */
export function manifestText(manifest: Manifest, settings: Recorded = {}, sources: OutputSources = {}): string {
  const record = Object.entries(settings).map(
    ([name, value]) => `    ${JSON.stringify(name)}: ${JSON.stringify(value)}`,
  );
  const head = record.length === 0 ? "" : `  "settings": {\n${record.join(",\n")}\n  },\n`;
  const files = [...manifest].sort(([a], [b]) => compareText(a, b));
  const lines = files.map(([path, hash]) => `    ${JSON.stringify(path)}: ${JSON.stringify(hash)}`);
  return `{\n${head}${sourcesText(sources)}  "files": {\n${lines.join(",\n")}\n  }\n}\n`;
}

/** The settings that the list of files in an output folder records; undefined where nothing is listed, or the list cannot be read. */
export function readRecord(outDir: string, fs: FileSystem): Recorded | undefined {
  const text = new TextDecoder().decode(readableBytes(outDir, fs));
  if (filesIn(text).size === 0) return undefined;
  return recordIn(text) ?? Object.fromEntries(wordsOfLines(text));
}

/** The sources that the list of files in an output folder records; undefined if it records none, or cannot be read. */
export function readSources(outDir: string, fs: FileSystem): OutputSources | undefined {
  return sourcesIn(new TextDecoder().decode(readableBytes(outDir, fs)));
}

/** The settings that a list of files records; undefined where it records none, or cannot be read. */
export function recordIn(text: string): Recorded | undefined {
  try {
    const { settings } = JSON.parse(text) as { readonly settings?: unknown };
    return isRecord(settings) ? settings : undefined;
  } catch {
    return undefined;
  }
}

/** The files that the text of a manifest lists. */
export function filesIn(text: string): Manifest {
  try {
    const { files } = JSON.parse(text) as { readonly files: unknown };
    if (typeof files !== "object" || files === null) return new Map();
    return new Map(Object.entries(files).filter(isEntry));
  } catch {
    return new Map(entriesOfLines(text));
  }
}

/**
 * Entries of a list line by line: a merge of two branches may have left both versions of it, with marks between them.
 */
function entriesOfLines(text: string): readonly [string, string][] {
  const lines = text.matchAll(/^ {4}"([^"\\]+)": "([^"\\]+)",?\r?$/gm);
  return [...lines].map(([, path = "", hash = ""]): [string, string] => [path, hash]).filter(isEntry);
}

/** Settings that are words, line by line. */
function wordsOfLines(text: string): readonly (readonly [string, string])[] {
  const lines = text.matchAll(/^ {4}"([A-Za-z.]+)": "([A-Za-z.-]+)",?\r?$/gm);
  return [...lines].map(([, name = "", word = ""]) => [name, word] as const);
}

function isEntry(entry: [string, unknown]): entry is [string, string] {
  return isOutputPath(entry[0]) && typeof entry[1] === "string" && /^[0-9a-f]{64}$/.test(entry[1]);
}
