/** A third-party document: two operations, one with the given part, and the given end. */
export const vendorDocument = (orders: string, rest = ""): string => `openapi: 3.0.3
info: { title: Vendor, version: "1" }
paths:
  /orders:
    get:
      operationId: listOrders
${orders}
  /ping:
    get:
      operationId: ping
      responses: { "204": { description: Fine. } }
${rest}`;
