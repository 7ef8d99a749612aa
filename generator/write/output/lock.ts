import { randomUUID } from "node:crypto";
import type { OutputFault } from "./fault.js";
import { errorCode, type FileSystem } from "./file-system.js";
import type { ProcessIdentity, Processes } from "./process-identity.js";
import { lockName } from "./work-names.js";

/** The right to write to a folder. */
export interface Lock {
  /** Gives the right back. */
  release(): void;
}

/** The outcome of one attempt to take the lock. */
export type LockAttempt =
  | { readonly lock: Lock }
  | { readonly heldBy: string }
  | { readonly retry: true }
  /** Something that is not a file stands in the lock's place: waiting would not help. */
  | { readonly fault: OutputFault };

/**
 * Tries once to take the lock of a folder.
 *
 * The lock is a file that only one process can create. The lock of a dead process is not deleted, because another
 * process may be about to do the same and would then delete the lock of a third one: it is succeeded. The process that
 * creates `.specwright-lock.<id of the dead owner>` is the next owner, again only one can, and the last of the chain
 * holds the lock. Releasing deletes the first file first, so a successor that comes late finds its predecessor gone and
 * starts over.
 */
export function tryLock(folder: string, fs: FileSystem, processes: Processes, now: () => number): LockAttempt {
  const chain = readChain(folder, fs);
  const last = chain.at(-1);
  if (last !== undefined && mayLive(last, processes, now())) return { heldBy: describe(last) };
  const lockRecord: LockRecord = { id: randomUUID(), ...processes.self() };
  const name = last === undefined ? lockName : successorName(last);
  try {
    createWhole(folder, name, lockRecord, fs);
  } catch (error) {
    // Another run takes what lies around for remains, also a draft.
    if (errorCode(error) === "ENOENT" && fs.stat(folder) !== undefined) return { retry: true };
    if (errorCode(error) !== "EEXIST") throw error;
    return standsInTheWay(folder, name, fs) ?? { retry: true };
  }
  const held = readChain(folder, fs);
  if (held.at(-1)?.id !== lockRecord.id) {
    remove(folder, name, fs);
    return { retry: true };
  }
  const names = held.map((entry) => entry.name);
  for (const stray of lockNames(folder, fs)) if (!names.includes(stray)) remove(folder, stray, fs);
  return { lock: { release: () => names.forEach((entry) => remove(folder, entry, fs)) } };
}

/**
 * A lock has its owner's name from its first moment on, where the disk can do that: one that is created empty could be
 * taken for a dead one while its owner is only slow.
 */
function createWhole(folder: string, name: string, lockRecord: LockRecord, fs: FileSystem): void {
  const draft = `${folder}/${lockName}.draft-${lockRecord.id}`;
  const text = JSON.stringify(lockRecord);
  fs.writeFile(draft, text);
  try {
    fs.link(draft, `${folder}/${name}`);
  } catch (error) {
    if (!withoutLinks.has(errorCode(error))) throw error;
    fs.writeFile(`${folder}/${name}`, text);
  } finally {
    remove(folder, `${lockName}.draft-${lockRecord.id}`, fs);
  }
}

/** Error codes from file systems without hard links. */
const withoutLinks: ReadonlySet<string> = new Set(["EPERM", "ENOTSUP", "EOPNOTSUPP", "ENOSYS", "EMLINK", "EINVAL"]);

function standsInTheWay(folder: string, name: string, fs: FileSystem): LockAttempt | undefined {
  const kind = fs.stat(`${folder}/${name}`)?.kind;
  if (kind === undefined || kind === "file") return undefined;
  return { fault: { kind: kind === "link" ? "link" : "not-a-file", path: name } };
}

/** The process that holds the lock of a folder, for people; undefined when none that may live does. */
export function lockHolder(
  folder: string,
  fs: FileSystem,
  processes: Processes,
  now: () => number,
): string | undefined {
  const last = readChain(folder, fs).at(-1);
  return last !== undefined && mayLive(last, processes, now()) ? describe(last) : undefined;
}

interface LockRecord extends ProcessIdentity {
  /** A random text that no other owner has. */
  readonly id: string;
}

interface LockEntry {
  readonly name: string;
  /** The id of the owner; one that is made of the file's identity while no owner is written in it. */
  readonly id: string;
  /** Undefined while the owner has created the file and not yet filled it, or when it died in between. */
  readonly owner: ProcessIdentity | undefined;
  /** The time of the last change, in milliseconds since 1970. */
  readonly changedAt: number;
}

/** The time that a lock without a name may take to get one, in milliseconds. */
const graceMilliseconds = 2000;

function readChain(folder: string, fs: FileSystem): readonly LockEntry[] {
  const chain: LockEntry[] = [];
  for (let name = lockName; ;) {
    const entry = readEntry(folder, name, fs);
    if (entry === undefined || chain.some(({ id }) => id === entry.id)) return chain;
    chain.push(entry);
    name = successorName(entry);
  }
}

function readEntry(folder: string, name: string, fs: FileSystem): LockEntry | undefined {
  const path = `${folder}/${name}`;
  const status = fs.stat(path);
  if (status?.kind !== "file") return undefined;
  const bytes = fs.readFile(path);
  if (bytes === undefined) return undefined;
  const record = parseRecord(new TextDecoder().decode(bytes));
  const id = record?.id ?? `unnamed-${status.identity.replace(/[^0-9]/g, "-")}-${Math.floor(status.changedAt)}`;
  return { name, id, owner: record, changedAt: status.changedAt };
}

function parseRecord(text: string): LockRecord | undefined {
  try {
    const { id, pid, host, start } = JSON.parse(text) as Record<string, unknown>;
    const isWhole = typeof host === "string" && typeof start === "string" && Number.isInteger(pid) && Number(pid) > 0;
    if (!isWhole || typeof id !== "string" || !/^[0-9a-f-]{36}$/.test(id)) return undefined;
    return { id, pid: pid as number, host, start };
  } catch {
    return undefined;
  }
}

function mayLive({ owner, changedAt }: LockEntry, processes: Processes, now: number): boolean {
  return owner === undefined ? Math.abs(now - changedAt) < graceMilliseconds : processes.mayLive(owner);
}

function describe({ owner }: LockEntry): string {
  return owner === undefined
    ? "a process that is just starting"
    : `process ${owner.pid} on ${owner.host.split(" ")[0]}`;
}

function successorName({ id }: LockEntry): string {
  return `${lockName}.${id}`;
}

function lockNames(folder: string, fs: FileSystem): readonly string[] {
  return (fs.list(folder) ?? []).filter((name) => name.startsWith(`${lockName}.`));
}

function remove(folder: string, name: string, fs: FileSystem): void {
  try {
    fs.removeFile(`${folder}/${name}`);
  } catch {
    // Gone already, or the disk refuses; the next run sees that its owner is dead.
  }
}
