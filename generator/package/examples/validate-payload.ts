import type { JsonSchema } from "../../model/json-schema/schema.js";
import { viewFor, type InterfacePlan, type SchemaView } from "../../plan/plan.js";
import type { PackagedInterface } from "../contents.js";
import { importLine, type ExampleWriter } from "./example.js";

/** Checks a text against the schema of a request. */
export const validatePayload: ExampleWriter = (name, { interfaces }) => {
  const found = shownView(interfaces);
  if (found === undefined) return undefined;
  const { plan, view } = found;
  const code = [
    importLine([view.parseName], `${name}/${plan.folder}/validators`),
    "",
    'const text = "{}"; // what has arrived',
    `const result = ${view.parseName}(text);`,
    "if (result.ok) console.log(result.value);",
    "else for (const { path, message, line } of result.problems) console.log(`${line}: ${path}: ${message}`);",
  ];
  return {
    title: "Validate a payload",
    text: `Every problem is found, each with its place. \`${view.guardName}(value)\` answers only yes or no; \`${view.validateName}(value)\` takes what is parsed already.`,
    code: code.join("\n"),
  };
};

interface ShownView {
  readonly plan: InterfacePlan;
  readonly view: SchemaView;
}

/** What a request carries; where no request carries JSON, the first schema that a contract names. */
function shownView(interfaces: readonly PackagedInterface[]): ShownView | undefined {
  const plans = interfaces.filter(({ parts }) => parts.has("validators")).map(({ plan }) => plan);
  const schemas = [
    ...plans.map((plan) => [plan, bodySchemas(plan)] as const),
    ...plans.map((plan) => [plan, [...plan.contract.schemas.values()]] as const),
  ];
  for (const [plan, candidates] of schemas) {
    for (const schema of candidates) {
      const named = plan.schemaName(schema) ?? (schema.ref && plan.schemaName(schema.ref.target));
      if (named !== undefined) return { plan, view: viewFor(named, "request") };
    }
  }
  return undefined;
}

function bodySchemas({ operations }: InterfacePlan): readonly JsonSchema[] {
  const content = operations.flatMap(({ operation }) => operation.requestBody?.content ?? []);
  return content.flatMap(({ payload }) => (payload.kind === "json" ? [payload.schema] : []));
}
