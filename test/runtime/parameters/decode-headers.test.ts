import { describe, expect, it } from "vitest";
import type { ParameterTable } from "../../../templates/runtime/http/operation.js";
import { decodeHeaders } from "../../../templates/runtime/parameters/decode-headers.js";
import { decodeTextHeaders } from "../../../templates/runtime/parameters/text-headers.js";

function header(name: string, more: Partial<ParameterTable> = {}): ParameterTable {
  return { name, in: "header", style: "simple", explode: false, shape: "string", ...more };
}

describe("decodeHeaders", () => {
  const tables = [header("Retry-After", { shape: "number" }), header("X-J", { style: "json" })];

  it("reads the headers of a response", () => {
    const headers = new Headers({ "retry-after": "120", "x-j": "[1]" });
    expect(decodeHeaders(tables, (name) => headers.get(name))).toEqual({
      ok: true,
      value: { "Retry-After": 120, "X-J": [1] },
    });
  });

  it("points at a header that cannot be read", () => {
    expect(decodeHeaders(tables, () => "[1")).toMatchObject({
      ok: false,
      problems: [{ code: "json/syntax", path: "/X-J" }],
      truncated: false,
    });
  });

  it("has a small form for headers that are texts", () => {
    const texts = [header("Location"), header("ETag"), header("__proto__")];
    const get = (name: string): string | undefined => ({ location: "/a", ["__proto__"]: "x" })[name];
    const result = decodeTextHeaders(texts, get);
    expect(result).toEqual(decodeHeaders(texts, get));
    expect(Object.entries(result.value)).toEqual([
      ["Location", "/a"],
      ["__proto__", "x"],
    ]);
  });
});
