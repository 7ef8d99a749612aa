import { describe, expect, it } from "vitest";
import { wantsColor, type Terminal } from "../../../generator/cli/terminal.js";

function terminal(isTTY: boolean, env: Readonly<Record<string, string>> = {}): Terminal {
  const stream = { isTTY, write: () => undefined };
  return {
    cwd: "/",
    env,
    stdout: stream,
    stderr: stream,
    readStdin: () => Promise.resolve(""),
    onInterrupt: () => undefined,
  };
}

describe("wantsColor", () => {
  it.each([
    ["a terminal", undefined, true, {}, true],
    ["a file", undefined, false, {}, false],
    ["a dumb terminal", undefined, true, { TERM: "dumb" }, false],
    ["a terminal with NO_COLOR", undefined, true, { NO_COLOR: "1" }, false],
    ["a terminal with an empty NO_COLOR", undefined, true, { NO_COLOR: "" }, true],
    ["a file with FORCE_COLOR", undefined, false, { FORCE_COLOR: "1" }, true],
    ["a terminal with FORCE_COLOR=0", undefined, true, { FORCE_COLOR: "0" }, false],
    ["NO_COLOR against FORCE_COLOR", undefined, true, { NO_COLOR: "1", FORCE_COLOR: "1" }, false],
    ["--color against NO_COLOR", true, false, { NO_COLOR: "1" }, true],
    ["--no-color against a terminal", false, true, {}, false],
  ])("decides for %s", (_, flag, isTTY, env, expected) => {
    const here = terminal(isTTY, env);
    expect(wantsColor(flag, here, here.stdout)).toBe(expected);
  });
});
