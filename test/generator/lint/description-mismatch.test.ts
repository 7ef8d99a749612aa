import { describe, expect, it } from "vitest";
import type { DescribedValue } from "../../../generator/lint/described-value.js";
import { descriptionMismatches } from "../../../generator/lint/description-mismatch.js";

const origin: DescribedValue["origin"] = {
  kind: "pointer",
  file: { path: "a.json", text: "{}" } as never,
  pointer: "",
};

/** The statements of a description that a schema contradicts. */
function mismatches(description: string, stated: Partial<DescribedValue>): readonly string[] {
  const nothing = { defaults: [], bounds: [], values: [], isRequired: undefined };
  const found = descriptionMismatches({ what: "Property", name: "p", origin, description, ...nothing, ...stated });
  return found.map(({ words, stated: text }) => `${words}: ${text}`);
}

const bounds = (kind: "maximum" | "minimum", value: number, measure: "characters" | "items" | "value" = "value") => ({
  bounds: [{ kind, measure, value, isExclusive: false }],
});

describe("descriptionMismatches", () => {
  it.each<[string, Partial<DescribedValue>, string[]]>([
    ["Defaults to 20.", { defaults: ["25"] }, ['Defaults to 20: the default is "25"']],
    [
      "The order, `down` when nothing is given.",
      { defaults: ["up"] },
      ['`down` when nothing is given: the default is "up"'],
    ],
    ["The order; exact if not set.", { defaults: ["begins"] }, ['exact if not set: the default is "begins"']],
    ['The default value is "b".', { defaults: ["a"] }, ['default value is "b": the default is "a"']],
    ["At most 21 pieces.", bounds("maximum", 20), ["At most 21 pieces: the maximum is 20"]],
    ["Never more than 1,000.", bounds("maximum", 100), ["Never more than 1,000: the maximum is 100"]],
    [
      "Up to ten characters.",
      bounds("maximum", 8, "characters"),
      ["Up to ten characters: the maximum is 8 characters"],
    ],
    ["Maximum length: 9", bounds("maximum", 8, "characters"), ["Maximum length: 9: the maximum is 8 characters"]],
    ["A list of 3 or fewer.", bounds("maximum", 2, "items"), ["3 or fewer: the maximum is 2 items"]],
    ["A list, 3 tags or fewer.", bounds("maximum", 2, "items"), ["3 tags or fewer: the maximum is 2 items"]],
    ["Between 1 and 5.", bounds("minimum", 0), ["Between 1 and 5: the minimum is 0"]],
    ["More than 0.", bounds("minimum", 2), ["More than 0: the minimum is 2"]],
    ["Exactly 3 letters.", bounds("minimum", 2, "characters"), ["Exactly 3 letters: the minimum is 2 characters"]],
    ["One of open, paid or lost.", { values: ["open", "paid"] }, ['lost: the values are "open", "paid"']],
    ["Sent as inTransitt.", { values: ["inTransit"] }, ['inTransitt: the values are "inTransit"']],
    ["Required. The name.", { isRequired: false }, ["Required: it is optional"]],
    ["A required UUID of the caller.", { isRequired: false }, ["required: it is optional"]],
    ["An optional name.", { isRequired: true }, ["optional: it is required"]],
    ["The name (optional).", { isRequired: true }, ["optional: it is required"]],
  ])("finds what the schema contradicts in %j", (description, stated, expected) => {
    expect(mismatches(description, stated)).toEqual(expected);
  });

  it.each<[string, Partial<DescribedValue>]>([
    ["Defaults to 25.", { defaults: ["25"] }],
    ["Defaults to `true`.", { defaults: ["true"] }],
    ["Defaults to the size of the page.", { defaults: ["25"] }],
    ["The default currency of the company.", { defaults: ["EUR"] }],
    ["At most 20 pieces.", bounds("maximum", 20)],
    ["More than 0.", bounds("minimum", 1)],
    ["At most 5 per minute.", bounds("maximum", 100)],
    ["Tempos of more than 140 beats are fast.", bounds("minimum", 0)],
    ["Up to 20 characters in Japan, up to 40 characters elsewhere.", bounds("maximum", 40, "characters")],
    ["At least 3 characters.", {}],
    ["A login id or a UUID.", { values: ["login", "uuid"] }],
    ["One of the countries, of which there are many.", { values: ["DE"] }],
    ["The required documents.", { isRequired: false }],
    ["Required. The name.", { isRequired: undefined }],
  ])("finds nothing in %j", (description, stated) => {
    expect(mismatches(description, stated)).toEqual([]);
  });
});
