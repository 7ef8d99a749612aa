import { expect } from "vitest";
import { kindOf } from "../../../generator/compare/catalog.js";
import type { Assertion } from "../assertions.js";
import { expectedPartsOf, printedParts } from "../expected-parts.js";
import { changesOf } from "../load-case.js";

export const isFoundAsExpected: Assertion = {
  title: "is found as expected",
  appliesTo: () => true,
  async check(one) {
    const changes = await changesOf(one);
    expect(printedParts(one, changes).lines).toBe(expectedPartsOf(one).lines);
    expect(changes.map(({ id }) => id)).toContain(one.kind);
  },
};

export const hasExpectedDetails: Assertion = {
  title: "has the sentence, hint, source locations and example in sentences.txt",
  appliesTo: () => true,
  async check(one) {
    expect(printedParts(one, await changesOf(one)).details).toBe(expectedPartsOf(one).details);
  },
};

export const hasValuesForItsSentence: Assertion = {
  title: "has a value for each name in its sentence",
  appliesTo: () => true,
  async check(one) {
    for (const { id, data } of await changesOf(one)) {
      const names = [...kindOf(id).sentence.matchAll(/\{(\w+)\}/g)].map(([, found = ""]) =>
        found.replace(/^\w/, (letter) => letter.toLowerCase()),
      );
      // A set of parameters has no name of its own where the contract gives it none.
      expect([...Object.keys(data), "named"], id).toEqual(expect.arrayContaining(names));
    }
  },
};
