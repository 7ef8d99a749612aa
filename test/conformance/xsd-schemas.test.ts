import { afterAll, describe, expect, it } from "vitest";
import { effort } from "../support/effort.js";
import { isThorough } from "../support/sizes.js";
import knownFailures from "./xsd-known-failures.json" with { type: "json" };
import { agreedBySet, judge, openSuite, suitePath, type Suite } from "./xsd-suite.js";

/** About this many groups, evenly spread, in an ordinary run; all of them in a thorough one, and with CONFORMANCE=all. */
const sampleSize = 60;
const everything = isThorough || process.env["CONFORMANCE"] === "all";

const suite = openSuite();
if (suite === undefined) console.log(`skipped: there is no XML Schema suite at ${suitePath}`);

describe.skipIf(suite === undefined)("the schemas of the XML Schema suite", () => {
  afterAll(() => suite?.remove());

  it("are accepted when they are valid and refused when they are not", async () => {
    const outcomes = await judgeAll(suite as Suite);
    const failures = outcomes.filter(({ agrees }) => !agrees);
    const judged = new Set(outcomes.map(({ id }) => id));
    const known: Readonly<Record<string, string>> = knownFailures;
    for (const { id, codes } of failures) {
      if (known[id] === undefined) console.log(`new failure: ${id}: ${codes.join(" ") || "accepted"}`);
    }
    console.log(`schemas: ${outcomes.length - failures.length}/${outcomes.length} agreed; ${agreedBySet(outcomes)}`);
    // A known failure that is none any more is to be struck off the list.
    expect(failures.map(({ id }) => id).sort()).toEqual(
      Object.keys(known)
        .filter((id) => judged.has(id))
        .sort(),
    );
    expect(outcomes.length).toBeGreaterThan(everything ? 5000 : sampleSize);
  });
});

interface Outcome {
  readonly id: string;
  readonly agrees: boolean;
  readonly codes: readonly string[];
}

async function judgeAll(opened: Suite): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  const slowest = { id: "", units: 0 };
  const scored = opened.groups.filter(({ schema }) => typeof schema?.valid === "boolean");
  const step = everything ? 1 : Math.floor(scored.length / sampleSize);
  for (const { id, schema } of scored.filter((_, index) => index % step === 0)) {
    if (schema === null || schema.valid === null) continue;
    const spent = effort();
    const { isAccepted, codes } = await judge(opened, schema.docs);
    const units = spent();
    if (units > slowest.units) Object.assign(slowest, { id, units });
    outcomes.push({ id, agrees: isAccepted === schema.valid, codes });
  }
  console.log(`slowest schema: ${slowest.id}, ${slowest.units.toFixed(1)} units of effort, of about 10 ms`);
  expect(slowest.units).toBeLessThan(500);
  return outcomes;
}
