import { describe, expect, it } from "vitest";
import { optionValue } from "../../../generator/text/option-value.js";

describe("a value of an option in a message", () => {
  it.each([
    ["plain", "plain"],
    ["a?b#c@d", "a?b#c@d"],
    [["https://u:p@h.example/a?key=p"], "https://h.example/a"],
    ["https://u:p@h.example", "https://h.example"],
    ["https://u:p/p@h.example/a#p", "https://h.example/a"],
    ["ftp://u@h.example?p", "ftp://h.example"],
    ["//u:p@h.example", "//h.example"],
    ["u:p@h.example", "h.example"],
    ["http://h.example:80/@scope/a", "http://h.example:80/@scope/a"],
    [
      { test: "https://u:p@h.example?p", "https://u:p@h.example/": ["a", "b"] },
      "test=https://h.example, https://h.example/=a, b",
    ],
    ["x".repeat(80), "x".repeat(80)],
    ["x".repeat(81), `${"x".repeat(79)}…`],
    [`https://${"u".repeat(200)}:p@h.example/${"x".repeat(200)}`, `https://h.example/${"x".repeat(61)}…`],
    [5, "5"],
    [null, "null"],
  ])("has no user and query, and at most 80 characters: %j", (value, expected) => {
    expect(optionValue(value)).toBe(expected);
  });
});
