import { decodeText, type FileFault, type FileText } from "./file-tree.js";

/** So many files are fetched for one run, each in this time and of this size at most. */
const mostFiles = 1_000;
const timeLimit = 15_000;
const mostBytes = 16 * 1024 * 1024;
/** So long may all of them take together. */
const totalTimeLimit = 60_000;
/** So many files may lead to each other in a row: after each, the spec is read once more. */
const mostRounds = 50;

/** Files of origins that a person allowed, fetched between two passes over a spec: reading itself waits for nothing. */
export interface RemoteFiles {
  /** True when an address is of an allowed origin, and names no user. */
  allows(url: URL): boolean;
  /** The file that was fetched; undefined when that is still to come, which is then noted. */
  read(url: string): FileText | FileFault | undefined;
  /** Fetches what was asked for since; false when that was nothing. */
  fetchWanted(): Promise<boolean>;
}

/** The time to wait for one file, and for all of a run, in milliseconds. */
export interface RemoteTimes {
  /** The limit for each file. */
  readonly file: number;
  /** The limit for all files together. */
  readonly run: number;
}

/** The answers to requests without credentials; redirects are not followed. */
export function createRemoteFiles(
  origins: readonly string[],
  times: RemoteTimes = { file: timeLimit, run: totalTimeLimit },
): RemoteFiles {
  const allowed = new Set(origins);
  const fetched = new Map<string, FileText | FileFault>();
  const wanted = new Set<string>();
  let left = times.run;
  let rounds = 0;

  async function answerOf(url: string): Promise<FileText | FileFault> {
    if (fetched.size >= mostFiles) return unreadable(`more than ${mostFiles} files are fetched`);
    if (rounds > mostRounds) return unreadable(`more than ${mostRounds} files lead to it one after the other`);
    if (left <= 0) return unreadable("all files together took too long");
    const began = performance.now();
    const answer = await fetchFile(url, Math.min(times.file, left));
    left -= performance.now() - began;
    return answer;
  }

  return {
    allows: (url) => allowed.has(url.origin) && url.username === "" && url.password === "",
    read(url) {
      const known = fetched.get(url);
      if (known === undefined) wanted.add(url);
      return known;
    },
    async fetchWanted() {
      const urls = [...wanted].sort();
      wanted.clear();
      rounds++;
      for (const url of urls) fetched.set(url, await answerOf(url));
      return urls.length > 0;
    },
  };
}

async function fetchFile(url: string, milliseconds: number): Promise<FileText | FileFault> {
  try {
    const response = await fetch(url, {
      redirect: "manual",
      credentials: "omit",
      referrerPolicy: "no-referrer",
      signal: AbortSignal.timeout(Math.max(1, Math.ceil(milliseconds))),
    });
    if (response.status === 200) return await textOf(response);
    await response.body?.cancel();
    if (response.status === 404 || response.status === 410) return { fault: "missing" };
    const isRedirect = response.status >= 300 && response.status < 400;
    return unreadable(isRedirect ? "redirects are not followed" : `the server answers ${response.status}`);
  } catch (error) {
    // Messages of the platform may hold anything: the answer's own words, addresses, a user's name.
    return unreadable(
      error instanceof Error && error.name === "TimeoutError" ? "it took too long" : "it was not reached",
    );
  }
}

async function textOf(response: Response): Promise<FileText | FileFault> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const body: AsyncIterable<Uint8Array> | null = response.body;
  for await (const part of body ?? []) {
    size += part.length;
    // Leaving the loop cancels what is still to come.
    if (size > mostBytes) return { fault: "too-large", most: mostBytes };
    parts.push(part);
  }
  return decodeText(Buffer.concat(parts));
}

function unreadable(reason: string): FileFault {
  return { fault: "unreadable", reason };
}
