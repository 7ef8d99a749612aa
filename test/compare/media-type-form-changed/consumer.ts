import type { OrdersClient } from "./client.js";

export async function scan(client: OrdersClient, picture: Blob): Promise<204> {
  const { status } = await client.scanOrder({ body: { scan: picture } });
  return status;
}
