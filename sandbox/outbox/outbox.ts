import { createEventSubscriptionsWebhooks } from "@specwright/travel-expense/event-subscriptions/client";
import { type EventToPublish, publishEvent } from "../domain/events/publish.js";
import type { World } from "../domain/world.js";
import { and, asc, eq, isNull, lte } from "../store/query.js";
import type { Row } from "../store/rows.js";
import { applications, deliveries, type events } from "../store/schema.js";
import { createQueue } from "./queue.js";

/** An attempt to deliver an event that was made; its `status` is 0 when no answer came. */
export type Delivery = Row<typeof deliveries> & { readonly status: number };

/** Everything that the platform sends by itself. */
export interface Outbox {
  /** Makes an event happen, and begins to deliver it. Undefined for a company that does not exist. */
  publish(event: EventToPublish): Promise<Row<typeof events> | undefined>;
  /** Makes the attempts that are due by the clock. */
  deliverDue(): Promise<void>;
  /**
   * The next attempt that was made, each given once. Waits for one that is under way, or that a running clock will bring; rejects with an
   * `Error` where none is planned, and where the next is due later than a clock that stands.
   */
  nextDelivery(): Promise<Delivery>;
  /** Forgets the attempts that nobody has taken, and disappoints those who wait: the world begins anew. */
  restart(): void;
  /** Stops, when what is under way is done. */
  close(): Promise<void>;
}

/** Attempts that are made at the same time. */
export const deliveriesAtOnce = 8;

/** Attempts that are kept for `nextDelivery`; the oldest go first. */
export const deliveriesKept = 1000;

/** Seconds from the first attempt to the second; each further one waits twice as long as the one before. */
export const secondsToRetry = 60;

/** Begins the deliveries of events, which follow the clock of the world. */
export function createOutbox(world: World): Outbox {
  const { store, clock } = world;
  const { receiveEvent } = createEventSubscriptionsWebhooks({ fetch: world.outgoing });
  const made = createQueue<Delivery>(deliveriesKept);
  let work: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  /** One after the other: no attempt is made twice. */
  const deliverDue = (): Promise<void> => {
    const turn = work.then(makeAttempts);
    work = turn.catch((error: unknown) => console.error(error));
    return turn;
  };

  async function makeAttempts(): Promise<void> {
    if (isClosed) return made.disappoint(new Error("The sandbox is closed: no delivery will be made."));
    const ids = (await store.platform.find(applications, undefined, { orderBy: [asc(applications.id)] })).map(
      ({ id }) => id,
    );
    let due: readonly Row<typeof deliveries>[];
    do {
      due = [];
      for (const id of ids) due = [...due, ...(await pending(id, clock.timestamp))];
      for (let at = 0; at < due.length && !isClosed; at += deliveriesAtOnce)
        (await Promise.all(due.slice(at, at + deliveriesAtOnce).map(attempt))).forEach(made.put);
    } while (due.length > 0 && !isClosed);
    await lookAhead(ids);
  }

  const pending = (applicationId: string, until?: string): Promise<readonly Row<typeof deliveries>[]> => {
    const isPending = and(isNull(deliveries.status), until === undefined ? undefined : lte(deliveries.dueAt, until));
    return store
      .ofApplication(applicationId)
      .find(deliveries, isPending, { orderBy: [asc(deliveries.dueAt), asc(deliveries.place)] });
  };

  async function attempt(delivery: Row<typeof deliveries>): Promise<Delivery> {
    const status = await statusOf(delivery);
    const done = { ...delivery, status, attemptedAt: clock.timestamp };
    const rows = store.ofApplication(delivery.applicationId);
    const kept = await rows.update(deliveries, done, and(eq(deliveries.id, delivery.id), isNull(deliveries.status)));
    const isOver = (status >= 200 && status < 300) || delivery.attempt >= world.switches.deliveryAttempts;
    // Nothing follows an attempt that was forgotten while it was made: its subscription has been deleted.
    if (kept > 0 && !isOver) await rows.insert(deliveries, nextAttempt(world, delivery));
    return done;
  }

  async function statusOf({ endpoint, body }: Row<typeof deliveries>): Promise<number> {
    try {
      return (await receiveEvent(endpoint, { body })).status;
    } catch {
      return 0;
    }
  }

  /**
   * A real clock runs on by itself: somebody has to look at it when the next attempt is due. On one that stands, nobody waits for an
   * attempt that comes only when it is moved.
   */
  async function lookAhead(ids: readonly string[]): Promise<void> {
    clearTimeout(timer);
    if (isClosed || (clock.mode === "fixed" && !made.isAwaited())) return;
    const waiting = (await Promise.all(ids.map((id) => pending(id)))).flat().map(({ dueAt }) => Date.parse(dueAt));
    const next = waiting.length === 0 ? undefined : Math.min(...waiting);
    if (next === undefined) return made.disappoint(new Error(nothingPlanned));
    // An event was published meanwhile.
    if (next <= clock.now().getTime()) return void deliverDue();
    if (clock.mode === "fixed") return made.disappoint(new Error(notYet(next, clock.timestamp)));
    timer = setTimeout(() => void deliverDue(), Math.min(next - clock.now().getTime(), longestTimer)).unref();
  }

  clock.onMove(deliverDue);
  return {
    async publish(event) {
      const happened = await publishEvent(world, event);
      if (happened !== undefined) void deliverDue();
      return happened;
    },
    deliverDue,
    nextDelivery() {
      const next = made.take();
      if (made.isAwaited()) void deliverDue();
      return next;
    },
    restart() {
      made.clear();
      made.disappoint(new Error("The world began anew: deliveries that were waited for are gone."));
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await deliverDue();
    },
  };
}

const nothingPlanned =
  "No delivery is planned: no event was published that a subscription lets through, or each was delivered and taken already.";

const notYet = (due: number, now: string): string =>
  `The next delivery is due at ${new Date(due).toISOString()}, and the clock stands at ${now}: move it first.`;

/** Milliseconds that a timer of Node can hold. */
const longestTimer = 2 ** 31 - 1;

/** Another attempt, which is due when the clock says so. */
function nextAttempt(
  { identifiers }: World,
  { attempt, dueAt, ...delivery }: Row<typeof deliveries>,
): Row<typeof deliveries> {
  const seconds = secondsToRetry * 2 ** (attempt - 1);
  const due = new Date(Date.parse(dueAt) + seconds * 1000).toISOString();
  return { ...delivery, id: identifiers.uuid(), attempt: attempt + 1, dueAt: due };
}
