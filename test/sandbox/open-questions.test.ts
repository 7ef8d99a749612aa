import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { textsOf } from "./support/marks.js";

const specs = join(import.meta.dirname, "../../specs");

/** All interfaces: the folders of contracts. */
const interfaces = readdirSync(specs, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);

/** An open question of a contract without a choice at its place, and the reason why none is missing there. */
interface Entry {
  readonly interface: string;
  /** The beginning of its text. */
  readonly question: string;
  readonly by: string;
  readonly detail: string;
}

const entries = readFileSync(join(import.meta.dirname, "open-questions.tsv"), "utf8")
  .trimEnd()
  .split("\n")
  .slice(1)
  .map((line): Entry => {
    const [name = "", question = "", by = "", detail = ""] = line.split("\t");
    return { interface: name, question, by, detail };
  });

describe.each(interfaces)("the open questions of %s", (name) => {
  const contract: unknown = parse(readFileSync(join(specs, name, "openapi.yaml"), "utf8"));
  const schemas = readdirSync(join(specs, name)).filter((file) => file.endsWith(".xsd"));
  const notes = schemas.flatMap((file) => unmarkedNotes(readFileSync(join(specs, name, file), "utf8")));
  const own = entries.filter((entry) => entry.interface === name);
  const questions = [...new Set([...unmarked(contract), ...notes])];

  it("have a choice at their place, or one line that says why none is missing there", () => {
    const lines = questions.map((question) => [
      question,
      own.filter((entry) => question.startsWith(entry.question)).length,
    ]);
    expect(lines).toEqual(questions.map((question) => [question, 1]));
  });

  it("lead to choices that are there, or to a reason, and no line is left over", () => {
    const choices = marksOf(contract, "x-sandbox-choice");
    const wrong = own.filter(({ question, by, detail }) => {
      if (!questions.some((each) => each.startsWith(question))) return true;
      if (by === "the contract reads it") return detail !== "";
      if (by === "nothing is done") return detail.split(" ").length < 3;
      return by !== "choice" || detail === "" || !choices.some((choice) => choice.startsWith(detail));
    });
    expect(wrong).toEqual([]);
  });
});

/** Texts of open questions that have no choice beside them. */
function unmarked(value: unknown): readonly string[] {
  if (typeof value !== "object" || value === null) return [];
  const open = "x-open-question" in value && !("x-sandbox-choice" in value) ? value["x-open-question"] : [];
  const inner = Object.entries(value).filter(([key]) => key !== "x-open-question");
  return [...textsOf(open).map(({ text }) => text.trim()), ...inner.flatMap(([, each]) => unmarked(each))];
}

/** The same of an XSD, in whose annotations both marks stand beside each other. */
function unmarkedNotes(xsd: string): readonly string[] {
  const annotations = [...xsd.matchAll(/<xs:annotation>.*?<\/xs:annotation>/gs)].map(([text]) => text);
  return annotations
    .filter((text) => !text.includes('source="sandbox-choice"'))
    .flatMap((text) => [...text.matchAll(/source="open-question"(?:[^>]*[^>/])?>([^<]+)</g)])
    .map(([, text = ""]) => text.replace(/\s+/g, " ").trim());
}

function marksOf(value: unknown, mark: string): readonly string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === mark ? textsOf(inner).map(({ text }) => text) : marksOf(inner, mark),
  );
}
