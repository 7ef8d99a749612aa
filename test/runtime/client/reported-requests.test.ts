import { describe, expect, it } from "vitest";
import { callOperation } from "../../../templates/runtime/client/call.js";
import type { CallOptions, Validate } from "../../../templates/runtime/client/client-types.js";
import { connect } from "../../../templates/runtime/client/connection.js";
import type { RequestValidationError } from "../../../templates/runtime/client/errors.js";
import { jsonWriter } from "../../../templates/runtime/http/payload-json.js";
import { exchange, operationWith, refusing, rejection, schemes } from "../../support/client-calls.js";

const refused = operationWith({
  table: { method: "POST" },
  check: refusing("/query/page"),
  body: { required: true, content: [jsonWriter("application/json", refusing("/id"))] },
});
const input = { body: { id: "A-1" } };

interface Given {
  /** The level that the spec gives its client. */
  readonly usual?: Validate;
  readonly settings?: object;
  readonly options?: CallOptions;
  readonly operation?: typeof refused;
  readonly input?: object;
}

/** The bodies that a call sends, the problems that it reports, and its error. */
async function outcome({
  usual,
  settings,
  options,
  operation = refused,
  input: given = input,
}: Given): Promise<object> {
  const { requests, fetch } = exchange();
  const reported: string[] = [];
  const onRequestProblems = ({ operationId, problems }: RequestValidationError): void =>
    void reported.push(...problems.map(({ path }) => `${operationId} ${path}`));
  const connection = connect(
    { baseUrl: "https://api.example.com", fetch, onRequestProblems, ...settings },
    schemes,
    usual,
  );
  const error = await callOperation(connection, operation, given, options).then(
    () => undefined,
    (reason: unknown) => (reason as Error).name,
  );
  return { sent: await Promise.all(requests.map((request) => request.text())), reported, error };
}

const thrown = { sent: [], reported: [], error: "RequestValidationError" };
const reported = { sent: ['{"id":"A-1"}'], reported: ["readOrder /query/page", "readOrder /id"], error: undefined };
const unchecked = { ...reported, reported: [] };

describe("an invalid request", () => {
  it.each<readonly [string, Given, object]>([
    ["is rejected by default", {}, thrown],
    ["is reported and sent if the spec says so", { usual: "report" }, reported],
    ["is reported and sent if only requests are", { usual: { request: "report", response: "throw" } }, reported],
    ["is rejected if only responses are reported", { usual: { request: "throw", response: "report" } }, thrown],
    ["is sent without a check if the spec says so", { usual: "off" }, unchecked],
    ["follows the client before the spec", { usual: "report", settings: { validate: { request: "throw" } } }, thrown],
    ["follows the call before the client", { settings: { validate: true }, options: { validate: "report" } }, reported],
    [
      "follows the client where a call says nothing of it",
      { usual: "report", options: { validate: { response: "off" } } },
      reported,
    ],
    ["is sent without a check for false", { usual: "throw", settings: { validate: { request: false } } }, unchecked],
  ])("%s", async (_says, given, expected) => expect(await outcome(given)).toEqual(expected));

  it("is rejected in each mode if it cannot be written", async () => {
    const contentType = "text/plain";
    expect(await outcome({ usual: "report", input: { ...input, contentType } })).toEqual(thrown);
    expect(await outcome({ usual: "report", options: { url: "ftp://files" } as CallOptions })).toMatchObject({
      sent: [],
      error: "RequestValidationError",
    });
  });

  it("is sent without a required body", async () => {
    expect(await outcome({ usual: "report", input: {} })).toEqual({
      ...reported,
      sent: [""],
      reported: ["readOrder /query/page", "readOrder "],
    });
  });

  it("is not sent if the hook throws", async () => {
    const { requests, fetch } = exchange();
    const fault = new Error("stop");
    const onRequestProblems = (): void => {
      throw fault;
    };
    const connection = connect({ baseUrl: "https://api.example.com", fetch, onRequestProblems }, schemes, "report");
    expect([await rejection(callOperation(connection, refused, input)), requests]).toEqual([fault, []]);
  });
});
