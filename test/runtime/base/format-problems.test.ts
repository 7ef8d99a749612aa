import { expect, it } from "vitest";
import { formatProblems } from "../../../templates/runtime/base/format-problems.js";

it("tells each problem on a line, with its place in the value and in its text", () => {
  const problems = [
    { code: "type", message: "Expected a number.", path: "/lines/0", line: 3, column: 5 },
    { code: "required", message: 'Property "id" is missing.', path: "" },
    { code: "json/syntax", message: "Expected a comma.", path: "", line: 2 },
  ];
  expect(formatProblems({ ok: false, problems, truncated: true }).split("\n")).toEqual([
    "- /lines/0 (line 3, column 5): Expected a number.",
    '- Property "id" is missing.',
    "- line 2: Expected a comma.",
    "- There are more problems.",
  ]);
  expect(formatProblems({ ok: true, value: 1 })).toBe("");
});
