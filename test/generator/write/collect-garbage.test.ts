import { constants, PerformanceObserver } from "node:perf_hooks";
import { expect, it } from "vitest";
import { collectMuchGarbage } from "../../../generator/write/collect-garbage.js";

/** The number of requested collections for these memory figures, one check after another. */
async function collectionsAt(inUse: readonly number[]): Promise<number> {
  let count = 0;
  const forced = constants.NODE_PERFORMANCE_GC_FLAGS_FORCED;
  const observer = new PerformanceObserver((list) => {
    const entries = list.getEntries() as unknown as readonly { readonly detail: { readonly flags: number } }[];
    count += entries.filter(({ detail }) => (detail.flags & forced) !== 0).length;
  });
  observer.observe({ entryTypes: ["gc"] });
  for (const used of inUse) collectMuchGarbage(() => used);
  // Entries are made in a turn of the loop, and handed over in a later one.
  for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  observer.disconnect();
  return count;
}

it("a process that holds much memory for other things collects garbage once, and again when there is 100 MB more", async () => {
  expect(await collectionsAt([390e6, 390e6])).toBe(0);
  expect(await collectionsAt([600e6, 600e6, 610e6, 690e6])).toBe(1);
  expect(await collectionsAt([710e6, 710e6, 800e6])).toBe(1);
});

it("counts from less when memory was given back meanwhile", async () => {
  expect(await collectionsAt([900e6, 50e6, 390e6, 410e6])).toBe(2);
});
