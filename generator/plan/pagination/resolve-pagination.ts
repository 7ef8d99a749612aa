import type { MediaTypeObject, Operation, Parameter, Response } from "../../model/contract.js";
import type { JsonSchema } from "../../model/json-schema/schema.js";
import { paginationFault, type PaginationDeclaration } from "../../settings/pagination-fields.js";
import { bodyContent } from "../body-content.js";
import { payloadEncoding } from "../payload-encoding.js";
import type { Pagination, PageLocation } from "./pagination.js";
import { isOfTypes, itemOf, pointerKeys, memberSchemas, typesAt, schemaAtKeys } from "./schema-at-keys.js";

/** Returns the pagination that a value declares for an operation, or the reason why it cannot, as the end of a sentence. */
export function resolvePagination(operation: Operation, value: unknown): Pagination | string {
  const fault = paginationFault(value);
  if (fault !== undefined) return fault;
  const declaration = value as PaginationDeclaration;
  const page = pageResponse(operation);
  if (page === undefined) return "the operation has no response with JSON and a status of success";
  const { response, body } = page;
  const items = declaration.items === undefined ? onlyArray(body) : pointerKeys(declaration.items);
  if (items === undefined) return 'the response has not exactly one array, so "items" is required';
  const list = schemaAtKeys(body, items);
  if (list === undefined || !isOfTypes(list, "array"))
    return `the response has no array at "${declaration.items ?? ""}"`;
  const sources = sourcesOf(declaration, body);
  if (typeof sources === "string") return sources;
  const parameter = declaration.parameter === undefined ? undefined : inputOf(operation, declaration.parameter);
  if (declaration.parameter !== undefined && parameter === undefined)
    return `the operation has no query parameter or property "${declaration.parameter}"`;
  const step = declaration.step === undefined ? undefined : inputOf(operation, declaration.step);
  if (declaration.step !== undefined && step === undefined)
    return `the operation has no query parameter or property "${declaration.step}"`;
  if (parameter !== undefined && !takesPosition(parameter.schema))
    return `the values of "${declaration.parameter}" are not strings or numbers`;
  const item = itemOf(list);
  const lastItem = declaration.lastItem === undefined ? undefined : pointerKeys(declaration.lastItem);
  const last = lastItem && item && schemaAtKeys(item, lastItem);
  if (lastItem !== undefined && (last === undefined || !takesPosition(last)))
    return `the items have no string or number at "${declaration.lastItem}"`;
  return {
    style: declaration.style,
    response,
    items,
    ...(item !== undefined && { item }),
    ...(parameter !== undefined && { parameter: parameter.keys }),
    ...(parameter?.schema !== undefined && { value: parameter.schema }),
    isRequired: parameter?.isRequired === true,
    ...sources,
    ...(lastItem !== undefined && { lastItem }),
    ...(step !== undefined && { step: step.keys }),
    ...(declaration.style === "offset" && { first: declaration.first ?? firstOf(parameter?.schema) ?? 0 }),
    ...(declaration.style === "page" && { first: declaration.first ?? firstOf(parameter?.schema) ?? 1 }),
  };
}

/** The response of an operation that contains a page, and the schema of its body. */
export interface PageResponse {
  readonly response: Response;
  /** The schema of the body as JSON. */
  readonly body: JsonSchema;
}

/** Returns the first response with JSON and a status of success. */
export function pageResponse({ method, responses }: Operation): PageResponse | undefined {
  if (method === "head") return undefined;
  for (const response of responses) {
    if (!/^2(?:\d\d|XX)$/i.test(response.status)) continue;
    const body = jsonBody(response.content);
    if (body !== undefined) return { response, body };
  }
  return undefined;
}

function jsonBody(content: readonly MediaTypeObject[]): JsonSchema | undefined {
  for (const media of content) {
    const encoding = payloadEncoding(media);
    if (encoding.kind === "json" && encoding.schema !== undefined) return encoding.schema;
  }
  return undefined;
}

/** Returns the keys of the array that is a body, or its only property that is one. */
export function onlyArray(body: JsonSchema): readonly string[] | undefined {
  if (isOfTypes(body, "array")) return [];
  const names = [...memberSchemas(body)].flatMap(([name, property]) => (isOfTypes(property, "array") ? [name] : []));
  return names.length === 1 ? names : undefined;
}

/** A value of the input that the operation declares. */
interface InputValue {
  /** In the input of a client: `["query", "cursor"]`. */
  readonly keys: readonly string[];
  /** Undefined if the value is unconstrained. */
  readonly schema?: JsonSchema;
  readonly isRequired: boolean;
}

function inputOf(operation: Operation, name: string): InputValue | undefined {
  const parameter = queryParameter(operation, name);
  if (parameter !== undefined) {
    const { schema, required } = parameter;
    return { keys: ["query", name], isRequired: required, ...(schema !== undefined && { schema }) };
  }
  const body = operation.requestBody && jsonBody(bodyContent(operation.requestBody));
  const keys = pointerKeys(name);
  const schema = body && name.startsWith("/") ? schemaAtKeys(body, keys) : undefined;
  return schema && { keys: ["body", ...keys], schema, isRequired: false };
}

/** Returns a parameter of the query by its name. */
export function queryParameter({ parameters }: Operation, name: string): Parameter | undefined {
  return parameters.find((parameter) => parameter.in === "query" && parameter.name === name);
}

function takesPosition(schema: JsonSchema | undefined): boolean {
  return typesAt(schema).size === 0 || isOfTypes(schema, "string", "number", "integer");
}

function sourcesOf(
  { next, more, total }: PaginationDeclaration,
  body: JsonSchema,
): Pick<Pagination, "next" | "more" | "total"> | string {
  const found: Record<string, PageLocation> = {};
  for (const [name, text] of Object.entries({ next, more, total })) {
    if (text === undefined) continue;
    const source = text.startsWith("/") ? pointerKeys(text) : text.toLowerCase();
    if (typeof source !== "string") {
      const schema = schemaAtKeys(body, source);
      const isRight = name === "more" ? isOfTypes(schema, "boolean") : takesPosition(schema);
      if (schema === undefined || !isRight)
        return `the response has no ${name === "more" ? "boolean" : "string or number"} at "${text}"`;
    }
    found[name] = source;
  }
  return found;
}

/** Returns the number of the first item or page by the default or the minimum of the parameter. */
export function firstOf(schema: JsonSchema | undefined): number | undefined {
  for (const { default: usual, minimum } of schema === undefined
    ? []
    : [schema, ...(schema.ref ? [schema.ref.target] : [])]) {
    for (const number of [usual?.value, minimum]) if (number === 0 || number === 1) return number;
  }
  return undefined;
}
