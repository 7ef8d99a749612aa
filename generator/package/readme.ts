import type { PackageSettings } from "../project-types.js";
import { apiPackageName } from "../settings/package-settings.js";
import { markdownText } from "../text/markdown.js";
import type { InterfacePlan } from "../plan/plan.js";
import { hasPart, type PackageContents } from "./contents.js";
import { deprecationsText } from "./deprecations.js";
import { callOperationExample } from "./examples/call-operation.js";
import { exampleText } from "./examples/example.js";
import { moreExamples } from "./examples/examples.js";
import { limitsText } from "./limits.js";
import { markdownTable } from "./markdown-table.js";
import { apiLink, interfaceTable, subpathTable } from "./readme-tables.js";
import { fillTemplate } from "./template.js";

/** The text of README.md: install, APIs, sign-in, a first call, errors, limits, deprecations and more examples. */
export function readme({ name, description, license }: PackageSettings, contents: PackageContents): string {
  const examples = moreExamples.flatMap((write) => write(name, contents) ?? []);
  const text = fillTemplate("README.md", {
    name,
    description: description === undefined ? "" : markdownText(description),
    install: installText(name, contents),
    interfaces: interfaceTable(name, contents),
    subpaths: subpathTable(contents),
    client: hasPart(contents, "client") ? clientText(name, contents) : "",
    limits: section("Limits", linksText(name, contents, "limits", limitsText)),
    deprecations: section("Deprecations", linksText(name, contents, "deprecations", deprecationsText)),
    examples: section(
      "More examples",
      examples.map((example) => `### ${example.title}\n\n${exampleText(example)}`).join("\n\n"),
    ),
    license: section("License", license === undefined ? "" : markdownText(license)),
  });
  return `${text.replace(/\n{3,}/g, "\n\n").trimEnd()}\n`;
}

function installText(name: string, { form, interfaces: [first] }: PackageContents): string {
  const all =
    "The package contains ES modules for Node 20.19 or later. Types, validators, codecs and clients also run in browsers.";
  if (form !== "umbrella" || first === undefined) return all;
  return `${all} It installs the packages of all APIs. To install one API: \`npm install ${apiPackageName(name, first.plan.folder)}\`.`;
}

function section(title: string, text: string): string {
  return text === "" ? "" : `## ${title}\n\n${text}`;
}

const signIn =
  "Pass credentials as `auth`, by the names in the table of APIs. The client sends a credential only with operations that require it.";

const failures =
  "A documented failure is a result with its `status`; the README of each API lists them. `orThrow()` rejects with an `ApiError` instead. Otherwise, the client rejects with one of these errors:";

const clientErrors = [
  ["`RequestValidationError`", "The request violates the spec, or a credential is missing. Nothing was sent."],
  ["`ResponseValidationError`", "The response violates the spec or is too long."],
  ["`UnexpectedStatusError`", "The spec does not document the status."],
  ["`NetworkError`", "No response arrived; `cause` has the reason."],
  ["`TimeoutError`", "No response arrived in time."],
];

/** The sections about calls: sign-in, a first call, errors. */
function clientText(name: string, contents: PackageContents): string {
  const call = callOperationExample(name, contents);
  return [
    section("Sign in", signIn),
    section("First call", call === undefined ? "" : exampleText(call)),
    section("Errors", `${failures}\n\n${markdownTable(["error", "reason"], clientErrors)}`),
  ].join("\n\n");
}

/** The APIs whose READMEs have such a section. */
function linksText(
  name: string,
  contents: PackageContents,
  anchor: string,
  textOf: (plan: InterfacePlan) => string,
): string {
  const plans = contents.interfaces.map(({ plan }) => plan).filter((plan) => textOf(plan) !== "");
  const links = plans.map((plan) => apiLink(name, contents, plan, anchor));
  return links.length === 0 ? "" : `The READMEs of these APIs list ${anchor}: ${links.join(", ")}.`;
}
