import type { ParameterTable } from "../http/operation.js";
import { pointerPart } from "../json/pointer.js";
import type { Problem } from "../base/problem.js";

const brand = "specwright/parameter-error";

/** Thrown for a value that its location cannot represent: the recipient would read another value, or none. */
export interface ParameterError extends Error {
  readonly brand: typeof brand;
  /** Always one, with code "http/unencodable-value" and a path such as "/query/mode". */
  readonly problems: readonly [Problem];
}

/** True when a caught value is an encoder's own error, also when another copy of the runtime threw it. */
export function isParameterError(value: unknown): value is ParameterError {
  return value instanceof Error && (value as Partial<ParameterError>).brand === brand;
}

type NamedPlace = Pick<ParameterTable, "in" | "name">;

/** The path of a parameter among the parameters of its operation: "/headers/x-trace". */
export function parameterPath({ in: location, name }: NamedPlace): string {
  return `/${location}${location === "header" || location === "cookie" ? "s" : ""}/${pointerPart(name)}`;
}

/** Throws the `ParameterError` for a parameter. */
export function refuseValue(parameter: NamedPlace, message: string): never {
  const path = parameterPath(parameter);
  throw Object.assign(new Error(message), { brand, problems: [{ code: "http/unencodable-value", message, path }] });
}
