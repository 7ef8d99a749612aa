import type { OrdersClient } from "./client.js";

export async function create(client: OrdersClient, order: Readonly<Record<string, unknown>>): Promise<201> {
  const { status } = await client.createOrder({ body: order });
  await client.createOrder({ contentType: "text/csv", body: "sku,count" });
  return status;
}
