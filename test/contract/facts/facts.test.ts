import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { bundle } from "../../../generator/api/bundle.js";
import { bundledProblems } from "./bundled-schemas.js";
import { checkFacts } from "./check-facts.js";
import { failureText, readFactsOfFolder } from "./facts.js";
import { leafText, unclaimedLeaves } from "./leaves.js";
import { readOpenapi } from "./openapi-document.js";
import { readMarkedSpecs } from "./marked-specs.js";
import { interfacesOf } from "./specs.js";
import { unclaimedMarks, unclaimedMarkText } from "./unclaimed-marks.js";
import { unclaimedText, unclaimedWords } from "./unclaimed-words.js";
import { unitsOfFolder } from "./units.js";

const table = readFactsOfFolder(import.meta.dirname);
const specs = readMarkedSpecs();
const interfaces = interfacesOf(specs);

it("reads every row of every file of facts", () => {
  const unknown = table.facts.filter((fact) => !interfaces.includes(fact.interface));
  const failures = unknown.map((fact) => ({ ...fact, problem: `There is no interface "${fact.interface}".` }));
  expect(listed([...table.failures, ...failures].map(failureText))).toBe("");
});

describe.each(interfaces)("the facts of %s", (name) => {
  it("are all said by the specs, each at its place", () => {
    expect(listed(checkFacts(table.facts, specs, name).map(failureText))).toBe("");
  });

  it("speak of every leaf of the specs that is not an open question", () => {
    const unclaimed = unclaimedLeaves(table.facts, specs, name).filter(({ open }) => !open);
    expect(listed(unclaimed.map(leafText))).toBe("");
  });

  it("speak of every number, negation and name in the sentences that they claim", () => {
    expect(listed(unclaimedWords(table.facts, specs, name).map(unclaimedText))).toBe("");
  });

  it("speak of every open question and every choice", () => {
    expect(listed(unclaimedMarks(table.facts, specs, name).map(unclaimedMarkText))).toBe("");
  });

  it("are said of the JSON schemas of the bundled document as they are said of the XSD", async () => {
    const { document, diagnostics } = await bundle(name);
    expect(diagnostics.map(({ code, message }) => `${code} ${message}`)).toEqual([]);
    expect(listed(bundledProblems(specs, name, readOpenapi(JSON.stringify(document))))).toBe("");
  });
});

const documents = resolve(process.env["DOCUMENTS_DIR"] ?? "../shared/documents");

it.skipIf(!existsSync(documents))(
  `has a fact or a reason for every unit of the documents, and a unit for each (skipped when ${documents} is absent)`,
  () => {
    const units = unitsOfFolder(documents);
    const known = new Set(units.map(({ id }) => id));
    const claimed = new Set([
      ...table.facts.map(({ id }) => id.split("#")[0]!),
      ...table.setAside.map(({ unit }) => unit),
    ]);
    const without = units.filter(({ id }) => !claimed.has(id)).map(({ id, text }) => `${id}\n    ${text}`);
    const stray = [
      ...table.facts.map(({ id, at }) => ({ id: id.split("#")[0]!, at })),
      ...table.setAside.map(({ unit, at }) => ({ id: unit, at })),
    ]
      .filter(({ id }) => !known.has(id))
      .map(({ id, at }) => `${at}  ${id}\n    There is no such unit.`);
    expect(listed([...stray, ...without])).toBe("");
  },
);

/** A list for an author: the number of problems, and each. */
function listed(problems: readonly string[]): string {
  return problems.length === 0 ? "" : [`problems: ${problems.length}`, ...problems].join("\n");
}
