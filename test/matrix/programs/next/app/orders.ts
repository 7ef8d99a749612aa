import { createOrdersClient, createOrdersServer } from "API";
import { toFetchHandler } from "ADAPTERS";

/** A handler for requests below a path. */
export function handlerAt(basePath: string): ReturnType<typeof toFetchHandler> {
  return toFetchHandler(
    createOrdersServer({
      basePath,
      handlers: {
        placeOrder: ({ body }) => ({ status: 201, body: { ...body, id: 7 } }),
        getOrder: ({ path }) => ({ status: 200, body: { id: path.id, sku: "lamp", quantity: 1 } }),
      },
    }),
  );
}

export const client = createOrdersClient({ baseUrl: "https://orders.example", fetch: handlerAt("") });
