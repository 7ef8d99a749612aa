import type { OrdersClient } from "./client.js";

/** Reads an order by the method, then by the path. */
export async function read(client: OrdersClient): Promise<object | undefined> {
  const result = await client.getOrder({ path: { id: "A-7" }, query: { fields: ["sku"] } });
  if (result.status === 200) return result.data;
  const { data } = await client.raw.GET("/orders/{id}", { params: { path: { id: "A-7" } } });
  return data;
}
