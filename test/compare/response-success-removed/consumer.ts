import type { OrdersClient } from "./client.js";

/** Every answer that there is. */
export async function list(client: OrdersClient): Promise<string> {
  const result = await client.listOrders();
  switch (result.status) {
    case 200:
      return `${result.data.length} orders`;
    case 202:
      return "later";
    case 404:
      return "none";
  }
}
