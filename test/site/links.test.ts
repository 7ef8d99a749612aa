import { gzipSync } from "node:zlib";
import { posix } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { readGuides } from "../../generator/api/read-guides.js";
import { ownModel, siteFiles } from "./support/own-site.js";

let files: ReadonlyMap<string, string>;
beforeAll(async () => {
  files = siteFiles(await ownModel(), { guides: readGuides("docs"), style: ":root { --font: serif }" });
});

const resource = /(?:href|src)="([^"]*)"/g;

describe("the site of the eleven APIs", () => {
  it("has a page for each operation, schema, element and error table, and every link leads somewhere", () => {
    const broken: string[] = [];
    for (const [path, text] of pages()) {
      for (const [, target = ""] of text.matchAll(resource)) {
        if (/^(?:https?:|mailto:)/.test(target)) continue;
        const [file = "", anchor] = target.replaceAll("&amp;", "&").split("#", 2);
        const found = files.get(file === "" ? path : posix.join(posix.dirname(path), file));
        const hasAnchor = anchor === undefined || found?.includes(`id="${anchor}"`) === true;
        // Guides also link to files of the repository, which are not part of the site.
        const isElsewhere = path.startsWith("guides/") && !/\.(?:html|css|js)$/.test(file) && file !== "";
        if (!isElsewhere && (found === undefined || !hasAnchor)) broken.push(`${path}: ${target}`);
      }
    }
    expect(broken).toEqual([]);
    expect([...pages()].length).toBeGreaterThan(300);
  });

  it("loads nothing but its own files, and runs one script", () => {
    for (const [path, text] of pages()) {
      const loaded = [...text.matchAll(/<(?:script|link|img|iframe|object|embed|source|video|audio)\b[^>]*>/g)].map(
        ([tag]) => tag,
      );
      const isOwn = loaded.every((tag) =>
        /(?:src|href)="(?:\.\.\/)*assets\/(?:site\.css|custom\.css|site\.js)"/.test(tag),
      );
      expect(isOwn, `${path}: ${loaded.join(" ")}`).toBe(true);
      expect(text.match(/<script/g)).toHaveLength(1);
      expect(text).toMatch(/default-src &#39;none&#39;; style-src &#39;self&#39;; script-src &#39;self&#39;/);
    }
  });

  it("is small", () => {
    const sizeOf = (path: string): number => gzipSync(files.get(path) ?? "").length;
    expect(sizeOf("assets/site.js")).toBeLessThan(40_000);
    for (const path of ["index.html", "apis/identity/index.html", "apis/travel-profile/index.html"]) {
      const first = sizeOf(path) + sizeOf("assets/site.js") + sizeOf("assets/site.css");
      expect(first, path).toBeLessThan(150_000);
    }
  });

  it("has the same bytes again", async () => {
    const again = siteFiles(await ownModel(), {
      guides: [...readGuides("docs")].reverse(),
      style: ":root { --font: serif }",
    });
    expect(again).toEqual(files);
  });
});

function pages(): readonly (readonly [string, string])[] {
  return [...files].filter(([path]) => path.endsWith(".html"));
}
