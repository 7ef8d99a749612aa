import { describe, expect, it } from "vitest";
import {
  arrayText,
  callLines,
  callText,
  objectLines,
  objectText,
  optionalObject,
  pureCall,
  trueIf,
} from "../../../../generator/emit/body/expression-texts.js";

describe("expressions of emitted code", () => {
  it("leaves out members without a value", () => {
    expect(objectText({ name: '"sku"', required: trueIf(false), many: trueIf(true) })).toBe(
      '{ name: "sku", many: true }',
    );
    expect(objectText({})).toBe("{}");
    expect(optionalObject({ fixed: undefined })).toBeUndefined();
  });

  it("leaves out arguments at the end that are undefined, and keeps the place of those before", () => {
    expect(callText("read", "decoder", undefined, "true", undefined)).toBe("read(decoder, undefined, true)");
    expect(pureCall("emptyContent", undefined)).toBe("/* @__PURE__ */ emptyContent()");
  });

  it("indents what stands inside a literal of several lines", () => {
    expect(objectLines({ items: callLines("of", "1", arrayText([2, 3])) })).toBe(
      "{\n  items: of(\n    1,\n    [2, 3],\n  ),\n}",
    );
    expect(objectLines({})).toBe("{}");
  });
});
