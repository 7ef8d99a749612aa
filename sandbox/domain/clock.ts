/** The time of the world: that of the machine, moved or stopped at will. */
export interface Clock {
  /** The time of the world as a date of its own, which callers may change. */
  now(): Date;
  /** The same as ISO 8601 writes it. */
  readonly timestamp: string;
  /** A moment that lies some seconds ahead, or behind. */
  after(seconds: number): string;
  /** "fixed" for a clock that stands. */
  readonly mode: "real" | "fixed";
  /** Moves the clock to a moment; a real clock runs on from there. Resolves once all listeners have handled the move. */
  set(moment: Date): Promise<void>;
  /** Moves the clock by seconds, in the same way. */
  advance(seconds: number): Promise<void>;
  /** Back to the time of the start, at which the world is renewed; if that fails, the clock stays. Listeners are called if the time changed. */
  restart(renew: () => Promise<void>): Promise<void>;
  /** The position of the clock: milliseconds since 1970, or those by which a real clock was moved. */
  readonly position: number;
  /** Restores the position of the clock, without notifications, and keeps each later one. */
  resume(position: number, memory: ClockMemory): void;
  /** Takes over a position that another process has kept; listeners are called if it differs. */
  follow(position: number): void;
  /** Calls whenever the clock was moved. */
  onMove(listener: () => void | Promise<void>): void;
}

/** The memory of a clock's position, which other processes may share. */
export interface ClockMemory {
  /** Keeps a position. */
  save(position: number): Promise<void>;
  /** Adds milliseconds to the position that is kept. Returns the sum. */
  add(milliseconds: number): Promise<number>;
}

/** The moment at which a fixed clock stands unless another is named. */
export const fixedStart = "2030-01-01T08:00:00.000Z";

/** A clock by its setting: "real", "fixed", or the moment at which it stands. Throws a `RangeError` for another text. */
export function createClock(setting: string): Clock {
  const start = setting === "fixed" ? fixedStart : setting;
  const isReal = setting === "real";
  const first = isReal ? 0 : Date.parse(start);
  let moment = first;
  if (Number.isNaN(first))
    throw new RangeError(`"${setting}" is not a clock: write real, fixed, or a moment like ${fixedStart}.`);
  const listeners: (() => void | Promise<void>)[] = [];
  let work: Promise<unknown> = Promise.resolve();
  let memory: ClockMemory | undefined;

  const move = (to: number): void => {
    moment = to;
    work = Promise.all([work, ...listeners.map((listener) => listener())]);
  };
  const clock: Clock = {
    // A real clock keeps how far it was moved.
    now: () => new Date(isReal ? Date.now() + moment : moment),
    get timestamp() {
      return clock.now().toISOString();
    },
    after: (seconds) => new Date(clock.now().getTime() + seconds * 1000).toISOString(),
    mode: isReal ? "real" : "fixed",
    async set(to) {
      const position = isReal ? to.getTime() - Date.now() : to.getTime();
      await memory?.save(position);
      move(position);
      await work;
    },
    async advance(seconds) {
      move((await memory?.add(seconds * 1000)) ?? moment + seconds * 1000);
      await work;
    },
    async restart(renew) {
      const before = moment;
      const isMoved = before !== first;
      moment = first;
      try {
        await renew();
        if (isMoved) await memory?.save(first);
      } catch (error) {
        moment = before;
        throw error;
      }
      if (isMoved) move(first);
    },
    get position() {
      return moment;
    },
    resume(position, kept) {
      moment = position;
      memory = kept;
    },
    follow(position) {
      if (position !== moment) move(position);
    },
    onMove: (listener) => void listeners.push(listener),
  };
  return clock;
}
