import type { ParameterTable } from "../http/operation.js";
import { fieldValue } from "./field-value.js";
import { encodeEach, percentEncoded, primitiveText } from "./parts.js";
import { filledPath } from "./path.js";

/*
 * Encoders for locations in which every parameter is plain: of a primitive shape, and of the location's default style
 * (simple, or form without reserved characters). They encode such parameters like the general encoders, in a quarter of
 * the code; a list or an object is rejected.
 */

type Values = Readonly<Record<string, unknown>> | undefined;

/** `encodePath` for plain parameters. */
export function encodePlainPath(template: string, parameters: readonly ParameterTable[], values: Values): string {
  const texts = encodeEach("path", parameters, values, (table, value) => [
    [table.name, percentEncoded(table, value)] as const,
  ]);
  return filledPath(template, new Map(texts));
}

/** `encodeQuery` for plain parameters. */
export function encodePlainQuery(parameters: readonly ParameterTable[], values: Values): string {
  return encodeEach("query", parameters, values, (table, value) => [
    `${percentEncoded(table, table.name)}=${percentEncoded(table, value)}`,
  ]).join("&");
}

/** `encodeHeaders` for plain parameters. */
export function encodePlainHeaders(
  parameters: readonly ParameterTable[],
  values: Values,
): readonly (readonly [name: string, value: string])[] {
  return encodeEach("header", parameters, values, (table, value) => [
    [table.name, fieldValue(table, primitiveText(table, value))],
  ]);
}

/** `encodeCookies` for plain parameters. */
export function encodePlainCookies(parameters: readonly ParameterTable[], values: Values): string {
  return encodeEach("cookie", parameters, values, (table, value) => [
    `${table.name}=${percentEncoded(table, value)}`,
  ]).join("; ");
}
