import type { PackageSettings } from "../project-types.js";
import { markdownText } from "../text/markdown.js";
import type { PackageContents } from "./contents.js";
import type { Example } from "./examples/example.js";
import { exampleWriters } from "./examples/examples.js";
import { interfaceTable, subpathTable } from "./readme-tables.js";
import { fillTemplate } from "./template.js";

/** The text of README.md: what is in the package, and what people do first with it. */
export function readme({ name, description, license }: PackageSettings, contents: PackageContents): string {
  const examples = exampleWriters.flatMap((write) => write(name, contents) ?? []);
  const text = fillTemplate("README.md", {
    name,
    description: description === undefined ? "" : markdownText(description),
    interfaces: interfaceTable(name, contents),
    subpaths: subpathTable(contents),
    examples: examplesText(examples),
    license: license === undefined ? "" : `## License\n\n${markdownText(license)}`,
  });
  return `${text.replace(/\n{3,}/g, "\n\n").trimEnd()}\n`;
}

const headings = [
  "",
  "The first thing people do",
  "The two things people do first",
  "The three things people do first",
  "The four things people do first",
  "The five things people do first",
];

function examplesText(examples: readonly Example[]): string {
  if (examples.length === 0) return "";
  const sections = examples.map(({ title, text, code }) => `### ${title}\n\n\`\`\`ts\n${code}\n\`\`\`\n\n${text}`);
  return [`## ${headings[examples.length] ?? "What people do first"}`, ...sections].join("\n\n");
}
