// The review page of 1,000 changes: its size, and the time until Chromium shows the changes of one operation.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { pathToFileURL } from "node:url";
import { median } from "./measure.mjs";
import { manyChanges } from "./review/many-changes.mjs";
import { specwright } from "./sources.mjs";

export const groups = [
  {
    id: "review",
    document: "test/bench/review/",
    rows: {
      frame: { what: "review page without changes", unit: "kB", bound: { ours: 300 } },
      page: { what: "review page of 1,000 changes", unit: "kB" },
      filtered: {
        what: "review page of 1,000 changes: opened and filtered in Chromium",
        unit: "ms",
        bound: { ours: 2000 },
      },
    },
    async measure(work) {
      const executablePath = chromiumPath();
      if (executablePath === undefined) return undefined;
      const { before, after } = manyChanges(250);
      const frame = writePage(work, before, before);
      const page = writePage(work, before, after);
      const size = (path) => ({ ours: readFileSync(path).length / 1_000 });
      return { frame: size(frame), page: size(page), filtered: { ours: await filteringTime(page, executablePath) } };
    },
  },
];

function writePage(work, before, after) {
  for (const [name, version] of Object.entries({ before, after }))
    writeFileSync(join(work, `${name}.json`), JSON.stringify(version, undefined, 2));
  const page = join(work, before === after ? "same.html" : "review.html");
  const options = ["--format", "html", "--fail-on", "none", "--output", page];
  execFileSync(process.execPath, [specwright, "diff", "before.json", "after.json", ...options], { cwd: work });
  return page;
}

async function filteringTime(page, executablePath) {
  const { chromium } = await import("playwright-core");
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  try {
    const times = [];
    for (let round = 0; round < 5; round += 1) {
      const tab = await browser.newPage();
      const start = performance.now();
      await tab.goto(pathToFileURL(page).href);
      await tab.locator("select[name=operation]").selectOption({ index: 3 });
      await tab
        .locator("output")
        .filter({ hasText: /^\d of / })
        .waitFor();
      await tab.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
      times.push(performance.now() - start);
      await tab.close();
    }
    return median(times);
  } finally {
    await browser.close();
  }
}

function chromiumPath() {
  try {
    return execFileSync("sh", ["-c", 'command -v "${CHROMIUM:-chromium-headless-shell}"'], { encoding: "utf8" }).trim();
  } catch {
    return undefined;
  }
}
