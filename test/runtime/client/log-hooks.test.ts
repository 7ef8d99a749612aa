import { describe, expect, it } from "vitest";
import { callOperation } from "../../../templates/runtime/client/call.js";
import { clientBase, connect } from "../../../templates/runtime/client/connection.js";
import { logHooks, type AttemptRecord } from "../../../templates/runtime/client/log-hooks.js";
import { retry } from "../../../templates/runtime/client/retry.js";
import type { ParameterTable } from "../../../templates/runtime/http/operation.js";
import { schemes } from "../../support/client-calls.js";
import { play, scriptedOperation, type Turn } from "./scripted.js";

const header = { in: "header", style: "simple", explode: false, shape: "string" } as const;
const query = { in: "query", style: "form", explode: true, shape: "string" } as const;
const parameters: readonly ParameterTable[] = [
  { ...header, name: "X-Region" },
  { ...header, name: "X-Pin", unlogged: true },
  { ...query, name: "since" },
  { ...query, name: "filter" },
  { ...query, name: "unused" },
];
const headers = [
  { ...header, name: "X-Request-Id" },
  { ...header, name: "X-Next", unlogged: true as const },
];

/** The records of a call of a scripted server. */
async function logged(...turns: readonly Turn[]): Promise<readonly AttemptRecord[]> {
  const operation = scriptedOperation({ id: "listOrders", path: "/orders", parameters });
  const responses = { default: { ...operation.responses["default"]!, headers, decodeHeaders: () => ({ value: {} }) } };
  const connection = connect(
    {
      baseUrl: "https://api.example.com",
      headers: { "X-Region": "eu\u0085", "X-Pin": "s3cret", "X-Other": "s3cret", Authorization: "s3cret" },
      fetch: play(turns).fetch,
      retries: retry({ max: 2 }),
    },
    schemes,
  );
  const records: AttemptRecord[] = [];
  clientBase(connection, () => ({ connection })).use(logHooks((record) => records.push(record)));
  const url = "https://api.example.com/orders?since=s3cret&filter[s3cret]=1&s3cret=2";
  await callOperation(connection, { ...operation, responses } as never, {}, { url, validate: false }).catch(() => {});
  return records;
}

describe("logHooks", () => {
  it("writes a record for each attempt, with the headers that the API declares", async () => {
    const sent = { "X-Request-Id": "r\u0085", "X-Next": "/s3cret", "X-Undeclared": "s3cret" };
    const records = await logged("reset", [503, { "retry-after-ms": "1" }], [200, sent]);
    const common = {
      operation: "listOrders",
      method: "GET",
      path: "/orders",
      milliseconds: expect.any(Number) as number,
      query: ["since", "filter"],
      requestHeaders: { "x-region": "eu\\u{85}" },
      responseHeaders: {},
    };
    expect(records).toEqual([
      { ...common, attempt: 1, error: "NetworkError" },
      { ...common, attempt: 2, status: 503 },
      { ...common, attempt: 3, status: 200, responseHeaders: { "x-request-id": "r\\u{85}" } },
    ]);
    expect(JSON.stringify(records)).not.toContain("s3cret");
  });

  it("cuts long values", async () => {
    const [record] = await logged([200, { "X-Request-Id": "x".repeat(9999) }]);
    expect(record?.responseHeaders["x-request-id"]?.length).toBeLessThan(210);
  });
});
