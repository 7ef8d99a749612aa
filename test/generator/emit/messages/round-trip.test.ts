import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { pascalCase } from "../../../../generator/text/identifiers.js";
import { partiesOf } from "../../../support/parties.js";

type Handler = (request: Readonly<Record<string, unknown>>, context: Readonly<Record<string, unknown>>) => unknown;
type Client = Readonly<Record<string, (input?: object, options?: object) => Promise<Record<string, unknown>>>>;

interface Settings {
  readonly handlers: Readonly<Record<string, Handler>>;
  readonly security?: object;
  readonly auth?: object;
}

/** A client of a golden case that calls a server of it, within the process. Errors of the server fail the test. */
async function pair(feature: string, { handlers, security, auth }: Settings): Promise<Client> {
  const folder = fileURLToPath(new URL(`../../../golden/${feature}`, import.meta.url));
  const { client, server, toFetchHandler } = await partiesOf(feature, folder);
  const name = pascalCase(feature);
  const onError = (error: unknown): void => expect.unreachable(`${String(error)} ${JSON.stringify(error)}`);
  const served = server[`create${name}Server`]?.({ handlers, security, onError });
  if (served === undefined) throw new Error(`There is no create${name}Server.`);
  const options = { baseUrl: "http://localhost/", fetch: toFetchHandler(served), auth };
  return client[`create${name}Client`]?.(options as never) as Client;
}

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

describe("what an emitted client sends reaches the emitted server", () => {
  it("parameters of every place and style", async () => {
    let received: unknown;
    const client = await pair("parameter-styles", {
      handlers: {
        findShapes: (request) => {
          received = request;
          return { status: 204, headers: { "X-Counts": [1, 2, 3] } };
        },
      },
    });
    const words = ["a", "b c", "d&e=f", "ü?#"];
    const input = {
      path: { simple: words, label: ["a", "b c"], matrix: -7, exploded: { x: 1.5, y: 0 } },
      query: {
        form: words,
        joined: words,
        spaced: ["a", "b"],
        piped: ["a", "b"],
        deep: { x: 1 },
        reserved: "/a?b",
        json: [{ x: 1 }, {}],
        limit: null,
      },
      headers: { "X-Trace": ["a", "b"] },
      cookies: { seen: true },
    };
    const result = await client["findShapes"]?.(input);
    expect(received).toEqual(input);
    expect(result).toMatchObject({ status: 204, headers: { "X-Counts": [1, 2, 3] } });
    await client["findShapes"]?.({ path: input.path });
    expect(received).toEqual({ path: input.path, query: { limit: 25 }, headers: {}, cookies: {} });
  });

  it("fields of a form", async () => {
    let received: unknown;
    const client = await pair("urlencoded-form", {
      handlers: {
        requestToken: ({ body }) => {
          received = body;
          return { status: 200, body: { token: "a+b &=%" } };
        },
      },
    });
    const body = {
      grant_type: "password",
      lifetime: 60,
      scopes: ["a", "b"],
      origin: { host: "h", port: 1 },
      device: { names: ["x", "ü"] },
    };
    expect(await client["requestToken"]?.({ body })).toMatchObject({ status: 200, data: { token: "a+b &=%" } });
    expect(received).toEqual(body);
    await client["requestToken"]?.({ body: { grant_type: "password" } });
    expect(received).toEqual({ grant_type: "password", lifetime: 3600 });
  });

  it("files and data of a multipart form", async () => {
    let received: Readonly<Record<string, unknown>> = {};
    const client = await pair("multipart-with-files", {
      handlers: {
        sendReceipt: ({ body }) => {
          received = body as typeof received;
          return { status: 204 };
        },
      },
    });
    const image = { data: utf8("png"), filename: "a.png", contentType: "image/png" };
    const pages = [utf8("1"), new Blob(["2"], { type: "text/plain" })];
    const others = { details: { amount: 1.5 }, count: 2, labels: ["a", "b"] };
    expect(await client["sendReceipt"]?.({ body: { image, pages, ...others } })).toMatchObject({ status: 204 });
    expect(received).toMatchObject({
      image,
      pages: [{ data: utf8("1") }, { data: utf8("2"), contentType: "text/plain" }],
      ...others,
    });
    await expect(client["sendReceipt"]?.({ body: { image: "no file", pages, ...others } })).rejects.toMatchObject({
      problems: [{ code: "type", path: "/image" }],
    });
  });

  it("bytes both ways", async () => {
    const client = await pair("binary-both-ways", {
      handlers: {
        convertImage: async ({ body, contentType }) => {
          const bytes = await (body as { bytes(): Promise<Uint8Array> }).bytes();
          return { status: 200, body: new Blob([contentType as string, " ", bytes]) };
        },
      },
    });
    const result = await client["convertImage"]?.({ contentType: "application/pdf", body: utf8("pdf") });
    expect(result).toMatchObject({ status: 200, contentType: "image/jpeg" });
    const data = result?.["data"] as { bytes(): Promise<Uint8Array> } | undefined;
    expect(new TextDecoder().decode(await data?.bytes())).toBe("application/pdf pdf");
  });

  it("text, and nothing", async () => {
    const seen: unknown[] = [];
    const client = await pair("text-and-empty", {
      handlers: {
        readCounter: () => (seen.length === 0 ? { status: 204 } : { status: 200, body: 7 }),
        writeCounter: ({ body }) => {
          seen.push(body);
          return { status: 200, body: `<p>${String(body)}</p>` };
        },
        resetCounter: () => ({ status: 410 }),
      },
    });
    expect(await client["readCounter"]?.()).toMatchObject({ status: 204, data: undefined });
    expect(await client["writeCounter"]?.({ body: "12" })).toMatchObject({
      data: "<p>12</p>",
      contentType: "text/html",
    });
    expect(await client["writeCounter"]?.()).toMatchObject({ data: "<p>undefined</p>" });
    expect(seen).toEqual(["12", undefined]);
    expect(await client["readCounter"]?.()).toMatchObject({ status: 200, data: 7 });
    expect(await client["resetCounter"]?.()).toMatchObject({ status: 410 });
    await expect(client["writeCounter"]?.({ body: "x" })).rejects.toMatchObject({ problems: [{ code: "pattern" }] });
  });

  it("one of several media types", async () => {
    const client = await pair("several-media-types", {
      handlers: {
        sendReport: ({ contentType, body }) =>
          contentType === undefined
            ? { status: 200, body: { title: "" } }
            : { status: 200, contentType, body: contentType === "image/png" ? utf8("png") : body },
      },
    });
    const send = client["sendReport"];
    expect(await send?.({ body: { title: "a" } })).toMatchObject({
      contentType: "application/json",
      data: { title: "a" },
    });
    expect(await send?.({ contentType: "text/html", body: "<a>" })).toMatchObject({
      contentType: "text/html",
      data: "<a>",
    });
    expect(await send?.({ contentType: "image/png", body: utf8("x") })).toMatchObject({ contentType: "image/png" });
    expect(await send?.()).toMatchObject({ data: { title: "" } });
  });

  it("statuses by themselves, by range and by default", async () => {
    let reply: object = {};
    const client = await pair("status-ranges-and-default", {
      handlers: { readJob: () => reply, stopJob: () => reply },
    });
    for (reply of [
      { status: 200, body: "done" },
      { status: 418, body: { message: "m" } },
      { status: 503, body: { message: "m" } },
    ]) {
      // prettier-ignore
      const { status, body } = reply as { readonly status: number; readonly body: unknown };
      expect(await client["readJob"]?.()).toMatchObject({ status, data: body });
    }
    reply = { status: 404 };
    expect(await client["readJob"]?.()).toMatchObject({ status: 404, data: undefined });
  });

  it("credentials, each to its hook", async () => {
    const auths: unknown[] = [];
    const remember: Handler = (_, { auth }) => {
      auths.push(auth);
      return { status: 204 };
    };
    const names = ["readDefault", "readBoth", "readEither", "readOptional", "readOpen"];
    const hook = ({
      credential,
      scopes,
    }: {
      readonly credential: unknown;
      readonly scopes: readonly string[];
    }): unknown => [credential, ...scopes];
    const client = await pair("security-and-or-optional", {
      handlers: Object.fromEntries(names.map((name) => [name, remember])),
      security: { token: hook, login: hook, appKey: hook, session: hook, partner: hook },
      auth: { token: "t", appKey: () => Promise.resolve("k"), session: "s" },
    });
    for (const name of names) expect(await client[name]?.()).toMatchObject({ status: 204 });
    expect(auths).toEqual([
      { token: ["t", "read"] },
      { token: ["t", "read", "write"], appKey: ["k"] },
      { appKey: ["k"], session: ["s"] },
      // An available credential is sent, though none is required.
      { token: ["t"] },
      {},
    ]);
  });

  it("a refusal in the contract's own shape", async () => {
    const done = (): object => ({ status: 204 });
    const client = await pair("refusals", { handlers: { placeOrder: done, getOrder: done } });
    const result = await client["placeOrder"]?.({ body: { sku: 1 } }, { validate: { request: false } });
    expect(result).toMatchObject({
      status: 400,
      data: { summary: expect.any(String), faults: [{ code: "E0", where: "at sku" }] },
    });
  });

  it("an answer that sends the caller on", async () => {
    const client = await pair("redirects", {
      handlers: { authorize: () => ({ status: 302, headers: { Location: "https://b.example/?a=1" } }) },
    });
    expect(await client["authorize"]?.({ query: { client_id: "a" } })).toMatchObject({
      status: 302,
      headers: { Location: "https://b.example/?a=1" },
    });
  });

  it("names that collide, each its own operation", async () => {
    const seen: unknown[] = [];
    const names = [
      "connect",
      "callOperation",
      "createClient",
      "delete_",
      "constructor_",
      "proto",
      "rawOperation",
      "options",
      "isNetworkError",
      "getX",
      "getXTable",
      "validateOrder",
    ];
    const note =
      (name: string): Handler =>
      () => {
        seen.push(name);
        return { status: 204 };
      };
    const order: Handler = ({ body, contentType, query }, { auth }) => {
      seen.push([body, contentType, query, auth]);
      return { status: 200, body: { status: "ok" } };
    };
    const hook = ({ credential }: { readonly credential: unknown }): unknown => credential;
    const client = await pair("names-that-collide", {
      handlers: { ...Object.fromEntries(names.map((name) => [name, note(name)])), order },
      security: { Handler: hook, order: hook, ["__proto__"]: hook },
      auth: { Handler: "h", order: "o", ["__proto__"]: "p" },
    });
    for (const name of names) await client[name]?.();
    expect(seen).toEqual(names);
    await client["order"]?.({ body: { sku: "a" } });
    await client["order"]?.({ contentType: "application/xml", body: { Sku: "b" } });
    const query = JSON.parse('{"__proto__":"__proto__"}') as object;
    const auth = JSON.parse('{"Handler":"h","order":"o","__proto__":"p"}') as object;
    const kept = seen.slice(names.length).map((each) => JSON.stringify(each));
    expect(kept).toEqual([
      JSON.stringify([{ sku: "a" }, "application/json", query, auth]),
      JSON.stringify([{ Sku: "b" }, "application/xml", query, auth]),
    ]);
  });
});
