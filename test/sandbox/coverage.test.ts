import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { readFactsOfFolder } from "../contract/facts/facts.js";
import { readMarkedSpecs } from "../contract/facts/marked-specs.js";
import { textsOf } from "./support/marks.js";

const root = join(import.meta.dirname, "../..");

/** Interfaces whose sentences nobody has gone through yet, each with the number of its facts. */
const unfinished: readonly string[] = [];

/** One line of coverage.tsv: a sentence of an interface, and the way in which the sandbox is held to it. */
interface Entry {
  readonly interface: string;
  readonly sentence: string;
  readonly by: string;
  readonly detail: string;
}

const lines = readFileSync(join(import.meta.dirname, "coverage.tsv"), "utf8")
  .trimEnd()
  .split("\n")
  .slice(1);
const entries = lines.map((line): Entry => {
  const [name = "", sentence = "", by = "", detail = ""] = line.split("\t");
  return { interface: name, sentence, by, detail };
});

const specs = readMarkedSpecs();
const { facts } = readFactsOfFolder(join(root, "test/contract/facts"));
const interfaces = [...new Set(facts.map((fact) => fact.interface))].filter((name) =>
  existsSync(join(root, "specs", name)),
);
const finished = interfaces.filter((name) => !unfinished.includes(name));

describe("the table of coverage", () => {
  it("has the unfinished interfaces of this list and no other", () => {
    expect(interfaces.filter((name) => !entries.some((entry) => entry.interface === name)).sort()).toEqual(unfinished);
  });

  it.each(finished)("has every fact, rule and choice of %s, and each once", (name) => {
    const stated = [
      ...facts.filter((fact) => fact.interface === name).map(({ id }) => id),
      ...marksOf(parse(specs.get(`${name}/openapi.yaml`) ?? "")),
    ];
    const listed = entries.filter((entry) => entry.interface === name).map(({ sentence }) => sentence);
    expect(listed.toSorted()).toEqual([...new Set(stated)].toSorted());
  });

  it("names for each a test that is there, or the schema, or a reason", () => {
    const wrong = entries.filter(({ by, detail }) => {
      if (by === "the schema alone decides") return detail !== "";
      if (by === "words only") return detail.split(" ").length < 3;
      const [file = "", ...rest] = detail.split(": ");
      const title = rest.join(": ");
      return by !== "test" || title === "" || !hasText(file, title);
    });
    expect(wrong).toEqual([]);
  });
});

/** True for a file of tests with this title, or this name of a case, as a whole: its beginning could be that of another one. */
function hasText(file: string, title: string): boolean {
  const path = join(import.meta.dirname, file);
  const text = existsSync(path) ? readFileSync(path, "utf8") : "";
  return ['"', "`"].some((mark) => text.includes(mark + title + mark));
}

/**
 * Rules by their names, and choices by the beginning of their descriptions. Sentences that only refer to another one by
 * name are omitted.
 */
function marksOf(value: unknown): readonly string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    if (key === "x-rules") return (inner as readonly string[]).map((name) => `rule ${name}`);
    if (key === "x-sandbox-choice") return textsOf(inner).map(({ text }) => `choice ${text.slice(0, 60).trim()}`);
    return marksOf(inner);
  });
}
