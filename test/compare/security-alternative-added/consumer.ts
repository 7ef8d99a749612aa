import { createOrdersClient, type OrdersClient } from "./client.js";

/** Calls with a token. */
export function connect(token: string): OrdersClient {
  return createOrdersClient({ baseUrl: "https://orders.example.com", auth: { login: token } });
}

export async function list(client: OrdersClient): Promise<200> {
  const { status } = await client.listOrders();
  return status;
}
