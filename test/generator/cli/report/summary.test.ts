import { expect, it } from "vitest";
import { summaryLines } from "../../../../generator/cli/report/summary.js";

it("lists guessed pages behind their API, at most five, or as many as are asked for", () => {
  const guessedPages = Array.from({ length: 7 }, (_, at) => `list${at}: cursor, "cursor" takes /next`);
  const summary = {
    ...{ name: "orders", operations: 9, schemas: 0, elements: 0, openQuestions: 0, skipped: 0, filesChanged: 1 },
    strictness: "strict" as const,
    guessedPages,
  };
  const lines = summaryLines([summary], false).split("\n");
  expect(lines).toEqual([
    "orders  9 operations, strict, 1 file changed",
    ...guessedPages.slice(0, 5).map((guess) => `  guessed pages of ${guess}`),
    "  and the pages of 2 more operations (--max-problems 7 lists them)",
    "",
  ]);
  expect(summaryLines([summary], false, 7).split("\n")).toHaveLength(9);
});
