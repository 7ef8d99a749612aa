import { describe, expect, it } from "vitest";
import { compareVersions, nextVersion, parseVersion } from "../../../generator/compare/next-version.js";

describe("the next version", () => {
  it.each([
    { bump: "major", next: [2, 0, 0] },
    { bump: "minor", next: [1, 5, 0] },
    { bump: "patch", next: [1, 4, 3] },
    { bump: "none", next: [1, 4, 2] },
  ] as const)("after 1.4.2 with changes that are $bump", ({ bump, next }) => {
    expect(nextVersion([1, 4, 2], bump)).toEqual(next);
  });

  it.each([
    { bump: "major", next: [0, 5, 0] },
    { bump: "minor", next: [0, 4, 3] },
    { bump: "patch", next: [0, 4, 3] },
    { bump: "none", next: [0, 4, 2] },
  ] as const)("before 1.0.0 stays in the range of npm unless something breaks: $bump", ({ bump, next }) => {
    expect(nextVersion([0, 4, 2], bump)).toEqual(next);
  });

  it("is ordered by numbers and not by letters", () => {
    const texts = ["1.10.0", "1.9.3", "0.11.0", "1.9.12"];
    const sorted = texts.map((text) => parseVersion(text)!).sort(compareVersions);
    expect(sorted.map((version) => version.join("."))).toEqual(["0.11.0", "1.9.3", "1.9.12", "1.10.0"]);
  });

  it.each(["1.2", "1.2.3.4", "01.2.3", "1.2.3-rc.1", "v1.2.3", "1.2.9999999999", ""])(
    "is not read from a text that is not a released version: %j",
    (text) => expect(parseVersion(text)).toBeUndefined(),
  );
});
