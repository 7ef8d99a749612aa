import { describe, expect, it } from "vitest";
import { commentLine, commentText, wrapComment } from "../../../generator/text/comments.js";

describe("comments", () => {
  it("cannot be left by the text of a spec", () => {
    expect(commentText("a */ evil() /* b")).toBe("a *\\/ evil() /\\* b");
    expect(commentText("*/*/")).not.toContain("*/");
    expect(commentText("**//")).not.toContain("*/");
  });

  it("shows what a terminal or an editor would hide", () => {
    expect(commentText("a\u202eb\u200bc\u001b[31m")).toBe("a\\u202eb\\u200bc\\u001b[31m");
  });

  it("takes no JSDoc tag from a spec", () => {
    expect(commentText("Text\n@internal hidden")).toBe("Text\n\\@internal hidden");
  });

  it("keeps one line on one line", () => {
    expect(commentLine("a\r\nb\u2028c")).toBe("a b c");
  });

  it("breaks long lines at spaces and leaves long words whole", () => {
    expect(wrapComment("aaa bbb ccc", 7)).toEqual(["aaa bbb", "ccc"]);
    expect(wrapComment("a".repeat(20), 7)).toEqual(["a".repeat(20)]);
    expect(wrapComment("one\n\ntwo", 7)).toEqual(["one", "", "two"]);
  });
});
