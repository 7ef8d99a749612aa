import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";
import { describe, expect, it } from "vitest";
import { compareContracts } from "../../generator/compare/compare-contracts.js";
import { contractOfText } from "../support/contract-of-text.js";
import { reversed } from "../support/reversed.js";
import { today } from "./load-version.js";
import { shownCases } from "./shown-cases.js";

// The same content in another order: it is not a change, and does not change a report.
const here = dirname(fileURLToPath(import.meta.url));
const shown = shownCases((folder) => existsSync(join(folder, "before.yaml")));

describe("the order in which things are written", () => {
  it.each(shown)("makes no difference: %s", async (name) => {
    const read = (version: string): object =>
      parse(readFileSync(join(here, name, `${version}.yaml`), "utf8")) as object;
    const [before, after] = [read("before"), read("after")];
    const [old, now] = [await contractOfText(before), await contractOfText(after)];
    const [turnedOld, turnedNow] = [
      await contractOfText(reversed(before) as object),
      await contractOfText(reversed(after) as object),
    ];
    const told = (from: typeof old, to: typeof old): readonly string[] =>
      compareContracts(from, to, { today }).map(({ fingerprint, level, sentence, wire, code, witness }) =>
        JSON.stringify([fingerprint, level, sentence, wire, code, witness]),
      );
    expect(told(old, turnedOld)).toEqual([]);
    expect(told(turnedNow, now)).toEqual([]);
    const expected = told(old, now);
    expect(told(turnedOld, now)).toEqual(expected);
    expect(told(old, turnedNow)).toEqual(expected);
    expect(told(turnedOld, turnedNow)).toEqual(expected);
  });
});
