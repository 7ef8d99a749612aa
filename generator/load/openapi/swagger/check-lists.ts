import type { Diagnostics } from "../../../diagnostics/create-diagnostics.js";
import { isArray, isObject, items, member, members, originOf, textOf, type Cursor } from "../cursor.js";

/** Media types that an operation may list, and headers of a response: the library's time grows with the square of them. */
export const maxSwaggerEntries = 50;

/** Reports what OpenAPI 3 cannot say, and lists that are longer than any in use. */
export function checkSwaggerLists(root: Cursor, diagnostics: Diagnostics): void {
  const operations = members(member(root, "paths")).flatMap(({ at }) => [
    at,
    ...members(at).map((operation) => operation.at),
  ]);
  for (const at of [root, ...operations]) {
    for (const key of ["consumes", "produces"]) checkLength(member(at, key));
    const list = member(at, "parameters");
    for (const parameter of isArray(list?.value) ? items(list) : []) checkFormat(parameter);
    for (const response of members(member(at, "responses"))) checkHeaders(response.at);
  }
  for (const { at } of members(member(root, "responses"))) checkHeaders(at);
  for (const { at } of members(member(root, "parameters"))) checkFormat(at);

  function checkLength(at: Cursor | undefined): void {
    if (at === undefined) return;
    const length = isArray(at.value) ? at.value.length : isObject(at.value) ? Object.keys(at.value).length : 0;
    if (length > maxSwaggerEntries)
      diagnostics.report("openapi/too-many-entries", originOf(at), { count: length, most: maxSwaggerEntries });
  }

  function checkHeaders(response: Cursor): void {
    const headers = member(response, "headers");
    checkLength(headers);
    for (const { at } of members(headers)) checkFormat(at, "header");
  }

  function checkFormat(at: Cursor, location = textOf(at, "in") ?? ""): void {
    const format = textOf(at, "collectionFormat");
    if (format === undefined || textOf(at, "type") !== "array" || (formats.get(location) ?? []).includes(format))
      return;
    diagnostics.report("openapi/unsupported-collection-format", originOf(at), { format, place: location });
  }
}

/** Formats of lists that a style of OpenAPI 3 stands for, by the place of the parameter. */
const formats: ReadonlyMap<string, readonly string[]> = new Map([
  ["query", ["csv", "ssv", "pipes", "multi"]],
  ["formData", ["csv", "ssv", "pipes", "multi"]],
  ["path", ["csv"]],
  ["header", ["csv"]],
]);
