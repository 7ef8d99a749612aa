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
    const progress = startProgress("Generating", here, false);
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

  it.each([
    ["a file", false, false],
    ["a terminal that wants quiet", true, true],
  ])("says nothing to %s", (_, isTTY, quiet) => {
    const { terminal: here, seen } = terminal(isTTY);
    const progress = startProgress("Generating", here, quiet);
    vi.advanceTimersByTime(5_000);
    progress.stop();
    expect(seen).toEqual([]);
  });
});
