import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { changeCatalog as changes, kindOf, type ChangeId } from "../../../generator/compare/catalog.js";
import { highest } from "../../../generator/compare/levels.js";
import { fallbackOf } from "../../../generator/diagnostics/create-diagnostics.js";
import { catalog, severityOf, type DiagnosticCode } from "../../../generator/diagnostics/catalog.js";
import type { CatalogEntry } from "../../../generator/diagnostics/entry.js";
import { code, explanation, prose, table } from "./markdown.js";

const cases = resolve(import.meta.dirname, "../../diagnostics");

/** Names by the part before the slash, in the order of the list. */
function families<Name extends string>(names: readonly Name[]): readonly (readonly [string, readonly Name[]])[] {
  const found = new Map<string, Name[]>();
  for (const name of names) {
    const family = name.split("/", 1)[0] ?? "";
    found.set(family, [...(found.get(family) ?? []), name]);
  }
  return [...found];
}

/** A section for each diagnostic: an example of its message and hint, and its explanation. */
export function diagnosticSections(): string {
  return families(Object.keys(catalog) as DiagnosticCode[])
    .map(([family, codes]) => `## ${family}\n\n${codes.map(diagnosticSection).join("\n\n")}`)
    .join("\n\n");
}

function diagnosticSection(name: DiagnosticCode): string {
  const { lenient, explain }: CatalogEntry = catalog[name];
  const level = severityOf(name);
  const fallback = lenient === undefined ? "" : `, lenient: ${fallbackOf(name).replace("give-up", "skip")}`;
  return `### ${name}\n\n${level}${fallback}\n\n\`\`\`\n${exampleOf(name)}\n\`\`\`\n\n${explanation(explain)}`;
}

/** Message and hint: those of its test case, or as the catalogue has them. */
function exampleOf(name: DiagnosticCode): string {
  const file = join(cases, name.replace("/", "-"), "expected.txt");
  const lines = existsSync(file) ? readFileSync(file, "utf8").split("\n") : [];
  const start = lines.findIndex((line) => / (?:error|warning|note) /.test(line) && line.includes(` ${name}: `));
  if (start === -1) {
    const { message, hint }: CatalogEntry = catalog[name];
    const words = [typeof message === "string" ? message : name];
    return [...words, ...(typeof hint === "string" ? [`  hint: ${hint}`] : [])].join("\n");
  }
  const end = lines.findIndex((line, index) => index > start && !line.startsWith(" "));
  const hint = lines.slice(start, end).filter((line) => line.startsWith("  hint: "));
  return [(lines[start] ?? "").replace(/^.*? (?=(?:error|warning|note) )/, ""), ...hint].join("\n");
}

/** A table for each family of changes. */
export function changeTables(): string {
  return families(Object.keys(changes) as ChangeId[])
    .map(([family, ids]) => `## ${family}\n\n${table(head, ids.map(changeRow))}`)
    .join("\n\n");
}

const head = ["change", "senders", "readers", "code", "sentence"];

function changeRow(id: ChangeId): readonly string[] {
  const { wire, code: types, sentence } = kindOf(id);
  const levels = [wire.sent, wire.read, highest([types.sent, types.read])];
  return [code(id), ...levels.map((level) => level ?? ""), prose(sentence)];
}
