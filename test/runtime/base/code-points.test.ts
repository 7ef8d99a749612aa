import { describe, expect, it } from "vitest";
import { codePointLength, hasMaxLength, hasMinLength } from "../../../templates/runtime/base/code-points.js";

describe("lengths of texts", () => {
  it.each(["", "abc", "😀", "a😀b", "\ud83d", "\ude00\ud83d", "😀😀😀", "\ud83d\ud83d\ude00"])(
    "count code points of %j",
    (text) => {
      expect(codePointLength(text)).toBe([...text].length);
      for (let limit = 0; limit < 8; limit += 1) {
        expect(hasMinLength(text, limit)).toBe([...text].length >= limit);
        expect(hasMaxLength(text, limit)).toBe([...text].length <= limit);
      }
    },
  );
});
