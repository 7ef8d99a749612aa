import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { cli, inFolder } from "./run-cli.js";
import { tempFolder, writeAt } from "./temp-folder.js";

/** A spec with a part of each kind that code can use. */
export const usedSpec = `openapi: 3.1.0
info: { title: Orders, version: "1" }
paths:
  /orders:
    post:
      operationId: createOrder
      tags: [orders]
      requestBody: { required: true, content: { application/json: { schema: { $ref: "#/components/schemas/NewOrder" } } } }
      responses:
        "201": { description: Created., content: { application/json: { schema: { $ref: "#/components/schemas/Order" } } } }
        "400": { description: Refused., content: { application/json: { schema: { $ref: "#/components/schemas/Refusal" } } } }
  /orders/{id}:
    get:
      operationId: getOrder
      parameters:
        - { name: id, in: path, required: true, schema: { type: integer } }
        - { name: view, in: query, schema: { enum: [short, full] } }
      responses:
        "200":
          description: The order.
          headers: { X-Total: { schema: { type: integer } } }
          content: { application/json: { schema: { $ref: "#/components/schemas/Order" } } }
        "404": { description: No order has the id. }
components:
  x-errors:
    Faults:
      description: Reasons for a refusal.
      schema: { $ref: "#/components/schemas/Refusal" }
      documented: { body: { faults: "{errors}" } }
      rows:
        - { id: noSku, documented: { members: { code: E1 }, meaning: No sku. }, when: [{ at: body/sku, problem: missing }] }
        - { id: soldOut, documented: { members: { code: E2 }, meaning: Sold out. }, when: handler }
  schemas:
    Status: { type: string, enum: [open, paid, lost] }
    NewOrder:
      type: object
      required: [sku, quantity]
      properties:
        sku: { type: string, maxLength: 10 }
        quantity: { type: integer, maximum: 100 }
        status: { $ref: "#/components/schemas/Status" }
        gift: { type: object, properties: { wrap: { enum: [red, blue] } } }
    Order:
      type: object
      required: [id, total, status, lines]
      properties:
        id: { type: integer }
        total: { type: number }
        note: { type: string }
        status: { $ref: "#/components/schemas/Status" }
        lines: { type: array, items: { type: object, required: [sku], properties: { sku: { type: string } } } }
        pay: { oneOf: [{ $ref: "#/components/schemas/Cash" }, { $ref: "#/components/schemas/Card" }] }
    Cash: { type: object, required: [kind], properties: { kind: { const: Cash }, coins: { type: integer } } }
    Card: { type: object, required: [kind], properties: { kind: { const: Card }, digits: { type: string } } }
    Refusal:
      type: object
      required: [faults]
      properties: { faults: { type: array, items: { type: object, required: [code], properties: { code: { type: string } } } } }
`;

const tsconfig = {
  compilerOptions: {
    strict: true,
    module: "nodenext",
    target: "es2022",
    lib: ["es2022"],
    types: [],
    skipLibCheck: true,
  },
  include: ["src"],
};

/** A folder with the code of a consumer in `src/`, and generated code in `src/api/`. */
export async function consumerProject(
  files: Readonly<Record<string, string>>,
  emit = "client,server,index",
): Promise<string> {
  const folder = tempFolder({
    "orders.yaml": usedSpec,
    "package.json": JSON.stringify({ type: "module", name: "billing", author: "Ada <ada@example.com>" }),
    "tsconfig.json": JSON.stringify(tsconfig),
    ...files,
  });
  writeAt(join(folder, "node_modules/.keep"), "");
  for (const name of ["openapi-fetch", "openapi-typescript-helpers"])
    symlinkSync(join(import.meta.dirname, "../../node_modules", name), join(folder, "node_modules", name));
  const options = ["--emit", emit, "--methods", "byTag", "--enums", "const", ...inFolder];
  const { code, stderr } = await cli(["generate", "orders.yaml", "-o", "src/api", ...options], { cwd: folder });
  if (code !== 0) throw new Error(stderr);
  return folder;
}
