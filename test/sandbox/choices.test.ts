import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { textsOf } from "./support/marks.js";

const root = join(import.meta.dirname, "../..");
const page = join(root, "docs/sandbox-choices.md");

const head = `# Choices of the sandbox

Places where the documents contradict themselves or say nothing, and the decision that stands in the contract. Made from the marks of specs/
(\`ACCEPT=1 npx --no-install vitest run test/sandbox/choices.test.ts\`). "Q-12" is the number of an open question; "unlisted" has none.
`;

/** Texts of choices in a document, each once, in its order. */
function choicesOf(folder: string): readonly string[] {
  const files = readdirSync(folder).sort();
  const texts = files.flatMap((file) => {
    const text = readFileSync(join(folder, file), "utf8");
    return file.endsWith(".yaml") ? marksOf(parse(text)) : notesOf(text);
  });
  const whole = texts.map((text) => text.replace(/\s+/g, " ").trim());
  return [...new Set(whole.filter((text) => text !== ""))];
}

function marksOf(value: unknown): readonly string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === "x-sandbox-choice" ? textsOf(inner).map(({ text }) => text) : marksOf(inner),
  );
}

function notesOf(xsd: string): readonly string[] {
  return [...xsd.matchAll(/<xs:appinfo source="sandbox-choice"[^>]*>([^<]+)</g)].map(([, text = ""]) => text);
}

describe("the page of choices", () => {
  it("says what the contracts say", () => {
    const names = readdirSync(join(root, "specs"), { withFileTypes: true }).filter((entry) => entry.isDirectory());
    const parts = names.map(({ name }) => {
      const choices = choicesOf(join(root, "specs", name));
      expect(choices.length).toBeGreaterThan(0);
      return `\n## ${name}\n\n${choices.map((text) => `- ${text.replace(/([<>*])/g, "\\$1")}\n`).join("")}`;
    });
    const made = head + parts.join("");
    if (process.env["ACCEPT"] !== undefined) writeFileSync(page, made);
    expect(readFileSync(page, "utf8")).toBe(made);
  });
});
