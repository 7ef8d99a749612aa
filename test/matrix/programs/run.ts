import { createOrdersClient, createOrdersServer } from "API";
import { toFetchHandler } from "ADAPTERS";

const server = createOrdersServer({
  handlers: {
    placeOrder: ({ body }) => ({ status: 201, body: { ...body, id: 7 } }),
    getOrder: ({ path }) => ({ status: 200, body: { id: path.id, sku: "lamp", quantity: 1 } }),
  },
});
const client = createOrdersClient({
  baseUrl: "https://orders.example",
  fetch: toFetchHandler(server),
  validate: { request: "throw" },
});

/** Calls the server by the client, and the validators of both. */
export async function run(): Promise<string> {
  const created = await client.placeOrder({ body: { sku: "lamp", quantity: 2 } });
  const read = await client.getOrder({ path: { id: 7 } });
  const wrong = client.placeOrder({ body: { sku: "lamp", quantity: 500 } });
  const problem = await wrong.then(
    () => "",
    (error: { readonly name: string }) => error.name,
  );
  return `orders: ${created.status} ${read.status === 200 ? read.data.sku : ""} ${problem}`;
}
