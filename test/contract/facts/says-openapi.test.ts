import { describe, expect, it } from "vitest";
import { checkFacts } from "./check-facts.js";
import { readFacts } from "./facts.js";
import { openapiClauses } from "./says-openapi.js";

const spec = `
openapi: 3.1.0
info: { title: Orders, version: v1, description: Orders of a shop. }
security: [{ token: [orders.read] }]
paths:
  /orders/{id}:
    parameters:
      - { name: id, in: path, required: true, schema: { type: string } }
    put:
      operationId: putOrder
      deprecated: true
      description: Takes the place of an order.
      security: [{ token: [orders.write] }, { key: [] }]
      parameters:
        - { name: limit, in: query, description: How many, schema: { type: integer, default: 25, maximum: 100 } }
      requestBody:
        required: true
        content: { application/json: { schema: { $ref: "#/components/schemas/Order" } } }
      responses:
        "200": { description: Done, content: { text/plain: { schema: { type: string } } } }
        "204": { description: Done without words }
    get:
      operationId: getOrder
      security: [{ token: [orders.read] }, { token: [orders.write] }]
      responses: { "200": { description: Done } }
components:
  schemas:
    Order:
      description: An order of goods.
      type: object
      required: [id]
      x-open-question: "Q-12: who may order is not stated. unlisted: nothing else."
      x-sandbox-choice: "Q-12: anyone."
      x-rules: [{ name: order-once, text: Goods are ordered once. }]
      properties:
        id: { type: string, format: uuid, minLength: 36, maxLength: 36, readOnly: true }
        code: { type: string, pattern: "^[A-Z]$" }
        note: { type: string, minLength: 1, maxLength: 9, writeOnly: true }
        state: { type: [string, "null"], enum: [open, closed, null], x-enumDescriptions: { open: It can be changed. } }
        kind: { anyOf: [{ type: string, enum: [book] }, { type: string, enum: [""] }] }
        language: { anyOf: [{ type: string, enum: [en] }, { type: string }] }
        count: { type: integer, minimum: 1, maximum: 5 }
        version: { const: 2 }
        lines: { type: array, minItems: 1, maxItems: 3, items: { type: string } }
`;

const files = new Map([["shop/openapi.yaml", spec]]);

/** Problems that a checker finds for a clause. */
function problems(path: string, says: string): readonly string[] {
  const table = readFacts(new Map([["shop.tsv", `id\tsubject\tplace\tsays\n1/a\tit\tshop#${path}\t${says}\n`]]));
  return [...table.failures, ...checkFacts(table.facts, files)].map(({ problem }) => problem);
}

/** A place, a clause that holds there, and one of the same name that does not, there or elsewhere. */
const cases: readonly (readonly [path: string, holds: string, fails: string, elsewhere?: string])[] = [
  ["Order.id", "required", "required", "Order.note"],
  ["putOrder()/path/id", "required", "required", "putOrder()/query/limit"],
  ["putOrder()/request", "required", "required", "Order"],
  ["Order.note", "optional", "optional", "Order.id"],
  ["putOrder()/query/limit", "optional", "optional", "putOrder()"],
  ["Order.state", "type string", "type integer"],
  ["Order.id", "format uuid", "format date"],
  ["Order.code", "pattern", "pattern", "Order.id"],
  ["Order.code", 'accepts "A"', 'accepts "a"'],
  ["Order.kind", 'accepts ""', 'accepts "bike"'],
  ["putOrder()/query/limit", "accepts 100", "accepts 101"],
  ["putOrder()/request(application/json).count", "refuses 6", "refuses 5"],
  ["Order.code", 'refuses "1\\; 2"', "refuses A"],
  ["Order.state", "enum open | closed", "enum open"],
  ["Order.state", "enum closed | open", "enum open | closed | lost"],
  ["Order.kind", "enum book", "enum en", "Order.language"],
  ["Order.language", "value en", "value de"],
  ["Order.version", "const 2", "const 3"],
  ["Order.version", "const 2", "const en", "Order.language"],
  ["putOrder()/query/limit", "default 25", "default 26"],
  ["Order.count", "minimum 1", "minimum 0"],
  ["Order.count", "maximum 5", "maximum 6"],
  ["Order.lines", "minItems 1", "minItems 2"],
  ["Order.lines", "maxItems 3", "maxItems 2"],
  ["Order.note", "minLength 1", "minLength 2"],
  ["Order.note", "maxLength 9", "maxLength 10"],
  ["Order.id", "length 36", "length 9", "Order.note"],
  ["Order.id", "readOnly", "readOnly", "Order.note"],
  ["Order.note", "writeOnly", "writeOnly", "Order.id"],
  ["putOrder()", "deprecated", "deprecated", "getOrder()"],
  ["putOrder()", "method PUT", "method POST"],
  ["putOrder()", "route /orders/{id}", "route /orders"],
  ["putOrder()", "status 204", "status 404"],
  ["putOrder()/200", "media text/plain", "media text/html"],
  ["putOrder()/request", "media application/json", "media application/json", "putOrder()"],
  ["getOrder()", "no body", "no body", "putOrder()"],
  ["putOrder()/204", "no body", "no body", "putOrder()/200"],
  ["putOrder()", "secured by key", "secured by lock"],
  ["/", "secured by token", "secured by key"],
  ["putOrder()", "with scope orders.write", "with scope orders.read"],
  ["getOrder()", "scopes orders.read | orders.write", "scopes orders.read"],
  ["getOrder()", "scopes orders.write | orders.read", "scopes orders.write", "putOrder()"],
  ["Order", "text ORDER of goods", "text order of things"],
  ["putOrder()/request(application/json)", "text an order", "text the order"],
  ["/", "text of a shop", "text of a bank"],
  ["Order.state", "means open: can be changed", "means open: cannot"],
  ["Order.state", "means open: can be changed", "means closed: changed"],
  ["Order", "rule order-once", "rule order"],
  ["Order", "open Q-12", "open Q-1"],
  ["Order", "open unlisted", "open Q-12", "Order.id"],
  ["Order", "choice Q-12", "choice unlisted"],
  ["/info/version", "is v1", "is v2"],
  ["/security", 'is [{"token":["orders.read"]}]', "is []"],
];

describe("a clause about an OpenAPI document", () => {
  const each = cases.map(([path, holds, fails, elsewhere = path]) => [path, holds, fails, elsewhere] as const);
  it.each(each)("holds or does not: %s, %s; not %s at %s", (path, holds, fails, elsewhere) => {
    expect(problems(path, holds)).toEqual([]);
    expect(problems(elsewhere, fails)).toHaveLength(1);
  });

  it("is there for every name", () => {
    const tried = cases.flatMap(([, holds]) => openapiClauses.filter((name) => `${holds} `.startsWith(`${name} `)));
    expect([...new Set(tried)].sort()).toEqual([...openapiClauses].sort());
  });

  it("is refused where nobody knows it", () => {
    expect(problems("Order", "minimums 3")).toEqual([
      '"minimums 3" does not hold. There is no such clause for an OpenAPI document.',
    ]);
    expect(problems("Order", "constructor")).toHaveLength(1);
  });

  it("says what the spec says instead", () => {
    expect(problems("Order.note", "maxLength 10; type integer")).toEqual([
      '"maxLength 10" does not hold. Its maxLength is 9.',
      '"type integer" does not hold. Its type is string.',
    ]);
    expect(problems("Order.state", "enum open")).toEqual(['"enum open" does not hold. It allows closed too.']);
  });

  it("holds for no spec that cannot be read", () => {
    const { facts } = readFacts(new Map([["shop.tsv", "id\tsubject\tplace\tsays\n1/a\tit\tshop#Order\t"]]));
    expect(checkFacts(facts, new Map([["shop/openapi.yaml", "a: ]"]]))).toHaveLength(1);
    expect(checkFacts(facts, new Map())).toHaveLength(1);
  });
});
