import { describe, expect, it } from "vitest";
import { dataPath, firstCode, messageOf, refusalProblems } from "../../../templates/runtime/server/refusal-messages.js";
import type { Refusal } from "../../../templates/runtime/server/server-types.js";

const refusal: Refusal = {
  status: 400,
  message: "The body is not valid against the spec.",
  problems: [
    { code: "pattern", message: "This is not a currency.", path: "/currencyCode" },
    { code: "oneOf", message: "Nobody is named.", path: "" },
  ],
  headers: {},
};
const forbidden: Refusal = { status: 403, message: "You may not.", problems: [], headers: {} };

describe("the text of a refusal", () => {
  it("says what is wrong, with the place and the code of each problem", () => {
    expect(messageOf(refusal)).toBe(
      "The body is not valid against the spec. /currencyCode: This is not a currency. (pattern) Nobody is named. (oneOf)",
    );
    expect(messageOf(forbidden)).toBe("You may not.");
  });

  it("stays short, however much is wrong", () => {
    const many = Array.from({ length: 100 }, () => refusal.problems[1]!);
    expect(messageOf({ ...refusal, problems: many })).toMatch(
      /^The body is not valid against the spec\.(?: Nobody is named\. \(oneOf\)){10} And 90 more\.$/,
    );
  });
});

describe("the problems of a refusal", () => {
  it("are those of the request, or the refusal itself where there is another reason", () => {
    expect(refusalProblems(refusal)).toBe(refusal.problems);
    expect(refusalProblems(forbidden)).toEqual([{ code: "http/403", message: "You may not.", path: "" }]);
    expect([firstCode(refusal), firstCode(forbidden)]).toEqual(["pattern", "http/403"]);
  });

  it("stand at places written as people write them", () => {
    expect(["", "/a", "/lineItems/0/quantity", "/a~1b/c~0d", "/0/1"].map(dataPath)).toEqual([
      "",
      "a",
      "lineItems[0].quantity",
      "a/b.c~d",
      "[0][1]",
    ]);
  });
});
