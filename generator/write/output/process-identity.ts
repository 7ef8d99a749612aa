import { readFileSync, readlinkSync } from "node:fs";
import { hostname } from "node:os";
import { errorCode } from "./file-system.js";

/** A process as another one can recognise it: the number alone is given to others later. */
export interface ProcessIdentity {
  /** The number that the system gives it. */
  readonly pid: number;
  /**
   * The machine by its name, and on Linux by its number and the space in which its processes are counted: machines that
   * share a disk may share a name, and containers count on their own.
   */
  readonly host: string;
  /** When it started, as the system counts it; "" where that cannot be asked. */
  readonly start: string;
}

/** Knowledge of processes that a lock needs. */
export interface Processes {
  /** The process that asks. */
  self(): ProcessIdentity;
  /** True when the process lives, or when nobody here can tell. */
  mayLive(other: ProcessIdentity): boolean;
}

/** The processes of this machine. */
export const systemProcesses: Processes = {
  self: () => ({ pid: process.pid, host: hostName(), start: startOf(process.pid) ?? "" }),
  mayLive(other) {
    if (other.host !== hostName()) return true;
    if (!exists(other.pid)) return false;
    const start = startOf(other.pid);
    return start === undefined || other.start === "" || start === other.start;
  },
};

function hostName(): string {
  try {
    return `${hostname()} ${machineNumber()} ${readlinkSync("/proc/self/ns/pid")}`;
  } catch {
    return hostname();
  }
}

/** The number that tells machines of one name apart, where the system has it; containers often have not. */
function machineNumber(): string {
  try {
    return readFileSync("/etc/machine-id", "latin1").trim();
  } catch {
    return "";
  }
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) !== "ESRCH";
  }
}

/** Linux: field 22 of /proc/PID/stat, ticks since boot; "dead" for a process that only waits to be collected. */
function startOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "latin1");
    // The second field is a name in parentheses and may hold anything.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return fields[0] === "Z" ? "dead" : fields[19];
  } catch {
    return undefined;
  }
}
