import { describe, expect, it } from "vitest";
import { sarifMessage } from "../../../generator/text/sarif.js";
import { visible, visibleJson, visibleQuotation, visibleStart } from "../../../generator/text/visible.js";

describe("a text that is printed", () => {
  it.each([
    ["control characters", "a\u001b[2J\u0007\u007f\u009b", "a␛[2J␇␡\ufffd"],
    ["line ends, which it does not have", "a\r\nb\u2028c", "a␍␊b\ufffdc"],
    ["a tab, which stays", "a\tb", "a\tb"],
    ["marks of direction and what has no width", "a\u202eb\u200bc", "a\ufffdb\ufffdc"],
    ["an emoji in the form that was chosen", "❤\ufe0f 1\ufe0f", "❤\ufe0f 1\ufe0f"],
    ["a choice of forms where there is none", "a\ufe0f❤\ufe0f\ufe0f", "a\ufffd❤\ufe0f\ufffd"],
    ["the marks of a language", "e\u0301 \u0e01\u0e47\u0e49", "e\u0301 \u0e01\u0e47\u0e49"],
    ["marks piled on a letter", `e${"\u0301".repeat(8)}`, `e${"\u0301".repeat(5)}\ufffd\ufffd\ufffd`],
    [
      "a command to a service",
      "a ##vso[task.complete] ##[group] ##TeamCity[a]",
      "a #\ufffdvso[task.complete] #\ufffd[group] #\ufffdTeamCity[a]",
    ],
    ["a heading", "## A heading [1]", "## A heading [1]"],
  ])("shows %s", (_, text, shown) => {
    expect(visible(text)).toBe(shown);
    expect(shown).toHaveLength(text.length);
  });

  it("is not a command at the start of a line, as a path and as a text of somebody else", () => {
    expect(visibleStart("::error::a.yaml")).toBe("./::error::a.yaml");
    expect(visibleQuotation("a ::b\n \t::error::c\n::d")).toBe("a ::b\n \t\ufffd:error::c\n\ufffd:d");
  });

  it("is the same value as JSON", () => {
    const value = { "##[a]": ["\u001b\u202e ##vso[a]", `e${"\u0301".repeat(8)}`, "line\nline"] };
    const text = visibleJson(value);
    expect(text).toMatch(/^(?:[\n -~]|\u0301)*$/);
    expect(text).not.toContain("##");
    expect(JSON.parse(text)).toEqual(value);
  });

  it("is not a link in SARIF", () => {
    expect(sarifMessage("[a](https://b.example) \\[c\\](d) [e] (f)").text).toBe(
      "[a] (https://b.example) \\[c\\] (d) [e] (f)",
    );
  });
});
