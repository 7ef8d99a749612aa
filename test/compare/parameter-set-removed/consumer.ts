import type { OrdersClient } from "./client.js";

/** Revokes a token and names its user all the same. */
export async function revoke(client: OrdersClient): Promise<number> {
  const { status } = await client.revokeTokens({ query: { token: "A-7", user: "alex" } });
  return status;
}
