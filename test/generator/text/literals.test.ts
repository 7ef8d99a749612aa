import { describe, expect, it } from "vitest";
import {
  booleanLiteral,
  jsonLiteral,
  memberAccess,
  numberLiteral,
  propertyKey,
  stringLiteral,
} from "../../../generator/text/literals.js";

const run = (expression: string): unknown => new Function(`return ${expression};`)();

describe("literals", () => {
  it.each(['"', "\\", "\n", "\r", "\u2028", "${x}", "`", "*/", "</script>", "\u202e", "\ud800", "\u{1F600}", "\u0000"])(
    "writes %j so that the code reads the same text",
    (text) => {
      const literal = stringLiteral(`a${text}b`);
      expect(run(literal)).toBe(`a${text}b`);
      expect(literal).toMatch(/^[\x20-\x7e]*$/);
    },
  );

  it("keeps __proto__ a plain member", () => {
    const value = run(`(${jsonLiteral(JSON.parse('{"__proto__": {"polluted": true}, "a-b": [1, null]}'))})`);
    expect(Object.keys(value as object)).toEqual(["__proto__", "a-b"]);
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
  });

  it("quotes keys only where they need it", () => {
    expect([propertyKey("a"), propertyKey("a-b"), memberAccess("a"), memberAccess("a b")]).toEqual([
      "a",
      '"a-b"',
      ".a",
      '["a b"]',
    ]);
  });

  it("refuses booleans that are texts", () => {
    expect([booleanLiteral(true), booleanLiteral(false)]).toEqual(["true", "false"]);
    expect(() => booleanLiteral("evil()" as unknown as boolean)).toThrow(TypeError);
  });

  it("refuses numbers that are not JSON", () => {
    expect(() => numberLiteral(Number.NaN)).toThrow(TypeError);
    expect(() => numberLiteral("1; evil()" as unknown as number)).toThrow(TypeError);
    expect(numberLiteral(1e21)).toBe("1e+21");
  });
});
