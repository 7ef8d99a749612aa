// Prints the list operations of a document, one a line: see `pagination.mjs`.
import { resolve } from "node:path";
import { createDiagnostics } from "../../generator/diagnostics/create-diagnostics.js";
import type { JsonSchema } from "../../generator/model/json-schema/schema.js";
import { soundContracts } from "../../generator/pipeline/sound-contracts.js";
import { operationPagination } from "../../generator/plan/pagination/operation-pagination.js";
import { pageFields } from "../../generator/plan/pagination/page-fields.js";
import { hasPageParameter } from "../../generator/plan/pagination/recognize-pagination.js";
import { inputValues, pageResponse } from "../../generator/plan/pagination/resolve-pagination.js";
import { isOfTypes, memberSchemas, typesAt } from "../../generator/plan/pagination/schema-at-keys.js";
import { defaultSettings } from "../support/project.js";

const path = resolve(process.argv[2] ?? "");
const source = { name: "api", roots: [path], folder: resolve(path, ".."), isForeign: true };
const project = {
  ...defaultSettings,
  cwd: source.folder,
  outDir: source.folder,
  emit: ["client" as const],
  interfaces: [source],
  flat: true,
  strictness: "lenient" as const,
};
const { contracts } = await soundContracts(project, [source], createDiagnostics());
const contract = contracts.get(source);
for (const operation of contract?.operations ?? []) {
  const page = pageResponse(operation);
  if (page === undefined) continue;
  const { planned, fault } = operationPagination(operation, contract!, {});
  const hasArray = shapeOf(page.body, 2).includes("[]");
  const isList = operation.method === "get" && hasArray && hasPageParameter(inputValues(operation));
  if (!isList && planned === undefined && fault === undefined) continue;
  const { declaration, evidence = "" } = planned ?? {};
  const inputs = inputValues(operation).map(({ name, schema }) => `${name}:${[...typesAt(schema)].join("|")}`);
  const columns = [
    isList ? "list" : "other",
    planned === undefined
      ? (fault?.why ?? (pageFields(page.body) === undefined ? "no items" : ""))
      : declaration!.style,
    `${operation.method.toUpperCase()} ${operation.path}`,
    evidence,
    JSON.stringify(declaration ?? {}),
    inputs.join(" "),
    shapeOf(page.body, 3),
    inputValues(operation)
      .filter(({ name }) => name === declaration?.parameter)
      .map(
        ({ description, schema }) =>
          `${description ?? schema?.ref?.target.description} default=${JSON.stringify(schema?.default?.value)}`,
      )
      .join(" "),
  ];
  console.log(columns.join("\t").replaceAll("\n", " "));
}

/** The names and types of a schema as one line. */
function shapeOf(schema: JsonSchema, depth: number): string {
  if (isOfTypes(schema, "array")) return "[]";
  const members = memberSchemas(schema);
  if (members.size === 0 || depth === 0 || !isOfTypes(schema, "object")) return [...typesAt(schema)].join("|") || "any";
  return `{${[...members]
    .slice(0, 30)
    .map(([name, member]) => `${name}:${shapeOf(member, depth - 1)}`)
    .join(" ")}}`;
}
