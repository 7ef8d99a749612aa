import { appendFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { tempFolder } from "../support/temp-folder.js";
import { reportMutants } from "./report-mutants.js";
import { Results, type Result } from "./results.js";

const survivor: Result = { number: 1, id: "a.ts: b => c", refused: 0, tests: [], seconds: 9 };
const killed: Result = { ...survivor, number: 2, id: "a.ts: d => e", killedBy: "nearest tests", tests: ["a.test.ts"] };
const late: Result = { ...killed, number: 3, id: "a.ts: f => g", killedBy: "full suite", tests: ["z.test.ts"] };

describe("results", () => {
  it("are there in the next run, without the line that a killed run has not finished", () => {
    const path = join(tempFolder(), "cache/results.jsonl");
    const first = new Results(path);
    first.add({ result: survivor });
    first.add({ result: killed });
    appendFileSync(path, '{"result":{"number":3,');
    const second = new Results(path);
    expect([...second.all().values()]).toEqual([survivor, killed]);
    second.add({ result: late });
    expect([...new Results(path).all().keys()]).toEqual([1, 2, 3]);
  });

  it("of a mutant are dropped if the test that killed it fails without it", () => {
    const results = new Results(join(tempFolder(), "results.jsonl"));
    for (const result of [survivor, killed, late]) results.add({ result });
    expect(results.unproven()).toEqual(["a.test.ts", "z.test.ts"]);
    results.add({ sound: ["z.test.ts"], unsound: ["a.test.ts"] });
    expect([...results.all().keys()]).toEqual([1, 3]);
    expect(results.unproven()).toEqual([]);
  });
});

describe("the report of mutants", () => {
  it("names survivors, those that only the full suite kills, and how many are left", () => {
    const waiting: Result = { ...survivor, number: 4, isWaiting: true };
    expect(reportMutants([survivor, killed, late, waiting], [], 5)).toEqual({
      lines: [
        "2 of 3 mutants were killed, 0 are equivalent, 1 survived.",
        "Survivors: add a test, or a row with a reason to test/mutants/equivalent.tsv:",
        "  1 survived, 9 s, 0 refused by types\n  a.ts: b => c",
        "Killed by the full suite only:",
        "  3 killed by full suite (z.test.ts), 9 s, 0 refused by types\n  a.ts: f => g",
        "2 mutants are left: run the command again with the same seed.",
      ],
      isGood: false,
    });
  });

  it("is good if each survivor is listed as equivalent", () => {
    expect(reportMutants([survivor, killed], [{ id: survivor.id, reason: "The lines mean the same." }], 2)).toEqual({
      lines: ["1 of 2 mutants were killed, 1 are equivalent, 0 survived."],
      isGood: true,
    });
  });
});
