// `make docs-compare`: renders small documents with our renderer and with four others, opens each page in Chromium without a network, and
// writes figures.json next to this file and the table of docs/explanation/renderers-compared.md.
// The packages of the others are unpacked into a temporary folder. Usage: node measure.mjs
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { extname, join, normalize } from "node:path";
import axe from "axe-core";
import { chromium } from "playwright-core";
import { root, specwright } from "../sources.mjs";
import { renderers } from "./renderers.mjs";
import { specs, words } from "./specs.mjs";
import { figuresFile, pageFile, renderTable } from "./table.mjs";

const work = mkdtempSync(join(tmpdir(), "specwright-renderers-"));
const types = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".json": "application/json" };

/** The text of a page with its shadow trees and fields. */
const textOfPage = `(() => {
  const texts = [];
  const walk = (root) => {
    texts.push(root.innerText ?? root.textContent ?? "");
    for (const one of root.querySelectorAll("*")) {
      if (one.shadowRoot) walk(one.shadowRoot);
      if (one.tagName === "TEXTAREA") texts.push(one.value);
    }
    for (const one of root.querySelectorAll("pre")) texts.push(one.textContent);
  };
  walk(document.body);
  return texts.join("\\n");
})()`;

/** Serves the folder, and counts the bytes that a browser gets with gzip. */
const server = createServer((request, response) => {
  const path = normalize(decodeURIComponent(new URL(request.url, "http://localhost").pathname));
  try {
    const body = readFileSync(join(work, path));
    response.writeHead(200, { "content-type": types[extname(path)] ?? "application/octet-stream" }).end(body);
  } catch {
    response.writeHead(404).end();
  }
});
await new Promise((done) => server.listen(0, "127.0.0.1", done));
const origin = `http://127.0.0.1:${server.address().port}`;
const browser = await chromium.launch({ executablePath: browserPath(), args: ["--no-sandbox"] });
try {
  const rows = [];
  for (const renderer of renderers)
    rows.push({ name: renderer.name, version: version(renderer), ...(await measured(renderer)) });
  const figures = {
    date: new Date().toISOString().slice(0, 10),
    node: process.version,
    chromium: browser.version(),
    rows,
  };
  writeFileSync(figuresFile, `${JSON.stringify(figures, undefined, 2)}\n`);
  writeFileSync(pageFile, renderTable(readFileSync(pageFile, "utf8"), figures));
  console.table(rows);
} finally {
  await browser.close();
  server.close();
  rmSync(work, { recursive: true, force: true });
}

function browserPath() {
  return (
    process.env.CHROMIUM ??
    execFileSync("sh", ["-c", "command -v chromium-headless-shell || command -v chromium"], { encoding: "utf8" }).trim()
  );
}

function version({ specifier }) {
  if (specifier !== undefined) return specifier.slice(specifier.lastIndexOf("@") + 1);
  return JSON.parse(readFileSync(join(root, "site/package.json"), "utf8")).version;
}

/** The figures of one renderer over all documents. */
async function measured(renderer) {
  prepare(renderer);
  const pages = {};
  for (const kind of Object.keys(specs)) pages[kind] = await opened(renderer, kind);
  const all = Object.values(pages);
  return {
    hosts: [...new Set(all.flatMap(({ hosts }) => hosts))].sort().join(", "),
    kilobytes: Math.round(Math.max(...all.map(({ bytes }) => bytes)) / 100) / 10,
    violations: Math.max(...all.map(({ violations }) => violations)),
    xml: /<o:order\b[^>]*xmlns:o="urn:example:orders"/.test(pages.xml.text),
    webhooks: pages.webhooks.text.includes(words.webhooks),
    withoutScript: all.every(({ isPlain }) => isPlain),
  };
}

function prepare({ name, specifier, page }) {
  if (specifier === undefined) {
    for (const [kind, document] of Object.entries(specs)) {
      const folder = join(work, name, kind);
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, "api.json"), JSON.stringify(document));
      execFileSync(process.execPath, [specwright, "docs", "api.json", "-o", ".", "--quiet"], {
        cwd: folder,
        stdio: "pipe",
      });
    }
    return;
  }
  const folder = join(work, name);
  mkdirSync(folder);
  const packed = execFileSync("npm", ["pack", specifier, "--silent"], { cwd: folder, encoding: "utf8" }).trim();
  execFileSync("tar", ["xzf", packed], { cwd: folder });
  for (const [kind, document] of Object.entries(specs)) {
    writeFileSync(join(folder, `${kind}.json`), JSON.stringify(document));
    writeFileSync(join(folder, `${kind}.html`), page(`${kind}.json`, JSON.stringify(document)));
  }
}

/** The page of the operation of a document. Requests of other hosts are blocked and counted. */
async function opened({ name, specifier, show }, kind) {
  const start = specifier === undefined ? `${name}/${kind}/apis/api/index.html` : `${name}/${kind}.html`;
  const plain = await visited(start, { hasScript: false, kind, isOurs: specifier === undefined });
  const scripted = await visited(start, { hasScript: true, kind, isOurs: specifier === undefined, show });
  return { ...scripted, isPlain: plain.text.includes(words[kind]) };
}

async function visited(start, { hasScript, kind, isOurs, show }) {
  const context = await browser.newContext({ javaScriptEnabled: hasScript, viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const hosts = [];
  const paths = new Set();
  await page.route("**/*", (route) => {
    const url = new URL(route.request().url());
    if (url.protocol === "data:" || url.protocol === "blob:") return route.continue();
    if (url.origin === origin) {
      paths.add(decodeURIComponent(url.pathname));
      return route.continue();
    }
    hosts.push(url.host);
    return route.abort();
  });
  await page.goto(`${origin}/${start}`, { waitUntil: "load" });
  const bytes = [...paths].reduce((sum, path) => sum + gzipped(path), 0);
  if (isOurs) await page.locator(".operations a").first().click();
  if (hasScript) {
    await page.waitForTimeout(4_000);
    await show?.(page, kind);
    await page.waitForTimeout(1_000);
  }
  const text = await page.evaluate(textOfPage);
  const violations = hasScript ? await violationsOf(page) : 0;
  await context.close();
  return { hosts, bytes, text, violations };
}

function gzipped(path) {
  try {
    return Number(execFileSync("sh", ["-c", 'gzip -9 -c "$1" | wc -c', "sh", join(work, path)], { encoding: "utf8" }));
  } catch {
    return 0;
  }
}

async function violationsOf(page) {
  await page.evaluate(axe.source);
  return page.evaluate(async () => (await globalThis.axe.run({ preload: false })).violations.length);
}
