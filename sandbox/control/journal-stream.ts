import type { createControlServer } from "./generated/control/server.js";
import type { JournalEntry } from "./generated/control/types.js";
import type { Journal } from "./journal.js";

type Server = ReturnType<typeof createControlServer>;
type Request = Parameters<Server["handle"]>[0];
type Reply = Awaited<ReturnType<Server["handle"]>>;

/** Milliseconds between two comments that keep a stream open. */
const heartbeat = 15_000;

/** Exchanges that wait for a slow reader; it then gets the whole journal again. */
export const maxWaitingEntries = 1000;

/** Returns the exchanges from now on as server-sent events (HTML Standard, section 9.2), after those since Last-Event-ID. */
export async function journalStream(request: Request, journal: Journal, stopping: AbortSignal): Promise<Reply> {
  const last = Number(request.headers["last-event-id"] ?? Infinity);
  const waiting: string[] = [];
  let wake = (): void => undefined;
  let isOver = request.signal.aborted;
  const end = journal.onEntry((entry) => {
    waiting.push(eventOf(entry));
    if (waiting.length > maxWaitingEntries) isOver = true;
    wake();
  });
  const stop = (): void => {
    isOver = true;
    wake();
  };
  request.signal.addEventListener("abort", stop);
  stopping.addEventListener("abort", stop);
  // The reader ignores an exchange that it gets twice.
  if (last !== Infinity) waiting.unshift(...(await journal.entries()).filter(({ id }) => id > last).map(eventOf));
  async function* events(): AsyncGenerator<Uint8Array> {
    try {
      yield Buffer.from(": open\nretry: 1000\n\n");
      while (!isOver) {
        const next = waiting.splice(0).join("");
        if (next !== "") yield Buffer.from(next);
        else if (!(await arrived())) yield Buffer.from(": \n\n");
      }
    } finally {
      end();
      stopping.removeEventListener("abort", stop);
    }
  }
  /** False if nothing arrived before the next comment. */
  const arrived = (): Promise<boolean> =>
    new Promise((resolve) => {
      const timer = setTimeout(() => resolve(false), heartbeat);
      timer.unref();
      wake = () => {
        clearTimeout(timer);
        resolve(true);
      };
    });
  return {
    status: 200,
    headers: { "Content-Type": "text/event-stream", "Cache-Control": "no-store" },
    body: events(),
  };
}

function eventOf(entry: JournalEntry): string {
  return `id: ${entry.id}\ndata: ${JSON.stringify(entry)}\n\n`;
}
