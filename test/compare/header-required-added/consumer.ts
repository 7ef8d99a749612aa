import type { OrdersClient } from "./client.js";

export async function list(client: OrdersClient): Promise<200> {
  const { status } = await client.listOrders();
  return status;
}
