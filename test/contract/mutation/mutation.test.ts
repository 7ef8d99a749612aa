import { describe, expect, it } from "vitest";
import { sized } from "../../support/sizes.js";
import { withFixtures } from "./by-fixtures.js";
import { isNoticed, judgeOf, type Judge, type Verdict } from "./judge.js";
import type { SpecTexts } from "./mutant.js";
import { sampleOf } from "./sample.js";
import { compare, lineOf, printLines } from "./score.js";
import { interfaceNames, mutantsOf, specTexts, wordMutantsOf } from "./specs.js";
import { readSurvivors } from "./survivors.js";

const names = interfaceNames();
const texts = new Map(names.map((name) => [name, specTexts(name)]));
const textsOf = (name: string): SpecTexts => texts.get(name) ?? specTexts(name);
const all = names.flatMap((name) => mutantsOf(name, textsOf(name)));
/** A judge of each interface for all tests: it generates the interface as it is once. */
const judges = new Map(names.map((name) => [name, judgeOf(name)]));
const judgeFor = (name: string): Judge => judges.get(name) ?? judgeOf(name);
const survivors = readSurvivors();

it("alters every spec in thousands of ways, each under a name of its own", () => {
  expect(all.length).toBeGreaterThanOrEqual(2000);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
});

it("explains survivors that are mutants, each once", () => {
  const ids = new Set(all.map(({ id }) => id));
  expect(survivors.map(({ id }) => id).filter((id) => !ids.has(id))).toEqual([]);
  expect(new Set(survivors.map(({ id }) => id)).size).toBe(survivors.length);
});

describe("mutants of all interfaces", () => {
  const count = sized({ normal: 22, thorough: 300 });
  const sample = sampleOf(all, count);
  const verdicts: Verdict[] = [];

  it("are of every interface", () => {
    expect(sample).toHaveLength(count);
    expect([...new Set(sample.map((mutant) => mutant.interface))].sort()).toEqual(names);
  });

  it.each(names)("are noticed in %s, but for the survivors that are listed", async (name) => {
    const judge = judgeFor(name);
    const listed = new Set(survivors.map(({ id }) => id));
    const found = [];
    for (const mutant of sample.filter((drawn) => drawn.interface === name))
      found.push(await judge.judge(mutant, false));
    const missed = found.filter((verdict) => !isNoticed(verdict) && !listed.has(verdict.id));
    const judged = [...found.filter((verdict) => !missed.includes(verdict)), ...(await withFixtures(name, missed))];
    const { unexplained, noticed } = compare(judged, survivors, [name]);
    expect({ unexplained, noticed }).toEqual({ unexplained: [], noticed: [] });
    verdicts.push(...judged);
  });

  it("are noticed by facts", () => {
    expect(lineOf("sample", verdicts).facts).toBeGreaterThan(count * 0.8);
  });
});

it("finds errors planted in words by the facts or by lint, nearly all of them", async () => {
  const sample = sampleOf(
    names.flatMap((name) => wordMutantsOf(name, textsOf(name))),
    sized({ normal: 60, thorough: 600 }),
  );
  const missed: string[] = [];
  for (const name of names) {
    const judge = judgeFor(name);
    for (const mutant of sample.filter((drawn) => drawn.interface === name))
      if (!isNoticed(await judge.judge(mutant, false))) missed.push(mutant.id);
  }
  expect(missed.length, missed.join("\n")).toBeLessThanOrEqual(0.02 * sample.length);
});

it("asks the fixtures of the product about mutants that nothing else notices", async () => {
  const id =
    "event-subscriptions/openapi.yaml format-drop /components/schemas/WebHookConfig/properties/endpoint/format";
  const unnoticed = { id, facts: undefined, generation: undefined, fixtures: undefined };
  const [verdict] = await withFixtures("event-subscriptions", [unnoticed]);
  expect(verdict).toEqual({ ...unnoticed, fixtures: "A fixture fails." });
  expect(await withFixtures("event-subscriptions", [{ ...unnoticed, facts: "said" }])).toEqual([
    { ...unnoticed, facts: "said" },
  ]);
});

describe("the score", () => {
  const noticed: Verdict = { id: "a/openapi.yaml x /", facts: "said", generation: undefined, fixtures: undefined };
  const twice: Verdict = { ...noticed, id: "a/openapi.yaml y /", fixtures: "failed" };
  const survived: Verdict = { ...noticed, id: "a/openapi.yaml z /", facts: undefined };

  it("counts a mutant for everybody who notices it", () => {
    const line = lineOf("a", [noticed, twice, survived]);
    expect(line).toEqual({ name: "a", mutants: 3, noticed: 2, facts: 2, fixtures: 1, generation: 0, survived: 1 });
    expect(printLines([line])).toBe(
      [
        "interface  mutants  noticed  by facts  by fixtures  by generation  survived    score",
        "a                3        2         2            1              0         1  66.67 %",
      ].join("\n"),
    );
  });

  it("asks for a reason for every survivor, and for no reason for others", () => {
    const listed = [
      { id: noticed.id, reason: "r" },
      { id: "a/openapi.yaml old /", reason: "r" },
      { id: "b/openapi.yaml other /", reason: "r" },
    ];
    expect([noticed, survived].map(isNoticed)).toEqual([true, false]);
    expect(compare([noticed, survived], listed, ["a"])).toEqual({
      unexplained: [survived.id],
      noticed: [noticed.id],
      gone: ["a/openapi.yaml old /"],
    });
  });
});
