import { describe, expect, it } from "vitest";

interface Text {
  readonly area: string;
  readonly line: number;
  readonly text: string;
}

const { expressions, longSentence } = (await import(new URL("expressions.mjs", import.meta.url).href)) as {
  readonly expressions: readonly { readonly pattern: RegExp }[];
  readonly longSentence: RegExp;
};
const { textsOf } = (await import(new URL("read-texts.mjs", import.meta.url).href)) as {
  textsOf(file: string, content: string): Iterable<Text>;
};

const hitsOf = (text: string): readonly string[] =>
  expressions.flatMap(({ pattern }) => [...text.matchAll(pattern)].map(([hit]) => hit.trim()));

describe("expressions", () => {
  it.each([
    ["The problem is told once.", ["is told", "told once"]],
    ["What the client sends is checked.", ["What the client sends is"]],
    ["It is for those who read answers.", ["those who", "answers"]],
    ["The client retries a request twice.", []],
    ["There is a pen; of course.", ["There is"]],
  ])("finds in %j", (text, hits) => {
    expect([...hitsOf(text)].sort()).toEqual([...hits].sort());
  });

  it("finds sentences of more than 30 words", () => {
    const words = (count: number): string => `${"a word ".repeat(count / 2)}ends.`;
    expect([words(28).match(longSentence), words(32).match(longSentence)]).toEqual([null, [words(32)]]);
  });
});

describe("texts of files", () => {
  it("are paragraphs, items and rows of pages, without code, headings and targets of links", () => {
    const page = "# A title\n\nRun `it` [here](to/there).\n\n```sh\nno text\n```\n\n- one\n- two\n";
    expect([...textsOf("docs/a.md", page)].map(({ area, line, text }) => [area, line, text])).toEqual([
      ["pages", 3, "Run `code` [here]."],
      ["pages", 9, "- one"],
      ["pages", 10, "- two"],
    ]);
  });

  it("are strings of three words and comments of code", () => {
    const code =
      'const a = "A text // of four"; // Why it is.\n/** Two\n * lines. */\nconst b = /"/.test(`of ${a} more words`);\n';
    const found = [...textsOf("generator/load/a.ts", code)].map(({ area, line, text }) => [area, line, text]);
    expect(found).toEqual([
      ["messages", 1, "A text // of four"],
      ["comments in generator/load", 1, "Why it is."],
      ["comments in generator/load", 2, "Two lines."],
    ]);
  });
});
