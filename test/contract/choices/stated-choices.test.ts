import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { withMarkTexts } from "../facts/named-marks.js";
import { readMarkedSpecs } from "../facts/marked-specs.js";
import { choicesIn, refusedChoices } from "./stated-choices.js";

describe("choices of our contracts", () => {
  const documents = [...readMarkedSpecs()].filter(([path]) => path.endsWith("/openapi.yaml"));

  it.each(documents)("promise nothing that the schema beside them refuses: %s", (_, text) => {
    expect(refusedChoices(withMarkTexts(parse(text)))).toEqual([]);
  });

  it("are found wherever they stand", () => {
    const marks = documents.flatMap(([, text]) => text.match(/^ *x-sandbox-choice:/gm) ?? []);
    expect(documents.flatMap(([, text]) => choicesIn(withMarkTexts(parse(text))))).toHaveLength(marks.length);
  });
});

describe("a choice that its schema refuses", () => {
  const vendor = (choice: string, more = {}): unknown => ({
    required: ["StatusList"],
    properties: { StatusList: { type: "array", "x-sandbox-choice": choice, ...more }, Name: {} },
  });

  it("said that a list may be left out which its schema requires", () => {
    expect(refusedChoices(vendor("Q-12: a request may leave the list out or send it empty."))).toEqual([
      "/properties/StatusList: it may be left out, and is required: Q-12: a request may leave the list out or send it empty.",
    ]);
    expect(refusedChoices(vendor("Q-12: a request may send the list empty."))).toEqual([]);
  });

  it("gets values that may be empty or null, and required ones", () => {
    expect(refusedChoices(vendor("Q-1: the list may be empty.", { minItems: 1 }))).toHaveLength(1);
    expect(refusedChoices(vendor("Q-1: the list may be null."))).toHaveLength(1);
    expect(refusedChoices(vendor("Q-1: the list may be null.", { type: ["array", "null"] }))).toEqual([]);
    const parameter = { name: "user", in: "query", required: false, "x-sandbox-choice": "Q-2: it is required." };
    expect(refusedChoices({ parameters: [parameter] })).toHaveLength(1);
  });
});
