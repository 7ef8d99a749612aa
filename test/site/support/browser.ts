import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import axe from "axe-core";
import { chromium, type Browser, type Page } from "playwright-core";
import { writeAt } from "../../support/temp-folder.js";

/** The Chromium of this machine; undefined if it has none. */
export function browserPath(): string | undefined {
  if (process.env["CHROMIUM"] !== undefined) return process.env["CHROMIUM"];
  for (const name of ["chromium-headless-shell", "chromium", "google-chrome"]) {
    try {
      return execFileSync("sh", ["-c", `command -v ${name}`], { encoding: "utf8" }).trim();
    } catch {
      continue;
    }
  }
  return undefined;
}

/** A browser with a site that is opened from a folder. */
export interface OpenSite {
  readonly browser: Browser;
  /** Opens a page of the site; `width` is that of the window. */
  open(path: string, options?: OpenOptions): Promise<OpenPage>;
  close(): Promise<void>;
}

/** Options of opening a page. */
export interface OpenOptions {
  readonly width?: number;
  readonly colors?: "light" | "dark";
  readonly hasScript?: boolean;
}

/** A page in the browser, with its requests and events. */
export interface OpenPage {
  readonly page: Page;
  /** Requests of other files than those of the site. */
  readonly requests: readonly string[];
  /** Errors, messages of the console, and dialogs. */
  readonly events: readonly string[];
}

/** Writes a site to a folder and starts a browser. */
export async function openSite(path: string, files: ReadonlyMap<string, string>): Promise<OpenSite> {
  const folder = mkdtempSync(join(tmpdir(), "specwright-site-"));
  for (const [name, text] of files) writeAt(join(folder, name), text);
  const root = pathToFileURL(`${folder}/`).href;
  const browser = await chromium.launch({ executablePath: path, args: ["--no-sandbox"] });
  return {
    browser,
    async open(name, { width = 1280, colors = "light", hasScript = true } = {}) {
      const context = await browser.newContext({
        viewport: { width, height: 900 },
        colorScheme: colors,
        javaScriptEnabled: hasScript,
      });
      const page = await context.newPage();
      const requests: string[] = [];
      const events: string[] = [];
      page.on("request", (request) => {
        if (!request.url().startsWith(root)) requests.push(request.url());
      });
      page.on("console", (message) => events.push(message.text()));
      page.on("pageerror", (error) => events.push(error.message));
      page.on("dialog", (dialog) => {
        events.push(`dialog: ${dialog.message()}`);
        void dialog.dismiss();
      });
      await page.goto(root + name);
      return { page, requests, events };
    },
    async close() {
      await browser.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The violations that axe finds in a page, each with its first element. */
export async function violationsOf(page: Page): Promise<readonly string[]> {
  // Not an element of the page: its policy would not let that run.
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { violations } = await (
      globalThis as unknown as {
        axe: { run(options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
      }
    ).axe.run({ preload: false });
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`);
  });
}
