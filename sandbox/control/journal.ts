import type { Clock } from "../domain/clock.js";
import { withBody } from "../domain/with-body.js";
import type { createControlServer } from "./generated/control/server.js";
import type { JournalCaller, JournalEntry, JournalMessage } from "./generated/control/types.js";
import { hiddenBody, hiddenHeaders, hiddenTarget } from "./hidden-secrets.js";
import type { JournalRoom, KeptEntries } from "./kept-entries.js";
import { reachedBy } from "./reached.js";
import { brokenAnswer, journalRefusal, type StubRefusal, verdictOn } from "./verdict.js";

/** A server as the stubs make them. */
type Server = ReturnType<typeof createControlServer>;

type Request = Parameters<Server["handle"]>[0];
type Reply = Awaited<ReturnType<Server["handle"]>>;

/** The last exchanges of all interfaces, in memory. */
export interface Journal {
  /** A server whose exchanges are written down. */
  record(server: Server): Server;
  /** Records an internal error, which the caller sees as a 500. */
  breach(request: Request, error: unknown): void;
  /** Notes that a request is refused. */
  refusal(request: Request, refusal: StubRefusal): void;
  /** Notes that a request met a planned fault. */
  fault(request: Request, id: string): void;
  /** Notes the caller of a request. */
  caller(request: Request, caller: JournalCaller): void;
  /** The exchanges that are kept, of this world, another one, or all ("*"). */
  entries(world?: string): Promise<readonly JournalEntry[]>;
  /** Calls a listener with each exchange. Returns the function that ends this. */
  onEntry(listener: (entry: JournalEntry) => void): () => void;
  /** Forgets the exchanges that are kept. */
  clear(): Promise<void>;
}

/** Notes on an exchange in addition to its messages. */
type Note = Partial<Pick<JournalEntry, "fault" | "verdict" | "refusal" | "caller">>;

/** Characters of a body that the journal keeps. */
export const maxJournalBody = 10_000;

/** Settings of a journal. */
export interface JournalSettings {
  readonly clock: Clock;
  /** The storage of this journal. */
  readonly kept: KeptEntries;
  /** The name of the world. */
  readonly world: string;
  readonly journals: JournalRoom;
}

/** Begins the journal of requests, and wraps servers so that they are noted. */
export function createJournal({ clock, kept, world, journals }: JournalSettings): Journal {
  const notes = new WeakMap<Request, Note>();
  const note = (request: Request, more: Note): void => void notes.set(request, { ...notes.get(request), ...more });
  const keep = (
    server: Server,
    request: Request,
    body: string | undefined,
    response: JournalMessage,
    { milliseconds, ...noted }: Note & Pick<JournalEntry, "milliseconds">,
  ): void => {
    const operationId = server.operationAt(request.method, request.path);
    const { verdict = { request: "kept", response: "kept" }, ...others } = noted;
    const entry = {
      at: clock.timestamp,
      milliseconds,
      interface: server.name,
      ...(operationId !== undefined && { operationId }),
      request: requestOf(request, body),
      response,
      ...others,
      verdict,
    };
    kept.add(entry);
    kept.count(reachedBy(entry));
  };
  return {
    record: (server) => ({
      ...server,
      async handle(request) {
        const body: { text?: string } = {};
        const watched = watchBody(request, body);
        const start = performance.now();
        const finish = (response: JournalMessage): void =>
          keep(server, request, body.text, response, { ...notes.get(watched), milliseconds: millisecondsSince(start) });
        try {
          const reply = await server.handle(watched);
          finish(replyOf(reply));
          return reply;
        } catch (error) {
          finish({ headers: {} });
          throw error;
        }
      },
    }),
    breach: (request, error) => note(request, { verdict: brokenAnswer(error) }),
    // The refusal after an internal error does not describe the request.
    refusal: (request, refusal) =>
      note(request, { verdict: verdictOn(refusal), refusal: journalRefusal(refusal), ...notes.get(request) }),
    fault: (request, fault) => note(request, { fault }),
    caller: (request, caller) => note(request, { caller }),
    entries: async (other = world) => journals.entries(other === "*" ? undefined : other),
    onEntry: (listener) => kept.onEntry(listener),
    clear: async () => kept.clear(),
  };
}

function millisecondsSince(start: number): number {
  return Math.round((performance.now() - start) * 10) / 10;
}

/** A request that remembers the text of its body when it is read. */
function watchBody(request: Request, seen: { text?: string }): Request {
  return withBody(request, (octets) => {
    seen.text = Buffer.from(octets.subarray(0, maxJournalBody)).toString("utf8");
    return octets;
  });
}

function requestOf(request: Request, body: string | undefined): JournalMessage {
  const type = textOf(request.headers["content-type"]);
  const message: JournalMessage = {
    method: request.method,
    target: hiddenTarget(request.path, request.query),
    headers: hiddenHeaders(request.headers),
    ...(body !== undefined && { body }),
  };
  if (body !== undefined) asSent.set(message, type);
  return message;
}

function replyOf({ status, headers, body }: Reply): JournalMessage {
  const type = Object.entries(headers).find(([name]) => name.toLowerCase() === "content-type")?.[1];
  const text =
    typeof body === "string" ? body : body instanceof Uint8Array ? Buffer.from(body).toString("utf8") : undefined;
  const message: JournalMessage = {
    status,
    headers: hiddenHeaders(headers),
    ...(text !== undefined && { body: beginningOf(text) }),
  };
  if (text !== undefined) asSent.set(message, textOf(type));
  return message;
}

/** Returns the beginning of a string as a copy: a slice would keep the whole string in memory. */
function beginningOf(text: string): string {
  return text.length > maxJournalBody ? Buffer.from(text.slice(0, maxJournalBody)).toString("utf8") : text;
}

/** Messages whose bodies still have their secrets, with their media types: they lose them when the journal is read, and few are. */
const asSent = new WeakMap<JournalMessage, string>();

/** Returns an exchange without secrets in its bodies. */
export function hiddenEntry(entry: JournalEntry): JournalEntry {
  return { ...entry, request: hiddenMessage(entry.request), response: hiddenMessage(entry.response) };
}

function hiddenMessage(message: JournalMessage): JournalMessage {
  const type = asSent.get(message);
  const { body } = message;
  return type === undefined || body === undefined ? message : { ...message, body: hiddenBody(body, type) };
}

function textOf(value: string | readonly string[] | undefined): string {
  return typeof value === "string" ? value : (value?.[0] ?? "");
}
