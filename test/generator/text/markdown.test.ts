import { describe, expect, it } from "vitest";
import { markdownText } from "../../../generator/text/markdown.js";

describe("text in Markdown", () => {
  it("shows markup instead of obeying it", () => {
    expect(markdownText("*a* _b_ `c` ~d~")).toBe("\\*a\\* \\_b\\_ \\`c\\` \\~d\\~");
    expect(markdownText("![x](y) [z](javascript:1)")).toBe("\\!\\[x\\](y) \\[z\\](javascript\\:1)");
    expect(markdownText("<img src=x> &amp; a|b")).toBe("\\<img src=x\\> \\&amp; a\\|b");
  });

  it("links no address by itself", () => {
    expect(markdownText("https://evil.example WWW.evil.example a@evil.example")).toBe(
      "https\\://evil.example WWW\\.evil.example a\\@evil.example",
    );
  });

  it("leaves alone what no reader takes for markup", () => {
    expect(markdownText("Q-61: client_id is {value}, at 5 o'clock")).toBe("Q-61: client_id is {value}, at 5 o'clock");
    expect(markdownText("_a_b_ :smile: {{ x }} {% y %}")).toBe("\\_a_b\\_ \\:smile: \\{{ x }} \\{% y %}");
  });

  it("stays on one line and begins no list, heading or rule", () => {
    expect(markdownText("a\n\n# b\r\n\u2028c")).toBe("a \\# b c");
    expect(markdownText("# a")).toBe("\\# a");
    expect(markdownText("1. a")).toBe("1\\. a");
    expect(markdownText("2) a")).toBe("2\\) a");
    expect(markdownText("--- a")).toBe("\\--- a");
  });

  it("shows characters that nobody would see", () => {
    expect(markdownText("a\u202eb\u200bc\u0000\ud800")).toBe("a\\\\u{202e}b\\\\u{200b}c\\\\u{0}\\\\u{d800}");
  });

  it("keeps letters of all languages as they are", () => {
    expect(markdownText("Verträge für 日本")).toBe("Verträge für 日本");
  });
});
