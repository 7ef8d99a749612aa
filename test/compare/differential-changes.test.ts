import { describe, expect, it } from "vitest";
import { evaluate } from "../../generator/model/json-schema/evaluate.js";
import { findSchemaChanges } from "../../generator/compare/json-schema/find-schema-changes.js";
import { createSchemaSession } from "../../generator/compare/json-schema/schema-session.js";
import type { ValueDirection, Level } from "../../generator/compare/kind-of-change.js";
import { contractOf } from "../support/contract.js";
import { holdsAny, judgeOf, schemaPair, untravelledNames } from "../support/schema-pairs.js";
import { schemaAt } from "../support/json-schema.js";
import { sized } from "../support/sizes.js";
import { seedsOf } from "../support/seeds.js";

/** More for a longer run: DIFFERENTIAL_PAIRS=20000 SEED=7. */
const pairCount = Number(process.env["DIFFERENTIAL_PAIRS"] ?? sized({ normal: 60, thorough: 1000 }));

interface Counts {
  broken: number;
  unbroken: number;
  changed: number;
  readonly missed: string[];
  readonly unfounded: string[];
  readonly wrongWitnesses: string[];
}

describe("changes between random schemas and mutations of them", () => {
  it.each(seedsOf(import.meta.filename))(
    "are called harmless only where no value tells the versions apart (seed %i)",
    (seed) => {
      const counts: Counts = { broken: 0, unbroken: 0, changed: 0, missed: [], unfounded: [], wrongWitnesses: [] };
      for (let index = 0; index < pairCount; index += 1) comparePair(seed, index, counts);
      const share = ((100 * counts.unfounded.length) / counts.unbroken).toFixed(2);
      console.log(
        `${pairCount} pairs, ${counts.changed} changes; ${counts.broken} directions broken, ${counts.missed.length} of ` +
          `them missed; ${counts.unbroken} unbroken, ${counts.unfounded.length} alarms without a witness (${share} %)`,
      );
      expect(counts.missed).toEqual([]);
      expect(counts.wrongWitnesses).toEqual([]);
      // A few more are chance.
      expect(counts.unfounded.length).toBeLessThanOrEqual(counts.unbroken * 0.05 + 2);
      expect(counts.broken).toBeGreaterThan(pairCount / 10);
    },
  );
});

function comparePair(seed: number, index: number, counts: Counts): void {
  const { before, after, values } = schemaPair(seed, index, "3.1");
  const [earlier, later] = [schemaAt(before)(""), schemaAt(after)("")];
  const session = createSchemaSession(contractOf({}), contractOf({}));
  const directions = new Set(["sent", "read"] as const);
  const compared = { before: earlier, after: later, directions, subject: "it", uses: [] };
  const changes = findSchemaChanges([compared], session).map(({ change }) => change);
  counts.changed += changes.length;
  for (const direction of ["sent", "read"] as const) {
    const [judgeBefore, judgeAfter] = [judgeOf(before, direction), judgeOf(after, direction)];
    if (judgeBefore === undefined || judgeAfter === undefined) continue;
    // A property that the sending side omits breaks no consumer.
    const left = untravelledNames(direction === "sent" ? before : after, direction);
    const travels = (value: (typeof values)[number]): boolean => !holdsAny(value, left);
    const tells = (value: (typeof values)[number]): boolean => {
      const [old, now] = [judgeBefore(value), judgeAfter(value)];
      return direction === "sent" ? old === true && now === false : old === false && now === true;
    };
    const text = `${index} ${direction}: ${JSON.stringify(before)} -> ${JSON.stringify(after)}`;
    const levels = changes.map(({ levels }) => levels?.[direction]);
    const harm = session.relation(earlier, later, direction)[direction === "sent" ? "narrowed" : "widened"];
    const witnesses = harm.kind === "yes" ? [harm.witness] : [];
    const found = [...values.filter(tells), ...witnesses].find(travels);
    const isCalled = (level: Level): boolean => levels.includes(level);
    if (found !== undefined) {
      counts.broken += 1;
      if (!isCalled("breaking") && !isCalled("warning")) counts.missed.push(`${JSON.stringify(found)} of ${text}`);
    } else {
      counts.unbroken += 1;
      if (isCalled("breaking")) counts.unfounded.push(text);
    }
  }
  for (const { witness, id, subject } of changes) {
    // Those of named schemas are documents of these.
    if (witness === undefined || !subject.startsWith("it")) continue;
    const value = JSON.parse(witness.text) as (typeof values)[number];
    const [accepting, refusing] = witness.acceptedBy === "before" ? [earlier, later] : [later, earlier];
    const isOne = (direction: ValueDirection): boolean =>
      evaluate(accepting, value, { direction }) === true && evaluate(refusing, value, { direction }) === false;
    if (!isOne("sent") && !isOne("read")) counts.wrongWitnesses.push(`${index} ${id} ${witness.text}`);
  }
}
