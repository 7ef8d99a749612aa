import { escapePointerPart } from "../diagnostics/origin.js";
import type { Response, ResponseLink } from "../model/contract.js";
import type { JsonValue } from "../model/json-schema/schema.js";
import type { NamedOperation } from "../plan/plan.js";
import type { PageTools } from "./page-tools.js";
import type { LinkRow, ResponseRows } from "./site-model.js";

/** The links of a response to other operations. */
export function linkRows(tools: PageTools, { links = [] }: Response): Pick<ResponseRows, "links"> {
  return links.length === 0 ? {} : { links: links.map((link) => linkRow(tools, link)) };
}

function linkRow({ plan, paths }: PageTools, link: ResponseLink): LinkRow {
  const { name, description, operationId, operationRef, parameters, requestBody } = link;
  const target = plan.operations.find((named) => isTarget(named, link));
  const operation =
    target === undefined
      ? { text: operationId ?? operationRef ?? name }
      : { text: target.name, page: paths.operation(target) };
  const values = [...parameters].map(([parameter, value]) => ({ name: parameter, ...valueWords(value) }));
  const body = requestBody === undefined ? [] : [{ name: "body", ...valueWords(requestBody) }];
  return {
    name,
    ...(description !== undefined && { description }),
    operation,
    values: [...values, ...body],
  };
}

function isTarget({ operation }: NamedOperation, { operationId, operationRef }: ResponseLink): boolean {
  if (operationId !== undefined) return operation.operationId === operationId;
  return operationRef === `#/paths/${escapePointerPart(operation.path)}/${operation.method}`;
}

/** A value of a link, with words for an expression: "$response.body#/id" is "the property /id of this response". */
function valueWords(value: JsonValue): Omit<LinkRow["values"][number], "name"> {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  const says = typeof value === "string" ? expressionWords(value) : undefined;
  return { value: text, ...(says !== undefined && { says }) };
}

/** OpenAPI, section 4.8.20.4, "Runtime Expressions". */
function expressionWords(expression: string): string | undefined {
  const [, message, part, name] =
    /^\$(request|response)\.(header\.|query\.|path\.|body)(?:#?)(.*)$/.exec(expression) ?? [];
  if (message === undefined || part === undefined) {
    return { $url: "the URL of the request", $method: "the method of the request", $statusCode: "the status" }[
      expression
    ];
  }
  const owner = message === "request" ? "the request" : "this response";
  if (part !== "body") {
    const kind = { "header.": "header", "query.": "query parameter", "path.": "path parameter" }[part] ?? "part";
    return `the ${kind} ${name} of ${owner}`;
  }
  return name === "" || name === undefined ? `the body of ${owner}` : `${name} in the body of ${owner}`;
}
