import createClient from "openapi-fetch";
import { describe, expect, it } from "vitest";
import { callOperation } from "../../../templates/runtime/client/call.js";
import { createRawClient, type RawOptions } from "../../../templates/runtime/client/raw.js";
import type { AddressSettings } from "../../../templates/runtime/client/client-types.js";
import type { ClientHooks } from "../../../templates/runtime/client/hooks.js";
import { clientBase } from "../../../templates/runtime/client/connection.js";
import { retry } from "../../../templates/runtime/client/retry.js";
import { rejection, schemes, type Answer } from "../../support/client-calls.js";
import { play, scriptedOperation, type Turn } from "./scripted.js";

const table = { id: "getOrder", path: "/orders" } as const;

interface Raw {
  GET(path: string, init?: object): Promise<{ response: Response }>;
}

function client(
  turns: readonly Turn[],
  settings: Partial<AddressSettings<{ token?: string }>> = {},
): {
  call: () => Promise<Answer>;
  raw: Raw;
  requests: readonly Request[];
  use: (hooks: ClientHooks) => () => void;
} {
  const { fetch, requests } = play(turns);
  const operation = scriptedOperation({ ...table, security: [{ token: [] }] });
  const { connection, raw } = createRawClient(
    createClient as (options: RawOptions) => Raw,
    { baseUrl: "https://api.example.com", auth: { token: "secret" }, fetch, retries: 0, ...settings },
    schemes,
    [operation.table],
  );
  const { use } = clientBase(connection, () => ({ connection }));
  return { call: () => callOperation<Answer>(connection, operation), raw, requests, use };
}

/** Hooks that write down what they see. */
function watching(seen: string[]): ClientHooks {
  return {
    request: ({ operation, request, attempt }) =>
      void seen.push(
        `request ${attempt} ${operation.method} ${operation.path} ${request.headers.get("authorization")}`,
      ),
    response: ({ response, attempt }) => void seen.push(`response ${attempt} ${response.status}`),
    retry: ({ response, error, attempt }) => void seen.push(`retry ${attempt} ${response?.status ?? String(error)}`),
    error: ({ error, attempt }) => void seen.push(`error ${attempt} ${(error as Error).name}`),
    end: ({ status, error, attempt }) => void seen.push(`end ${attempt} ${status ?? (error as Error).name}`),
  };
}

describe("hooks", () => {
  it("see each attempt, the retries and the end of a call", async () => {
    const { call, use } = client([503, "reset", 200], { retries: retry({ max: 2 }) });
    const seen: string[] = [];
    use(watching(seen));
    await call();
    expect(seen.map((line) => line.replace(/NetworkError: .*/, "NetworkError"))).toEqual([
      "request 1 GET /orders Bearer secret",
      "response 1 503",
      "retry 1 503",
      "request 2 GET /orders Bearer secret",
      "error 2 NetworkError",
      "retry 2 NetworkError",
      "request 3 GET /orders Bearer secret",
      "response 3 200",
      "end 3 200",
    ]);
  });

  it("see calls of the raw client as well", async () => {
    const { raw, use, requests } = client([200]);
    const seen: string[] = [];
    use(watching(seen));
    use({ request: ({ request }) => request.headers.set("x-hook", "1") });
    await raw.GET("/orders");
    expect(seen).toEqual(["request 1 GET /orders Bearer secret", "response 1 200", "end 1 200"]);
    expect(requests[0]?.headers.get("x-hook")).toBe("1");
  });

  it("see a failed connection of the raw client", async () => {
    const { raw, use } = client(["reset"]);
    const seen: string[] = [];
    use(watching(seen));
    expect(await rejection(raw.GET("/orders"))).toMatchObject({ message: "fetch failed" });
    expect(seen.slice(1)).toEqual(["error 1 TypeError", "end 1 TypeError"]);
  });

  it("share one object for all attempts of a call", async () => {
    const { call, use } = client([503, 200], { retries: retry() });
    const calls = new Set<object>();
    use({ request: ({ call: pending }) => void calls.add(pending), end: ({ call: ended }) => void calls.add(ended) });
    await call();
    expect(calls.size).toBe(1);
    await call();
    expect(calls.size).toBe(2);
  });

  it("may change a request and a response, in order and in reverse order", async () => {
    const { call, use, requests } = client([200]);
    const add = (text: string): ClientHooks => ({
      request: ({ request }) => {
        const changed = new Request(request);
        changed.headers.append("x-order", text);
        return changed;
      },
      response: async ({ response }) => Response.json([text, await response.json()]),
    });
    use(add("a"));
    use(add("b"));
    expect(await call()).toMatchObject({ data: ["a", ["b", { status: 200 }]] });
    expect(requests[0]?.headers.get("x-order")).toBe("a, b");
    expect(requests[0]?.redirect).toBe("manual");
  });

  it("may answer instead of the server", async () => {
    const { call, raw, use, requests } = client([200]);
    use({ request: () => Response.json("cached") });
    expect(await call()).toMatchObject({ data: "cached" });
    expect((await raw.GET("/orders")).response.status).toBe(200);
    expect(requests).toEqual([]);
  });

  it("are removed by the function that adding them returns", async () => {
    const { call, use } = client([200]);
    const seen: string[] = [];
    const hooks = watching(seen);
    const remove = use(hooks);
    use(hooks);
    remove();
    await call();
    expect(seen).toHaveLength(3);
  });

  it("reject the call with their error, without a retry", async () => {
    const { call, use, requests } = client([503], { retries: retry() });
    const error = new Error("no");
    use({
      response: () => {
        throw error;
      },
    });
    expect(await rejection(call())).toBe(error);
    expect(requests).toHaveLength(1);
  });

  it.each([["reset"], [200]] as const)("reject the call with the error of their end, after %s", async (turn) => {
    const { call, raw, use } = client([turn]);
    const error = new Error("no");
    use({
      end: () => {
        throw error;
      },
    });
    expect(await rejection(call())).toBe(error);
    expect(await rejection(raw.GET("/orders"))).toBe(error);
  });

  it("cannot send a request to another origin", async () => {
    const { call, raw, use, requests } = client([200]);
    use({ request: ({ request }) => new Request("https://evil.example/orders", request) });
    expect(await rejection(call())).toMatchObject({ message: expect.stringContaining("another origin") as string });
    expect(await rejection(raw.GET("/orders"))).toMatchObject({ name: "TypeError" });
    expect(requests).toEqual([]);
  });
});

describe("sign", () => {
  it("runs after all hooks on each attempt, also of the raw client", async () => {
    const signed: (string | null)[] = [];
    const { call, raw, use } = client([503, 200], {
      retries: retry(),
      sign: (request) => {
        signed.push(request.headers.get("x-hook"));
        request.headers.set("x-signature", "s");
      },
    });
    let count = 0;
    use({ request: ({ request }) => request.headers.set("x-hook", String((count += 1))) });
    await call();
    await raw.GET("/orders");
    expect(signed).toEqual(["1", "2", "3"]);
  });

  it("cannot send a request to another origin", async () => {
    const { call, requests } = client([200], { sign: (request) => new Request("https://evil.example", request) });
    expect(await rejection(call())).toMatchObject({ name: "TypeError" });
    expect(requests).toEqual([]);
  });
});
