import { format, inspect } from "node:util";
import { describe, expect, it } from "vitest";
import { createPurchaseRequestsClient, getPurchaseRequest } from "../../../generated/purchase-requests/client.js";
import { createRawClient, type RawOptions } from "../../../templates/runtime/client/raw.js";
import { callOperation } from "../../../templates/runtime/client/call.js";
import { jsonReader } from "../../../templates/runtime/http/payload-json.js";
import { jsonWriter } from "../../../templates/runtime/http/payload-json.js";
import type { ClientOperation } from "../../../templates/runtime/client/client-types.js";
import createClient from "openapi-fetch";
import { operationWith, refusing, schemes } from "../../support/client-calls.js";

const secret = "s3cret-token";
const settings = { baseUrl: "https://api.example.com", auth: { bearerToken: secret }, headers: { "x-key": secret } };

/** All strings that logs print for a value. */
function printed(value: unknown): string {
  const shown = (options: object): string => inspect(value, { depth: Infinity, maxArrayLength: null, ...options });
  return [
    ...[{}, { showHidden: true }, { showHidden: true, showProxy: true, customInspect: false }].map(shown),
    ...["%o", "%O", "%j", "%s"].map((form) => format(form, value)),
    JSON.stringify(value),
    JSON.stringify({ ...(value as object) }),
    cloned(value),
  ].join("\n");
}

/** The text of a structured clone; "" for values with functions, which have none. */
function cloned(value: unknown): string {
  try {
    return inspect(structuredClone(value), { depth: Infinity, showHidden: true });
  } catch {
    return "";
  }
}

describe("a client that is printed or written as JSON", () => {
  it("shows no credentials and no headers, whatever is printed with it", async () => {
    const sent: string[] = [];
    const client = createPurchaseRequestsClient({
      ...settings,
      retries: 0,
      fetch: ({ headers }) => {
        sent.push(headers.get("authorization") ?? "", headers.get("x-key") ?? "");
        throw new Error("no network");
      },
    });
    const input = { path: { id: "1" }, query: { mode: "COMPACT" } } as const;
    const error = await client.getPurchaseRequest(input).catch((thrown: unknown) => thrown);
    expect(sent).toEqual([`Bearer ${secret}`, secret]);
    for (const value of [client, client.connection, client.withBaseUrl("https://other.example"), error]) {
      expect(printed(value)).not.toContain(secret);
    }
  });

  it("shows where it sends", () => {
    expect(printed(createPurchaseRequestsClient(settings))).toContain("https://api.example.com");
  });

  it("keeps its credentials in a connection that is copied", async () => {
    const sent: (string | null)[] = [];
    const { connection } = createPurchaseRequestsClient({
      ...settings,
      retries: 0,
      fetch: ({ headers }) => {
        sent.push(headers.get("authorization"), headers.get("x-key"));
        return Promise.resolve(new Response(null, { status: 404 }));
      },
    });
    await getPurchaseRequest({ ...connection }, { path: { id: "1" }, query: { mode: "COMPACT" } });
    expect(sent).toEqual([`Bearer ${secret}`, secret]);
  });

  it.each<[string, unknown]>([
    ["token", secret],
    ["legacy", secret],
    ["login", { username: secret, password: secret }],
    ["headerKey", secret],
    ["queryKey", secret],
    ["cookieKey", secret],
    ["token", () => Promise.resolve(secret)],
    ["login", () => ({ username: secret, password: secret })],
  ])("shows no credential of the scheme %s in the client, its results and its errors", async (scheme, credential) => {
    const encoded = btoa(`${secret}:${secret}`);
    const sent: string[] = [];
    const answers = [Response.json({ id: 1 }), Response.json(1, { status: 500 }), new Response("{")];
    const { connection, raw } = createRawClient(
      createClient as (options: RawOptions) => object,
      {
        baseUrl: "https://api.example.com",
        auth: { [scheme]: credential },
        headers: { "x-more": secret },
        retries: 0,
        fetch: (request) => {
          sent.push([request.url, ...request.headers.values()].join(" "));
          const answer = answers.shift();
          return answer ? Promise.resolve(answer) : Promise.reject(new TypeError("fetch failed"));
        },
      },
      schemes,
      [],
    );
    const operation: ClientOperation = operationWith({
      responses: { 200: { content: [jsonReader("application/json")] } },
      table: { security: [{ [scheme]: [] }] },
    });
    const call = (input?: object, changed = operation): Promise<unknown> =>
      callOperation(connection, changed, input).catch((error: unknown) => error);
    const outcomes = [await call(), await call(), await call(), await call()];
    const body = { required: true, content: [jsonWriter("application/json", refusing("/key", secret))] };
    outcomes.push(await call({ body: { key: secret } }, { ...operation, body }));
    expect(outcomes.map((outcome) => (outcome as Error).name)).toEqual([
      undefined,
      "UnexpectedStatusError",
      "ResponseValidationError",
      "NetworkError",
      "RequestValidationError",
    ]);
    expect(sent.every((text) => text.includes(secret) || text.includes(encoded))).toBe(true);
    for (const value of [{ client: { connection, raw } }, connection, raw, ...outcomes]) {
      expect(printed(value)).not.toContain(secret);
      expect(printed(value)).not.toContain(encoded);
    }
  });
});
