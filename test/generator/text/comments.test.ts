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
    expect(commentText("Text\n@private hidden")).toBe("Text\n\\@private hidden");
    expect(commentText("Not \t@deprecated, {@link a} (@see b)")).toBe("Not \t\\@deprecated, {\\@link a} (\\@see b)");
  });

  it("keeps addresses of people as they are", () => {
    expect(commentText("Write to jane.doe+it@acme.example.")).toBe("Write to jane.doe+it@acme.example.");
  });

  it("takes no note to compilers, bundlers and debuggers from a spec", () => {
    expect(commentText("a@internal.example")).toBe("a@\\internal.example");
    expect(commentText("#__PURE__ @__NO_SIDE_EFFECTS__ a@__PURE__")).toBe(
      "#\\__PURE__ \\@\\__NO_SIDE_EFFECTS__ a@\\__PURE__",
    );
    expect(commentText("//# sourceMappingURL=a\n//@sourceURL=b")).toBe("//#\\ sourceMappingURL=a\n//\\@\\sourceURL=b");
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
