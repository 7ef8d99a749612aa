import { createEventSubscriptionsWebhooks } from "@specwright/travel-expense/event-subscriptions/client";
import { type EventToPublish, publishEvent } from "../domain/events/publish.js";
import type { World } from "../domain/world.js";
import { and, eq, isNull } from "../store/query.js";
import type { NewRow, Row } from "../store/rows.js";
import { applications, deliveries, type events } from "../store/schema.js";
import type { DeliveryFaults } from "./delivery-faults.js";
import { createQueue } from "./queue.js";

/** A completed attempt to deliver an event; its `status` is 0 without a response. */
export type Delivery = Row<typeof deliveries> & { readonly status: number };

/** All requests and deliveries that the platform starts on its own. */
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
  /** Makes one more attempt to deliver an event now. False if there is no such delivery. */
  resend(id: string): Promise<boolean>;
  /** Removes pending attempts, and rejects waiting callers: the world starts anew. */
  restart(): void;
  /** Stops, when what is under way is done. */
  close(): Promise<void>;
}

/** Attempts that are made at the same time. */
export const deliveriesAtOnce = 8;

/** Attempts that are kept for `nextDelivery`; the oldest go first. */
export const deliveriesKept = 1000;

/** Seconds for which a process alone makes an attempt; if it ends meanwhile, another process makes it then. */
export const secondsOfClaim = 15;

/** Seconds from the first attempt to the second; each further one waits twice as long as the one before. */
export const secondsToRetry = 60;

/** Begins the deliveries of events, which follow the clock of the world. */
export function createOutbox(world: World, faults: DeliveryFaults): Outbox {
  const attempts = new Attempts(world, faults);
  const deliverDue = (): Promise<void> => attempts.deliverDue();
  world.clock.onMove(deliverDue);
  return {
    async publish(event) {
      const happened = await publishEvent(world, event);
      if (happened !== undefined) void deliverDue();
      return happened;
    },
    deliverDue,
    nextDelivery() {
      const next = attempts.made.take();
      if (attempts.made.isAwaited()) void deliverDue();
      return next;
    },
    async resend(id) {
      const isThere = await attempts.plan(id);
      if (isThere) void deliverDue();
      return isThere;
    },
    restart() {
      attempts.made.clear();
      attempts.made.disappoint(new Error("The world was reset, so the pending deliveries were removed."));
    },
    close: () => attempts.close(),
  };
}

/** The attempts to deliver events, made one round after the other. */
class Attempts {
  readonly made = createQueue<Delivery>(deliveriesKept);
  private readonly receiveEvent: ReturnType<typeof createEventSubscriptionsWebhooks>["receiveEvent"];
  private work: Promise<void> = Promise.resolve();
  private timer: NodeJS.Timeout | undefined;
  private isClosed = false;
  private readonly again = (): void => void this.deliverDue();

  constructor(
    private readonly world: World,
    private readonly faults: DeliveryFaults,
  ) {
    this.receiveEvent = createEventSubscriptionsWebhooks({ fetch: world.outgoing }).receiveEvent;
  }

  /** Makes the attempts that are due, after those under way: no attempt is made twice. */
  deliverDue(): Promise<void> {
    const turn = this.work.then(() => this.makeAttempts());
    this.work = turn.catch((error: unknown) => console.error(error));
    return turn;
  }

  /** Plans an attempt of a delivery for now. False if it does not exist. */
  async plan(id: string): Promise<boolean> {
    for (const application of await this.world.store.platform.find(applications)) {
      const rows = this.world.store.ofApplication(application.id);
      const delivery = await rows.first(deliveries, eq(deliveries.id, id));
      if (delivery === undefined) continue;
      const due = { dueAt: this.world.clock.timestamp, status: null, attemptedAt: null };
      await rows.insert(deliveries, { ...nextAttempt(this.world, delivery), ...due });
      return true;
    }
    return false;
  }

  /** Makes no attempt any more, once what is under way is done. */
  async close(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.timer);
    await this.deliverDue();
  }

  private async makeAttempts(): Promise<void> {
    if (!this.isRunning()) return this.made.disappoint(new Error("The sandbox is closed: no delivery will be made."));
    const { store, clock } = this.world;
    while (this.isRunning()) {
      const due = await store.service.claimDeliveries(clock.timestamp, deliveriesAtOnce, secondsOfClaim);
      if (due.length === 0) break;
      for (const made of await Promise.all(due.map((delivery) => this.attempt(delivery))))
        if (made !== undefined) this.made.put(made);
    }
    await this.lookAhead();
  }

  private isRunning(): boolean {
    return !this.isClosed;
  }

  /** Makes an attempt. Undefined if a planned fault puts it behind another one. */
  private async attempt(delivery: Row<typeof deliveries>): Promise<Delivery | undefined> {
    const fault = delivery.isHeld ? undefined : await this.faults.meetDelivery();
    if (fault === "reorder") {
      await this.world.store.service.holdDelivery(delivery.id);
      return undefined;
    }
    const status = await this.statusOf(delivery, fault === "duplicate");
    const done = { ...delivery, status, attemptedAt: this.world.clock.timestamp };
    const rows = this.world.store.ofApplication(delivery.applicationId);
    const kept = await rows.update(deliveries, done, and(eq(deliveries.id, delivery.id), isNull(deliveries.status)));
    const isOver = (status >= 200 && status < 300) || delivery.attempt >= this.world.switches.deliveryAttempts;
    // Nothing follows an attempt that was forgotten while it was made: its subscription has been deleted.
    if (kept > 0 && !isOver) await rows.insert(deliveries, nextAttempt(this.world, delivery));
    return done;
  }

  private async statusOf({ endpoint, body }: Row<typeof deliveries>, isTwice: boolean): Promise<number> {
    try {
      const first = await this.receiveEvent(endpoint, { body });
      if (isTwice) await this.receiveEvent(endpoint, { body });
      return first.status;
    } catch {
      return 0;
    }
  }

  /**
   * A real clock advances on its own, so the next attempt needs a timer. On a stopped clock, callers do not wait for
   * attempts that need a move of the clock.
   */
  private async lookAhead(): Promise<void> {
    clearTimeout(this.timer);
    if (this.isClosed || (this.world.clock.mode === "fixed" && !this.made.isAwaited())) return;
    const dueAt = await this.world.store.service.nextDueAt();
    const next = dueAt === undefined ? undefined : Date.parse(dueAt);
    if (next === undefined) return this.made.disappoint(new Error(nothingPlanned));
    // An event was published meanwhile, or another process makes an attempt that comes before.
    if (next <= this.world.clock.now().getTime()) return void (this.timer = setTimeout(this.again, 20));
    if (this.world.clock.mode === "fixed")
      return this.made.disappoint(new Error(notYet(next, this.world.clock.timestamp)));
    this.timer = setTimeout(this.again, Math.min(next - this.world.clock.now().getTime(), maxTimer)).unref();
  }
}

const nothingPlanned =
  "No delivery is planned: no subscription matches a published event, or all deliveries were already taken.";

const notYet = (due: number, now: string): string =>
  `The next delivery is due at ${new Date(due).toISOString()}, but the clock is at ${now}; move the clock first.`;

/** Milliseconds that a timer of Node can hold. */
const maxTimer = 2 ** 31 - 1;

/** Returns the next attempt, which is due at its time on the clock. */
function nextAttempt(
  { identifiers }: World,
  { attempt, dueAt, place: _place, claimedUntil: _claimed, isHeld: _held, ...delivery }: Row<typeof deliveries>,
): NewRow<typeof deliveries> {
  const seconds = secondsToRetry * 2 ** (attempt - 1);
  const due = new Date(Date.parse(dueAt) + seconds * 1000).toISOString();
  return { ...delivery, id: identifiers.uuid(), attempt: attempt + 1, dueAt: due };
}
