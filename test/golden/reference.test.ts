import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";
import { pages } from "../docs/support/pages.js";
import { changeTables, diagnosticSections } from "../support/reference/catalogues.js";
import { commandSections, sharedOptions } from "../support/reference/commands.js";
import { limitTables } from "../support/reference/limits.js";
import { messageCodes, readerCodes, schemaRules } from "../support/reference/problem-codes.js";
import { formsTable, lintRules, partsTable, policySettings, settingsTable } from "../support/reference/settings.js";

// Pages show lists of the code between `<!-- list: settings -->` and `<!-- end of list -->`. `make accept` writes them.
const root = resolve(import.meta.dirname, "../..");
const accept = process.env["ACCEPT"] === "1";

const lists: Readonly<Record<string, () => string>> = {
  settings: settingsTable,
  "policy settings": policySettings,
  parts: partsTable,
  "lint rules": lintRules,
  "lint formats": () => formsTable("lint"),
  "diff formats": () => formsTable("diff"),
  commands: commandSections,
  "shared options": sharedOptions,
  diagnostics: diagnosticSections,
  changes: changeTables,
  limits: limitTables,
  "JSON codes": () => readerCodes("json"),
  "XML codes": () => readerCodes("xml"),
  "XSD rules": schemaRules,
  "message codes": messageCodes,
};

it("pages show the lists of the code", () => {
  const shown = new Set<string>();
  for (const page of pages()) {
    const text = readFileSync(join(root, page), "utf8");
    const current = text.replace(/(<!-- list: ([\w ]+) -->\n).*?(<!-- end of list -->)/gs, (_, start, name, end) => {
      shown.add(name);
      return `${start}\n${lists[name]?.() ?? `There is no list "${name}".`}\n\n${end}`;
    });
    if (accept && current !== text) writeFileSync(join(root, page), current);
    else expect(text, `${page} is out of date: run "make accept"`).toBe(current);
  }
  expect([...shown].sort()).toEqual(Object.keys(lists).sort());
});
