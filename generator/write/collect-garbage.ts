import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** Gives back what is no longer used. The engine sees no reason to while there is room, and there are gigabytes of it. */
export function collectGarbage(): void {
  setFlagsFromString("--expose-gc");
  const collect: unknown = runInNewContext("globalThis.gc");
  if (typeof collect === "function") (collect as () => void)();
}

/** In bytes; below, tidying up costs time and saves nothing that anybody would miss. */
const muchMemory = 400_000_000;

/** Tidies up when there is much to tidy up: between the emitters of a large interface. */
export function collectMuchGarbage(): void {
  if (process.memoryUsage().heapUsed > muchMemory) collectGarbage();
}
