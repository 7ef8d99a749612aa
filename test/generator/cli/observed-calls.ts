import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { cli } from "../../support/run-cli.js";
import { tempFolder } from "../../support/temp-folder.js";

export const spec = `openapi: 3.1.0
info: { title: Orders, version: "1" }
servers: [{ url: "https://{region}.example:443/v1", variables: { region: { default: eu } } }]
paths:
  /orders:
    get:
      operationId: listOrders
      responses:
        "200":
          description: The orders.
          content: { application/json: { schema: { type: array, items: { $ref: "#/components/schemas/Order" } } } }
  /orders/{id}:
    get:
      operationId: getOrder
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
      responses:
        "200":
          description: The order.
          content: { application/json: { schema: { $ref: "#/components/schemas/Order" } } }
components:
  securitySchemes: { key: { type: apiKey, in: header, name: pin } }
  schemas:
    Order:
      type: object
      required: [id]
      additionalProperties: false
      properties:
        id: { type: string }
        state: { type: string, enum: [open, closed] }
        created: { type: string, format: date-time }
        note: { type: string }
        customer: { $ref: "#/components/schemas/Customer" }
        payment: { oneOf: [{ $ref: "#/components/schemas/Card" }, { $ref: "#/components/schemas/Cash" }] }
        hidden: { type: string, enum: [a], x-sensitive: true }
        passphrase: { type: string, enum: [a] }
        pin: { type: string, enum: [a] }
        code: { type: string, format: password, enum: [a] }
    Customer: { type: object, properties: { name: { type: [string, integer] } } }
    Card: { type: object, properties: { kind: { const: card } } }
    Cash: { type: object, properties: { kind: { const: cash } } }
`;

const schemas = (base: string, choice: string): string => `
    Order:
      type: object
      properties:
        text: { type: string }
        word: { type: string, enum: [a] }
        part: { $ref: "${base}/Part" }
        list: { type: array, items: { type: string } }
        whole: { allOf: [{ $ref: "${base}/Part" }] }
        ${choice}
    Part: { type: object, properties: { x: { type: string } } }`;

export const documentOf = (version: string): string => `openapi: ${version}
info: { title: Orders, version: "1" }
servers: [{ url: "https://us.example/v1" }]
paths:
  /orders:
    get:
      operationId: getOrders
      responses:
        "200": { description: It., content: { application/json: { schema: { $ref: "#/components/schemas/Order" } } } }
components:
  schemas:${schemas("#/components/schemas", "choice: { anyOf: [{ type: string }, { type: integer }] }")}
`;

export const swagger = `swagger: "2.0"
info: { title: Orders, version: "1" }
host: us.example
basePath: /v1
schemes: [https]
paths:
  /orders:
    get:
      operationId: getOrders
      produces: [application/json]
      responses:
        "200": { description: It., schema: { $ref: "#/definitions/Order" } }
definitions:${schemas("#/definitions", "choice: {}")}
`;

interface Recorded {
  readonly path?: string;
  readonly status?: number;
  readonly type?: string;
  readonly body?: unknown;
  /** The text of the body. */
  readonly text?: string;
  readonly isBase64?: boolean;
  readonly url?: string;
}

export const order = (more: object): object => ({ id: "o-1", ...more });

function entry({ path = "/orders/7", status = 200, type = "application/json", body, text, isBase64, url }: Recorded) {
  const written = text ?? (body === undefined ? undefined : JSON.stringify(body));
  const content = isBase64 === true ? Buffer.from(written ?? "").toString("base64") : written;
  return {
    request: {
      method: "GET",
      url: url ?? `https://us.example/v1${path}`,
      headers: [{ name: "Authorization", value: "Bearer t0ken" }],
    },
    response: {
      status,
      headers: [
        { name: "Content-Type", value: `${type}; charset=utf-8` },
        { name: "Set-Cookie", value: "sid=c00kie; Path=/" },
      ],
      content: {
        mimeType: type,
        ...(content !== undefined && { text: content, ...(isBase64 && { encoding: "base64" }) }),
      },
    },
  };
}

export const har = (...calls: readonly Recorded[]): string => JSON.stringify({ log: { entries: calls.map(entry) } });

interface Observed {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
  readonly cwd: string;
}

export async function observe(
  calls: string,
  {
    document = spec,
    files = {},
    more = [],
  }: { document?: string; files?: Record<string, string>; more?: string[] } = {},
): Promise<Observed> {
  const cwd = tempFolder({ "orders.yaml": document, "calls.har": calls, ...files });
  return { cwd, ...(await cli(["observe", "orders.yaml", "--har", "calls.har", ...more], { cwd })) };
}

/** The actions of an overlay, one line for each. */
export function actionsOf(overlay: string): readonly string[] {
  const { actions } = JSON.parse(overlay) as { readonly actions: readonly Record<string, unknown>[] };
  return actions.map(({ target, update, remove, description }) =>
    [target, remove === true ? "remove" : JSON.stringify(update), description].join(" | "),
  );
}

export async function actions(calls: string, document: string): Promise<readonly string[]> {
  const { cwd, code } = await observe(calls, { document, more: ["-o", "observed.json"] });
  expect(code).toBe(0);
  return existsSync(join(cwd, "observed.json")) ? actionsOf(readFileSync(join(cwd, "observed.json"), "utf8")) : [];
}

export const calls: readonly Recorded[] = [
  { path: "/orders", body: [order({ state: "held", note: null }), order({ state: "held" })] },
  { path: "/orders?page=2", body: [order({ state: "held" })] },
  { body: order({ state: "held", created: "2026-01-01 10:00:00", customer: null }) },
  { body: order({ state: "rare", discount: { rate: 0.5, codes: [null, "x"], "ada@example.com": 1 } }) },
  { body: order({ payment: { kind: "cash", change: 3 }, customer: { name: null } }) },
  { status: 404, body: { error: "unknown", "a: b\n- c": 1 } },
  { status: 503, type: "text/html", text: "<p>later</p>" },
];
