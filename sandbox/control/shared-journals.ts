import type { ExchangeLog, LoggedCalls, LoggedExchange } from "../store/exchange-log.js";
import type { JournalEntry } from "./generated/control/types.js";
import {
  charactersOf,
  type ChangeEntry,
  type JournalRoom,
  maxJournalCharacters,
  maxJournalEntries,
} from "./kept-entries.js";

/** Milliseconds after which an exchange is stored, and after which a stream reads those of other processes. */
export const flushMilliseconds = 250;

/** Exchanges that wait to be stored; further ones are lost while the database does not respond. */
const maxWaiting = 10_000;

/** Writes after which the log is trimmed. */
const writesPerTrim = 20;

type Listener = (entry: JournalEntry) => void;

/** The journals and reports of all processes on a database, written in batches. */
export class SharedJournals implements JournalRoom {
  private waiting: LoggedExchange[] = [];
  private calls = new Map<string, LoggedCalls>();
  private work: Promise<void> = Promise.resolve();
  private timer: NodeJS.Timeout | undefined;
  private writes = 0;
  private readonly listeners = new Map<Listener, string>();
  private readonly watch: NodeJS.Timeout;
  private last: number | undefined;

  constructor(
    private readonly log: ExchangeLog,
    private readonly hide: ChangeEntry,
  ) {
    this.watch = setInterval(() => void this.deliver().catch(() => undefined), flushMilliseconds).unref();
  }

  of(name: string, world: number): ReturnType<JournalRoom["of"]> {
    return {
      add: (entry) => {
        const stored = this.hide({ id: 0, world: name, ...entry });
        if (this.waiting.length < maxWaiting)
          this.waiting.push({ world, name, entry: JSON.stringify(stored), characters: charactersOf(stored) });
        this.plan();
      },
      onEntry: (listener) => {
        this.listeners.set(listener, name);
        return () => void this.listeners.delete(listener);
      },
      clear: async () => {
        this.waiting = this.waiting.filter((entry) => entry.world !== world);
        await this.flush();
        await this.log.clear(world);
      },
      count: (keys) => {
        for (const key of keys) {
          const id = `${world} ${key}`;
          const calls = (this.calls.get(id)?.calls ?? 0) + 1;
          this.calls.set(id, { world, key, calls });
        }
        this.plan();
      },
      counts: async () => {
        await this.flush();
        return this.log.calls(world);
      },
      clearCounts: async () => {
        await this.flush();
        await this.log.clearCalls(world);
      },
    };
  }

  async entries(name: string | undefined): Promise<readonly JournalEntry[]> {
    await this.flush();
    return (await this.log.read(name === undefined ? {} : { name })).map(entryOf);
  }

  async close(): Promise<void> {
    clearInterval(this.watch);
    await this.flush().catch(() => undefined);
  }

  private plan(): void {
    this.timer ??= setTimeout(() => void this.flush().catch(() => undefined), flushMilliseconds).unref();
  }

  /** Stores everything that waits, after writes that are under way. */
  private flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const turn = this.work.then(() => this.write());
    this.work = turn.catch(() => undefined);
    return turn;
  }

  private async write(): Promise<void> {
    const [entries, calls] = [this.waiting, [...this.calls.values()]];
    if (entries.length === 0 && calls.length === 0) return;
    this.waiting = [];
    this.calls = new Map();
    await this.log.write(entries, calls);
    this.writes += 1;
    if (this.writes % writesPerTrim === 0)
      await this.log.trim({ entries: maxJournalEntries, characters: maxJournalCharacters });
  }

  /** Passes new exchanges of all processes to streams. */
  private async deliver(): Promise<void> {
    if (this.listeners.size === 0) {
      this.last = undefined;
      return;
    }
    this.last ??= await this.log.lastId();
    for (const row of await this.log.read({ after: this.last })) {
      this.last = Math.max(this.last, row.id);
      const entry = entryOf(row);
      for (const [listener, name] of this.listeners) if (entry.world === name) listener(entry);
    }
  }
}

function entryOf({ id, entry }: { readonly id: number; readonly entry: string }): JournalEntry {
  return { ...(JSON.parse(entry) as JournalEntry), id };
}
