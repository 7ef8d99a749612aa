import type { JsonSchema } from "../../model/json-schema/schema.js";
import { viewFor, type InterfacePlan, type SchemaViewNames } from "../../plan/plan.js";
import { importPath, type PackageContents } from "../contents.js";
import { isJsonType } from "../../model/media-types.js";
import { chooseOperation } from "./choose-operation.js";
import { importLine, type ExampleWriter } from "./example.js";

/** Validates a value against the schema of a request. */
export const validatePayload: ExampleWriter = (name, contents) => {
  const found = shownView(contents);
  if (found === undefined) return undefined;
  const { plan, view } = found;
  const code = [
    importLine([view.parseName], importPath(name, contents, plan, "/validators")),
    "",
    'const text = "{}"; // the received text',
    `const result = ${view.parseName}(text);`,
    "if (result.ok) console.log(result.value);",
    "else for (const { path, message, line } of result.problems) console.log(line, path, message);",
  ];
  return {
    title: "Validate a payload",
    text: `\`problems\` lists every problem with its path. \`${view.guardName}(value)\` returns a boolean, and \`${view.validateName}(value)\` checks a parsed value.`,
    code: code.join("\n"),
  };
};

interface ShownView {
  readonly plan: InterfacePlan;
  /** Names of the view's type and functions. */
  readonly view: SchemaViewNames;
}

/**
 * Returns the view of a request's payload, of the API in other examples if it has one; if no request has a JSON body,
 * the first schema that a spec names.
 */
function shownView(contents: PackageContents): ShownView | undefined {
  const shown = chooseOperation(contents, "client")?.api;
  const plans = contents.interfaces
    .filter(({ parts }) => parts.has("validators"))
    .sort((a, b) => Number(b === shown) - Number(a === shown))
    .map(({ plan }) => plan);
  const bodies = plans.flatMap((plan) => bodySchemas(plan).flatMap((schema) => viewsOf(plan, schema)));
  const named = plans.flatMap((plan) => [...plan.contract.schemas.values()].flatMap((schema) => viewsOf(plan, schema)));
  return bodies[0] ?? named[0];
}

function viewsOf(plan: InterfacePlan, schema: JsonSchema): readonly ShownView[] {
  const named = plan.schemaName(schema) ?? (schema.ref && plan.schemaName(schema.ref.target));
  return named === undefined ? [] : [{ plan, view: viewFor(named, "request") }];
}

function bodySchemas({ operations }: InterfacePlan): readonly JsonSchema[] {
  const content = operations.flatMap(({ operation }) => operation.requestBody?.content ?? []);
  return content.flatMap(({ payload, mediaType }) =>
    payload.kind === "json" && isJsonType(mediaType) ? [payload.schema] : [],
  );
}
