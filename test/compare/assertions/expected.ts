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
    for (const { id, data, words } of await changesOf(one)) {
      const texts = { where: "", ...data, ...words };
      const known = { ...texts, ...kindOf(id).words?.(texts, {}) };
      const names = [...kindOf(id).sentence.matchAll(/\{(\w+)\}/g)].map(([, found = ""]) =>
        found.replace(/^\w/, (letter) => letter.toLowerCase()),
      );
      expect(Object.keys(known), id).toEqual(expect.arrayContaining(names));
    }
  },
};
