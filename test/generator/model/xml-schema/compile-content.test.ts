import { describe, expect, it } from "vitest";
import { acceptsSequence, type ContentAutomaton } from "../../../../generator/model/xml-schema/automaton.js";
import { compileContent, tryCompileContent } from "../../../../generator/model/xml-schema/compile-content.js";
import type { Particle } from "../../../../generator/model/xml-schema/components.js";
import { any, element, group, names, one } from "./content-models.js";

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

  it("refuses nested counts that can neither be joined nor be written out", () => {
    const model = group("sequence", [one("a", [2, 3]), one("b", [0, 1])], [2, 1_000_000]);
    expect(tryCompileContent(model)).toMatchObject({ ok: false, fault: { kind: "undecidable-counts" } });
  });

  it("refuses groups of groups that would write out more than twenty thousand elements", () => {
    let model = group("sequence", [one("a", [0, 1])]);
    for (let depth = 0; depth < 40; depth++) model = group("sequence", [model, model]);
    expect(tryCompileContent(model)).toEqual({ ok: false, fault: { kind: "too-large" } });
  });

  it("agrees with regular expressions on thousands of small models", () => {
    const random = generator(7);
    const texts = allTexts("abc", 6);
    let unambiguous = 0;
    for (let round = 0; round < 1500; round++) {
      const model = randomModel(random, 3);
      const compiled = tryCompileContent(model);
      if (!compiled.ok) continue;
      unambiguous += 1;
      const pattern = new RegExp(`^(?:${patternOf(model)})$`);
      const wrong = texts.filter((text) => acceptsSequence(compiled.automaton, names(text)) !== pattern.test(text));
      expect({ pattern: pattern.source, wrong }).toEqual({ pattern: pattern.source, wrong: [] });
    }
    expect(unambiguous).toBeGreaterThan(300);
  });
});

/** A small linear congruential generator, so that each run sees the same models. */
function generator(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function randomModel(random: (below: number) => number, depth: number): Particle {
  const min = random(3);
  const occurs = [min, random(3) === 0 ? "unbounded" : Math.max(1, min + random(3))] as const;
  const often = random(2) === 0 ? ([1, 1] as const) : occurs;
  if (depth === 0 || random(3) === 0) return one("abc"[random(3)] ?? "a", often);
  const items = Array.from({ length: 1 + random(3) }, () => randomModel(random, depth - 1));
  return group(random(2) === 0 ? "choice" : "sequence", items, often);
}

function patternOf({ term, minOccurs, maxOccurs }: Particle): string {
  const occurs = `{${minOccurs},${maxOccurs === "unbounded" ? "" : maxOccurs}}`;
  if (term.kind === "element") return `${term.name.local}${occurs}`;
  if (term.kind === "wildcard") return `.${occurs}`;
  return `(?:${term.particles.map(patternOf).join(term.compositor === "choice" ? "|" : "")})${occurs}`;
}

function allTexts(letters: string, longest: number): string[] {
  const texts = [""];
  for (let from = 0, length = 1; length <= longest; length++) {
    const end = texts.length;
    for (; from < end; from++) for (const letter of letters) texts.push(`${texts[from] ?? ""}${letter}`);
  }
  return texts;
}
