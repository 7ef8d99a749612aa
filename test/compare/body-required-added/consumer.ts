import type { OrdersClient } from "./client.js";

export async function create(client: OrdersClient): Promise<201> {
  const { status } = await client.createOrder();
  return status;
}
