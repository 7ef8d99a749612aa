import type { OrdersClient } from "./client.js";
import type { CreateOrderRequest } from "./types.js";

export async function create(client: OrdersClient, order: CreateOrderRequest): Promise<201> {
  const { status } = await client.createOrder({ body: order });
  return status;
}
