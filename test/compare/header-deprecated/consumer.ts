import type { OrdersClient } from "./client.js";

/** The number of all, and that of the page. */
export async function total(client: OrdersClient): Promise<number> {
  const { headers } = await client.listOrders();
  return headers["X-Total"] + Number(headers["X-Page"] ?? 0);
}
