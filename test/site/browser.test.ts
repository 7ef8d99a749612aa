import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readGuides } from "../../generator/api/read-guides.js";
import { promise } from "../support/promise.js";
import { browserPath, openSite, violationsOf, type OpenSite } from "./support/browser.js";
import { hostileDocument, hostileXsd } from "./support/hostile-documents.js";
import { modelOf, ownModel, siteFiles } from "./support/own-site.js";

const path = browserPath();
if (path === undefined) console.log("test/site/browser.test.ts is skipped: this machine has no Chromium.");

const kindsOfPages = [
  "index.html",
  "apis/identity/index.html",
  "apis/vendors/operations/createvendors.html",
  "apis/travel-profile/operations/updateprofile.html",
  "apis/receipt-images/operations/createreceiptimage.html",
  "apis/identity/schemas/user.html",
  "apis/travel-profile/types/air.html",
  "apis/travel-profile/elements/profile.html",
  "apis/vendors/errors/vendorfailures.html",
  "guides/how-to/sign-in.html",
];

describe.skipIf(path === undefined)("the site in a browser", () => {
  let site: OpenSite;
  beforeAll(async () => {
    site = await openSite(path!, siteFiles(await ownModel(), { guides: readGuides("docs") }));
  });
  afterAll(() => site.close());

  it.each(kindsOfPages)("is accessible: %s", async (name) => {
    for (const [width, colors] of [
      [1600, "light"],
      [320, "dark"],
    ] as const) {
      const { page, requests, events } = await site.open(name, { width, colors });
      expect(await violationsOf(page), `${width} ${colors}`).toEqual([]);
      expect([requests, events]).toEqual([[], []]);
      // Nothing is wider than the window.
      expect(await page.evaluate("document.documentElement.scrollWidth <= innerWidth")).toBe(true);
      await page.context().close();
    }
  });

  it("is complete without its script", async () => {
    const { page } = await site.open("apis/vendors/operations/createvendors.html", { hasScript: false });
    expect(await page.locator("main").innerText()).toContain("createVendorsClient");
    await page.getByRole("link", { name: "Search vendors", exact: true }).click();
    expect(await page.locator("h1").innerText()).toBe("Search vendors");
  });

  it("finds pages by keyboard", async () => {
    const { page } = await site.open("index.html");
    await page.keyboard.press("/");
    await page.keyboard.type("vendor bank");
    await page.getByRole("option").first().waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.waitForURL(/vendor/);
    expect(await page.locator("h1").innerText()).toMatch(/vendor/i);
  });

  it("keeps the chosen colors", async () => {
    const { page } = await site.open("index.html");
    const paper = "getComputedStyle(document.body).backgroundColor";
    const light = await page.evaluate(paper);
    await page.getByRole("button", { name: "Dark or light" }).click();
    const dark = await page.evaluate(paper);
    expect(dark).not.toBe(light);
    await page.reload();
    expect(await page.evaluate(paper)).toBe(dark);
  });
});

describe.skipIf(path === undefined)("hostile documents in a browser", () => {
  promise(["pages-run-nothing"], "run nothing and request nothing: OpenAPI", () =>
    staysInert(hostileDocument, "api.json"),
  );

  promise(["pages-run-nothing"], "run nothing and request nothing: XSD", () => staysInert(hostileXsd, "types.xsd"));
});

async function staysInert(document: object | string, name: string): Promise<void> {
  const files = siteFiles(await modelOf(document, name));
  const site = await openSite(path!, files);
  try {
    for (const file of [...files.keys()].filter((one) => one.endsWith(".html"))) {
      const { page, requests, events } = await site.open(file);
      expect([file, requests, events]).toEqual([file, [], []]);
      expect(await page.evaluate(parts)).toEqual({ scripts: 1, images: 0, frames: 0, attributes: 0, links: 0 });
      await page.context().close();
    }
  } finally {
    await site.close();
  }
}

/** The parts of a page that could run or request something. */
const parts = `({
  scripts: document.scripts.length,
  images: document.images.length,
  frames: frames.length,
  attributes: [...document.querySelectorAll("*")].flatMap((one) => [...one.attributes]).filter(({ name }) => /^on|^style$|srcdoc/.test(name)).length,
  links: [...document.links].filter(({ protocol }) => !/^(?:file|https?|mailto):$/.test(protocol)).length,
})`;
