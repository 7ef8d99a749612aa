import type { OrdersClient } from "./client.js";

export async function remove(client: OrdersClient): Promise<void> {
  await client.deleteOrder({ path: { id: "A-7" } });
}
