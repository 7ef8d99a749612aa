import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { compileAlone } from "../../support/compile.js";
import { codeBlocks } from "../../support/readme.js";
import { cli } from "../../support/run-cli.js";
import { tempFolder, writeAt } from "../../support/temp-folder.js";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "../../..");

const contract = `openapi: 3.1.0
info: { title: Orders, version: "1", description: Orders of a *shop*. }
x-open-question: When are orders archived?
paths:
  /orders:
    get:
      operationId: listOrders
      deprecated: true
      x-sunset: "2027-01-31"
      parameters:
        - { name: count, in: query, schema: { type: integer, minimum: 1, maximum: 100, default: 25 } }
        - { name: page, in: query, deprecated: true, schema: { type: integer } }
      responses: { "200": { description: All. } }
    post:
      operationId: placeOrder
      summary: Place an order.
      x-sandbox-choice: Orders are placed at once.
      security: [{ token: [orders.write] }, {}]
      requestBody: { required: true, content: { application/json: { schema: { type: object, required: [sku] } } } }
      responses:
        "204": { description: Placed. }
        4XX: { description: Refused., content: { application/json: { schema: { $ref: "#/components/schemas/Fault" } } } }
components:
  securitySchemes:
    token: { type: oauth2, description: A token | of ours., flows: { clientCredentials: { tokenUrl: "https://a.example", scopes: { orders.write: Place. } } } }
  schemas: { Fault: { type: object, properties: { code: { type: string, minLength: 2, maxLength: 5 } } } }
  x-errors:
    Faults:
      description: Why an order is refused.
      schema: { $ref: "#/components/schemas/Fault" }
      assumed: { x-sandbox-choice: The texts are ours., members: { text: "{meaning}" } }
      rows:
        - { id: noBody, documented: { members: { code: E1 }, meaning: No body | at all. }, when: [{ at: body, problem: [missing, type] }] }
        - { id: soldOut, documented: { members: { code: E2 } }, assumed: { status: 409 }, when: handler }
        - { id: other, when: always }
`;

describe("the README of an interface", () => {
  it("shows sign-in, operations with their scopes, errors, limits, deprecations, choices and open questions", async () => {
    const cwd = tempFolder({ "specwright.config.json": '{ "package": { "name": "shop", "version": "1.0.0" } }' });
    writeAt(join(cwd, "specs/orders/openapi.yaml"), contract);
    expect((await cli(["generate", "--emit", "types,index"], { cwd })).stderr).toBe("");
    expect(readFileSync(join(cwd, "generated/orders/README.md"), "utf8")).toBe(`# Orders

Orders of a \\*shop\\*.

## Sign in

| name in \`auth\` | credential | description |
| --- | --- | --- |
| token | OAuth 2.0, https\\://a.example | A token \\| of ours. |

## Operations

| operation | request | summary | credentials and scopes | statuses |
| --- | --- | --- | --- | --- |
| listOrders (deprecated) | GET /orders |  |  | 200 |
| placeOrder | POST /orders | Place an order. | token (orders.write) or none | 204, 4XX |

## Errors

| status | body | meaning | operations |
| --- | --- | --- | --- |
| 4XX | Fault | Refused. | placeOrder |

### Faults

Why an order is refused.

Of placeOrder. The first problem of parameters and body is reported, in this order.

Assumed, and not documented: The texts are ours.

If a row has none: assumed text: {meaning}.

| error | documented | meaning | assumed | when |
| --- | --- | --- | --- | --- |
| noBody | code: E1 | No body \\| at all. |  | body: missing, type |
| soldOut | code: E2 |  | status: 409 | a handler reports it |
| other |  |  |  | anything else |

## Limits

| limit | parameters, properties and elements |
| --- | --- |
| At least 1. At most 100. Default: 25. | count of listOrders |
| 2 to 5 characters. | Fault.code |

## Deprecations

- Deprecated operations, last day 2027-01-31: listOrders
- Deprecated parameters: page of listOrders

## Unspecified behavior

### Open questions

The source of this API does not specify these points, or contradicts itself. Servers may differ, so do not rely on one behavior.

- When are orders archived?

### Sandbox choices

These are decisions of one server, a sandbox, for points that the source does not specify. They are not part of the API.

- Orders are placed at once.
- The texts are ours.
`);
  });

  it("has examples that compile, for each of our own", () => {
    const generated = join(root, "generated");
    const folders = readdirSync(join(root, "specs")).filter((name) => existsSync(join(generated, name, "README.md")));
    expect(folders).toHaveLength(11);
    const texts = new Map(
      folders.flatMap((folder) =>
        codeBlocks(readFileSync(join(generated, folder, "README.md"), "utf8")).map(
          (code, index) => [join(root, `${folder}-${index}.ts`), code] as const,
        ),
      ),
    );
    expect(texts.size).toBeGreaterThan(33);
    const complaints = compileAlone([...texts.keys()], texts, {
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      paths: {
        ...Object.fromEntries(
          ["node", "fastify", "fetch"].map((name) => [
            `@specwright/runtime/${name}`,
            [join(generated, "runtime/adapters.ts")],
          ]),
        ),
        "@specwright/runtime/*": [join(generated, "runtime/*.ts")],
        "@specwright/travel-expense-*": [join(generated, "*")],
      },
      typeRoots: [join(root, "node_modules/@types")],
      types: ["node"],
      skipLibCheck: true,
      isolatedDeclarations: false,
      declaration: false,
    });
    expect(complaints).toEqual([]);
  });
});
