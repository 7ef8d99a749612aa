import { describe, expect, it } from "vitest";
import { isPatternFound } from "../../../../generator/languages/pattern-search.js";
import { TextMachine, whole } from "../../../../generator/languages/text-machine.js";
import { parseXsdPattern } from "../../../../generator/languages/xsd/parse-pattern.js";
import { translatePattern } from "../../../../generator/languages/xsd/translate-pattern.js";

function sourceOf(pattern: string): string {
  const translated = translatePattern(pattern);
  return translated.ok ? translated.source : `${translated.fault.offset}: ${translated.fault.message}`;
}

/** Compares the translated expression, the matcher of the loader, and the automaton of proofs: they must agree. */
function matches(pattern: string, text: string): boolean {
  const byExpression = new RegExp(sourceOf(pattern), "u").test(text);
  expect(isPatternFound(sourceOf(pattern), text)).toBe(byExpression);
  const parsed = parseXsdPattern(pattern);
  if (!parsed.ok) throw new Error(parsed.fault.message);
  const machine = new TextMachine(whole(parsed.tree));
  const end = [...text].reduce((state, character) => machine.next(state, character), machine.start);
  expect(end.isFine).toBe(byExpression);
  return byExpression;
}

describe("translatePattern", () => {
  it.each([
    ["a|b", "^(?:a|b)$"],
    ["[A-Z]{2}\\d*", "^(?:[A-Z]{2}[\\p{Nd}]*)$"],
    ["(ab|c)+x?", "^(?:(?:ab|c)+x?)$"],
    ["(a|b)c", "^(?:(?:a|b)c)$"],
    ["a{2,}", "^(?:a{2,})$"],
    ["^a$", "^(?:\\^a\\$)$"],
    ["/", "^(?:\\/)$"],
    ["[^a-c]", "^(?:[^a-c])$"],
    ["[a-z-[aeiou]]", "^(?:(?![aeiou])[a-z])$"],
    ["([a-z-[aeiou]])*", "^(?:(?:(?![aeiou])[a-z])*)$"],
    ["", "^(?:)$"],
  ])("translates %j", (pattern, source) => {
    expect(sourceOf(pattern)).toBe(source);
  });

  it.each([
    ["[0-9]{5}(-[0-9]{4})?", ["12345", "12345-6789"], ["1234", "12345-", "x12345"]],
    [".", ["a", "\t", "\u{1F600}"], ["\n", "\r", "ab", ""]],
    ["\\s\\S", [" a", "\nb"], ["aa", "\u00A0a"]],
    ["\\w+", ["abc", "é1", "+"], ["a b", "a-b", "a.b", ""]],
    ["\\W+", ["-", " ", "!"], ["a", "1"]],
    ["\\d+", ["12", "\u0663"], ["1a"]],
    ["\\D", ["a"], ["1"]],
    ["\\i\\c*", ["a", "_x:y-1", "ä"], ["1a", "-a", ""]],
    ["\\I\\C", ["1 ", "- "], ["a ", "1a"]],
    ["[\\i-[:]][\\c-[:]]*", ["a", "a-b"], ["a:b", ":a"]],
    ["[\\w\\s]+", ["a b"], ["a-b"]],
    ["[^\\w]", ["-"], ["a"]],
    ["[\\S]", ["a"], [" "]],
    ["\\p{Lu}\\p{Ll}+", ["Abc", "Ärger"], ["abc", "ABC"]],
    ["\\P{L}", ["1"], ["a"]],
    ["\\p{IsGreek}+", ["αβγ"], ["abc"]],
    ["\\P{IsBasicLatin}", ["é"], ["e"]],
    ["[\\P{IsBasicLatin}x]", ["é", "x"], ["e"]],
    ["[a-z-[aeiou-[e]]]+", ["bed"], ["bad"]],
    ["[^a-z-[A-Z]]", ["1"], ["a", "A"]],
    ["\\^$\\.\\-\\[\\]\\{\\}\\(\\)\\|\\?\\*\\+\\\\", ["^$.-[]{}()|?*+\\"], [""]],
    ["[\\^\\-\\]\\[.$*]", ["^", "-", "]", "[", ".", "$", "*"], ["a", "\\"]],
    ["[-a]", ["-", "a"], ["b"]],
    ["[a-]", ["-", "a"], ["b"]],
    ["[+-\\-]", ["+", ",", "-"], ["."]],
    ["\\n\\r\\t", ["\n\r\t"], ["nrt"]],
    ["|a", ["", "a"], ["b"]],
    ["()", [""], ["a"]],
    ["(a*)*b", ["b", "aab"], ["a", ""]],
    ["(a?){3}", ["", "a", "aaa"], ["aaaa"]],
    ["a{0}", [""], ["a"]],
    ["a{2,4}", ["aa", "aaaa"], ["a", "aaaaa"]],
    ["\u{1F600}{2}", ["\u{1F600}\u{1F600}"], ["\u{1F600}"]],
  ])("means what XML Schema means by %j", (pattern, good, bad) => {
    expect(good.filter((text) => !matches(pattern, text))).toEqual([]);
    expect(bad.filter((text) => matches(pattern, text))).toEqual([]);
  });

  it.each([
    ["(", 0, '"(" is not closed'],
    ["a)", 1, '")" has no matching "("'],
    ["[", 0, '"[" is not closed'],
    ["[]", 1, "a character class needs a character"],
    ["[z-a]", 1, "the end of a range precedes its start"],
    ["[a--z]", 3, 'write "\\-" for "-" between other characters'],
    ["[a-\\d]", 1, "a range must end with one character"],
    ["[a-z-[a]b]", 8, "a subtraction must be the last part of a character class"],
    ["*a", 0, '"*" has nothing to repeat'],
    ["a{,2}", 1, '"{" must start a quantifier such as {2}, {2,} or {2,3}; write "\\{" for the character'],
    ["a{3,2}", 1, "the second number of a quantifier must not be smaller than the first"],
    ["]", 0, 'write "\\]" for the character "]"'],
    ["\\$", 0, '"\\$" is not an escape of XML Schema'],
    ["\\b", 0, '"\\b" is not an escape of XML Schema'],
    ["\\1", 0, '"\\1" is not an escape of XML Schema'],
    ["\\", 0, '"\\" needs a character after it'],
    ["(?:a)", 1, '"?" has nothing to repeat'],
    ["\\p{Xx}", 0, '"Xx" is not a category or block of Unicode'],
    ["\\pL", 0, '"\\p" needs a name in braces, such as "\\p{L}"'],
    ["a**", 2, '"*" has nothing to repeat'],
    ["(".repeat(300), 201, "groups are nested deeper than 200"],
  ])("refuses %j", (pattern, offset, message) => {
    expect(translatePattern(pattern)).toMatchObject({ ok: false, fault: { offset, message } });
  });
});
