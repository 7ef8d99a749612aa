import { afterAll, describe, expect, it } from "vitest";
import { isThorough } from "../support/sizes.js";
import knownFailures from "./xsd-known-failures.json" with { type: "json" };
import { judge, openSuite, suitePath, type Suite, type Verdict } from "./xsd-suite.js";

/** About this many groups, evenly spread, in an ordinary run; all of them in a thorough one, and with CONFORMANCE=all. */
const sampleSize = 120;
const everything = isThorough || process.env["CONFORMANCE"] === "all";

const suite = openSuite();
if (suite === undefined) console.log(`skipped: there is no XML Schema suite at ${suitePath}`);

describe.skipIf(suite === undefined)("the schemas of the XML Schema suite", () => {
  afterAll(() => suite?.remove());

  it("are accepted when they are valid and refused when they are not", async () => {
    const outcomes = await judgeAll(suite as Suite);
    const failures = outcomes.filter(({ valid, verdict }) => verdict === (valid ? "refused" : "accepted"));
    const unsupported = outcomes.filter(({ verdict }) => verdict === "unsupported");
    const agreed = outcomes.length - failures.length - unsupported.length;
    const judged = new Set(outcomes.map(({ id }) => id));
    const known: Readonly<Record<string, string>> = knownFailures;
    for (const { id, verdict, codes } of failures) {
      if (known[id] === undefined) console.log(`new failure: ${id} is ${verdict} ${codes.join(" ")}`);
    }
    console.log(
      `schemas: ${agreed}/${outcomes.length} agreed; ${failures.filter(({ valid }) => valid).length} wrongly refused, ` +
        `${failures.filter(({ valid }) => !valid).length} wrongly accepted; unsupported: ${countCodes(unsupported)}`,
    );
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
  readonly valid: boolean;
  readonly verdict: Verdict;
  readonly codes: readonly string[];
}

async function judgeAll(opened: Suite): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  const scored = opened.groups.filter(({ schema }) => typeof schema?.valid === "boolean");
  const step = everything ? 1 : Math.floor(scored.length / sampleSize);
  for (const { id, schema } of scored.filter((_, index) => index % step === 0)) {
    if (schema === null || schema.valid === null) continue;
    const { verdict, errors } = await judge(opened, schema.docs);
    outcomes.push({ id, valid: schema.valid, verdict, codes: errors.map(({ code }) => code) });
  }
  return outcomes;
}

/** "12 xsd/unsupported-redefine, ...": the first code of each group counts. */
function countCodes(outcomes: readonly Outcome[]): string {
  const counts = new Map<string, number>();
  for (const { codes } of outcomes) counts.set(codes[0] ?? "", (counts.get(codes[0] ?? "") ?? 0) + 1);
  return [...counts].map(([code, count]) => `${count} ${code}`).join(", ");
}
