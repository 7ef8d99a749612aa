import type { OrdersClient } from "./client.js";

export async function read(client: OrdersClient): Promise<object> {
  const { data } = await client.getOrder({ path: { id: "A-7" } });
  return data;
}
