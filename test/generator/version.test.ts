import { describe, expect, it } from "vitest";
import { isInRuntimeRange, runtimeRange, toolVersion } from "../../generator/version.js";

describe("the range of the runtime's package", () => {
  it("begins with the version of the toolchain", () => {
    expect(runtimeRange()).toBe(`^${toolVersion()}`);
    expect(isInRuntimeRange(toolVersion())).toBe(true);
  });

  it.each([
    ["0.1.0", ["0.1.0", "0.1.1", "0.1.20", "0.1.1+build.5"], ["0.0.9", "0.2.0", "1.1.0", "0.1.1-beta.1"]],
    ["0.1.2", ["0.1.2", "0.1.3"], ["0.1.1", "0.1.0"]],
    ["0.0.3", ["0.0.3"], ["0.0.2", "0.0.4", "0.1.3"]],
    ["1.2.3", ["1.2.3", "1.2.4", "1.3.0"], ["1.2.2", "1.1.9", "2.0.0", "0.2.3"]],
    ["1.2.3-beta.1", ["1.2.3-beta.1"], ["1.2.3", "1.2.3-beta.2"]],
  ])("is that of npm: ^%s", (least, inside, outside) => {
    expect([...inside, ...outside].filter((version) => isInRuntimeRange(version, least))).toEqual(inside);
  });

  it.each(["", "latest", "0.1", "v0.1.0", "0.1.0.0", " 0.1.0", "0.1.0\n", "00000000000.1.0"])(
    "takes nothing that is not a version: %j",
    (version) => {
      expect(isInRuntimeRange(version, "0.1.0")).toBe(false);
    },
  );
});
