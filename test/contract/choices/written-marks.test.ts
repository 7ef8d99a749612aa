import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { readMarkedSpecs } from "../facts/marked-specs.js";
import { interfacesOf, readSpecs, type Specs } from "../facts/specs.js";
import { marksOf, questionsIn, type WrittenMark } from "./written-marks.js";

const specs = readMarkedSpecs();

/** The choices of an API, each with its name and its sentences. */
function choicesOf(of: Specs, name: string): readonly WrittenMark[] {
  return marksOf(of, name).filter(({ kind }) => kind === "sandbox-choice");
}

/** The sentences of choices that an API has twice, each once. */
function repeatedChoices(of: Specs, name: string): readonly string[] {
  const texts = choicesOf(of, name).flatMap(({ text = "" }) => questionsIn(text));
  return [...new Set(texts.filter((text, index) => text !== "" && texts.indexOf(text) < index))];
}

/** Choices of several APIs with different names, and names with different descriptions. */
function unlikeNames(of: Specs): readonly string[] {
  const names = new Map<string, string[]>();
  const texts = new Map<string, Set<string>>();
  for (const { name = "", text = "" } of interfacesOf(of).flatMap((each) => choicesOf(of, each))) {
    if (text === "") continue;
    for (const question of questionsIn(text)) names.set(question, [...(names.get(question) ?? []), name]);
    if (name !== "") texts.set(name, (texts.get(name) ?? new Set()).add(text));
  }
  const unnamed = [...names].filter(([, all]) => all.length > 1 && (new Set(all).size > 1 || all[0] === ""));
  const ambiguous = [...texts].filter(([, all]) => all.size > 1);
  return [...unnamed, ...ambiguous].map(([key]) => key);
}

describe("choices of our overlays", () => {
  it.each(interfacesOf(specs))("have each text once: %s", (name) => {
    expect(repeatedChoices(specs, name)).toEqual([]);
  });

  it("have the same name and the same text in all APIs that share them", () => {
    expect(unlikeNames(specs)).toEqual([]);
  });
});

describe("the open questions", () => {
  const overlay = parse(readFileSync("specs/open-questions.yaml", "utf8")) as {
    readonly actions: readonly [{ readonly update: { readonly "x-open-questions": Readonly<Record<string, string>> } }];
  };
  const questions = Object.entries(overlay.actions[0].update["x-open-questions"]);
  const written = [...readSpecs("specs")].flatMap(([path, text]) =>
    path.endsWith(".xsd")
      ? [...text.matchAll(/source="open-question"[^>]*>([^<]*)</g)].map(([, id = ""]) => id)
      : [...text.matchAll(/x-open-question: (?:\[([^\]]*)\]|(.*))/g)].flatMap(([, list, one = ""]) =>
          (list ?? one).split(/, */),
        ),
  );

  it("have different texts, and each is asked in a spec", () => {
    expect(new Set(questions.map(([, text]) => text)).size).toBe(questions.length);
    expect(questions.map(([id]) => id).filter((id) => !written.includes(id))).toEqual([]);
  });

  it("are one id or a list of ids in a spec, on one line", () => {
    expect(written.filter((id) => !/^Q-\d{2,}(?:\.\d+)?$/.test(id))).toEqual([]);
    const marks = interfacesOf(specs)
      .flatMap((name) => marksOf(specs, name))
      .filter(({ kind }) => kind === "open-question");
    expect(written).toHaveLength(marks.length);
  });
});

describe("a choice that is written twice", () => {
  const shop = (first: string, second: string): Specs =>
    new Map([["shop/openapi.yaml", `{ x-sandbox-choice: ${first}, info: { x-sandbox-choice: ${second} } }`]]);

  it("is found in lists, next to a name, and in the middle of a text", () => {
    const choice = '"Q-1: who?"';
    expect(repeatedChoices(shop(choice, `[${choice}]`), "shop")).toEqual(["Q-1: who?"]);
    expect(repeatedChoices(shop(choice, `{ name: who, text: ${choice} }`), "shop")).toHaveLength(1);
    expect(repeatedChoices(shop('"Q-1: who. unlisted: when."', '"unlisted: when."'), "shop")).toHaveLength(1);
    expect(repeatedChoices(shop(`{ name: who, text: ${choice} }`, "{ name: who }"), "shop")).toEqual([]);
  });

  it("is found between APIs if one of them gives it no name, or another one", () => {
    const two = (second: string): Specs =>
      new Map([
        ...shop('{ name: who, text: "Q-1: who?" }', "{ name: who }"),
        ["mall/openapi.yaml", `x-sandbox-choice: ${second}`],
      ]);
    expect(unlikeNames(two('{ name: who, text: "Q-1: who?" }'))).toEqual([]);
    expect(unlikeNames(two('"Q-1: who?"'))).toEqual(["Q-1: who?"]);
    expect(unlikeNames(two('{ name: whom, text: "Q-1: who?" }'))).toEqual(["Q-1: who?"]);
    expect(unlikeNames(two('{ name: who, text: "Q-1: whom?" }'))).toEqual(["who"]);
  });
});
