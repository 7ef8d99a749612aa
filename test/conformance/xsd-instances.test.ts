import { afterAll, describe, expect, it } from "vitest";
import { effort } from "../support/effort.js";
import { isThorough } from "../support/sizes.js";
import knownFailures from "./xsd-instances-known-failures.json" with { type: "json" };
import { agreedBySet, openSuite, suitePath, type Suite } from "./xsd-suite.js";
import { runGroup, type InstanceGroup, type Outcome } from "./xsd-instances.js";

/** About this many groups, evenly spread, in an ordinary run; all of them in a thorough one, and with CONFORMANCE=all. */
const sampleSize = 60;
const everything = isThorough || process.env["CONFORMANCE"] === "all";

const suite = openSuite();
if (suite === undefined) console.log(`skipped: there is no XML Schema suite at ${suitePath}`);

describe.skipIf(suite === undefined)("the documents of the XML Schema suite", () => {
  afterAll(() => suite?.remove());

  it("are decoded when they are valid and refused when they are not", async () => {
    const outcomes = await runAll(suite as Suite);
    const count = (verdict: Outcome["verdict"]): number => outcomes.filter((each) => each.verdict === verdict).length;
    const wrong = outcomes.filter(({ verdict }) => verdict === "wrong");
    const known: Readonly<Record<string, string>> = knownFailures;
    for (const { id, reason } of wrong) if (known[id] === undefined) console.log(`new failure: ${id}: ${reason}`);
    const bySet = agreedBySet(outcomes.map(({ id, verdict }) => ({ id, agrees: verdict === "agree" })));
    const [agreed, unsupported] = [count("agree"), count("unsupported")];
    console.log(`documents: ${agreed} agree, ${wrong.length} wrong, ${unsupported} unsupported; ${bySet}`);
    const trips = outcomes.flatMap(({ cameThrough }) => cameThrough ?? []);
    console.log(`round trips: ${trips.filter((came) => came).length} of ${trips.length} accepted documents`);
    for (const { id, verdict, reason } of outcomes)
      if (verdict === "unsupported") console.log(`unsupported: ${id}: ${reason}`);
    const judged = new Set(outcomes.map(({ id }) => id));
    // A known failure that is none any more is to be struck off the list.
    expect(wrong.map(({ id }) => id).sort()).toEqual(
      Object.keys(known)
        .filter((id) => judged.has(id))
        .sort(),
    );
    expect(outcomes.length).toBeGreaterThan(everything ? 9000 : sampleSize);
  });
});

async function runAll(opened: Suite): Promise<readonly Outcome[]> {
  const groups = (opened.groups as readonly InstanceGroup[]).filter(
    ({ schema, instances }) => schema?.valid === true && instances.length > 0,
  );
  const step = everything ? 1 : Math.floor(groups.length / sampleSize);
  const outcomes: Outcome[] = [];
  const slowest = { id: "", units: 0 };
  for (const group of groups.filter((_, index) => index % step === 0)) {
    const spent = effort();
    outcomes.push(...(await runGroup(opened, group)));
    const units = spent();
    if (units > slowest.units) Object.assign(slowest, { id: group.id, units });
  }
  console.log(`slowest group: ${slowest.id}, ${slowest.units.toFixed(1)} units of effort, of about 10 ms`);
  expect(slowest.units).toBeLessThan(500);
  return outcomes;
}
