import { describe, expect, it } from "vitest";
import { callOperation } from "../../templates/runtime/client-call.js";
import { connect } from "../../templates/runtime/client-connection.js";
import type { ClientOperation } from "../../templates/runtime/client-types.js";
import { encodePath } from "../../templates/runtime/parameter-encode-path.js";
import { jsonReader, jsonWriter } from "../../templates/runtime/payload-json.js";

const operation: ClientOperation = {
  table: {
    id: "createOrder",
    method: "POST",
    path: "/orders/{id}",
    parameters: [{ name: "id", in: "path", style: "simple", explode: false, shape: "string" }],
    security: [{ token: [] }],
  },
  encode: { path: encodePath },
  accept: "application/json",
  body: { required: true, content: [jsonWriter("application/json")] },
  responses: { "202": { content: [jsonReader("application/json")] } },
};
describe("a call", () => {
  it("sends a request and reads its answer", async () => {
    const seen: Request[] = [];
    const connection = connect(
      {
        baseUrl: "https://api.example.com/v1/",
        auth: { token: "abc" },
        fetch: async (request) => {
          seen.push(request);
          return Response.json({ got: await request.json() }, { status: 202 });
        },
      },
      { token: { kind: "authorization", prefix: "Bearer" } },
    );
    const result = await callOperation<any>(connection, operation, { path: { id: "a b" }, body: { n: 1 } });
    expect(seen[0]!.url).toBe("https://api.example.com/v1/orders/a%20b");
    expect(Object.fromEntries(seen[0]!.headers)).toEqual({
      accept: "application/json",
      authorization: "Bearer abc",
      "content-type": "application/json",
    });
    expect(result).toMatchObject({ status: 202, data: { got: { n: 1 } } });
  });
});
