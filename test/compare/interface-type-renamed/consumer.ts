import type { OrdersClient } from "./client.js";
import type { Line, Order } from "./types.js";

export async function read(client: OrdersClient): Promise<Order> {
  const { data } = await client.getOrder({ path: { id: "A-7" } });
  return data;
}

export const line: Line = { sku: "pen" };
