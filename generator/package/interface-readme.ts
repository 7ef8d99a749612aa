import type { PackageSettings } from "../project-types.js";
import { runtimePackage } from "../version.js";
import type { Contract, Operation } from "../model/contract.js";
import type { JsonValue } from "../model/json-schema/schema.js";
import { markTexts } from "../model/marks.js";
import { grouped } from "../model/grouped.js";
import type { SecurityRequirement } from "../model/security.js";
import type { NamedOperation } from "../plan/plan.js";
import { markdownText } from "../text/markdown.js";
import type { PackageContents, PackagedInterface } from "./contents.js";
import { deprecationsText } from "./deprecations.js";
import { errorsText } from "./error-tables.js";
import { callOperationExample } from "./examples/call-operation.js";
import { exampleText } from "./examples/example.js";
import { moreExamples } from "./examples/examples.js";
import { failuresText } from "./failures.js";
import { limitsText } from "./limits.js";
import { markdownTable } from "./markdown-table.js";
import { subpathTable } from "./readme-tables.js";
import { signInText } from "./sign-in.js";

/**
 * The README of one API: sign-in, a first call, operations, errors, limits, deprecations, examples and unspecified behavior;
 * for a package of its own, also how to install and import it. `contents` has that API and no other.
 */
export function interfaceReadme(
  { name, license }: PackageSettings,
  contents: PackageContents,
  { plan }: PackagedInterface,
): string {
  const { contract } = plan;
  const isPackage = contents.form === "api";
  const firstCall = callOperationExample(name, contents);
  const examples = moreExamples.flatMap((write) => write(name, contents) ?? []);
  const sections = [
    `# ${markdownText(contract.openapi?.title ?? contract.name)}`,
    markdownText(contract.openapi?.description ?? ""),
    isPackage ? section("Install", installText(name, contents)) : "",
    section("Sign in", signInText(plan)),
    section("First call", firstCall === undefined ? "" : exampleText(firstCall)),
    section("Operations", operationsText([...plan.operations, ...plan.webhooks])),
    section("Errors", [failuresText(plan), errorsText(plan)].filter((text) => text !== "").join("\n\n")),
    section("Limits", limitsText(plan)),
    section("Deprecations", deprecationsText(plan)),
    section("More examples", examples.map((example) => `### ${example.title}\n\n${exampleText(example)}`).join("\n\n")),
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

/** Returns the unspecified behavior of a spec, and the decisions of a server about it, each below its explanation. */
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

/** Returns each string once, in order of first occurrence. */
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
      requirementsText(operation.security),
      statusesText(operation),
    ];
  });
  return markdownTable(["operation", "request", "summary", "credentials and scopes", "statuses"], rows);
}

/** "token (orders.read or orders.write) or none": alternatives with one scheme share its name. */
function requirementsText(requirements: readonly SecurityRequirement[]): string {
  const alternatives = grouped(requirements, ({ schemes }) => [...schemes.keys()].join("\n"));
  return [...alternatives.values()]
    .flatMap((all) => {
      const [first] = all;
      if (first?.schemes.size !== 1 || all.length === 1) return all.map(requirementText);
      const scopes = all.map(({ schemes }) => [...schemes.values()].flat().join(" and "));
      return [...first.schemes.keys()].map((scheme) => markdownText(`${scheme} (${scopes.join(" or ")})`));
    })
    .join(" or ");
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

/** Returns the values of `x-sandbox-choice` in a document, in document order; schemas that are derived from an XSD have its choices. */
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
