import { getHeapStatistics, setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** Gives back what is no longer used. The engine sees no reason to while there is room, and there are gigabytes of it. */
function collectGarbage(): void {
  setFlagsFromString("--expose-gc");
  const collect: unknown = runInNewContext("globalThis.gc");
  if (typeof collect === "function") (collect as () => void)();
}

/** In bytes; below, tidying up costs time and saves nothing that anybody would miss. */
const muchMemory = 400_000_000;

/** In bytes; growth since the last time that makes another one worth its cost, which is that of all that is in use. */
const muchGrowth = 100_000_000;

/** In bytes; the memory in use after the last time, or less since. */
let leftInUse = 0;

/**
 * Tidies up when there is much to tidy up: between the emitters of a large interface. In a process that holds much else,
 * and for long, it waits until there is something to gain. `bytesInUse` is asked before and after.
 */
export function collectMuchGarbage(bytesInUse: () => number = heapInUse): void {
  const inUse = bytesInUse();
  leftInUse = Math.min(leftInUse, inUse);
  if (inUse < Math.max(muchMemory, leftInUse + muchGrowth)) return;
  collectGarbage();
  leftInUse = bytesInUse();
}

/** In bytes. `process.memoryUsage` tells more, and takes a millisecond or more for it. */
function heapInUse(): number {
  return getHeapStatistics().used_heap_size;
}
