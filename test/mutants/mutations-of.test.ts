import { describe, expect, it } from "vitest";
import { mutationsOf } from "./mutations-of.js";

/** The line after each mutation of a file with one line. */
const linesOf = (line: string, file = "generator/text/a.ts"): readonly string[] =>
  mutationsOf(file, line).map(({ text }) => text);

const diagnostics = "generator/diagnostics/catalog/a.ts";
const changes = "generator/compare/catalog/a.ts";
const settings = "generator/settings/a.ts";

describe("the mutations of a line", () => {
  it.each([
    ["const a = b === c;", ["const a = b !== c;"]],
    ["const a = b !== c;", ["const a = b === c;"]],
    ["const a = b < c;", ["const a = b <= c;"]],
    ["const a = b <= c;", ["const a = b < c;"]],
    ["const a = b > c;", ["const a = b >= c;"]],
    ["const a = b >= c;", ["const a = b > c;"]],
    ["const a = b && c || d;", ["const a = b && c && d;", "const a = b || c || d;"]],
    ["const a = [true, false];", ["const a = [false, false];", "const a = [true, true];"]],
    [
      "const a = b(0, 1_000, 0x1f, 1.5);",
      ["const a = b(1, 1_000, 0x1f, 1.5);", "const a = b(0, 10, 0x1f, 1.5);", "const a = b(0, 1_000, 32, 1.5);"],
    ],
    ["const a = { 1: b };", []],
    ["const a = !b;", ["const a = b;"]],
    ["const a = -b;", []],
    ["function a() { if (b) return c; return d; }", ["function a() { ; return d; }"]],
    ["function a() { if (b) { return; } d(); }", ["function a() { ; d(); }"]],
    ["function a() { if (b) return c; else d(); }", []],
    ["function a() { if (b) d(); }", []],
    ["const a = [...b];", ["const a = [];"]],
    ["const a = [...b, c];", ["const a = [c];"]],
    ["const a = [c, ...b];", ["const a = [c];"]],
    ["const a = { ...b };", []],
    ["const a = b as true;", []],
    ["type A = true | 1;", []],
    ["interface A { readonly b: false }", []],
    ["// a === b, true", []],
    ['import { a } from "b" with { c: "true" };', []],
    ["throw new Error(String(a === b));", []],
    ['const a = { severity: "warning", sent: "breaking" };', []],
    ["const a = `${b ? c === d : e}`;", ["const a = `${b ? c !== d : e}`;"]],
  ])("%s", (line, expected) => {
    expect(linesOf(line)).toEqual(expected);
  });

  it.each([
    [
      diagnostics,
      'const a = { severity: "warning", message: "b" };',
      ['const a = { severity: "note", message: "b" };'],
    ],
    [diagnostics, 'const a = { message: "error" };', ['const a = { severity: "warning", message: "error" };']],
    [changes, 'const a = narrows("b");', ['const a = widens("b");']],
    [changes, 'const a = doubtful("b");', ['const a = harmless("b");']],
    [changes, "const a = b(c);", []],
    [
      changes,
      'const a = { sent: "breaking", read: "info" };',
      ['const a = { sent: "info", read: "info" };', 'const a = { sent: "breaking", read: "warning" };'],
    ],
    [settings, 'const a = ["b", "c"];', ['const a = ["c"];', 'const a = ["b"];']],
    [settings, 'const a = { toDiff: "none" };', ['const a = { toDiff: "types" };']],
    [settings, 'const a = { says: "b" };', []],
  ])("of %s: %s", (file, line, expected) => {
    expect(linesOf(line, file)).toEqual(expected);
  });

  it("leaves out edits of several lines", () => {
    expect(linesOf("function a() {\n  if (b) {\n    return;\n  }\n}")).toEqual([]);
  });

  it("have names with the line before and after, and a number if the line repeats", () => {
    const ids = mutationsOf("sandbox/tls/a.ts", "  b = true;\n\n  b = true;\n").map(({ id }) => id);
    expect(ids).toEqual(["sandbox/tls/a.ts: b = true; => b = false;", "sandbox/tls/a.ts: b = true; => b = false; (2)"]);
  });
});
