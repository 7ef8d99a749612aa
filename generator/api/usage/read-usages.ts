import { readdirSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { decodeFile, readPlainFile } from "../../load/file-tree.js";
import { optionValue } from "../../text/option-value.js";
import { relativePath } from "../../text/relative-path.js";
import { inOrder } from "../../text/in-order.js";
import { UsageError } from "../../usage-error.js";
import { readUsage } from "../../usage/read-usage.js";
import type { ConsumerValue } from "../../usage/record.js";
import { maxUsageBytes, type ConsumerUsage } from "../../usage/usage-file.js";

/** Maximum number of files and folders in a folder with usages. */
export const maxUsageFiles = 20_000;

/** Maximum size in bytes of all files with usages. */
export const maxAllUsageBytes = 32 * 1024 * 1024;

/** The usages of all consumers. */
export interface ReadUsages {
  /** One for each name, sorted by it. */
  readonly usages: readonly ConsumerUsage[];
  /** Values in the code of consumers, by their names; only of consumers whose code was read. */
  readonly values: ReadonlyMap<string, readonly ConsumerValue[]>;
  /** Remarks on files that were not read. */
  readonly notes: readonly string[];
}

interface Found {
  readonly usages: ConsumerUsage[];
  readonly values: Map<string, readonly ConsumerValue[]>;
  /** Remarks for the report. */
  readonly notes: string[];
  /** Bytes of the files that were read. */
  bytes: number;
}

/**
 * Reads files of `specwright usage`, folders with such files, and folders with the code of a consumer. Throws a
 * `UsageError` if a path has no usages.
 */
export async function readUsages(paths: readonly string[], cwd: string): Promise<ReadUsages> {
  const found: Found = { usages: [], values: new Map(), notes: [], bytes: 0 };
  for (const path of paths) {
    const count = found.usages.length;
    const at = resolve(cwd, path);
    const status = statSync(at, { throwIfNoEntry: false });
    if (status?.isDirectory() !== true) addFile(at, path, found, true);
    else if (statSync(join(at, "tsconfig.json"), { throwIfNoEntry: false }) !== undefined) await addCode(at, found);
    else addFolder(at, path, found);
    if (found.usages.length === count)
      throw new UsageError(`--usage needs files of "specwright usage", and "${optionValue(path)}" has none.`);
  }
  const byName = new Map<string, ConsumerUsage>();
  for (const one of found.usages) {
    const known = byName.get(one.consumer);
    byName.set(one.consumer, known === undefined ? one : { ...known, apis: [...known.apis, ...one.apis] });
  }
  const { values, notes } = found;
  return { values, notes, usages: inOrder(byName.values(), ({ consumer }) => consumer) };
}

async function addCode(folder: string, { usages, values }: Found): Promise<void> {
  const { readConsumer } = await import("../../usage/consumer-usage.js");
  const { usage, values: written } = readConsumer({ project: join(folder, "tsconfig.json") });
  usages.push(usage);
  values.set(usage.consumer, [...(values.get(usage.consumer) ?? []), ...written]);
}

function addFolder(folder: string, name: string, found: Found): void {
  let seen = 0;
  const open = [folder];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    for (const entry of inOrder(readdirSync(at, { withFileTypes: true }), (one) => one.name)) {
      if (++seen > maxUsageFiles)
        throw new UsageError(`"${optionValue(name)}" has more than ${maxUsageFiles} files; name a smaller folder.`);
      const path = join(at, entry.name);
      if (entry.isDirectory() && entry.name !== "node_modules" && entry.name !== ".git") open.push(path);
      else if (entry.isFile() && entry.name.endsWith(".json"))
        addFile(path, `${name.replace(/\/$/, "")}/${relativePath(folder, path)}`, found, false);
    }
  }
}

/** Adds a file. In a folder, JSON of other kinds is ignored, and an invalid file is a note. */
function addFile(path: string, name: string, found: Found, isNamed: boolean): void {
  const bytes = readPlainFile(path, maxUsageBytes);
  const text = "fault" in bytes ? bytes : decodeFile(bytes);
  const read = "fault" in text ? { fault: faultText(text.fault) } : readUsage(text.text);
  if (read === undefined && !isNamed) return;
  if (read !== undefined && !("fault" in read)) {
    found.bytes += "fault" in bytes ? 0 : bytes.length;
    if (found.bytes > maxAllUsageBytes)
      throw new UsageError(`The files of --usage have more than ${maxAllUsageBytes} bytes; name fewer.`);
    found.usages.push(read);
    return;
  }
  const fault = read?.fault ?? 'it has no "specwright": "usage"';
  const message = `"${optionValue(name)}" is no file of "specwright usage": ${fault}.`;
  if (isNamed) throw new UsageError(message);
  found.notes.push(message);
}

function faultText(fault: string): string {
  if (fault === "too-large") return `it has more than ${maxUsageBytes} bytes`;
  return fault === "missing" ? "it does not exist" : "it cannot be read";
}
