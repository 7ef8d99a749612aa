import { describe, expect, it } from "vitest";
import { createLegacyTokensClient, type RevokeTokensInput } from "../../../generated/legacy-tokens/client.js";
import type { GetProfileInput } from "../../../generated/travel-profile/client.js";
import { validateGetProfileParameters } from "../../../generated/travel-profile/validators.js";
import { validateRevokeTokensParameters } from "../../../generated/legacy-tokens/validators.js";

describe("sets of parameters", () => {
  it.each([{ token: "t" }, { consumerKey: "k", user: "u" }])("are taken one by one: %j", (query) => {
    expect(validateRevokeTokensParameters({ query }).ok).toBe(true);
  });

  it.each([{}, { user: "u" }, { token: "t", user: "u" }, { token: "t", consumerKey: "k", user: "u" }])(
    "are neither left out, nor cut, nor mixed: %j",
    (query) => {
      expect(validateRevokeTokensParameters({ query }).ok).toBe(false);
    },
  );

  it("are types of their own", () => {
    const inputs: readonly RevokeTokensInput[] = [
      { query: { token: "t" } },
      { query: { consumerKey: "k", user: "u" } },
      // @ts-expect-error -- One set or the other.
      { query: { token: "t", user: "u" } },
      // @ts-expect-error -- One set is needed.
      {},
    ];
    expect(inputs).toHaveLength(4);
    expect(createLegacyTokensClient).toBeTypeOf("function");
  });
});

describe("a set that holds another one", () => {
  it.each([{}, { userid_type: "login" }, { userid_type: "login", userid_value: "jane" }])(
    "lets the second parameter need the first: %j",
    (query) => {
      expect(validateGetProfileParameters({ query }).ok).toBe(true);
    },
  );

  it("refuses the second without the first, which both sides took before", () => {
    expect(validateGetProfileParameters({ query: { userid_value: "jane" } })).toMatchObject({
      ok: false,
      problems: [{ code: "required", path: "/query", message: 'Property "userid_type" is missing.' }],
    });
    expect(validateGetProfileParameters({}).ok).toBe(true);
    const inputs: readonly GetProfileInput[] = [
      {},
      { query: {} },
      { query: { userid_type: "login" } },
      // @ts-expect-error -- The second needs the first.
      { query: { userid_value: "jane" } },
    ];
    expect(inputs).toHaveLength(4);
  });

  it("tells a wrong value of the first as its own fault", () => {
    const query = { userid_type: "e-mail", userid_value: "jane" };
    expect(validateGetProfileParameters({ query })).toMatchObject({
      problems: [{ code: "enum", path: "/query/userid_type" }],
    });
  });
});
