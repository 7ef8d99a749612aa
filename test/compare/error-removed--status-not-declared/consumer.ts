import { createOrdersServer, type OrdersHandlers } from "./server.js";

/** Refuses whatever is sold out. */
const handlers: OrdersHandlers = {
  placeOrder: ({ body }, { refuse }) => {
    if (body.sku === "lamp") throw refuse.soldOut({ path: "/sku" });
    return { status: 204 };
  },
  returnOrder: () => ({ status: 204 }),
};

export const server: ReturnType<typeof createOrdersServer> = createOrdersServer({ handlers });
