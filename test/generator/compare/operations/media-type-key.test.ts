import { describe, expect, it } from "vitest";
import { coversMediaType, mediaTypeKey } from "../../../../generator/compare/operations/media-type-key.js";

describe("mediaTypeKey", () => {
  it("leaves out what does not matter: case, white space, charset, the order of parameters", () => {
    const key = mediaTypeKey("application/json;b=2;a=1");
    expect(mediaTypeKey('Application/JSON; charset=utf-8; a="1"; b=2')).toBe(key);
    expect(mediaTypeKey("application/json;a=1")).not.toBe(key);
    expect(mediaTypeKey("application/vnd.order+json")).not.toBe(mediaTypeKey("application/json"));
  });
});

describe("coversMediaType", () => {
  it("knows which types a range holds", () => {
    expect(coversMediaType("image/*", "image/png")).toBe(true);
    expect(coversMediaType("*/*", "image/*")).toBe(true);
    expect(coversMediaType("image/*", "text/plain")).toBe(false);
    expect(coversMediaType("image/png", "image/*")).toBe(false);
  });
});
