import { describe, expect, it } from "vitest";
import { createLegacyTokensClient, type RevokeTokensInput } from "../../../generated/legacy-tokens/client.js";
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
