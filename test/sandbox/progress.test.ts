import { expect, it } from "vitest";
import { quietTime, startProgress } from "../../sandbox/progress.js";

/** The output to a stream for a start whose steps end at these times. */
function heard(stream: { readonly isTTY?: boolean }, times: readonly number[]): readonly string[] {
  const texts: string[] = [];
  let now = 1000;
  const progress = startProgress("Making", { ...stream, write: (text) => texts.push(text) }, () => now);
  for (const [index, time] of times.entries()) {
    now = 1000 + time;
    progress.step((index + 1) / times.length);
  }
  progress.stop();
  return texts;
}

it("says nothing of a start that is quick, and nothing where there is no terminal", () => {
  expect(heard({ isTTY: true }, [quietTime - 2, quietTime - 1])).toEqual([]);
  expect(heard({}, [quietTime, quietTime + 1])).toEqual([]);
});

it("says how much is done once two seconds have passed, and erases the line at the end", () => {
  const line = (text: string) => `\r\u001b[K${text}`;
  expect(heard({ isTTY: true }, [0, quietTime, quietTime + 500])).toEqual([
    line("Making ... 66 %"),
    line("Making ... 100 %"),
    line(""),
  ]);
});
