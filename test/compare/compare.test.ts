import { beforeAll, describe, expect, it } from "vitest";
import { changeCatalog, hintOfKind, type ChangeId } from "../../generator/compare/catalog.js";
import { assertions } from "./assertions.js";
import { kindsWithoutConsumer } from "./assertions/consumers.js";
import { validateReport } from "./assertions/json-report.js";
import { kindsUnlikeTheirReverse } from "./assertions/reverse.js";
import { acceptCases, keysOfSentences } from "./expected-parts.js";
import { allCases, shownCases } from "./read-cases.js";

// Tables of cases (`cases/`): both versions of a specification, and the changes between them. CONTRIBUTING.md says how a case is
// written. `ACCEPT=1 npx --no-install vitest run test/compare/compare.test.ts` writes what is found as expected; read the difference
// before you commit it. Only some cases: `CASES='parameter|body' npx --no-install vitest run test/compare/compare.test.ts`.
const ids = Object.keys(changeCatalog) as readonly ChangeId[];

beforeAll(async () => {
  if (process.env["ACCEPT"] === "1") await acceptCases(shownCases);
});

describe.each(shownCases.map((one) => [one.key, one] as const))("%s", (_, one) => {
  const ofCase = assertions.filter((assertion) => assertion.appliesTo(one));
  it.each(ofCase.map((assertion) => [assertion.title, assertion] as const))("%s", async (_title, assertion) => {
    await assertion.check(one);
  });
});

describe("every kind of change", () => {
  it("has a case, and sentences.txt has those of all cases", () => {
    const keys = allCases.map(({ key }) => key);
    expect(ids.filter((id) => !keys.includes(id))).toEqual([]);
    expect(keysOfSentences().toSorted()).toEqual(keys.toSorted());
  });

  it("has an id of its own family, and a hint that is a sentence without names in braces, which stay as they are there", () => {
    const families =
      "compare documentation interface operation parameter body media-type response error header security server webhook schema settings xsd";
    for (const id of ids) {
      expect(id).toMatch(new RegExp(`^(?:${families.replaceAll(" ", "|")})/[a-z0-9]+(?:-[a-z0-9]+)*$`));
      expect(hintOfKind(id), id).toMatch(/^[A-Z].*\.$/s);
      expect(hintOfKind(id), id).not.toMatch(/\{\w+\}/);
    }
  });

  it("has a case with a consumer if it breaks code", () => {
    expect(kindsWithoutConsumer()).toEqual([]);
  });

  it("breaks those who read where its reverse breaks those who send", () => {
    expect(kindsUnlikeTheirReverse()).toEqual([]);
  });
});

describe("the schema of JSON reports", () => {
  it("refuses a report of another shape", () => {
    expect(validateReport({ version: 2 })).toBe(false);
  });
});
