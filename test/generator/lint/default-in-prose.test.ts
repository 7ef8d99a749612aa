import { describe, expect, it } from "vitest";
import { defaultInProse } from "../../../generator/lint/default-in-prose.js";

describe("defaultInProse", () => {
  it.each([
    ["How many. Defaults to 25.", "Defaults to 25"],
    ["The size (default: small).", "(default: small)"],
    ["The default value is `3`, at most 10.", "default value is `3`, at most 10"],
    ["Page size, default = 20", "default = 20"],
    ["First line\nDefault: none of them\nmore", "Default: none of them"],
    ["It defaults to 1.5 and more.", "defaults to 1.5 and more"],
  ])("finds the promise of a value in %j", (description, words) => {
    expect(defaultInProse(description)).toBe(words);
  });

  it.each([
    "The default currency of the company.",
    "Sorted by name by default.",
    "There is no default.",
    "The default is not stated.",
    "The default is unknown.",
    "Restores the defaults.",
    "",
  ])("finds none in %j", (description) => {
    expect(defaultInProse(description)).toBeUndefined();
  });

  it("finds none where there is no description", () => {
    expect(defaultInProse(undefined)).toBeUndefined();
  });

  it("quotes only the beginning of a long sentence", () => {
    expect(defaultInProse(`Defaults to ${"very ".repeat(50)}long.`)).toBe(
      "Defaults to very very very very very ver...",
    );
  });
});
