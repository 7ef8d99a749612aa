import type { OrdersClient } from "./client.js";

export async function create(client: OrdersClient): Promise<201> {
  const { status } = await client.createOrder({ contentType: "application/vnd.order+json", body: { id: "A-7" } });
  return status;
}
