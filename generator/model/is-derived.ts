import type { Contract } from "./contract.js";
import type { JsonSchema } from "./json-schema/schema.js";

/** True for a schema that is derived from an XSD, of which all that people wrote stands there. */
export function isDerived({ origin }: JsonSchema, { derived }: Contract): boolean {
  return derived?.files.includes(origin.file) === true;
}
