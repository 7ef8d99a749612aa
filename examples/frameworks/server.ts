import { createOrdersServer, type Order } from "./api/orders.js";

const orders: Order[] = [];

export const server = createOrdersServer({
  handlers: {
    placeOrder: ({ body }) => {
      const order = { ...body, id: orders.length };
      orders.push(order);
      return { status: 201, body: order };
    },
    getOrder: ({ path }) => {
      const order = orders[path.id];
      return order === undefined ? { status: 404 } : { status: 200, body: order };
    },
  },
});
