import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { catalog, severityOf, type DiagnosticCode } from "../../generator/diagnostics/catalog.js";
import { fallbackOf } from "../../generator/diagnostics/create-diagnostics.js";
import type { CatalogEntry } from "../../generator/diagnostics/entry.js";
import { printDiagnostics } from "../../generator/diagnostics/print.js";
import { isThorough } from "../support/sizes.js";
import { diagnose, readLeniently } from "./diagnose.js";

const here = dirname(fileURLToPath(import.meta.url));
const folders = readdirSync(here, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);

/** Families of codes about contracts. */
const families = ["source", "openapi", "json-schema", "xsd", "plan", "errors"];

/** Families whose codes are shown by tests of their own. */
const shownElsewhere = ["lint", "project", "fixture"];

describe("every diagnostic", () => {
  it.each(folders)("is printed as expected: %s", async (name) => {
    const folder = join(here, name);
    const expectedPath = join(folder, "expected.txt");
    const printed = printDiagnostics(await diagnose(folder), { color: false, frames: true });
    // `ACCEPT=1 npx --no-install vitest run test/diagnostics` writes what is printed now; read the difference before committing it.
    if (process.env["ACCEPT"] === "1") writeFileSync(expectedPath, printed);
    expect(printed).toBe(readFileSync(expectedPath, "utf8"));
    expect(printed).toContain(` ${codeOf(name)}: `);
  });

  it("has a folder for its code", () => {
    const missing = Object.keys(catalog).filter((code) => {
      const family = code.slice(0, code.indexOf("/"));
      return !shownElsewhere.includes(family) && !existsSync(join(here, code.replace("/", "-"), "expected.txt"));
    });
    expect(missing).toEqual([]);
  });

  it("has a text that ends its sentence, and an explanation", () => {
    for (const [code, entry] of Object.entries(catalog)) {
      expect(code).toMatch(/^[a-z-]+\/[a-z0-9.-]+$/);
      expect(entry.explain.length, code).toBeGreaterThan(40);
    }
  });
});

describe("every error of a contract", () => {
  const errors = Object.entries<CatalogEntry>(catalog).filter(([code, { severity }]) => {
    return severity === undefined && families.includes(code.slice(0, code.indexOf("/")));
  });

  it("says what lenient reading does instead", () => {
    expect(errors.filter(([, { lenient }]) => lenient === undefined).map(([code]) => code)).toEqual([]);
  });

  it("is local, unless the file cannot be read, has no operation or schema, or is an XSD", () => {
    const refused = errors.filter(([, { lenient }]) => lenient === "refuse").map(([code]) => code);
    expect(refused.filter((code) => !/^(?:source|xsd|overlay)\//.test(code))).toEqual([
      "openapi/not-openapi",
      "openapi/nothing-described",
      "openapi/unknown-choice",
      "openapi/unconverted",
    ]);
  });
});

describe("the example of each error of a contract, read leniently", () => {
  const cases = folders.filter((folder) => {
    const code = codeOf(folder);
    // Without the one part that is beyond a limit, everything up to the limit is read.
    if (!isThorough && /too-(?:many|much|deep)/.test(code)) return false;
    return families.includes(code.slice(0, code.indexOf("/"))) && severityOf(code as DiagnosticCode) === "error";
  });

  it.each(cases)("costs what it stands in and nothing else, or is refused as the catalogue says: %s", async (name) => {
    const { isRead, diagnostics } = await readLeniently(join(here, name));
    const code = codeOf(name) as DiagnosticCode;
    const found = diagnostics.filter((diagnostic) => diagnostic.code === code);
    const { lenient } = catalog[code] as CatalogEntry;
    // A version that is older than what is read, and keys that say who may call, are refused by their parameters.
    const mayRefuse = lenient === "refuse" || (typeof lenient === "function" && fallbackOf(code) === "ignore");
    expect(found.length > 0 || isRead, "the code is told").toBe(true);
    if (isRead) expect(found.map(({ severity }) => severity)).toEqual(found.map(() => "warning"));
    else expect(mayRefuse, JSON.stringify(diagnostics.map(({ message }) => message))).toBe(true);
  });
});

/** The code that a folder is named after; a case with a name of its own begins with the code and two hyphens. */
function codeOf(folder: string): string {
  const stem = folder.split("--")[0] ?? folder;
  return Object.keys(catalog).find((code) => code.replace("/", "-") === stem) ?? stem;
}
