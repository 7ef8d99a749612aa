import { describe, expect, it } from "vitest";
import { basePathOf } from "../../../generator/plan/base-path.js";
import { document, loadSpec } from "../load/openapi/load-spec.js";

describe("basePathOf", () => {
  it.each([
    ["", ""],
    ["servers: [{ url: https://a.example }]", ""],
    ["servers: [{ url: https://a.example/v4/ }, { url: https://b.example/v5 }]", "/v4"],
    ["servers: [{ url: /v4 }]", "/v4"],
    [
      "servers: [{ url: 'https://{host}/{version}', variables: { host: { default: a.example }, version: { default: v4 } } }]",
      "/v4",
    ],
    ["servers: [{ url: 'https://a.example/a b' }]", "/a%20b"],
    ["servers: [{ url: 'https://a.example:port/v4' }]", ""],
  ])("of %j is %j", async (servers, path) => {
    const { contract } = await loadSpec({ "openapi.yaml": document(`${servers}\npaths: {}\n`) });
    expect(contract && basePathOf(contract)).toBe(path);
  });
});
