import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { startProgress } from "../../../generator/cli/progress.js";
import type { Terminal } from "../../../generator/cli/terminal.js";

function terminal(isTTY: boolean): { readonly terminal: Terminal; readonly seen: string[] } {
  const seen: string[] = [];
  const stream = { isTTY, write: (text: string) => void seen.push(text) };
  const readStdin = () => Promise.resolve("");
  return {
    seen,
    terminal: { cwd: "/", env: {}, stdout: stream, stderr: stream, readStdin, onInterrupt: () => undefined },
  };
}

describe("startProgress", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("says nothing for two seconds, then counts, and leaves an empty line", () => {
    const { terminal: here, seen } = terminal(true);
    const progress = startProgress("Generating", here, { quiet: false });
    vi.advanceTimersByTime(1_900);
    expect(seen).toEqual([]);
    vi.advanceTimersByTime(1_200);
    expect(seen.at(-1)).toBe("\r\u001b[KGenerating ... 3 s");
    progress.stop();
    expect(seen.at(-1)).toBe("\r\u001b[K");
    const count = seen.length;
    vi.advanceTimersByTime(5_000);
    expect(seen).toHaveLength(count);
  });

  it("names the step that the run is at", () => {
    const { terminal: here, seen } = terminal(true);
    const progress = startProgress("Generating", here, { quiet: false });
    progress.step("Generating orders (1 of 2)");
    vi.advanceTimersByTime(2_500);
    expect(seen.at(-1)).toBe("\r\u001b[KGenerating orders (1 of 2) ... 2 s");
  });

  it("writes a line for each step where lines are asked for", () => {
    const { terminal: here, seen } = terminal(false);
    const progress = startProgress("Generating", here, { quiet: false, lines: true });
    progress.step("Generating orders (1 of 2)");
    vi.advanceTimersByTime(5_000);
    progress.stop();
    expect(seen).toEqual(["Generating orders (1 of 2) ...\n"]);
  });

  it.each([
    ["a file", false, false],
    ["a terminal that wants quiet", true, true],
  ])("says nothing to %s", (_, isTTY, quiet) => {
    const { terminal: here, seen } = terminal(isTTY);
    const progress = startProgress("Generating", here, { quiet });
    vi.advanceTimersByTime(5_000);
    progress.stop();
    expect(seen).toEqual([]);
  });
});
