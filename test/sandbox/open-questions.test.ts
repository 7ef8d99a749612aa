import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { readMarkedSpecs } from "../contract/facts/marked-specs.js";
import { interfacesOf } from "../contract/facts/specs.js";
import { readXsd, type XsdNode } from "../contract/facts/xsd-tree.js";
import { textsOf } from "./support/marks.js";

const specs = readMarkedSpecs();
const interfaces = interfacesOf(specs);
const page = join(import.meta.dirname, "../../specs/open-questions.md");

/** Reason for a question without a choice at its location: one row of open-questions.tsv. */
interface Entry {
  readonly interface: string;
  readonly id: string;
  readonly by: string;
  readonly detail: string;
}

const entries = readFileSync(join(import.meta.dirname, "open-questions.tsv"), "utf8")
  .trimEnd()
  .split("\n")
  .slice(1)
  .map((line): Entry => {
    const [name = "", id = "", by = "", detail = ""] = line.split("\t");
    return { interface: name, id, by, detail };
  });

/** A question at one location, with the choices at the same location. */
interface Asked {
  readonly id: string;
  readonly text: string;
  readonly choices: readonly string[];
}

/** The questions of an API, in the order of its specs. */
function askedIn(name: string): readonly Asked[] {
  const xsd = specs.get(`${name}/${name}.xsd`);
  const document: unknown = parse(specs.get(`${name}/openapi.yaml`) ?? "");
  const named = namedChoices(document);
  return [...askedAt(document, named), ...(xsd === undefined ? [] : askedInXsd(readXsd(xsd).root))];
}

function askedAt(value: unknown, named: ReadonlyMap<string, string>): readonly Asked[] {
  if (typeof value !== "object" || value === null) return [];
  const { "x-open-question": open = [], "x-sandbox-choice": choice = [], ...inner } = value as Record<string, unknown>;
  const choices = [choice].flat().map((mark) => {
    const { name = "", text = named.get(name) } = typeof mark === "string" ? { text: mark } : (mark as Named);
    return text ?? "";
  });
  const own = ([open].flat() as readonly string[]).map((text) => asked(text, choices));
  return [...own, ...Object.values(inner).flatMap((each) => askedAt(each, named))];
}

interface Named {
  readonly name?: string;
  readonly text?: string;
}

function asked(mark: string, choices: readonly string[]): Asked {
  const [, id = "", text = ""] = /^(Q-[\d.]+): (.*)$/s.exec(mark) ?? [];
  return { id, text, choices };
}

function askedInXsd(node: XsdNode): readonly Asked[] {
  const notes = node.children.filter(({ name }) => name === "annotation").flatMap(({ children }) => children);
  const texts = (source: string): readonly string[] =>
    notes.filter(({ attributes }) => attributes.get("source") === source).map(({ text }) => text.trim());
  const choices = texts("sandbox-choice");
  return [...texts("open-question").map((text) => asked(text, choices)), ...node.children.flatMap(askedInXsd)];
}

function namedChoices(value: unknown): ReadonlyMap<string, string> {
  const marks = choicesOf(value);
  return new Map(marks.flatMap(({ name, text }) => (name === undefined ? [] : [[name, text] as const])));
}

function choicesOf(value: unknown): ReturnType<typeof textsOf> {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === "x-sandbox-choice" ? textsOf(inner) : choicesOf(inner),
  );
}

describe.each(interfaces)("the open questions of %s", (name) => {
  const questions = askedIn(name);
  const own = entries.filter((entry) => entry.interface === name);

  it("have a choice at each of their places, or one row with the reason", () => {
    const without = new Set(questions.flatMap(({ id, choices }) => (choices.length === 0 ? [id] : [])));
    expect(own.map(({ id }) => id).toSorted()).toEqual([...without].toSorted());
  });

  it("have rows with an existing choice, or a reason", () => {
    const choices = choicesOf(parse(specs.get(`${name}/openapi.yaml`) ?? "")).map(({ text }) => text);
    const wrong = own.filter(({ by, detail }) => {
      if (by === "the contract reads it") return detail !== "";
      if (by === "nothing is done") return detail.split(" ").length < 3;
      return by !== "choice" || detail === "" || !choices.some((choice) => choice.startsWith(detail));
    });
    expect(wrong).toEqual([]);
  });
});

const head = `# Open questions

The source documents leave these points open or contradict themselves. A spec names the id at the place (\`x-open-question: Q-12\`,
in an XSD \`<xs:appinfo source="open-question">\`). The answers are decisions of the sandbox, and not facts: other servers may differ.

The texts come from open-questions.yaml, the decisions from sandbox/overlays/. \`make accept\` writes this page.

Fixtures and facts in test/contract/ have ids such as \`1/Errors/p2.1#order\`. Such an id is a reference to the source: the number of the
document, its headings, then a table row by its name, an item (\`item-2.1\`) or a paragraph and sentence (\`p2.1\`); the part after \`#\`
distinguishes several facts of one sentence.
`;

describe("the page of open questions", () => {
  it("has each question, its APIs and the decisions of the sandbox", () => {
    const made = head + [...byId()].map(([id, places]) => questionText(id, places)).join("");
    if (process.env["ACCEPT"] !== undefined) writeFileSync(page, made);
    expect(readFileSync(page, "utf8")).toBe(made);
  });
});

type PlacedQuestion = Asked & { readonly name: string };

/** The locations of each question, in the order of the ids. */
function byId(): ReadonlyMap<string, readonly PlacedQuestion[]> {
  const all = interfaces.flatMap((name) => askedIn(name).map((each) => ({ ...each, name })));
  const number = (id: string): number =>
    Number(id.slice(2).replace(/\.(\d+)$/, (_, part: string) => `.${part.padStart(3, "0")}`));
  const ids = [...new Set(all.map(({ id }) => id))].sort((a, b) => number(a) - number(b));
  return new Map(ids.map((id) => [id, all.filter((each) => each.id === id)]));
}

function questionText(id: string, places: readonly PlacedQuestion[]): string {
  const names = [...new Set(places.map(({ name }) => name))];
  const decisions = [...new Set(places.flatMap((place) => decisionsAt(place)))].filter((text) => text !== "");
  const lines = decisions.map((text) => `- ${text.replace(/([<>*])/g, "\\$1")}\n`).join("");
  return `\n## ${id}\n\n${places[0]?.text.replace(/([<>*])/g, "\\$1") ?? ""} (${names.join(", ")})\n\n${lines}`;
}

/** The choices at a location: those with the number of the question, if there are any; if not, its row. */
function decisionsAt({ id, name, choices }: PlacedQuestion): readonly string[] {
  if (choices.length > 0) {
    const named = choices.filter((text) => text.startsWith(`${id.replace(/\..*/, "")}:`));
    return (named.length > 0 ? named : choices).map(sentence);
  }
  const entry = entries.find((each) => each.interface === name && each.id === id);
  if (entry?.by === "the contract reads it") return ["The sandbox follows the spec."];
  if (entry?.by === "nothing is done") return [sentence(entry.detail)];
  const all = choicesOf(parse(specs.get(`${name}/openapi.yaml`) ?? ""));
  return all.flatMap(({ text }) => (text.startsWith(entry?.detail ?? " ") ? [sentence(text)] : [])).slice(0, 1);
}

/** A decision without its number, as a sentence. */
function sentence(text: string): string {
  const said = text
    .replace(/^(?:Q-\d+|unlisted): /, "")
    .replace(/\s+/g, " ")
    .trim();
  return `${said.slice(0, 1).toUpperCase()}${said.slice(1)}${/[.!?]$/.test(said) ? "" : "."}`;
}
