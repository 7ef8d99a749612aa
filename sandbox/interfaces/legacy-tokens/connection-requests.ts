import { pendingConnectionRequests, reportConnection } from "../../domain/legacy-tokens/connection-requests.js";
import type { World } from "../../domain/world.js";
import type { Handlers } from "./handlers.js";

/** The users who wait to be connected. */
export const listConnectionRequests =
  (world: World): Handlers["listConnectionRequests"] =>
  async (_, { auth }) => {
    const pending = await pendingConnectionRequests(world, auth.oauthToken);
    return { status: 200, body: pending.map(({ id, requestToken }) => ({ id, requestToken })) };
  };

/** The report of an application on the matching of a user. */
export const updateConnectionRequest =
  (world: World): Handlers["updateConnectionRequest"] =>
  async ({ path, body }, { auth, refuse }) => {
    const isKnown = await reportConnection(world, auth.oauthToken, path.id, outcomeOf(body));
    return isKnown ? { status: 204 } : refuse.unknownConnectionRequest();
  };

function outcomeOf(body: unknown): "connected" | "failed" {
  const isFailed = typeof body === "object" && body !== null && "status" in body && body.status === "failed";
  return isFailed ? "failed" : "connected";
}
