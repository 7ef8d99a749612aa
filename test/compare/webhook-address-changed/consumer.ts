import type { OrdersWebhookHandlers } from "./server.js";

/** Takes what is sent. */
export const handlers: OrdersWebhookHandlers = {
  receiveClosing() {
    return { status: 204 };
  },
};
