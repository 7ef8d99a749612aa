import { describe, expect, it } from "vitest";
import type { Diagnostic, Severity } from "../../../generator/diagnostics/diagnostic.js";
import type { SourceFile } from "../../../generator/diagnostics/origin.js";
import { printDiagnostics } from "../../../generator/diagnostics/print.js";

function file(text: string, path = "a.yaml"): SourceFile {
  return { path, text, language: "yaml", locate: () => ({ start: 0, end: 0 }) };
}

function at(source: SourceFile, start: number, end: number, more: Partial<Diagnostic> = {}): Diagnostic {
  const origin = { kind: "offset", file: source, start, end } as const;
  return { code: "source/empty-file", severity: "error", message: "It is empty.", origin, related: [], ...more };
}

const plain = { color: false, frames: true };

describe("printing diagnostics", () => {
  it("sorts them by path, line, column and code, and counts them", () => {
    const [a, b] = [file("one\ntwo\n", "a.yaml"), file("one\n", "b.yaml")];
    const printed = printDiagnostics(
      [
        at(b, 0, 1, { severity: "note" }),
        at(a, 4, 5, { severity: "warning" }),
        at(a, 2, 3),
        at(a, 0, 1),
        at(a, 0, 1, { code: "openapi/no-responses" }),
      ],
      { color: false, frames: false },
    );
    expect(printed).toBe(`a.yaml:1:1: error openapi/no-responses: It is empty.
a.yaml:1:1: error source/empty-file: It is empty.
a.yaml:1:3: error source/empty-file: It is empty.
a.yaml:2:1: warning source/empty-file: It is empty.
b.yaml:1:1: note source/empty-file: It is empty.
3 errors, 1 warning, 1 note
`);
  });

  it("prints a line for each code of warnings, with locations and the count of others, and the first errors in full", () => {
    const [source, other] = [file("0123456789"), file("0123456789", "b.yaml")];
    const warning = (of: SourceFile, start: number, more: Partial<Diagnostic> = {}): Diagnostic =>
      at(of, start, start + 1, { severity: "warning", message: `It is ${start}.`, ...more });
    const found = [
      warning(other, 1),
      ...[2, 1, 0].map((start) => warning(source, start, { hint: "mend it" })),
      ...[4, 5, 6].map((start) => at(source, start, start + 1)),
      warning(source, 7, { code: "openapi/no-responses" }),
      warning(source, 8, { code: "openapi/no-responses", severity: "note" }),
    ];
    const lines = (locations: number, severities: readonly Severity[] = ["warning", "note"]): readonly string[] =>
      printDiagnostics(found, { color: false, frames: true, most: 2, byCode: { severities, locations } })
        .split("\n")
        .filter((line) => line !== "");
    const errors = [
      "a.yaml:1:5: error source/empty-file: It is empty.",
      "    1 | 0123456789",
      "      |     ^",
      "a.yaml:1:6: error source/empty-file: It is empty.",
      "    1 | 0123456789",
      "      |      ^",
      "and 1 more (1 error): 1 source/empty-file",
    ];
    const single = [
      "a.yaml:1:8: warning openapi/no-responses: It is 7.",
      "a.yaml:1:9: note openapi/no-responses: It is 8.",
      "3 errors, 5 warnings, 1 note",
    ];
    const first = "a.yaml:1:1: warning source/empty-file: It is 0. hint: mend it";
    expect(lines(1)).toEqual([...errors, `${first} (and 3 more)`, ...single]);
    expect(lines(3)).toEqual([...errors, `${first} (also at 1:2, 1:3, and 1 more)`, ...single]);
    const all = ["error", "warning", "note"] as const;
    expect(lines(4, all)).toEqual([
      "a.yaml:1:5: error source/empty-file: It is empty. (also at 1:6, 1:7)",
      `${first} (also at 1:2, 1:3, b.yaml:1:2)`,
      ...single,
    ]);
  });

  it("prints nothing when there is nothing to say", () => {
    expect(printDiagnostics([], plain)).toBe("");
  });

  it("puts related places behind the hint", () => {
    const source = file("a: 1\na: 2\n");
    const related = [{ message: "first written at", origin: at(source, 0, 1).origin }];
    expect(printDiagnostics([at(source, 5, 6, { hint: "keep one", related })], plain)).toContain(
      "  hint: keep one (first written at a.yaml:1:1)\n",
    );
    expect(printDiagnostics([at(source, 5, 6, { related })], plain)).toContain("  note: first written at a.yaml:1:1\n");
  });

  it("keeps marks below what they mean after tabs", () => {
    expect(printDiagnostics([at(file("\ta\tb: 1\n"), 3, 4)], plain)).toContain("    1 | \ta\tb: 1\n      | \t \t^\n");
  });

  it("cuts long lines around the place", () => {
    const printed = printDiagnostics([at(file(`${"x".repeat(500)}HERE${"y".repeat(500)}`), 500, 504)], plain);
    const [, line = "", marks = ""] = printed.split("\n");
    expect(line.length).toBeLessThan(130);
    expect(line.slice(marks.indexOf("^"), marks.lastIndexOf("^") + 1)).toBe("HERE");
    expect(line).toMatch(/\| ….*…$/);
  });

  it("shows control characters of a spec instead of sending them to the terminal", () => {
    const source = file("a: \u001b[31mred\u202e\r\n", "b\u0007.yaml");
    const printed = printDiagnostics([at(source, 3, 8, { message: 'Name "\u001b]0;x\u0007\n" is wrong.' })], plain);
    expect(printed).toContain("a: ␛[31mred�\n");
    expect(printed).toContain('b␇.yaml:1:4: error source/empty-file: Name "␛]0;x␇␊" is wrong.');
    expect(printed).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u202e]/);
  });

  it("colours the severity and the marks", () => {
    const printed = printDiagnostics([at(file("a: 1\n"), 0, 1)], { color: true, frames: true });
    expect(printed).toContain("\u001b[31merror source/empty-file\u001b[0m");
    expect(printed).toContain("\u001b[31m^\u001b[0m");
  });

  it("has no frame for an empty file", () => {
    expect(printDiagnostics([at(file(""), 0, 0)], plain)).toBe(
      "a.yaml:1:1: error source/empty-file: It is empty.\n\n1 error\n",
    );
  });
});
