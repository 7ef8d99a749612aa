import { XmlDocument, XmlValidateError, XsdValidator } from "libxml2-wasm";
import { describe, expect, it } from "vitest";
import type { FoundChange } from "../../generator/compare/change.js";
import type { ValueDirection } from "../../generator/compare/kind-of-change.js";
import { findElementChanges } from "../../generator/compare/xml-schema/find-element-changes.js";
import { createXmlSession } from "../../generator/compare/xml-schema/session.js";
import type { XmlSchema } from "../../generator/model/xml-schema/components.js";
import { mutatedXsd } from "../support/mutate-xsd.js";
import { Random } from "../support/random.js";
import { randomXmlElement } from "../support/random-xml-element.js";
import { printXsd, randomXsd } from "../support/random-xsd.js";
import { sized } from "../support/sizes.js";
import { load } from "../support/xsd.js";
import { seedsOf } from "../support/seeds.js";

/** More for a longer run: DIFFERENTIAL_XSD_PAIRS=5000 SEED=7. */
const pairCount = Number(process.env["DIFFERENTIAL_XSD_PAIRS"] ?? sized({ normal: 20, thorough: 1000 }));
const documentsEach = 30;

describe("random XSDs and mutations of them", () => {
  it.each(seedsOf(import.meta.filename))("are compared as libxml2 judges their documents (seed %i)", async (seed) => {
    const counts = await compareAll(seed);
    const { pairs, missed, unconfirmed, broken, unbroken, alarms } = counts;
    const share = ((100 * alarms.length) / unbroken).toFixed(2);
    console.log(
      `XSD: ${pairs} pairs; ${broken} directions broken, ${missed.length} of them missed; ` +
        `${unbroken} unbroken, ${alarms.length} alarms without a witness (${share} %)`,
    );
    const { told, shown, bare } = counts.readBreaks;
    console.log(
      `XSD: ${told} breaks of those who read, ${shown} with a witness (${((100 * shown) / told).toFixed(1)} %)`,
    );
    if (process.env["DIFFERENTIAL_BARE"] !== undefined) console.log(bare.join("\n\n"));
    // A few pairs more or less are chance.
    expect(shown, bare.join("\n\n")).toBeGreaterThanOrEqual(told * 0.95 - 2);
    expect(missed).toEqual([]);
    expect(unconfirmed).toEqual([]);
    expect(alarms.length, alarms.join("\n\n")).toBeLessThanOrEqual(unbroken * 0.05 + 2);
    // Both must be common, or nothing is compared.
    expect(broken).toBeGreaterThan(pairCount / 10);
    expect(unbroken).toBeGreaterThan(pairCount / 10);
  });
});

interface Counts {
  pairs: number;
  broken: number;
  unbroken: number;
  /** A document distinguishes the versions, but no change is reported. */
  readonly missed: string[];
  /** A witness that is none. */
  readonly unconfirmed: string[];
  readonly alarms: string[];
  /** Changes that break readers: reported, with a counterexample, and without one. */
  readonly readBreaks: { told: number; shown: number; readonly bare: string[] };
}

async function compareAll(seed: number): Promise<Counts> {
  const counts: Counts = {
    pairs: 0,
    broken: 0,
    unbroken: 0,
    missed: [],
    unconfirmed: [],
    alarms: [],
    readBreaks: { told: 0, shown: 0, bare: [] },
  };
  for (let index = 0; counts.pairs < pairCount && index < 3 * pairCount; index++) {
    const random = new Random(seed * 100_003 + index);
    const spec = randomXsd(random);
    const [before, after] = [printXsd(spec), printXsd(mutatedXsd(spec, random))];
    const [own, theirs] = [await load({ "orders.xsd": before }), await load({ "orders.xsd": after })];
    // Schemas that the loader refuses are never compared.
    if (own.schema === undefined || theirs.schema === undefined || own.found.length + theirs.found.length > 0) continue;
    using judgeBefore = judgeOf(before);
    using judgeAfter = judgeOf(after);
    counts.pairs += 1;
    comparePair([own.schema, theirs.schema], [judgeBefore, judgeAfter], random, `${before}\n->\n${after}`, counts);
  }
  return counts;
}

interface Judge extends Disposable {
  accepts(document: string): boolean;
}

function comparePair(
  [before, after]: readonly [XmlSchema, XmlSchema],
  [judgeBefore, judgeAfter]: readonly [Judge, Judge],
  random: Random,
  text: string,
  counts: Counts,
): void {
  const [own, theirs] = [before.elements.get("Root"), after.elements.get("Root")];
  if (own === undefined || theirs === undefined) throw new Error("There is a root.");
  const session = createXmlSession(before, after);
  const documents = [...documentsOf(before, random), ...documentsOf(after, random)].map((document) => ({
    document,
    before: judgeBefore.accepts(document),
    after: judgeAfter.accepts(document),
  }));
  const lost = documents.find((each) => each.before && !each.after)?.document;
  const won = documents.find((each) => each.after && !each.before)?.document;
  count("sent", "before", lost);
  count("read", "after", won);

  function count(direction: ValueDirection, version: "before" | "after", document: string | undefined): void {
    const changes = findElementChanges(own!, theirs!, session, new Set([direction]));
    for (const { id, witness } of changes) {
      if (witness === undefined) continue;
      const told = [judgeBefore.accepts(witness.text), judgeAfter.accepts(witness.text)];
      const isConfirmed = witness.acceptedBy === "before" ? told[0] && !told[1] : told[1] && !told[0];
      if (isConfirmed !== true) counts.unconfirmed.push(`${id}: ${witness.text} of ${text}`);
    }
    for (const { id, subject, levels, witness } of direction === "read" ? changes : []) {
      if (levels?.read !== "breaking") continue;
      counts.readBreaks.told += 1;
      if (witness?.acceptedBy === "after") counts.readBreaks.shown += 1;
      else counts.readBreaks.bare.push(`${id} at ${subject}: ${text}`);
    }
    const alarm = worst(changes, direction);
    const isWitnessed = changes.some(
      ({ witness, levels }) => witness?.acceptedBy === version && levels?.[direction] !== "info",
    );
    if (document !== undefined && alarm === undefined) counts.missed.push(`${direction}: ${document} of ${text}`);
    if (document !== undefined || isWitnessed) counts.broken += 1;
    else {
      counts.unbroken += 1;
      if (alarm !== undefined) counts.alarms.push(`${direction} ${alarm.id} (${alarm.levels?.[direction]}): ${text}`);
    }
  }
}

function worst(changes: readonly FoundChange[], direction: ValueDirection): FoundChange | undefined {
  const alarms = changes.filter(({ levels }) => levels?.[direction] !== undefined && levels[direction] !== "info");
  return alarms.find(({ levels }) => levels?.[direction] === "breaking") ?? alarms[0];
}

function documentsOf(schema: XmlSchema, random: Random): readonly string[] {
  const root = schema.elements.get("Root");
  const documents = Array.from({ length: root === undefined ? 0 : documentsEach }, () =>
    randomXmlElement(root!, random),
  );
  return documents.filter(({ length }) => length < 3_000);
}

function judgeOf(schema: string): Judge {
  const document = XmlDocument.fromString(schema);
  const validator = XsdValidator.fromDoc(document);
  return {
    accepts(text) {
      const instance = XmlDocument.fromString(text);
      try {
        validator.validate(instance);
        return true;
      } catch (error) {
        if (error instanceof XmlValidateError) return false;
        throw error;
      } finally {
        instance.dispose();
      }
    },
    [Symbol.dispose]() {
      validator.dispose();
      document.dispose();
    },
  };
}
