import { binaryReader, binaryWriter } from "../../templates/runtime/http/payload-binary.js";
import { jsonReader, jsonWriter } from "../../templates/runtime/http/payload-json.js";
import { textReader, textWriter } from "../../templates/runtime/http/payload-text.js";
import type { Check, PayloadReader, PayloadWriter } from "../../templates/runtime/http/payload.js";
import type { Problem, Result } from "../../templates/runtime/base/problem.js";
import { createServer } from "../../templates/runtime/server/create-server.js";
import type { ServerDefinition, ServerSettings } from "../../templates/runtime/server/options.js";
import type { HandlerContext, SecurityHook, Server, ServerReply } from "../../templates/runtime/server/server-types.js";

/** A check of objects: the given properties are required, and are strings. */
export function hasTexts(...names: readonly string[]): Check {
  return (value) => {
    const members = value as Record<string, unknown>;
    const problems = names
      .filter((name) => typeof members[name] !== "string")
      .map((name): Problem => ({ code: "required", message: `Property "${name}" is missing.`, path: "" }));
    return problems.length === 0 ? { ok: true, value } : { ok: false, problems, truncated: false };
  };
}

/** A format of bytes that is not JSON: "<sku>pen</sku>". */
export const tagReader: PayloadReader = {
  mediaType: "application/xml",
  wants: "bytes",
  read(bytes): Result<unknown> {
    const sku = /^<sku>(.*)<\/sku>$/.exec(new TextDecoder().decode(bytes))?.[1];
    if (sku !== undefined) return { ok: true, value: { sku } };
    return { ok: false, problems: [{ code: "xml/syntax", message: "No.", path: "" }], truncated: false };
  },
};

/** Writes a payload as an element. */
export const tagWriter: PayloadWriter<{ sku: string }> = {
  mediaType: "application/xml",
  validate: hasTexts("sku") as Check<{ sku: string }>,
  write: ({ sku }) => ({ body: `<sku>${sku}</sku>`, contentType: "application/xml" }),
};

const order = hasTexts("sku");
const problem = [jsonWriter("application/json", hasTexts("error"))];
const noChecks = { security: [], parameters: [] };

/** The definition of a server of orders, as the emitter would write it. */
export const orderDefinition: ServerDefinition = {
  name: "orders",
  basePath: "",
  securitySchemes: {
    token: { kind: "authorization", prefix: "Bearer" },
    login: { kind: "basic" },
    key: { kind: "apiKey", in: "header", name: "X-Key" },
  },
  operations: [
    {
      table: {
        ...noChecks,
        id: "getOrder",
        method: "GET",
        path: "/orders/{id}",
        parameters: [
          { name: "id", in: "path", style: "simple", explode: false, shape: "string" },
          { name: "lines", in: "query", style: "form", explode: true, shape: "number" },
        ],
      },
      check: (value: unknown): Result<unknown> => {
        const { lines } = (value as { query: { lines?: unknown } }).query;
        if (lines === undefined || typeof lines === "number") return { ok: true, value };
        return {
          ok: false,
          problems: [{ code: "type", message: "No number.", path: "/query/lines" }],
          truncated: false,
        };
      },
      responses: {
        "200": { content: [jsonWriter("application/json", order), tagWriter] },
        "404": { content: problem },
        "4XX": { content: [jsonWriter("application/json", hasTexts("range"))] },
      },
    },
    {
      table: { ...noChecks, id: "createOrder", method: "POST", path: "/orders" },
      body: { required: true, content: [jsonReader("application/json", order), tagReader] },
      responses: {
        "201": {
          content: [jsonWriter("application/json", order)],
          headers: [{ name: "X-Count", in: "header", style: "simple", explode: false, shape: "number" }],
          checkHeaders: (value: unknown): Result<unknown> => {
            const count = (value as Record<string, unknown>)["X-Count"];
            if (typeof count === "number") return { ok: true, value };
            return {
              ok: false,
              problems: [{ code: "type", message: "No count.", path: "/X-Count" }],
              truncated: false,
            };
          },
        },
        "303": { content: [] },
        default: { content: problem },
      },
    },
    {
      table: { ...noChecks, id: "noteOrder", method: "PUT", path: "/orders/{id}/note" },
      body: { required: false, content: [textReader("text/plain"), jsonReader("application/json")] },
      responses: { "200": { content: [textWriter("text/plain")] }, "204": { content: [] } },
    },
    {
      table: { ...noChecks, id: "attachToOrder", method: "POST", path: "/orders/{id}/attachments" },
      body: { required: true, content: [binaryReader("image/*")] },
      responses: { "200": { content: [binaryWriter("image/*")] } },
    },
    {
      table: {
        ...noChecks,
        id: "deleteOrder",
        method: "DELETE",
        path: "/orders/{id}",
        security: [{ token: ["orders.write"] }],
      },
      responses: { "204": { content: [] }, "200": { content: [jsonWriter("application/json")] } },
    },
    {
      table: {
        ...noChecks,
        id: "listOrders",
        method: "GET",
        path: "/orders",
        security: [{ token: [], key: [] }, { login: [] }],
      },
      responses: { "200": { content: [jsonWriter("application/json")] } },
    },
    {
      table: {
        ...noChecks,
        id: "searchOrders",
        method: "GET",
        path: "/search",
        security: [{}, { token: ["orders.read"] }],
      },
      responses: { "200": { content: [jsonWriter("application/json")] } },
    },
  ],
};

type Reply = ServerReply | Promise<ServerReply>;

/** A handler that receives all values of the request, untyped. */
export type LooseHandler = (request: Record<string, any>, context: HandlerContext<Record<string, unknown>>) => Reply; // eslint-disable-line @typescript-eslint/no-explicit-any

/** Parts of the server that a test replaces. */
export interface OrderServerParts extends ServerSettings {
  readonly handlers?: Readonly<Record<string, LooseHandler>>;
  readonly security?: Readonly<Record<string, SecurityHook<never, unknown>>>;
  readonly definition?: Partial<ServerDefinition>;
}

/** A server of orders, with some handlers and hooks replaced. Results of its handlers suit the contract. */
export function orderServer(parts: OrderServerParts = {}): Server {
  const { handlers, security, definition, ...settings } = parts;
  const accept: SecurityHook<unknown, unknown> = ({ credential }) => credential;
  const options = {
    handlers: {
      getOrder: (): ServerReply => ({ status: 200, body: { sku: "pen" } }),
      createOrder: ({ body }: { body: unknown }): ServerReply => ({ status: 201, body, headers: { "X-Count": 1 } }),
      noteOrder: ({ body }: { body?: unknown }): ServerReply =>
        body === undefined ? { status: 204 } : { status: 200, body },
      attachToOrder: (): ServerReply => ({ status: 200, body: new Uint8Array([1, 2]), contentType: "image/png" }),
      deleteOrder: (): ServerReply => ({ status: 204 }),
      listOrders: (_: unknown, { auth }: { auth: unknown }): ServerReply => ({ status: 200, body: auth }),
      searchOrders: (_: unknown, { auth }: { auth: unknown }): ServerReply => ({ status: 200, body: auth }),
      ...handlers,
    },
    security: { token: accept, login: accept, key: accept, ...security },
    ...settings,
  };
  return createServer({ ...orderDefinition, ...definition }, options);
}
