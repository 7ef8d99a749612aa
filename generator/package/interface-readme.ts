import type { PackageSettings } from "../project-types.js";
import { runtimePackage } from "../version.js";
import type { Contract, Operation } from "../model/contract.js";
import type { JsonValue } from "../model/json-schema/schema.js";
import { markTexts } from "../model/marks.js";
import type { SecurityRequirement } from "../model/security.js";
import type { NamedOperation } from "../plan/plan.js";
import { markdownText } from "../text/markdown.js";
import type { PackageContents, PackagedInterface } from "./contents.js";
import { errorsText } from "./error-tables.js";
import { exampleWriters } from "./examples/examples.js";
import { markdownTable, subpathTable } from "./readme-tables.js";

/**
 * The README of one interface: its operations with their scopes, errors, an example and unspecified behavior; for a package of its
 * own, also how to install and import it. `contents` has that interface and no other.
 */
export function interfaceReadme(
  { name, license }: PackageSettings,
  contents: PackageContents,
  { plan }: PackagedInterface,
): string {
  const { contract } = plan;
  const isPackage = contents.form === "api";
  const examples = exampleWriters.flatMap((write) => write(name, contents) ?? []);
  const sections = [
    `# ${markdownText(contract.openapi?.title ?? contract.name)}`,
    markdownText(contract.openapi?.description ?? ""),
    isPackage ? installText(name, contents) : "",
    section("Operations", operationsText([...plan.operations, ...plan.webhooks])),
    section("Errors", errorsText(plan)),
    section(
      "Examples",
      examples.map(({ title, text, code }) => `### ${title}\n\n\`\`\`ts\n${code}\n\`\`\`\n\n${text}`).join("\n\n"),
    ),
    section("Unspecified behavior", unspecifiedText(contract)),
    section("License", isPackage ? markdownText(license ?? "") : ""),
  ];
  return `${sections.filter((text) => text !== "").join("\n\n")}\n`;
}

function installText(name: string, contents: PackageContents): string {
  return [
    `\`\`\`sh\nnpm install ${name}\n\`\`\``,
    `The package contains ES modules for Node 20.19 or later and for browsers. Its peer dependency is \`${runtimePackage}\`.`,
    subpathTable(contents),
  ].join("\n\n");
}

function section(title: string, text: string): string {
  return text === "" ? "" : `## ${title}\n\n${text}`;
}

/** The open questions of a contract in words, and the decisions of a server about them, each under its explanation. */
function unspecifiedText(contract: Contract): string {
  const questions = listText(contract.openQuestions.map(({ text }) => text));
  const choices = listText(choicesOf(contract));
  return [
    questions && `### Open questions\n\n${questionsIntroduction}\n\n${questions}`,
    choices && `### Sandbox choices\n\n${choicesIntroduction}\n\n${choices}`,
  ]
    .filter((text) => text !== "")
    .join("\n\n");
}

const questionsIntroduction =
  "The source of this API does not specify these points, or contradicts itself. Servers may differ, so do not rely on one behavior.";
const choicesIntroduction =
  "These are decisions of one server, a sandbox, for points that the source does not specify. They are not part of the API.";

/** Each text once, in order of their first place. */
function listText(texts: Iterable<string>): string {
  return [...new Set(texts)].map((text) => `- ${markdownText(text)}`).join("\n");
}

function operationsText(operations: readonly NamedOperation[]): string {
  if (operations.length === 0) return "";
  const rows = operations.map(({ name, operation }) => {
    const { method, path, summary, deprecated } = operation;
    return [
      `${markdownText(name)}${deprecated ? " (deprecated)" : ""}`,
      markdownText(`${method.toUpperCase()} ${path}`),
      markdownText(summary ?? ""),
      operation.security.map(requirementText).join(" or "),
      statusesText(operation),
    ];
  });
  return markdownTable(["operation", "request", "what it does", "credentials and scopes", "answers"], rows);
}

function requirementText({ schemes }: SecurityRequirement): string {
  if (schemes.size === 0) return "none";
  return [...schemes]
    .map(([scheme, scopes]) => markdownText(scopes.length === 0 ? scheme : `${scheme} (${scopes.join(", ")})`))
    .join(" and ");
}

function statusesText({ responses }: Operation): string {
  return responses.map(({ status }) => markdownText(status)).join(", ");
}

/** The texts of `x-sandbox-choice` in a document, in order of their places; schemas that are derived from an XSD have its own. */
function choicesOf({ openapi, xml }: Contract): readonly string[] {
  if (openapi === undefined)
    return (xml?.documents ?? []).flatMap(({ sandboxChoices }) => sandboxChoices.map(({ text }) => text));
  const found: string[] = [];
  addChoices(openapi.bundled, found);
  return found;
}

function addChoices(value: JsonValue, found: string[]): void {
  if (typeof value !== "object" || value === null) return;
  for (const [key, member] of Object.entries(value)) {
    if (key === "x-sandbox-choice") found.push(...markTexts(member));
    else addChoices(member, found);
  }
}
