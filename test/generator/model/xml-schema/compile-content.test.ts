import { describe, expect, it } from "vitest";
import type { ContentAutomaton } from "../../../../generator/model/xml-schema/automaton.js";
import { compileContent, tryCompileContent } from "../../../../generator/model/xml-schema/compile-content.js";
import type { Particle } from "../../../../generator/model/xml-schema/components.js";
import {
  allTexts,
  any,
  element,
  generator,
  group,
  names,
  one,
  isTextOf,
  patternOf,
  randomModel,
} from "./content-models.js";
import { acceptsSequence } from "./accepts-sequence.js";
import { seedsOf } from "../../../support/seeds.js";

function accepts(model: Particle, text: string): boolean {
  return acceptsSequence(compileContent(model), names(text));
}

describe("compileContent", () => {
  it("takes a sequence in its order only", () => {
    const model = group("sequence", [one("a"), one("b", [0, 1]), one("c", [1, "unbounded"])]);
    expect(["ac", "abc", "abccc"].map((text) => accepts(model, text))).toEqual([true, true, true]);
    expect(["", "a", "ab", "abbc", "ca", "acb"].some((text) => accepts(model, text))).toBe(false);
  });

  it("takes exactly one branch of a choice", () => {
    const model = group("choice", [one("a"), group("sequence", [one("b"), one("c")])]);
    expect(["a", "bc"].every((text) => accepts(model, text))).toBe(true);
    expect(["", "b", "ab", "abc", "c"].some((text) => accepts(model, text))).toBe(false);
  });

  it("lets nothing match a choice without branches, unless it is optional", () => {
    expect(accepts(group("choice", []), "")).toBe(false);
    expect(accepts(group("choice", [], [0, 1]), "")).toBe(true);
  });

  it("takes the members of an all group once each, in any order", () => {
    const model = group("all", [one("a"), one("b", [0, 1]), one("c")]);
    expect(["ac", "ca", "bca", "cab"].every((text) => accepts(model, text))).toBe(true);
    expect(["", "a", "aac", "abcb"].some((text) => accepts(model, text))).toBe(false);
  });

  it("takes an optional all group empty, though it has required members", () => {
    const model = group("all", [one("a"), one("b", [0, 1])], [0, 1]);
    expect(accepts(model, "")).toBe(true);
    expect(accepts(model, "b")).toBe(false);
  });

  it("keeps a million occurrences in one counter", () => {
    const model = group("sequence", [one("a", [2, 1_000_000]), one("b", [0, 1])]);
    const automaton = compileContent(model) as ContentAutomaton & { kind: "states" };
    expect(automaton.states.length).toBe(3);
    expect(automaton.counters).toBe(1);
    expect(["aa", "aab", "aaaaaaa"].every((text) => accepts(model, text))).toBe(true);
    expect(["", "a", "ab", "aaba"].some((text) => accepts(model, text))).toBe(false);
  });

  it("grows by one state and one edge for each optional element of a sequence", () => {
    const model = group(
      "sequence",
      Array.from({ length: 1000 }, (_, index) => one(`e${index}`, [0, 1])),
    );
    const automaton = compileContent(model) as ContentAutomaton & { kind: "states" };
    expect(automaton.states.length).toBe(1001);
    expect(automaton.states.every(({ edges }) => edges.length <= 1)).toBe(true);
  });

  it("expands a substitution group into edges and leaves its abstract head out", () => {
    const head = element("head", { scope: "global", abstract: true });
    const members = [element("x", { scope: "global" }), element("y", { scope: "global" })];
    const automaton = compileContent(one(head), (asked) => (asked === head ? members : [asked]));
    expect(acceptsSequence(automaton, names("x"))).toBe(true);
    expect(acceptsSequence(automaton, names("y"))).toBe(true);
    expect(acceptsSequence(automaton, [{ namespace: "", local: "head" }])).toBe(false);
  });

  it.each([
    ["an optional element before the same element", group("sequence", [one("a", [0, 1]), one("a")])],
    ["two branches that begin alike", group("choice", [one("a"), group("sequence", [one("a"), one("b")])])],
    ["a range of occurrences before the same element", group("sequence", [one("a", [2, 3]), one("a")])],
    ["an element beside a wildcard that takes it", group("choice", [one("a"), any({ kind: "any" })])],
    ["two wildcards in a row", group("sequence", [any({ kind: "any" }, [0, 1]), any({ kind: "not", namespace: "x" })])],
    ["the same name twice in an all group", group("all", [one("a"), one("a", [0, 1])])],
    [
      "a repeated group whose end is like its start",
      group("sequence", [one("a"), one("b", [0, 1]), one("a", [0, 1])], [1, "unbounded"]),
    ],
  ])("finds %s ambiguous", (_, model) => {
    expect(tryCompileContent(model)).toMatchObject({ ok: false, fault: { kind: "ambiguous" } });
  });

  it.each([
    ["a fixed number of occurrences before the same element", group("sequence", [one("a", [2, 2]), one("a")])],
    ["the same element after something else", group("sequence", [one("a"), one("b"), one("a")])],
    [
      "wildcards of different namespaces",
      group("choice", [any({ kind: "list", namespaces: ["x"] }), any({ kind: "list", namespaces: ["y"] })]),
    ],
    [
      "an element that a wildcard for other namespaces cannot take",
      group("sequence", [any({ kind: "not", namespace: "x" }, [0, 1]), one("a")]),
    ],
  ])("finds %s unambiguous", (_, model) => {
    expect(tryCompileContent(model).ok).toBe(true);
  });

  it("follows all ways through nested counts that can neither be joined nor be written out", () => {
    const model = group("sequence", [one("a", [2, 3]), one("b", [0, 1])], [2, 1_000_000]);
    const compiled = tryCompileContent(model);
    expect(compiled).toMatchObject({ ok: true, automaton: { isNested: true } });
    for (const text of allTexts("ab", 8))
      expect([text, accepts(model, text)]).toEqual([text, /^(?:a{2,3}b?){2,}$/.test(text)]);
  });

  it("refuses groups of groups that would write out more than twenty thousand elements", () => {
    let model = group("sequence", [one("a", [0, 1])]);
    for (let depth = 0; depth < 40; depth++) model = group("sequence", [model, model]);
    expect(tryCompileContent(model)).toEqual({ ok: false, fault: { kind: "too-large" } });
  });

  it.each(seedsOf(import.meta.filename))(
    "agrees with a search through all positions on thousands of small models (seed %i)",
    (seed) => {
      const random = generator(seed + 7);
      const texts = allTexts("abc", 6);
      let unambiguous = 0;
      for (let round = 0; round < 1500; round++) {
        const model = randomModel(random, 3);
        const compiled = tryCompileContent(model);
        if (!compiled.ok) continue;
        unambiguous += 1;
        const wrong = texts.filter((text) => {
          return acceptsSequence(compiled.automaton, names(text)) !== isTextOf(model, text);
        });
        expect({ model: patternOf(model), wrong }).toEqual({ model: patternOf(model), wrong: [] });
      }
      expect(unambiguous).toBeGreaterThan(300);
    },
  );
});
