import { describe, expect, it } from "vitest";
import { isInformation } from "../../../../generator/compare/catalog.js";
import { compareContracts } from "../../../../generator/compare/compare-contracts.js";
import type { Level } from "../../../../generator/compare/kind-of-change.js";
import { contractOfText } from "../../../support/contract-of-text.js";

type Requirements = readonly Readonly<Record<string, readonly string[]>>[];

async function changes(before: Requirements, after: Requirements): Promise<readonly string[]> {
  const [old, now] = [await contractOfText(document(before)), await contractOfText(document(after))];
  return compareContracts(old, now)
    .filter(({ id }) => !isInformation(id))
    .map(({ id, wire }) => `${wire.sent satisfies Level | undefined} ${id}`);
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
      "info security/alternative-added",
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
    expect(await changes([{ key: [], user: [] }], [{ key: [] }])).toEqual(["info security/scheme-dropped"]);
    expect(await changes([{ key: [] }], [])).toEqual(["info security/opened"]);
  });
});
