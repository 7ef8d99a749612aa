import { describe, expect, it } from "vitest";
import { isInformation } from "../../../../generator/compare/catalog.js";
import { compareContracts } from "../../../../generator/compare/compare-contracts.js";
import type { Level } from "../../../../generator/compare/kind-of-change.js";
import type { Contract } from "../../../../generator/model/contract.js";
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

const scopes = Object.fromEntries(
  ["read", "write", "admin", "a", "b", "a:read", "a:write", "b:write"].map((name) => [name, ""]),
);

function document(security: Requirements): object {
  return {
    openapi: "3.1.0",
    info: { title: "Orders", version: "1" },
    paths: { "/orders": { get: { security, responses: { "200": { description: "All." } } } } },
    components: {
      securitySchemes: {
        login: {
          type: "oauth2",
          flows: { clientCredentials: { tokenUrl: "https://a.example", scopes } },
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
    expect(await changes([{ key: [] }], [{ user: [] }])).toEqual(["breaking weakens security/requirement-changed"]);
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
      "a scope of less access",
      [{ login: ["write"] }],
      [{ login: ["read"] }],
      ["breaking weakens security/scope-dropped"],
    ],
    ["another scope", [{ login: ["a"] }], [{ login: ["b"] }], ["breaking weakens security/requirement-changed"]],
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

describe("the sentence of a requirement", () => {
  it.each<[Requirements, Requirements, string]>([
    [[{ login: ["admin"] }], [{ login: ["read"] }], '{} can now be called with the scope "read" (was "admin").'],
    [[{ login: ["read"] }], [{ login: ["admin"] }], '{} now requires the scope "admin" (was "read").'],
    [[{ login: ["a:read"] }], [{ login: ["a:write"] }], '{} now requires the scope "a:write" (was "a:read").'],
    [
      [{ login: ["a:read"] }],
      [{ login: ["b:write"] }],
      '{} can now be called with the scope "b:write", and no longer with the scope "a:read".',
    ],
    [[{ login: [] }], [{ login: ["read"] }], '{} now requires the scope "read" (was none).'],
    [[{ login: ["read"] }], [{ login: [] }], '{} can now be called with no scope (was "read").'],
    [
      [{ login: ["read", "write"] }],
      [{ login: ["read"] }],
      '{} can now be called with the scope "read" (was "read" and "write").',
    ],
    [
      [{ login: ["read"] }, { key: [] }],
      [{ login: ["read", "write"] }, { key: [] }],
      '{} now requires the scopes "read" and "write" (was "read") with "login".',
    ],
    [[{ key: [], user: [] }], [{ key: [] }], '{} can now be called with "key" (was "key" and "user").'],
    [[{ key: [] }], [{ key: [], user: [] }], '{} now requires "key" and "user" (was "key").'],
    [[{ key: [] }], [{ key: [] }, { user: [] }], '{} can now also be called with "user" (was only "key").'],
    [[{ key: [] }, { user: [] }], [{ key: [] }], '{} can no longer be called with "user", only with "key".'],
    [[{ key: [] }], [], '{} can now be called without credentials (was "key").'],
    [[], [{ key: [] }], '{} now requires "key" (was no credentials).'],
    [[{ key: [] }], [{ user: [] }], '{} can now be called with "user", and no longer with "key".'],
  ])("%j to %j", async (before, after, sentence) => {
    const [old, now] = [await contractOfText(document(before)), await contractOfText(document(after))];
    expect(compareContracts(old, now).map((change) => change.sentence.replace(/^"?GET \/orders"?/, "{}"))).toEqual([
      sentence,
    ]);
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

  it.each<[string, object, object, RegExp]>([
    ["a key in the query", key("header"), key("query"), /A reader of URLs, such as those in logs, can now call/],
    ["a key in a cookie", key("header"), key("cookie"), /A page that a user's browser loads can now call/],
    ["a password", http("bearer"), http("basic"), /A reader of one request can now call with its password/],
    ["a key for OAuth", oauth({ clientCredentials: flow }), key("header"), /can now be called with an API key/],
    ["clear text", openId("https://a.example"), openId("http://a.example"), /A reader of the network can now call/],
  ])("names those who can now call: %s", async (_, before, after, sentence) => {
    const of = (scheme: object): Promise<Contract> =>
      contractOfText({ ...document([{ s: [] }]), components: { securitySchemes: { s: scheme } } });
    expect(compareContracts(await of(before), await of(after)).map((change) => change.sentence)).toEqual([
      expect.stringMatching(sentence),
    ]);
  });

  it("weakens security by a server in clear text", async () => {
    const at = (...urls: readonly string[]): object => ({ ...document([]), servers: urls.map((url) => ({ url })) });
    const secure = at("https://a.example");
    expect(await effectsOf(secure, at("http://a.example"))).toEqual(["breaking weakens server/url-changed"]);
    expect(await effectsOf(secure, at("https://a.example", "http://a.example"))).toEqual([" weakens server/added"]);
    expect(await effectsOf(secure, at("https://b.example"))).toEqual(["breaking server/url-changed"]);
  });
});
