import { and, asc, eq } from "../../store/query.js";
import type { Row } from "../../store/rows.js";
import { connectionRequests } from "../../store/schema.js";
import type { World } from "../world.js";
import { createRequestToken } from "./exchange.js";
import type { TokenSubject } from "./issue.js";
import type { LegacyCaller } from "./authenticate-legacy.js";

/** A wish of a user to be connected with the application of a supplier. */
export type ConnectionRequest = Row<typeof connectionRequests>;

/** Begins the connection of a user: the application finds the request when it polls. */
export async function requestConnection(
  world: World,
  subject: TokenSubject & { readonly userId: string },
): Promise<void> {
  const { companyId, applicationId, userId } = subject;
  const requestToken = await createRequestToken(world, subject);
  const id = world.identifiers.uuid();
  const createdAt = world.clock.timestamp;
  await world.store
    .ofCompany(companyId)
    .insert(connectionRequests, { id, applicationId, userId, requestToken, createdAt });
}

/** The requests of a company that wait for the caller's application, the oldest first. */
export async function pendingConnectionRequests(
  { store }: World,
  { companyId, applicationId }: LegacyCaller,
): Promise<readonly ConnectionRequest[]> {
  const isPending = and(eq(connectionRequests.applicationId, applicationId), eq(connectionRequests.status, "pending"));
  const orderBy = [asc(connectionRequests.createdAt), asc(connectionRequests.id)];
  return store.ofCompany(companyId).find(connectionRequests, isPending, { orderBy });
}

/** Takes the report of the caller's application; false when it has no such request. */
export async function reportConnection(
  { store }: World,
  { companyId, applicationId }: LegacyCaller,
  id: string,
  status: "connected" | "failed",
): Promise<boolean> {
  const isIt = and(eq(connectionRequests.id, id), eq(connectionRequests.applicationId, applicationId));
  return (await store.ofCompany(companyId).update(connectionRequests, { status }, isIt)) > 0;
}
