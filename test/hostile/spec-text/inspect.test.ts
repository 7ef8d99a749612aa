import { describe, expect, it } from "vitest";
import { inspect, plain } from "./inspect.js";

/** The other tests depend on this: an inspection that finds nothing proves nothing. */
describe("the inspection of emitted files", () => {
  const faults = (text: string): readonly string[] => inspect({ path: "a.ts", text }).faults;

  it.each([
    ["an identifier", "export const a = 1; globalThis.pwned_k1z = 1;", "code"],
    ["a key", "export const a = { pwned_k1z: 1 };", "code"],
    ["a type", "export type A = pwned_k1z;", "code"],
    ["a regular expression", "export const a = /pwned_k1z/;", "code"],
    ["a part of a template", "export const a = `pwned_k1z ${1}`;", "code"],
    ["no syntax", 'export const a = "a\n";', "no syntax"],
    ["a tag", "/** a @internal pwned_k1z */\nexport const a = 1;", "a tag"],
    ["a deprecation", "/** a @deprecated pwned_k1z */\nexport const a = 1;", "deprecated by a text"],
    ["a note to a bundler", "/** a @__NO_SIDE_EFFECTS__ */\nexport function a() {}", "a note to a tool"],
    ["an address of a map", "/**\n//# sourceMappingURL=a\n*/\nexport const a = 1;", "a note to a tool"],
    ["an address of a map in a string", 'export const a = "//# sourceMappingURL=a";', "a note to a tool"],
    ["a directive", "// @ts-ignore\nexport const a = 1;", "a directive"],
    ["a reference", '/// <reference path="a" />\nexport const a = 1;', "a reference"],
    ["a letter outside ASCII", 'export const a = "\u00e9";', "not ASCII"],
    ["a mark that turns the direction", "// \u202e\nexport const a = 1;", "not ASCII"],
  ])("finds %s", (_, text, fault) => {
    expect(faults(text).join("\n")).toContain(fault);
  });

  it("finds nothing wrong with strings and comments", () => {
    const text =
      '/** @deprecated */\n/* pwned_k1z */\nexport const a = ["pwned_k1z @internal #__PURE__", /* @__PURE__ */ Object()];';
    expect(faults(text)).toEqual([]);
    expect(inspect({ path: "a.ts", text }).texts).toContain("pwned_k1z @internal #__PURE__");
  });

  it("reads a text as it was, however it is laid out", () => {
    expect(plain("a *\\/ b\\u2028c\n * d")).toBe(plain("a */ b\u2028c d"));
  });
});
