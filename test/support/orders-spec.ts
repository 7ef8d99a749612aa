/** An OpenAPI document with one operation, whose limit has the given schema; `more` is appended. */
export function ordersSpec(schema: string, more = ""): string {
  return `openapi: 3.1.0
info: { title: Orders, version: "1.0" }
paths:
  /orders:
    get:
      operationId: listOrders
      parameters:
        - { name: limit, in: query, schema: ${schema} }
      responses: { "200": { description: The orders. } }
${more}`;
}

/** The same, whose limit has a maximum. */
export function ordersUpTo(maximum: number, more?: string): string {
  return ordersSpec(`{ type: integer, maximum: ${maximum} }`, more);
}
