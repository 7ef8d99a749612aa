import { describe, expect, it } from "vitest";
import { contentOf } from "../../../generator/model/xml-schema/content-expression.js";
import { contentStates } from "../../../generator/model/xml-schema/content-states.js";
import { tryCompileContent } from "../../../generator/model/xml-schema/compile-content.js";
import type { Particle } from "../../../generator/model/xml-schema/components.js";
import { withoutSubstitution } from "../../../generator/model/xml-schema/substitutions.js";
import { findChild, type ContentModel } from "../../../templates/runtime/xml/content/content.js";
import { XmlContentCursor } from "../../../templates/runtime/xml/content/content-cursor.js";
import { statesContent } from "../../../templates/runtime/xml/content/content.js";
import {
  allTexts,
  generator,
  group,
  one,
  patternOf,
  randomModel,
} from "../../generator/model/xml-schema/content-models.js";

const children = [{ name: "a" }, { name: "b" }, { name: "c" }];

/** A content model whose ways are all followed, whether it needs that or not. */
function modelOf(particle: Particle): ContentModel {
  const { states, counters } = contentStates(contentOf(particle, withoutSubstitution));
  const made = states.map(({ edges, skip, final }) => ({
    edges: edges.map(({ particle: { term }, target, below, increments }) => ({
      on: term.kind === "element" ? term.name.local : "",
      to: target,
      below: below.map(({ counter, limit }) => [counter, limit] as const),
      count: increments,
    })),
    ...(skip && {
      skip: {
        to: skip.target,
        ...(skip.atLeast && { atLeast: [skip.atLeast.counter, skip.atLeast.count] as const }),
        ...(skip.resets !== undefined && { reset: skip.resets }),
      },
    }),
    ...(final && { final }),
  }));
  return statesContent(children, made, { counters });
}

/** The first fault of children with these names, or the end. */
function verdict(model: ContentModel, names: Iterable<string>): string {
  const cursor = new XmlContentCursor();
  cursor.enter(model);
  for (const name of names) {
    cursor.accept(findChild(model, "", name), "");
    if (cursor.fault !== undefined) return cursor.fault.kind;
  }
  const missing = cursor.finish();
  return missing === undefined ? "complete" : `missing ${missing.expected.join()}`;
}

describe("content with nested counts", () => {
  it("agrees with regular expressions on hundreds of models", () => {
    const random = generator(11);
    const texts = allTexts("abc", 5);
    let models = 0;
    for (let round = 0; round < 200; round++) {
      const particle = randomModel(random, 3);
      if (!tryCompileContent(particle).ok) continue;
      models += 1;
      const model = modelOf(particle);
      const pattern = new RegExp(`^(?:${patternOf(particle)})$`);
      const wrong = texts.filter((text) => (verdict(model, text) === "complete") !== pattern.test(text));
      expect({ pattern: pattern.source, wrong }).toEqual({ pattern: pattern.source, wrong: [] });
    }
    expect(models).toBeGreaterThan(40);
  });

  // (a{2,3}, b?){2,1000000}
  const model = modelOf(group("sequence", [one("a", [2, 3]), one("b", [0, 1])], [2, 1_000_000]));

  it("says what may come next on any of its ways, and what is too many", () => {
    expect(verdict(model, "aa")).toBe("missing a");
    expect(verdict(model, "aabb")).toBe("missing");
    expect(verdict(modelOf(group("sequence", [one("a", [2, 3])], [3, 5])), "a".repeat(16))).toBe("too-many");
  });

  it("follows thousands of rounds as ranges", () => {
    expect(verdict(model, "a".repeat(4_000))).toBe("complete");
    const large = modelOf(group("sequence", [one("a", [1000, 2000]), one("b", [0, 1])], [1000, 5_000]));
    expect(verdict(large, "a".repeat(4_000))).toBe("missing a");
  });
});
