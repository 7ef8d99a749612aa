import { expect, it } from "vitest";
import { meantPattern } from "../../../../generator/languages/ecma/meant-pattern.js";

it.each([
  ["^\\d+\\-\\d+$", "^\\d+-\\d+$"],
  ["^[a\\-z\\_\\@]+\\:$", "^[a\\-z_@]+:$"],
  ["\\p{L}\\'\\u{41}", "\\p{L}'\\u{41}"],
  ["(?i)^abc[d-f1]$", "^[aA][bB][cC][d-f1DEF]$"],
  ["^(?i)a\\d|(?<name>[^xY])", "^[aA]\\d|(?<name>[^xYyX])"],
  ["(?i)\\x41\\u0041\\p{Lu}\\w[\\w-]", "\\x41\\u0041\\p{Lu}\\w[\\w-]"],
  ["\\A(?P<year>\\d{4})\\z", "^(?<year>\\d{4})$"],
  ["(?i)[z-a]", "[z-a]"],
  ["^[\\w-.]+$", "^[\\w\\-.]+$"],
  ["[.-\\d]|[-\\s]|[^\\p{L}-x-z-]", "[.\\-\\d]|[-\\s]|[^\\p{L}\\-x\\-z-]"],
  ["^{a}]a{2}$", "^\\{a\\}\\]a{2}$"],
  ["a(?i:b[c](d)(?-i:e))f", "a(?:[bB][cC]([dD])(?:e))f"],
  ["(?s)a.(?-s:.)[.]", "a[^](?:.)[.]"],
  ["(?is:a.)", "(?:[aA][^])"],
  ["(?m:^a)", "(?m:^a)"],
  ["(?i)[a", "[a"],
  ["\\", "\\"],
])("reads %j as %j", (pattern, meant) => {
  expect(meantPattern(pattern)).toBe(meant);
});
