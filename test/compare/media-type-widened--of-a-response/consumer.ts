import type { OrdersClient } from "./client.js";

/** What kind of picture came. */
export async function kindOfPicture(client: OrdersClient): Promise<"image/png"> {
  const { contentType } = await client.getOrder({ path: { id: "A-7" } });
  return contentType;
}
