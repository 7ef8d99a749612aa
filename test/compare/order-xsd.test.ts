import { describe, expect, it } from "vitest";
import { compareContracts } from "../../generator/compare/compare-contracts.js";
import type { Contract } from "../../generator/model/contract.js";
import { contractOfSource } from "../support/load-contract.js";
import { mutatedXsd } from "../support/mutate-xsd.js";
import { Random } from "../support/random.js";
import { printXsd, randomXsd } from "../support/random-xsd.js";
import { reversedXsd } from "../support/reversed-xsd.js";
import { sized } from "../support/sizes.js";
import { load } from "../support/xsd.js";
import { seedsOf } from "../support/seeds.js";

// Declarations, attributes, enumerations, and the branches of a choice or of xs:all mean the same in any order.
/** More for a longer run: ORDER_PAIRS=2000 SEED=7. */
const pairCount = Number(process.env["ORDER_PAIRS"] ?? sized({ normal: 10, thorough: 400 }));

describe("the order in which an XSD is written", () => {
  it.each(seedsOf(import.meta.filename))("makes no difference to random ones (seed %i)", async (seed) => {
    let compared = 0;
    for (let index = 0; index < pairCount; index += 1) {
      const random = new Random(seed * 100_003 + index);
      const spec = randomXsd(random);
      const texts = [printXsd(spec), printXsd(mutatedXsd(spec, random))] as const;
      const loaded = await Promise.all(texts.map((text) => load({ "orders.xsd": text })));
      if (loaded.some(({ schema, found }) => schema === undefined || found.length > 0)) continue;
      compared += 1;
      await expectSame(...texts);
    }
    expect(compared).toBeGreaterThan(pairCount / 10);
  });
});

async function expectSame(before: string, after: string): Promise<void> {
  const [old, now] = [await contractOf(before), await contractOf(after)];
  const [turnedOld, turnedNow] = [await contractOf(reversedXsd(before)), await contractOf(reversedXsd(after))];
  const expected = idsOfChanges(old, now);
  const texts = `${before}\n->\n${after}`;
  expect(idsOfChanges(old, turnedOld), texts).toEqual([]);
  expect(idsOfChanges(turnedNow, now), texts).toEqual([]);
  expect(idsOfChanges(turnedOld, now), texts).toEqual(expected);
  expect(idsOfChanges(old, turnedNow), texts).toEqual(expected);
  expect(idsOfChanges(turnedOld, turnedNow), texts).toEqual(expected);
}

function contractOf(text: string): Promise<Contract> {
  return contractOfSource({ name: "orders", roots: ["orders.xsd"], folder: ".", text });
}

function idsOfChanges(before: Contract, after: Contract): readonly string[] {
  return compareContracts(before, after).map(({ fingerprint, level, subject, sentence, wire, code, witness }) =>
    JSON.stringify([fingerprint, level, subject, sentence, wire, code, witness]),
  );
}
