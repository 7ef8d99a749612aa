import type { MediaTypeObject, Operation, Response } from "../../model/contract.js";
import type { JsonSchema, JsonValue } from "../../model/json-schema/schema.js";
import { paginationFault, type PaginationDeclaration } from "../../settings/pagination-fields.js";
import { bodyContent } from "../body-content.js";
import { payloadEncoding } from "../payload-encoding.js";
import type { Pagination, PageLocation } from "./pagination.js";
import { pointerTokens } from "../../model/json-pointer.js";
import { isOfTypes, itemOf, keysPointer, memberSchemas, schemaAtKeys, typesAt } from "./schema-at-keys.js";

/** Returns the pagination that a value declares for an operation, or the reason why it cannot, as the end of a sentence. */
export function resolvePagination(operation: Operation, value: unknown): Pagination | string {
  const fault = paginationFault(value);
  if (fault !== undefined) return fault;
  const declaration = value as PaginationDeclaration;
  const page = pageResponse(operation);
  if (page === undefined) return "the operation has no response with JSON and a status of success";
  const { response, body } = page;
  const items = declaration.items === undefined ? onlyArray(body) : pointerTokens(declaration.items);
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
  const lastItem = declaration.lastItem === undefined ? undefined : pointerTokens(declaration.lastItem);
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
    ...(declaration.style === "offset" && { first: declaration.first ?? firstOf(parameter?.schema, false) ?? 0 }),
    ...(declaration.style === "page" && { first: declaration.first ?? firstOf(parameter?.schema, true) ?? 1 }),
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

/** A value of the input of an operation that may select a page. */
export interface InputValue {
  /** Its name in a declaration: a query parameter, a property of one in brackets, or a JSON Pointer into the body. */
  readonly name: string;
  /** In the input of a client: `["query", "cursor"]`. */
  readonly keys: readonly string[];
  /** Undefined if the value is unconstrained. */
  readonly schema?: JsonSchema;
  readonly description?: string | undefined;
  /** Values of its examples. */
  readonly examples: readonly JsonValue[];
  readonly isRequired: boolean;
}

/** Returns the query parameters of an operation, the properties of object parameters, and the properties of the body. */
export function inputValues({ parameters, requestBody }: Operation): readonly InputValue[] {
  const inQuery = parameters.filter((parameter) => parameter.in === "query");
  const body = requestBody && jsonBody(bodyContent(requestBody));
  return [
    ...inQuery.map(({ name, schema, description, examples, required }) => ({
      ...inputValue(name, ["query", name], schema),
      ...(description !== undefined && { description }),
      examples: [...examples, ...(schema?.examples ?? [])].map(({ value }) => value),
      isRequired: required,
    })),
    ...inQuery.flatMap(({ name, schema, style }) => {
      if (schema === undefined || style !== "deepObject") return [];
      return membersOf(schema).map(([key, member]) => inputValue(`${name}[${key}]`, ["query", name, key], member));
    }),
    ...(body === undefined ? [] : membersOf(body)).map(([key, member]) =>
      inputValue(keysPointer([key]), ["body", key], member),
    ),
  ];
}

function membersOf(schema: JsonSchema): readonly (readonly [string, JsonSchema])[] {
  return isOfTypes(schema, "object") ? [...memberSchemas(schema)] : [];
}

function inputValue(name: string, keys: readonly string[], schema: JsonSchema | undefined): InputValue {
  const examples = (schema?.examples ?? []).map(({ value }) => value);
  const { description } = schema ?? {};
  return { name, keys, ...(schema !== undefined && { schema }), description, examples, isRequired: false };
}

function inputOf(operation: Operation, name: string): InputValue | undefined {
  const known = inputValues(operation).find((value) => value.name === name);
  if (known !== undefined || !name.startsWith("/")) return known;
  const body = operation.requestBody && jsonBody(bodyContent(operation.requestBody));
  const keys = pointerTokens(name);
  const schema = body && schemaAtKeys(body, keys);
  return schema && inputValue(name, ["body", ...keys], schema);
}

function takesPosition(schema: JsonSchema | undefined): boolean {
  return typesAt(schema).size === 0 || isOfTypes(schema, "string", "number", "integer");
}

function sourcesOf(
  { next, more, last, total }: PaginationDeclaration,
  body: JsonSchema,
): Pick<Pagination, "next" | "more" | "last" | "total"> | string {
  const found: Record<string, PageLocation> = {};
  for (const [name, text] of Object.entries({ next, more, last, total })) {
    if (text === undefined) continue;
    const source = text.startsWith("/") ? pointerTokens(text) : text.toLowerCase();
    if (typeof source !== "string") {
      const schema = schemaAtKeys(body, source);
      const isFlag = name === "more" || name === "last";
      const isRight = isFlag ? isOfTypes(schema, "boolean") : takesPosition(schema);
      if (schema === undefined || !isRight)
        return `the response has no ${isFlag ? "boolean" : "string or number"} at "${text}"`;
    }
    found[name] = source;
  }
  return found;
}

/**
 * Returns the number of the first item or page by the default or the minimum of the parameter. A minimum of 0 is often
 * written for pages that begin at 1.
 */
export function firstOf(schema: JsonSchema | undefined, isPage: boolean): number | undefined {
  const parts = schema === undefined ? [] : [schema, ...(schema.ref === undefined ? [] : [schema.ref.target])];
  for (const { default: usual, minimum } of parts) {
    if (usual?.value === 0 || usual?.value === 1) return usual.value;
    if (minimum === 1 || (minimum === 0 && !isPage)) return minimum;
  }
  return undefined;
}
