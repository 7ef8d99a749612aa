import type { OrdersClient } from "./client.js";

/** Reads an order by the method in the group of its tag. */
export async function read(client: OrdersClient): Promise<object | undefined> {
  const result = await client.orders.getOrder({ path: { id: "A-7" } });
  return result.status === 200 ? result.data : undefined;
}
