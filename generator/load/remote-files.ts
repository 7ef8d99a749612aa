import { decodeFile, type FileFault, type FileText } from "./file-tree.js";
import { maxFileBytes } from "./limits.js";
import { addressText } from "../text/credentials.js";

/** Files that are fetched for one run: contracts of the largest vendors have some 2,000. */
const maxFiles = 10_000;
/** Bytes of all files that are fetched for one run. */
const maxBytes = 128 * 1024 * 1024;
/** Milliseconds that a file may take. */
const timeLimit = 15_000;
/** Milliseconds that all files may take together. */
const totalTimeLimit = 60_000;
/** Files that may lead to each other in a row: after each, the spec is read once more. */
const maxRounds = 50;
/** Files that are asked for at the same time. */
const maxRequests = 16;
/** Times that a file is asked for while its server cannot be reached, or is busy. */
const maxAttempts = 2;

/** The way out where the contract is larger than what is fetched. */
const otherWay = "download the spec to a folder, with a program such as git or curl, and name its root file";

const withoutCredentials = "download the file with a program that has your credentials, and name the local file";
const later = "try again when the server is reachable, or name a local file";

/** Files of origins that a person allowed, fetched between two passes over a spec: reading itself waits for nothing. */
export interface RemoteFiles {
  /** True for an address of an allowed origin. */
  allows(url: URL): boolean;
  /** The file that was fetched; undefined when that is still to come, which is then noted. */
  read(url: string): FileText | FileFault | undefined;
  /** Fetches what was asked for since; false when that was nothing. */
  fetchWanted(): Promise<boolean>;
}

/** Limits of one run. */
export interface RemoteLimits {
  /** The time for each file, in milliseconds. */
  readonly file: number;
  /** The time for all files together, in milliseconds. */
  readonly run: number;
  /** The number of files. */
  readonly files: number;
  /** The bytes of all files together. */
  readonly bytes: number;
}

/** The answers to requests without credentials; redirects are not followed. */
export function createRemoteFiles(
  origins: readonly string[],
  { file = timeLimit, run = totalTimeLimit, files = maxFiles, bytes = maxBytes }: Partial<RemoteLimits> = {},
): RemoteFiles {
  const allowed = new Set(origins);
  const fetched = new Map<string, FileText | FileFault>();
  const wanted = new Set<string>();
  const budget: Budget = { files, bytes };
  let left = run;
  let rounds = 0;

  async function answerOf(url: string, deadline: number): Promise<FileText | FileFault> {
    if (budget.files <= 0) return unreadable(`more than ${files} files are fetched`, otherWay);
    if (rounds > maxRounds) return unreadable(`its chain of references has more than ${maxRounds} files`, otherWay);
    budget.files--;
    for (let attempt = 1; ; attempt++) {
      const milliseconds = Math.min(file, deadline - performance.now());
      if (milliseconds <= 0) return unreadable("all files together took too long", otherWay);
      const answer = await fetchFile(url, milliseconds, budget);
      if (answer.isPassing !== true || attempt === maxAttempts) return answer.file;
    }
  }

  return {
    allows: (url) => allowed.has(url.origin),
    read(url) {
      const known = fetched.get(url);
      if (known === undefined) wanted.add(url);
      return known;
    },
    async fetchWanted() {
      const urls = [...wanted].sort();
      wanted.clear();
      rounds++;
      const began = performance.now();
      const waiting = urls.values();
      // Each takes the next address when it is done with one.
      const take = async (): Promise<void> => {
        for (const url of waiting) fetched.set(url, await answerOf(url, began + left));
      };
      await Promise.all(Array.from({ length: maxRequests }, take));
      left -= performance.now() - began;
      return urls.length > 0;
    },
  };
}

/** Counts of what is left for a run to fetch. */
interface Budget {
  /** Files that may still be asked for. */
  files: number;
  /** Bytes that may still be read; below 0 when a server has sent more. */
  bytes: number;
}

/** An answer of a server. */
interface Answer {
  /** The text of the file, or why there is none. */
  readonly file: FileText | FileFault;
  /** True for a fault that the next request may not meet. */
  readonly isPassing?: boolean;
}

async function fetchFile(url: string, milliseconds: number, budget: Budget): Promise<Answer> {
  try {
    const response = await fetch(url, {
      redirect: "manual",
      credentials: "omit",
      referrerPolicy: "no-referrer",
      signal: AbortSignal.timeout(Math.max(1, Math.ceil(milliseconds))),
    });
    const { status } = response;
    if (status === 200) return { file: await textOf(response, budget) };
    await response.body?.cancel();
    if (status === 404 || status === 410) return { file: { fault: "missing" } };
    const isRedirect = status >= 300 && status < 400;
    const file = isRedirect
      ? redirected(response.headers.get("location"), url)
      : unreadable(`the server returned ${status}`, status < 500 ? withoutCredentials : later);
    return { file, isPassing: status === 429 || (status >= 502 && status <= 504) };
  } catch (error) {
    // Messages of the platform may hold anything: the answer's own words, addresses, a user's name.
    const isLate = error instanceof Error && error.name === "TimeoutError";
    return { file: unreadable(isLate ? "it took too long" : "its server is not reachable", later), isPassing: !isLate };
  }
}

/** The fault of a redirect, with its target. */
function redirected(location: string | null, from: string): FileFault {
  const target = location !== null && URL.canParse(location, from) ? addressText(new URL(location, from)) : undefined;
  const reason = target === undefined ? "" : `; this one points to "${target}"`;
  return unreadable(`redirects are not followed${reason}`, "if you trust the target, name its address");
}

async function textOf(response: Response, budget: Budget): Promise<FileText | FileFault> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const body: AsyncIterable<Uint8Array> | null = response.body;
  for await (const part of body ?? []) {
    size += part.length;
    budget.bytes -= part.length;
    // Leaving the loop cancels what is still to come.
    if (size > maxFileBytes) return { fault: "too-large", most: maxFileBytes };
    if (budget.bytes < 0) return unreadable("all files together exceed the download limit", otherWay);
    parts.push(part);
  }
  return decodeFile(Buffer.concat(parts));
}

function unreadable(reason: string, hint: string): FileFault {
  return { fault: "unreadable", reason, hint };
}
