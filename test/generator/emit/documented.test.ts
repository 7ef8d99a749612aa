import { describe, expect, it } from "vitest";
import type { JsonValue } from "../../../generator/model/json-schema/schema.js";
import {
  commentLines,
  documented,
  jsDoc,
  memberJsDoc,
  openMarks,
  ruleSentences,
} from "../../../generator/emit/documented.js";

describe("what is marked at a place", () => {
  it("is a rule and an open question, without the choice of a sandbox", () => {
    const extensions = new Map<string, JsonValue>([
      ["x-sandbox-choice", "Q-1: none is sent."],
      ["x-open-question", "Q-1: is one sent?"],
      ["x-rules", [{ name: "one-only", text: "One is enough." }]],
    ]);
    expect(ruleSentences(extensions)).toEqual(["Rule one-only: One is enough."]);
    expect(openMarks(extensions)).toEqual(["Open question: Q-1: is one sent?"]);
  });

  it("is a sentence for each of several, named or not", () => {
    const marks = [{ name: "sent", text: "Q-1: is one sent? " }, "Q-2: when?", { name: "unwritten" }, 3, ""];
    expect(openMarks(new Map<string, JsonValue>([["x-open-question", marks]]))).toEqual([
      "Open question: Q-1: is one sent?",
      "Open question: Q-2: when?",
    ]);
  });

  it("is nothing where extensions have other shapes", () => {
    expect([ruleSentences(undefined), openMarks(undefined)]).toEqual([[], []]);
    const rules = [[1, null, { name: "n" }], "a rule"].map((value) => new Map<string, JsonValue>([["x-rules", value]]));
    expect(rules.flatMap(ruleSentences)).toEqual([]);
    expect(openMarks(new Map<string, JsonValue>([["x-sandbox-choice", true]]))).toEqual([]);
  });
});

describe("documentation", () => {
  it("joins what is said with blank lines and keeps no empty part", () => {
    expect(documented(["One.", undefined, "", "Two."])).toEqual({ docs: "One.\n\nTwo." });
    expect(documented([undefined])).toEqual({});
  });

  it("becomes comment lines with tags at the end", () => {
    const said = documented(["One two."], [{ tagName: "default", text: "1" }, { tagName: "deprecated" }]);
    expect(commentLines(said, 5)).toEqual(["One", "two.", "@default 1", "@deprecated"]);
  });

  it("has one sentence of its remarks, and the number of the others; those of a member are for its declaration", () => {
    const said = documented(["One."], [{ tagName: "deprecated" }], ["It is */ so. Or @not.", "Why?", "When?"]);
    const remarks = { tagName: "remarks", text: "It is *\\/\nso (2 more in the\nspec)." };
    expect(jsDoc(documented([], [], ["Why @not? Who knows."]))).toEqual({
      docs: [{ tags: [{ tagName: "remarks", text: "Why \\@not?" }] }],
    });
    expect(jsDoc(said, 20)).toEqual({ docs: [{ description: "One.", tags: [{ tagName: "deprecated" }, remarks] }] });
    expect(memberJsDoc(said)).toEqual({ docs: [{ description: "One.", tags: [{ tagName: "deprecated" }] }] });
  });
});
