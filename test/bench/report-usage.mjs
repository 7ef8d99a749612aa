// Preloaded into every measured process: writes what the whole process used, its threads included, when it ends.
import { writeFileSync } from "node:fs";
import { isMainThread } from "node:worker_threads";

const path = process.env.BENCH_USAGE_FILE;
if (isMainThread && path !== undefined) {
  process.on("exit", () => {
    const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
    writeFileSync(path, JSON.stringify({ cpu: (userCPUTime + systemCPUTime) / 1e6, memory: maxRSS / 1024 }));
  });
}
