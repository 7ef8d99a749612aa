import type { OrdersWebhookHandlers } from "./server.js";

/** Takes what is sent. */
export const handlers: OrdersWebhookHandlers = {
  receiveClosing(request) {
    const order: object = request.body;
    const trace: string = request.headers?.["X-Trace"] ?? "";
    return Object.keys(order).length > trace.length ? { status: 200 } : { status: 200, headers: {} };
  },
};
