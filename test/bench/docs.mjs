import { execFileSync } from "node:child_process";
import { statSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "playwright-core";
import { median, programsInTurn } from "./measure.mjs";
import { corpus, github, specwright, toolchain, unpackFromCorpus } from "./sources.mjs";

/** Words that people search in a site of GitHub's API. */
const queries = ["pull request", "list repository", "webhook", "codespaces secret", "branch protection"];

export const groups = [
  {
    id: "docs-github",
    document: toolchain("@octokit/openapi"),
    rows: {
      cpu: { what: "GitHub, documentation site", unit: "CPU s", bound: { ours: 60 } },
      search: { what: "GitHub, a search in the site, in Chromium", unit: "ms", bound: { ours: 100 } },
      index: { what: "GitHub, search index", unit: "MB" },
    },
    async measure(work) {
      const { site } = await programsInTurn({ site: describing(work, github) }, 3);
      const index = statSync(join(work, "site/assets/search-index.js")).size / 1e6;
      return {
        cpu: { ours: median(site.cpu) },
        search: { ours: median(await searchTimes(work)) },
        index: { ours: index },
      };
    },
  },
  {
    id: "docs-stripe",
    document: `Stripe's document in ${corpus}`,
    isOutside: true,
    rows: { cpu: { what: "Stripe, documentation site", unit: "CPU s", bound: { ours: 30 } } },
    async measure(work) {
      const file = unpackFromCorpus("stripe", work);
      if (file === undefined) return undefined;
      const { site } = await programsInTurn({ site: describing(work, file) }, 3);
      return { cpu: { ours: median(site.cpu) } };
    },
  },
];

function describing(work, file) {
  return { cwd: work, args: [specwright, "docs", file, "-o", "site", "--quiet"] };
}

/** Milliseconds from the last key of a query to its results: after the index is loaded. */
async function searchTimes(work) {
  const find = "command -v chromium-headless-shell || command -v chromium";
  const executablePath = process.env.CHROMIUM ?? execFileSync("sh", ["-c", find], { encoding: "utf8" }).trim();
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  try {
    const page = await browser.newPage();
    await page.goto(pathToFileURL(join(work, "site/index.html")).href);
    const times = [];
    for (const query of ["user", ...queries, ...queries]) times.push(await page.evaluate(timeOfQuery, query));
    return times.slice(1);
  } finally {
    await browser.close();
  }
}

/** Runs in the page. */
async function timeOfQuery(query) {
  const input = document.querySelector("search input");
  const results = document.getElementById("results");
  input.focus();
  input.value = query;
  const start = performance.now();
  const done = new Promise((resolve) => {
    new MutationObserver((_, observer) => {
      observer.disconnect();
      resolve();
    }).observe(results, { childList: true });
  });
  input.dispatchEvent(new Event("input"));
  await done;
  const time = performance.now() - start;
  if (results.children.length < 2) throw new Error(`The search for "${query}" finds too little.`);
  return time;
}
