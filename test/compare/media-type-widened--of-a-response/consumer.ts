import type { OrdersClient } from "./client.js";

/** The kind of the picture that came. */
export async function kindOfPicture(client: OrdersClient): Promise<"image/png"> {
  const { contentType } = await client.getOrder({ path: { id: "A-7" } });
  return contentType;
}
