import type { OrdersClient } from "./client.js";

/** True if a picture of one kind came. */
export async function isPicture(client: OrdersClient): Promise<boolean> {
  const { contentType } = await client.getOrder({ path: { id: "A-7" } });
  return contentType === "image/jpeg";
}
