import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { diff } from "../../generator/api/diff.js";
import type { DiffReport } from "../../generator/report/diff-report.js";
import type { ReleaseHistory } from "../../generator/report/history.js";
import { jsonDiffReport, type JsonDiffReport } from "../../generator/report/json.js";
import { historyPage, ReleaseReviews } from "../../generator/report/pages/history-page.js";
import { reviewPage } from "../../generator/report/pages/review-page.js";
import { promise } from "../support/promise.js";
import { writeAt } from "../support/temp-folder.js";
import { browserPath, openSite, violationsOf, type OpenSite } from "./support/browser.js";
import { hostileDocument, hostileXsd } from "./support/hostile-documents.js";

interface Versions {
  readonly before: object | string;
  readonly after: object | string;
}

const documents = new URL("../bench/review/many-changes.mjs", import.meta.url).href;
const { manyChanges } = (await import(documents)) as { manyChanges(operations: number): Versions };
const path = browserPath();
if (path === undefined) console.log("test/site/review.test.ts is skipped: this machine has no Chromium.");

const history: ReleaseHistory = {
  name: "@acme/orders",
  tagPrefix: "v",
  releases: [
    {
      version: "2.0.0",
      tag: "v2.0.0",
      day: "2026-11-21",
      before: "1.0.0",
      changes: {
        ...{ bump: "major", advised: "2.0.0", step: "major", isTooSmall: false },
        ...{ breaksMessages: 1, breaksCode: 0, notCompared: 0, changelog: "### orders\n\n- **Breaking**: It falls.\n" },
      },
    },
    { version: "1.0.0", tag: "v1.0.0", day: "2026-10-21" },
  ],
  unlisted: 0,
};

describe.skipIf(path === undefined)("pages of reports in a browser", () => {
  let site: OpenSite;
  let many: DiffReport;
  beforeAll(async () => {
    many = await reportOf(manyChanges(250));
    const few = await reportOf(manyChanges(3));
    const write = (report: DiffReport): string => reviewPage(report, { failOn: "breaking" });
    site = await openSite(
      path!,
      new Map([
        ["review.html", write(few)],
        ["many.html", write(many)],
        ["history.html", historyPage(history, reviewsOf(few))],
      ]),
    );
  });
  afterAll(() => site.close());

  it.each(["review.html", "history.html"])("are accessible: %s", async (name) => {
    for (const [width, colors] of [
      [1600, "light"],
      [320, "dark"],
    ] as const) {
      const { page, requests, events } = await site.open(name, { width, colors });
      // Entries outside of the window have no boxes until they are near it.
      await page.evaluate(`for (const { style } of document.querySelectorAll(".entry")) style.contentVisibility = "visible";
        for (const details of document.querySelectorAll("details")) details.open = true`);
      expect(await violationsOf(page), `${width} ${colors}`).toEqual([]);
      expect([requests, events]).toEqual([[], []]);
      expect(await page.evaluate("document.documentElement.scrollWidth <= innerWidth")).toBe(true);
      await page.context().close();
    }
  });

  it("are complete without their script", async () => {
    const { page } = await site.open("review.html", { hasScript: false });
    const main = await page.locator("main").textContent();
    expect(await page.locator(".entry .excerpt").first().isVisible()).toBe(true);
    expect(main).toContain("Breaks consumers");
    expect(main).toContain('"maximum": 100');
    expect(await page.locator(".filters").isVisible()).toBe(false);
    await page.locator(".contents a").last().click();
    expect(page.url()).toContain("#changelog");
  });

  it("open a folded entry that a link leads to", async () => {
    const { page } = await site.open("review.html");
    const entry = page.locator(".entry").first();
    await entry.locator("summary").first().press("Enter");
    expect(await entry.locator(".excerpt").first().isVisible()).toBe(false);
    await page.evaluate(`location.hash = "${await entry.getAttribute("id")}"`);
    await entry.locator(".excerpt").first().waitFor();
  });

  it("show 1,000 changes, and filter them by keyboard", async () => {
    const json = JSON.parse(jsonDiffReport(many)) as JsonDiffReport;
    expect(json.changes).toHaveLength(1000);
    const { page } = await site.open("many.html");
    expect(await page.locator(".counts .breaking dd").innerText()).toBe(String(json.breaking));
    expect(await page.locator(".entry").count()).toBe(json.causes.length);
    await page.locator("select[name=operation]").focus();
    await page.keyboard.type("POST /items7 ");
    const shown = page.locator(".entry:visible");
    await shownCount(page, 4);
    expect(await shown.count()).toBe(4);
    await page.getByLabel("Search").fill("maxlength");
    await shownCount(page, 1);
    expect(await page.locator(".contents li:visible").allInnerTexts()).toEqual([
      expect.stringContaining("Item7"),
      "Changelog",
    ]);
  });

  it("filter the changes of all releases", async () => {
    const { page } = await site.open("history.html");
    await page.getByLabel("Search").fill("item1.size");
    await shownCount(page, 1);
    expect(await page.locator(".release:visible").count()).toBe(1);
    expect(await page.locator(".contents li:visible").count()).toBe(1);
    await page.getByLabel("Search").fill("");
    expect(await page.locator(".release:visible").count()).toBe(2);
  });

  it("copy the accept file for the shown changes", async () => {
    const { page } = await site.open("review.html");
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.getByLabel("Search").fill("item1.size");
    await page.getByRole("button", { name: "Copy the accept file" }).click();
    await page.getByRole("button", { name: "Copied" }).waitFor();
    const text = await page.evaluate<string>("navigator.clipboard.readText()");
    expect(JSON.parse(text)).toMatchObject({
      version: 1,
      accepted: [{ contract: "new", id: "schema/maximum-lowered", reason: "Write the reason here." }],
    });
  });

  it("print all entries on white", async () => {
    const { page } = await site.open("review.html", { colors: "dark" });
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    expect(await page.locator(".filters").isVisible()).toBe(false);
    expect(await page.evaluate("getComputedStyle(document.body).backgroundColor")).toBe("rgb(255, 255, 255)");
    await page.evaluate(`dispatchEvent(new Event("beforeprint"))`);
    expect(await page.locator("details:not([open])").count()).toBe(0);
  });
});

describe.skipIf(path === undefined)("hostile changes in a browser", () => {
  promise(["pages-run-nothing"], "run nothing and request nothing: the review of OpenAPI", async () => {
    const before = JSON.stringify(hostileDocument);
    const after = before.replaceAll("alert(1)", "alert(2)").replace('"required":true', '"required":false');
    await staysInert(await reportOf({ before, after }, "json"));
  });

  promise(["pages-run-nothing"], "run nothing and request nothing: the review of XSD", async () => {
    const after = hostileXsd.replace('name="id"', 'name="id" use="required"').replaceAll("alert", "confirm");
    await staysInert(await reportOf({ before: hostileXsd, after }, "xsd"));
  });
});

/** Waits until the filters show this number of entries. */
function shownCount(page: Page, count: number): Promise<void> {
  return page
    .locator("output")
    .filter({ hasText: new RegExp(`^${count} of `) })
    .waitFor();
}

function reviewsOf(report: DiffReport): ReleaseReviews {
  const reviews = new ReleaseReviews();
  reviews.add("2.0.0", report);
  return reviews;
}

async function staysInert(report: DiffReport): Promise<void> {
  expect(report.changes.length).toBeGreaterThan(0);
  const site = await openSite(path!, new Map([["review.html", reviewPage(report, { failOn: "any" })]]));
  try {
    const { page, requests, events } = await site.open("review.html");
    await page.getByLabel("Search").fill("script");
    expect([requests, events]).toEqual([[], []]);
    expect(
      await page.evaluate(
        `[document.scripts.length, document.images.length, frames.length, document.querySelectorAll("svg, style + style, base").length]`,
      ),
    ).toEqual([1, 0, 0, 0]);
    expect(
      await page.evaluate(`[...document.links].filter((one) => !one.getAttribute("href").startsWith("#")).length`),
    ).toBe(0);
  } finally {
    await site.close();
  }
}

async function reportOf({ before, after }: Versions, ending = "json"): Promise<DiffReport> {
  const textOf = (version: object | string): string =>
    typeof version === "string" ? version : JSON.stringify(version, undefined, 2);
  const cwd = mkdtempSync(join(tmpdir(), "specwright-review-"));
  try {
    writeAt(join(cwd, `old.${ending}`), textOf(before));
    writeAt(join(cwd, `new.${ending}`), textOf(after));
    const { report, diagnostics } = await diff({ cwd, before: `old.${ending}`, after: `new.${ending}` });
    if (report === undefined) throw new Error(diagnostics.map(({ message }) => message).join("\n"));
    return report;
  } finally {
    rmSync(cwd, { recursive: true });
  }
}
