import { describe, expect, it } from "vitest";
import { interfacesOf, readSpecs, type Specs } from "../facts/specs.js";
import { marksOf, questionsIn } from "./written-marks.js";

const specs = readSpecs("specs");

/** The texts that an interface has at two places, each once. */
function repeatedTexts(of: Specs, name: string): readonly string[] {
  const texts = marksOf(of, name).flatMap(({ kind, text = "" }) => questionsIn(text).map((each) => `${kind} ${each}`));
  return [...new Set(texts.filter((text, index) => texts.indexOf(text) < index && !text.endsWith(" ")))];
}

/** Texts that several interfaces have, each with other names than one. */
function unlikeNames(of: Specs): readonly string[] {
  const names = new Map<string, string[]>();
  const texts = new Map<string, Set<string>>();
  for (const each of interfacesOf(of)) {
    for (const { kind, name = "", text = "" } of marksOf(of, each)) {
      if (text === "") continue;
      for (const question of questionsIn(text)) {
        const known = names.get(`${kind} ${question}`) ?? [];
        names.set(`${kind} ${question}`, [...known, name]);
      }
      if (name === "") continue;
      texts.set(`${kind} ${name}`, (texts.get(`${kind} ${name}`) ?? new Set()).add(text));
    }
  }
  const unnamed = [...names].filter(([, all]) => all.length > 1 && (new Set(all).size > 1 || all[0] === ""));
  const ambiguous = [...texts].filter(([, all]) => all.size > 1);
  return [...unnamed, ...ambiguous].map(([key]) => key);
}

describe("questions and choices of our contracts", () => {
  it.each(interfacesOf(specs))("stand once, word for word: %s", (name) => {
    expect(repeatedTexts(specs, name)).toEqual([]);
  });

  it("have the same name and the same text in all interfaces that share them", () => {
    expect(unlikeNames(specs)).toEqual([]);
  });
});

describe("a question that is written twice", () => {
  const shop = (first: string, second: string): Specs =>
    new Map([["shop/openapi.yaml", `{ x-open-question: ${first}, info: { x-open-question: ${second} } }`]]);

  it("is found in lists, beside a name, and in the middle of a text", () => {
    const question = '"Q-1: who?"';
    expect(repeatedTexts(shop(question, `[${question}]`), "shop")).toEqual(["open-question Q-1: who?"]);
    expect(repeatedTexts(shop(question, `{ name: who, text: ${question} }`), "shop")).toHaveLength(1);
    expect(repeatedTexts(shop('"Q-1: who. unlisted: when."', '"unlisted: when."'), "shop")).toHaveLength(1);
    expect(repeatedTexts(shop(`{ name: who, text: ${question} }`, "{ name: who }"), "shop")).toEqual([]);
  });

  it("is found between interfaces where one of them gives it no name, or another one", () => {
    const two = (second: string): Specs =>
      new Map([
        ...shop('{ name: who, text: "Q-1: who?" }', "{ name: who }"),
        ["mall/openapi.yaml", `x-open-question: ${second}`],
      ]);
    expect(unlikeNames(two('{ name: who, text: "Q-1: who?" }'))).toEqual([]);
    expect(unlikeNames(two('"Q-1: who?"'))).toEqual(["open-question Q-1: who?"]);
    expect(unlikeNames(two('{ name: whom, text: "Q-1: who?" }'))).toEqual(["open-question Q-1: who?"]);
    expect(unlikeNames(two('{ name: who, text: "Q-1: whom?" }'))).toEqual(["open-question who"]);
  });
});
