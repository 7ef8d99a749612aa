import { inspect } from "node:util";
import { describe, expect, it, vi } from "vitest";
import * as errors from "../../../templates/runtime/client/errors.js";
import { encodePath } from "../../../templates/runtime/parameters/encode-path.js";
import { encodeQuery } from "../../../templates/runtime/parameters/encode-query.js";
import { jsonReader, jsonWriter } from "../../../templates/runtime/http/payload-json.js";
import type { Problem, Result } from "../../../templates/runtime/base/problem.js";
import { callWith, exchange, operationWith, refusing, rejection } from "../../support/client-calls.js";

const secrets = [
  "s3cret-token",
  "s3cret-key",
  "s3cret-header",
  "s3cret-path",
  "s3cret-query",
  "s3cret-body",
  "s3cret-answer",
  "s3cret-login",
];

const operation = operationWith({
  table: {
    id: "createOrder",
    method: "POST",
    path: "/orders/{id}",
    parameters: [
      { name: "id", in: "path", style: "simple", explode: false, shape: "string" },
      { name: "mode", in: "query", style: "form", explode: true, shape: "string" },
    ],
    security: [{ token: [], queryKey: [], headerKey: [] }, { login: [] }],
  },
  encode: { path: encodePath, query: encodeQuery },
  body: { required: true, content: [jsonWriter("application/json")] },
  responses: { "200": { content: [jsonReader("application/json")] } },
});

const input = { path: { id: "s3cret-path" }, query: { mode: "s3cret-query" }, body: "s3cret-body" };

const settings = {
  baseUrl: "https://api.example.com/v1",
  auth: { token: "s3cret-token", queryKey: "s3cret-key", headerKey: "s3cret-key" },
  headers: { "x-a": "s3cret-header" },
};

const context = { operationId: "createOrder", method: "POST", url: "https://api.example.com/v1/orders/{id}" };

const failing = {
  RequestValidationError: () => callWith(settings, { ...operation, check: refusing("/path/id", "s3cret-path") }, input),
  ResponseValidationError: () => {
    const answer = Response.json({ key: "s3cret-answer" });
    const responses = { "200": { content: [jsonReader("application/json", refusing("/key", "s3cret-answer"))] } };
    return callWith({ ...settings, fetch: exchange(answer).fetch }, { ...operation, responses }, input);
  },
  UnexpectedStatusError: () =>
    callWith({ ...settings, fetch: exchange(new Response("s3cret-answer", { status: 500 })).fetch }, operation, input),
  NetworkError: () =>
    callWith(
      { ...settings, fetch: () => Promise.reject(new TypeError("fetch failed", { cause: { code: "ECONNREFUSED" } })) },
      operation,
      input,
    ),
  TimeoutError: () =>
    callWith({ ...settings, fetch: () => new Promise<never>(() => undefined), deadline: 1 }, operation, input),
};

describe.each(Object.entries(failing))("a %s", (name, call) => {
  it("says which call it is of", async () => {
    const error = await rejection(call());
    expect(error).toBeInstanceOf(Error);
    expect(error).toMatchObject({ name, brand: `specwright/${name}`, ...context });
    expect(error.message).toMatch(/^createOrder \(POST https:\/\/api\.example\.com\/v1\/orders\/\{id\}\) [^\n]+\.$/);
  });

  it("keeps secrets out of everything that is printed", async () => {
    const error = await rejection(call());
    for (const text of [
      error.message,
      String(error),
      error.stack ?? "",
      JSON.stringify(error),
      inspect(error, { depth: 9 }),
    ]) {
      for (const secret of secrets) expect(text).not.toContain(secret);
    }
  });

  it("is known to its own guard alone, also in another copy of the runtime", async () => {
    vi.resetModules();
    const copy = await import("../../../templates/runtime/client/errors.js");
    expect(copy.isNetworkError).not.toBe(errors.isNetworkError);
    const error = await rejection(call());
    for (const module of [errors, copy]) {
      const guards = Object.entries(module).filter(([key]) => /^is\w+Error$/.test(key)) as [
        string,
        (value: unknown) => boolean,
      ][];
      expect(guards.filter(([, guard]) => guard(error)).map(([key]) => key)).toEqual(
        name === "UnexpectedStatusError" ? [`is${name}`, "isApiError"] : [`is${name}`],
      );
      expect(guards.length).toBe(6);
    }
  });
});

describe("errors of calls", () => {
  it("have their problems with what was found, for those who ask", async () => {
    const error = await rejection(failing.ResponseValidationError());
    expect(errors.isResponseValidationError(error) && error.problems[0]?.actual).toBe("s3cret-answer");
  });

  it("of the network have the platform's error as their cause", async () => {
    const error = await rejection(failing.NetworkError());
    expect(error.cause).toBeInstanceOf(TypeError);
    expect(error.message).toMatch(/ failed with a network error \(ECONNREFUSED\)\.$/);
  });

  it("of a whole address name its origin alone", async () => {
    const options = { url: "https://partner.example/hooks/s3cret-path?key=s3cret-key" };
    const error = await rejection(
      callWith(
        { fetch: exchange(new Response(null, { status: 500 })).fetch },
        { ...operationWith(), responses: {} },
        {},
        options,
      ),
    );
    expect(error["url"]).toBe("https://partner.example");
    expect(inspect(error)).not.toContain("s3cret");
  });

  it("show no value that a problem of XML quotes in its message", async () => {
    const message = 'The value "s3cret" is not one of "A", "B".';
    const problem = { code: "cvc-enumeration-valid", message, path: "/Profile/Kind", actual: '"s3cret"' };
    const check = (): Result<never> => ({ ok: false, problems: [problem], truncated: false });
    const error = await rejection(callWith(settings, { ...operation, check }, input));
    expect(inspect(error, { depth: 9 }) + JSON.stringify(error)).not.toContain("s3cret");
    expect(errors.isRequestValidationError(error) && error.problems[0]?.message).toBe(message);
  });

  it("name a missing property, and say how many more problems there are", async () => {
    const missing = (name: string): Problem => ({
      code: "required",
      message: `Property "${name}" is missing.`,
      path: "",
      expected: `"${name}"`,
    });
    const check = (): Result<never> => ({
      ok: false,
      problems: ["currencyCode", ..."bcdefghijkl"].map(missing),
      truncated: false,
    });
    const error = await rejection(callWith(settings, { ...operation, check }, input));
    expect(error.message).toMatch(
      / was not sent: required "currencyCode" at "", required "b" at "", .*required "j" at "", and 2 more\.$/,
    );
  });

  it("say which credentials are missing", async () => {
    const error = await rejection(callWith({ ...settings, auth: {} }, operation, input));
    expect(error.message).toMatch(
      / was not sent: http\/security: Credentials are missing: token and queryKey and headerKey, or login\.$/,
    );
  });

  it("are not taken for others", () => {
    for (const value of [undefined, null, "x", 1, {}, new Error("x")]) expect(errors.isTimeoutError(value)).toBe(false);
  });
});
