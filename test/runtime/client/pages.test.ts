import { describe, expect, it } from "vitest";
import { byCursor } from "../../../templates/runtime/client/by-cursor.js";
import { byLink } from "../../../templates/runtime/client/by-link.js";
import { byNumber } from "../../../templates/runtime/client/by-number.js";
import { byUrl } from "../../../templates/runtime/client/by-url.js";
import { connect } from "../../../templates/runtime/client/connection.js";
import type { ClientOperation, Connection } from "../../../templates/runtime/client/client-types.js";
import type { PageStyle } from "../../../templates/runtime/client/page-style.js";
import { all, items, pages, withPages, type PagedOperation } from "../../../templates/runtime/client/pages.js";
import type { ParameterTable } from "../../../templates/runtime/http/operation.js";
import { jsonReader, jsonWriter } from "../../../templates/runtime/http/payload-json.js";
import { encodePlainPath, encodePlainQuery } from "../../../templates/runtime/parameters/plain.js";
import { operationWith, rejection, schemes } from "../../support/client-calls.js";

const query = (name: string, shape: "string" | "number" = "string"): ParameterTable => {
  return { name, in: "query", style: "form", explode: true, shape };
};
const team: ParameterTable = { name: "team", in: "path", style: "simple", explode: false, shape: "string" };

const operation: ClientOperation = operationWith({
  table: {
    id: "listUsers",
    path: "/teams/{team}/users",
    parameters: [team, query("q"), query("cursor"), query("offset", "number"), query("limit", "number")],
  },
  encode: { path: encodePlainPath, query: encodePlainQuery },
  body: { required: false, content: [jsonWriter("application/json")] },
  responses: { 200: { content: [jsonReader("application/json")] }, 404: { content: [] } },
});

type Answer = { readonly status: 200 | 404; readonly data: unknown };
type Input = { readonly path: { readonly team: string }; readonly query?: object; readonly body?: object };

function paged(style: PageStyle, keys: readonly string[] = ["data"]): PagedOperation<Input, Answer, unknown> {
  return { operation, items: keys, style };
}

type Scripted = object | ((request: Request, count: number) => object);

/** A server with these responses in turn, or with those of a function; the last one repeats. */
function scripted(...answers: readonly Scripted[]): {
  readonly connection: Connection<unknown>;
  readonly urls: string[];
  readonly requests: Request[];
} {
  const urls: string[] = [];
  const requests: Request[] = [];
  const fetch = (request: Request): Promise<Response> => {
    urls.push(request.url.replace("https://api.example.com/v1/teams/a%20b/users", ""));
    requests.push(request);
    const answer = answers[Math.min(urls.length, answers.length) - 1] ?? {};
    const made =
      typeof answer === "function"
        ? (answer as (request: Request, count: number) => object)(request, urls.length)
        : answer;
    return Promise.resolve(made instanceof Response ? made.clone() : Response.json(made));
  };
  return { connection: connect({ baseUrl: "https://api.example.com/v1", fetch }, schemes), urls, requests };
}

const input: Input = { path: { team: "a b" }, query: { q: "x" } };
const cursors = byCursor({ parameter: ["query", "cursor"], next: ["next"] });
const offsets = byNumber({ parameter: ["query", "offset"], first: 0 });
const urls = byUrl(["next"]);

async function listed<Item>(list: AsyncIterable<Item>): Promise<Item[]> {
  const found: Item[] = [];
  for await (const item of list) found.push(item);
  return found;
}

function linked(target: string, data: unknown): Response {
  return Response.json(data, { headers: { link: target } });
}

describe("three pages", () => {
  const base = "https://api.example.com/v1/teams/a%20b/users";

  it.each([
    [
      "a cursor in the body",
      cursors,
      [
        { data: [1, 2], next: "a&b" },
        { data: [], next: "c" },
        { data: [3], next: null },
      ],
      ["?q=x", "?q=x&cursor=a%26b", "?q=x&cursor=c"],
    ],
    [
      "a cursor in a header, of a number",
      byCursor({ parameter: ["query", "limit"], next: "x-next", as: Number }),
      [
        Response.json({ data: [1, 2] }, { headers: { "x-next": "7" } }),
        Response.json({ data: [] }, { headers: { "x-next": "8" } }),
        { data: [3] },
      ],
      ["?q=x", "?q=x&limit=7", "?q=x&limit=8"],
    ],
    [
      "the last item, with a flag",
      byCursor({ parameter: ["query", "cursor"], lastItem: [], more: ["more"] }),
      [
        { data: [1], more: true },
        { data: [2], more: true },
        { data: [3], more: false },
      ],
      ["?q=x", "?q=x&cursor=1", "?q=x&cursor=2"],
    ],
    [
      "a page number, with a flag in a header",
      byNumber({ parameter: ["query", "offset"], first: 1, step: 1, last: "x-last" }),
      [
        Response.json({ data: [1] }, { headers: { "x-last": "false" } }),
        Response.json({ data: [2] }),
        Response.json({ data: [3] }, { headers: { "x-last": "True" } }),
      ],
      ["?q=x&offset=1", "?q=x&offset=2", "?q=x&offset=3"],
    ],
    [
      "an offset that grows by items",
      offsets,
      [{ data: [1, 2] }, { data: [3] }, { data: [] }],
      ["?q=x&offset=0", "?q=x&offset=2", "?q=x&offset=3"],
    ],
    [
      "an offset from 1 with a total",
      byNumber({ parameter: ["query", "offset"], first: 1, total: ["total"] }),
      [
        { data: [1], total: 3 },
        { data: [2], total: 3 },
        { data: [3], total: 3 },
      ],
      ["?q=x&offset=1", "?q=x&offset=2", "?q=x&offset=3"],
    ],
    [
      "an offset that grows by the page size",
      byNumber({ parameter: ["query", "offset"], first: 0, step: ["query", "limit"] }),
      [{ data: [1, 2] }, { data: [3] }, { data: [] }],
      ["?q=x&offset=0", "?q=x&offset=2", "?q=x&offset=3"],
    ],
    [
      "page numbers with a number of pages",
      byNumber({ parameter: ["query", "offset"], first: 1, step: 1, total: "x-pages" }),
      [
        Response.json({ data: [1, 2] }, { headers: { "x-pages": "3" } }),
        Response.json({ data: [3] }, { headers: { "x-pages": "-1" } }),
        { data: null },
      ],
      ["?q=x&offset=1", "?q=x&offset=2", "?q=x&offset=3"],
    ],
    [
      "a URL, absolute and relative",
      urls,
      [
        { data: [1, 2], next: `${base}?after=%C3%A4&unknown=2` },
        { data: [], next: "?after=3&api%20key=secret" },
        { data: [3], next: "" },
      ],
      ["?q=x", "?after=%C3%A4&unknown=2", "?after=3"],
    ],
    [
      "the header Link",
      byLink(),
      [
        linked(`<${base}?page=2>; rel="next", <${base}?page=9>; rel="last"`, { data: [1, 2] }),
        linked(`<${base}?page=1>; rel=prev, <${base}?page=3>; rel="x NEXT"`, { data: [] }),
        linked(`<${base}?page=1>; rel=first`, { data: [3] }),
      ],
      ["?q=x", "?page=2", "?page=3"],
    ],
  ])("follow %s", async (_, style, answers, expected) => {
    const server = scripted(...(answers as object[]));
    expect(await listed(items(server.connection, paged(style), input))).toEqual([1, 2, 3]);
    expect(server.urls).toEqual(expected);
  });

  it("follow a cursor in the request body, at any depth", async () => {
    const style = byCursor({ parameter: ["body", "page", "after"], next: ["next"] });
    const post = {
      ...paged(style),
      operation: { ...operation, table: { ...operation.table, method: "POST" as const } },
    };
    const server = scripted({ data: [1], next: "a" }, { data: [2] });
    await listed(items(server.connection, post, { ...input, body: { name: "n", page: { size: 1 } } }));
    expect(await server.requests[1]!.json()).toEqual({ name: "n", page: { size: 1, after: "a" } });
  });

  it("continue at the cursor of any page, also after JSON", async () => {
    for (const style of [cursors, offsets, urls]) {
      const answers = [{ data: [1], next: "?cursor=2" }, { data: [2], next: "?cursor=3" }, { data: [] }];
      const whole = scripted(...answers);
      const [first] = await listed(pages(whole.connection, paged(style), input));
      const rest = scripted(...answers.slice(1));
      const options = { cursor: JSON.parse(JSON.stringify(first!.cursor)) as string | number };
      expect(await listed(items(rest.connection, paged(style), input, options))).toEqual([2]);
      expect(rest.urls).toEqual(whole.urls.slice(1));
    }
  });

  it("have their result and the cursor behind them", async () => {
    const server = scripted({ data: [1], next: "a" }, { data: [2] });
    const found = await listed(pages(server.connection, paged(cursors), input));
    expect(found).toMatchObject([
      { items: [1], cursor: "a", result: { status: 200, data: { data: [1], next: "a" } } },
      { items: [2], cursor: undefined, result: { status: 200 } },
    ]);
  });
});

describe("calls for pages", () => {
  it("are made when their items are read", async () => {
    const server = scripted((_, count) => ({ data: [count], next: String(count) }));
    for await (const item of items(server.connection, paged(cursors), input)) if (item === 3) break;
    expect(server.urls).toHaveLength(3);
  });

  it.each([
    [0, 0, []],
    [3, 2, [1, 2, 3]],
    [4, 2, [1, 2, 3, 4]],
    [Infinity, 3, [1, 2, 3, 4]],
  ])("for at most %s items are %s", async (limit, calls, expected) => {
    const server = scripted({ data: [1, 2], next: "a" }, { data: [3, 4], next: "b" }, { data: [] });
    expect(await all(server.connection, paged(cursors), input, { limit })).toEqual(expected);
    expect(server.urls).toHaveLength(calls);
  });

  it.each([-1, 1.5, NaN, undefined])("reject the limit %s", async (limit) => {
    const { connection } = scripted();
    const options = { limit: limit as number };
    expect(await rejection(all(connection, paged(cursors), input, options))).toBeInstanceOf(TypeError);
  });

  it("pass their options on, and stop with the signal", async () => {
    const controller = new AbortController();
    const server = scripted((_, count) => ({ data: [count], next: String(count) }));
    const list = items(server.connection, paged(cursors), input, {
      headers: { "x-a": "1" },
      signal: controller.signal,
    });
    await list.next();
    controller.abort(new Error("enough"));
    expect(await rejection(list.next())).toMatchObject({ message: "enough" });
    expect(server.requests.map(({ headers }) => headers.get("x-a"))).toEqual(["1"]);
  });

  it("are methods of the operation of a client", async () => {
    const server = scripted({ data: [1] });
    const call = (_: unknown, given: Input): Promise<string> => Promise.resolve(given.path.team);
    const method = withPages(server.connection, paged(cursors), call);
    expect(await method(input)).toBe("a b");
    expect(await listed(method.items(input))).toEqual([1]);
    expect((await listed(method.pages(input))).map((page) => page.items)).toEqual([[1]]);
    expect(await method.all(input, { limit: 1 })).toEqual([1]);
  });

  it("keep the position of the input, and start the numbers there", async () => {
    const server = scripted({ data: [1] }, { data: [] });
    await listed(items(server.connection, paged(offsets), { ...input, query: { offset: 40 } }));
    expect(server.urls).toEqual(["?offset=40", "?offset=41"]);
  });

  it("end without a body, and at missing items", async () => {
    for (const answer of [new Response(null, { status: 204 }), {}]) {
      const server = scripted(answer);
      const responses = { 204: { content: [] }, "2XX": { content: [jsonReader("application/json")] } };
      const both = { ...paged(cursors), operation: { ...operation, responses } };
      expect(await listed(items(server.connection, both, input))).toEqual([]);
    }
  });
});

describe("a server that breaks the rules of pages", () => {
  const list = (style: PageStyle, ...answers: readonly Scripted[]): Promise<Error & Record<string, unknown>> =>
    rejection(listed(items(scripted(...answers).connection, paged(style), input)));
  const reasonOf = (error: object): unknown => (error as { problems?: { message: string }[] }).problems?.[0]?.message;
  const count = (number: number): object => ({ data: [number], next: `c${number}` });

  it("with an error status ends the list, after the pages before", async () => {
    const { connection } = scripted({ data: [1], next: "a" }, new Response(null, { status: 404 }));
    const found: unknown[] = [];
    const run = async (): Promise<void> => {
      for await (const item of items(connection, paged(cursors), input)) found.push(item);
    };
    const error = await rejection(run());
    expect(error).toMatchObject({ name: "ApiError", status: 404, operationId: "listUsers" });
    expect(error.message).toBe("listUsers (GET https://api.example.com/v1/teams/{team}/users) got the status 404.");
    expect(found).toEqual([1]);
  });

  it.each<[string, PageStyle, string, object[]]>([
    ["repeats a cursor", cursors, "The next page is an earlier page.", [count(1), count(1)]],
    ["alternates cursors", cursors, "The next page is an earlier page.", [count(1), count(2), count(1)]],
    ["sends an object", cursors, "The next cursor is not a number or a short string.", [{ data: [1], next: {} }]],
    [
      "sends NaN",
      byCursor({ parameter: ["query", "cursor"], next: [] }),
      "The next cursor is not a number or a short string.",
      [{ data: [1] }],
    ],
    [
      "sends a long cursor",
      cursors,
      "The next cursor is not a number or a short string.",
      [{ data: [1], next: "x".repeat(65_537) }],
    ],
    ["sends items that are no array", cursors, "The items are not an array.", [{ data: { length: 1 } }]],
    [
      "names another origin",
      urls,
      "The next page has another origin.",
      [{ data: [1], next: "https://evil.example/v1/teams/a%20b/users?a=1" }],
    ],
    [
      "names another scheme",
      urls,
      "The next page has another origin.",
      [{ data: [1], next: "http://api.example.com/v1/teams/a%20b/users?a=1" }],
    ],
    [
      "names another host",
      urls,
      "The next page has another origin.",
      [{ data: [1], next: "//evil.example/v1/teams/a%20b/users?a=1" }],
    ],
    ["names another path", urls, "The next page has another path.", [{ data: [1], next: "/v1/teams/c/users?a=1" }]],
    ["leaves the path", urls, "The next page has another path.", [{ data: [1], next: "../users?a=1" }]],
    ["sends no URL", urls, "The next page has no valid URL.", [{ data: [1], next: "https://[" }]],
    ["names the first page", urls, "The next page has no valid URL.", [{ data: [1], next: "#" }]],
    ["repeats a URL", urls, "The next page is an earlier page.", [{ data: [1], next: "?a=1" }]],
  ])("and %s is an error", async (_, style, reason, answers) => {
    const error = await list(style, ...answers);
    expect(error).toMatchObject({ name: "ResponseValidationError", problems: [{ code: "http/page" }] });
    expect(reasonOf(error)).toBe(reason);
    expect(error.message).toContain(reason.slice(0, -1));
    expect(error.message).not.toContain("evil");
  });

  it("with a long cycle of cursors ends the list, in the memory of few of them", async () => {
    let calls = 0;
    const error = await list(cursors, () => count(calls++ % 300));
    expect(reasonOf(error)).toBe("The next page is an earlier page.");
    expect(calls).toBeLessThan(1_000);
  });

  it("without items and without end is an error", async () => {
    let calls = 0;
    const error = await list(cursors, () => ({ data: [], next: `c${calls++}` }));
    expect(reasonOf(error)).toBe("Too many pages have no items.");
    expect(calls).toBe(1_001);
  });

  it("without end stops at the limit", async () => {
    let calls = 0;
    const server = scripted(() => count(calls++));
    expect(await all(server.connection, paged(cursors), input, { limit: 250 })).toHaveLength(250);
  });

  it("gets no credential and no request at the address that it names", async () => {
    const server = scripted({ data: [1], next: "https://evil.example/" }, { data: [2] });
    await rejection(listed(items(server.connection, paged(urls), input)));
    expect(server.requests.map(({ url }) => new URL(url).host)).toEqual(["api.example.com"]);
  });
});
