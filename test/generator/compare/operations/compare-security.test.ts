import { describe, expect, it } from "vitest";
import { isInformation } from "../../../../generator/compare/catalog.js";
import { compareContracts } from "../../../../generator/compare/compare-contracts.js";
import type { Level } from "../../../../generator/compare/kind-of-change.js";
import { contractOfText } from "../../../support/contract-of-text.js";

type Requirements = readonly Readonly<Record<string, readonly string[]>>[];

async function changes(before: Requirements, after: Requirements): Promise<readonly string[]> {
  return effectsOf(document(before), document(after));
}

async function effectsOf(before: object, after: object): Promise<readonly string[]> {
  const [old, now] = [await contractOfText(before), await contractOfText(after)];
  return compareContracts(old, now)
    .filter(({ id }) => !isInformation(id))
    .map(({ id, wire, security }) => {
      const effects = [wire.sent satisfies Level | undefined, ...(security === undefined ? [] : [security])];
      return `${effects.join(" ")} ${id}`;
    });
}

function document(security: Requirements): object {
  return {
    openapi: "3.1.0",
    info: { title: "Orders", version: "1" },
    paths: { "/orders": { get: { security, responses: { "200": { description: "All." } } } } },
    components: {
      securitySchemes: {
        login: {
          type: "oauth2",
          flows: { clientCredentials: { tokenUrl: "https://a.example", scopes: { read: "", write: "" } } },
        },
        key: { type: "apiKey", in: "header", name: "X-Key" },
        user: { type: "http", scheme: "basic" },
      },
    },
  };
}

describe("what operations ask for", () => {
  it("does not change when alternatives or scopes stand in another order", async () => {
    const before = [{ login: ["read", "write"] }, { key: [], user: [] }];
    expect(await changes(before, [{ user: [], key: [] }, { login: ["write", "read"] }])).toEqual([]);
  });

  it("does not change by an alternative that asks for more than another one", async () => {
    expect(await changes([{ key: [] }], [{ key: [] }, { key: [], user: [] }])).toEqual([]);
    expect(await changes([{ key: [] }, { key: [], user: [] }], [{ key: [] }])).toEqual([]);
  });

  it("does not change when an empty list becomes an empty alternative", async () => {
    expect(await changes([], [{}])).toEqual([]);
    expect(await changes([], [{}, { key: [] }])).toEqual([]);
  });

  it("tells once of a scheme that takes the place of another", async () => {
    expect(await changes([{ key: [] }], [{ user: [] }])).toEqual([
      "breaking security/alternative-removed",
      "info weakens security/alternative-added",
    ]);
  });

  it("breaks those who came with less", async () => {
    expect(await changes([{ key: [] }], [{ key: [], user: [] }])).toEqual(["breaking security/scheme-required"]);
    expect(await changes([{ login: ["read"] }], [{ login: ["read", "write"] }])).toEqual([
      "breaking security/scope-required",
    ]);
    expect(await changes([{}, { key: [] }], [{ key: [] }])).toEqual(["breaking security/became-required"]);
  });

  it("does no harm to senders by asking for less", async () => {
    expect(await changes([{ key: [], user: [] }], [{ key: [] }])).toEqual(["info weakens security/scheme-dropped"]);
    expect(await changes([{ key: [] }], [])).toEqual(["info weakens security/opened"]);
  });

  it.each<[string, Requirements, Requirements, readonly string[]]>([
    ["an empty alternative", [{ key: [] }], [{ key: [] }, {}], ["info weakens security/opened"]],
    [
      "an alternative with fewer scopes",
      [{ login: ["read", "write"] }],
      [{ login: ["read", "write"] }, { login: ["read"] }],
      ["info weakens security/scope-dropped"],
    ],
    ["another alternative", [{ key: [] }], [{ key: [] }, { user: [] }], ["info weakens security/alternative-added"]],
    [
      "another scope",
      [{ login: ["read"] }],
      [{ login: ["write"] }],
      ["breaking security/alternative-removed", "info weakens security/alternative-added"],
    ],
  ])("weakens security by %s", async (_, before, after, expected) => {
    expect(await changes(before, after)).toEqual(expected);
  });

  it("weakens security if the security of the whole document is overridden or removed", async () => {
    const { security, ...operation } = { security: [], responses: { "200": { description: "All." } } };
    const whole = (get: object, more: object): object => ({
      ...document([]),
      paths: { "/orders": { get } },
      webhooks: { changed: { post: get } },
      ...more,
    });
    const secure = whole(operation, { security: [{ key: [] }] });
    const opened = [" weakens security/opened", "info weakens security/opened"];
    expect(await effectsOf(secure, whole({ ...operation, security }, { security: [{ key: [] }] }))).toEqual(opened);
    expect(await effectsOf(secure, whole(operation, {}))).toEqual(opened);
  });
});

describe("a scheme that protects less", () => {
  const key = (place: string): object => ({ type: "apiKey", in: place, name: "k" });
  const http = (scheme: string): object => ({ type: "http", scheme });
  const flow = { tokenUrl: "https://a.example/t", scopes: {} };
  const oauth = (flows: object): object => ({ type: "oauth2", flows });
  const openId = (origin: string): object => ({ type: "openIdConnect", openIdConnectUrl: `${origin}/id` });

  it.each<[string, object, object, readonly string[]]>([
    ["a key that moves to the query", key("header"), key("query"), ["breaking weakens security/place-changed"]],
    ["a key that moves to a cookie", key("header"), key("cookie"), ["breaking weakens security/place-changed"]],
    ["a cookie that moves to the query", key("cookie"), key("query"), ["breaking weakens security/place-changed"]],
    ["a key that leaves the query", key("query"), key("header"), ["breaking security/place-changed"]],
    ["a password for a token", http("bearer"), http("Basic"), ["breaking weakens security/http-scheme-changed"]],
    ["a token for a password", http("basic"), http("bearer"), ["breaking security/http-scheme-changed"]],
    ["a key for OAuth", oauth({ clientCredentials: flow }), key("header"), ["breaking weakens security/kind-changed"]],
    ["a key for certificates", { type: "mutualTLS" }, key("header"), ["breaking weakens security/kind-changed"]],
    ["OAuth for a key", key("header"), oauth({ clientCredentials: flow }), ["breaking security/kind-changed"]],
    [
      "a token URL in clear text",
      oauth({ clientCredentials: flow }),
      oauth({ clientCredentials: { ...flow, tokenUrl: "http://a.example/t" } }),
      ["breaking weakens security/flow-url-changed"],
    ],
    [
      "a token URL of this machine",
      oauth({ clientCredentials: flow }),
      oauth({ clientCredentials: { ...flow, tokenUrl: "http://localhost:8080/t" } }),
      ["breaking security/flow-url-changed"],
    ],
    [
      "a refresh URL in clear text",
      oauth({ clientCredentials: flow }),
      oauth({ clientCredentials: { ...flow, refreshUrl: "http://a.example/r" } }),
      ["info weakens security/flow-url-changed"],
    ],
    [
      "the password flow",
      oauth({ clientCredentials: flow }),
      oauth({ clientCredentials: flow, password: flow }),
      ["info weakens security/flow-added"],
    ],
    [
      "a discovery URL in clear text",
      openId("https://a.example"),
      openId("http://a.example"),
      ["breaking weakens security/openid-url-changed"],
    ],
  ])("is told by %s", async (_, before, after, expected) => {
    const of = (scheme: object): object => ({
      ...document([{ s: [] }]),
      components: { securitySchemes: { s: scheme } },
    });
    expect(await effectsOf(of(before), of(after))).toEqual(expected);
  });

  it("harms nobody if no operation uses it", async () => {
    const of = (place: string): object => ({ ...document([]), components: { securitySchemes: { s: key(place) } } });
    expect(await effectsOf(of("header"), of("query"))).toEqual([" security/place-changed"]);
  });

  it("weakens security by a server in clear text", async () => {
    const at = (...urls: readonly string[]): object => ({ ...document([]), servers: urls.map((url) => ({ url })) });
    const secure = at("https://a.example");
    expect(await effectsOf(secure, at("http://a.example"))).toEqual(["breaking weakens server/url-changed"]);
    expect(await effectsOf(secure, at("https://a.example", "http://a.example"))).toEqual([" weakens server/added"]);
    expect(await effectsOf(secure, at("https://b.example"))).toEqual(["breaking server/url-changed"]);
  });
});
