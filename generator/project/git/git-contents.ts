import { UsageError } from "../../usage-error.js";
import type { Repository } from "./repository.js";
import { runGit } from "./run-git.js";

/** Contents by name; each is requested once. */
export interface GitContents {
  /** Requests several contents at once, which takes hardly longer than one. */
  fetch(oids: readonly string[]): void;
  /** Returns the bytes of a content; "too-large" if they are more than `maxBytes`, and undefined if it does not exist. */
  bytes(oid: string, maxBytes: number): Buffer | "too-large" | undefined;
}

/** Maximum size in bytes of a file that is read ahead; a larger one is read on first use. */
const maxReadAhead = 4 * 1024 * 1024;

/** Creates a reader for contents of a repository, several at a time. */
export function createGitContents(repository: Repository): GitContents {
  const known = new Map<string, Buffer | undefined>();
  const sizes = new Map<string, number>();

  function measure(oids: readonly string[]): void {
    const unknown = oids.filter((oid) => !sizes.has(oid));
    if (unknown.length === 0) return;
    // "<oid> blob <size>", or "<oid> missing"
    for (const line of batch(repository, "--batch-check", unknown).toString("utf8").split("\n")) {
      const [oid = "", type, size] = line.split(" ");
      sizes.set(oid, type === "blob" ? Number(size) : -1);
    }
  }

  function load(oids: readonly string[]): void {
    const wanted = oids.filter((oid) => !known.has(oid));
    if (wanted.length > 0) readBatch(batch(repository, "--batch", wanted), known);
  }

  return {
    fetch(oids) {
      measure(oids);
      load(oids.filter((oid) => isWithin(sizes.get(oid), maxReadAhead)));
    },
    bytes(oid, maxBytes) {
      measure([oid]);
      const size = sizes.get(oid) ?? -1;
      if (size > maxBytes) return "too-large";
      if (size < 0) return undefined;
      load([oid]);
      return known.get(oid);
    },
  };
}

function isWithin(size: number | undefined, most: number): boolean {
  return size !== undefined && size >= 0 && size <= most;
}

function batch(repository: Repository, how: "--batch" | "--batch-check", oids: readonly string[]): Buffer {
  const input = oids.map((oid) => `${oid}\n`).join("");
  const { status, stdout, stderr } = runGit(repository.cwd, ["cat-file", how], input);
  if (status !== 0 && /promisor|not allowed/.test(stderr)) throw new UsageError(partialClone);
  if (status !== 0) throw new UsageError(`Git could not read the files: ${stderr}`);
  return stdout;
}

const partialClone = "This clone lacks the contents of some files. Fetch them: git fetch --refetch --no-filter";

/** "<oid> blob <size>\n<bytes>\n", repeated. */
function readBatch(output: Buffer, into: Map<string, Buffer | undefined>): void {
  let at = 0;
  while (at < output.length) {
    const end = output.indexOf(0x0a, at);
    if (end === -1) return;
    const [oid = "", type, size] = output.toString("utf8", at, end).split(" ");
    at = end + 1;
    if (type !== "blob") {
      into.set(oid, undefined);
      continue;
    }
    into.set(oid, output.subarray(at, at + Number(size)));
    at += Number(size) + 1;
  }
}
