import { filledPath } from "../parameters/path.js";

/**
 * A path for openapi-fetch, written as its own serializer writes templates of OpenAPI (style "simple"). Throws a
 * `ParameterError` for a variable that is missing, or would make its segment "", "." or "..".
 */
export function rawPath(template: string, values: Readonly<Record<string, unknown>> | undefined): string {
  const texts = Object.entries(values ?? {})
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => [name, rawText(value)] as const);
  return filledPath(template, new Map(texts));
}

function rawText(value: unknown): string {
  if (typeof value !== "object" || value === null) return encodeURIComponent(String(value));
  const parts: readonly unknown[] = Array.isArray(value) ? value : Object.entries(value).flat();
  return parts.map((part) => encodeURIComponent(String(part))).join(",");
}
