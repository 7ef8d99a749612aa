import type { World } from "../world.js";
import { and, asc, eq } from "../../store/query.js";
import type { Row } from "../../store/rows.js";
import { companies, connections, deliveries, events, sessions, subscriptions, users } from "../../store/schema.js";
import type { Store } from "../../store/store.js";
import { readEventFilter } from "./filter.js";

/** An event that happens in a company. */
export interface EventToPublish {
  readonly companyId: string;
  /** The topic that subscriptions name. */
  readonly topic: string;
  /** The kind of event within its topic. */
  readonly eventType: string;
  /** Properties of the event; `sessionId` and `userId` together open a session of that user. */
  readonly data?: Readonly<Record<string, unknown>> | undefined;
}

type StoredEvent = Row<typeof events>;

/**
 * Makes an event happen: it is kept, its session is known from now on, and for each subscription whose topic, filter and
 * company fit a first attempt to deliver it is due. Undefined for a company that does not exist.
 */
export async function publishEvent(world: World, event: EventToPublish): Promise<StoredEvent | undefined> {
  const { companyId, topic, eventType, data = {} } = event;
  return world.store.transaction(async (store) => {
    if ((await store.platform.first(companies, eq(companies.id, companyId))) === undefined) return undefined;
    const id = world.identifiers.uuid();
    const happened: StoredEvent = { id, companyId, topic, eventType, body: data, occurredAt: world.clock.timestamp };
    const rows = store.ofCompany(companyId);
    await rows.insert(events, happened);
    await openSession(store, happened);
    const orderBy = [asc(connections.applicationId)];
    for (const { applicationId } of await rows.find(connections, eq(connections.allowsEvents, true), { orderBy }))
      await planDeliveries(world, store, applicationId, happened);
    return happened;
  });
}

/** The body in which an event is delivered. */
export function deliveredBody({
  id,
  eventType,
  topic,
  companyId,
  occurredAt,
  body,
}: StoredEvent): Row<typeof deliveries>["body"] {
  return { id, eventType, topic, companyId, occurredAt, data: body };
}

/** An event that names a session and a user of its company opens the session, once. */
async function openSession(store: Store, { id: eventId, companyId, occurredAt, body }: StoredEvent): Promise<void> {
  const { sessionId, userId } = body;
  if (typeof sessionId !== "string" || typeof userId !== "string") return;
  const rows = store.ofCompany(companyId);
  const user = await rows.first(users, eq(users.id, userId.toLowerCase()));
  if (user === undefined || (await store.isTaken(sessions, "id", sessionId))) return;
  await rows.insert(sessions, { id: sessionId, userId: user.id, eventId, createdAt: occurredAt });
}

async function planDeliveries(world: World, store: Store, applicationId: string, event: StoredEvent): Promise<void> {
  const rows = store.ofApplication(applicationId);
  const listening = and(eq(subscriptions.topic, event.topic), eq(subscriptions.isMarkedForDeletion, false));
  const orderBy = [asc(subscriptions.createdAt), asc(subscriptions.id)];
  for (const { id: subscriptionId, filter, endpoint } of await rows.find(subscriptions, listening, { orderBy })) {
    const letsThrough = await readEventFilter(filter);
    if (letsThrough?.(event.eventType) !== true) continue;
    await rows.insert(deliveries, {
      id: world.identifiers.uuid(),
      subscriptionId,
      eventId: event.id,
      endpoint,
      body: deliveredBody(event),
      attempt: 1,
      dueAt: event.occurredAt,
    });
  }
}
