import type { OrdersClient } from "./client.js";

export async function create(client: OrdersClient, photo: Uint8Array<ArrayBuffer>): Promise<201> {
  const { status } = await client.createOrder({ body: photo });
  return status;
}
