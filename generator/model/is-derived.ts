import type { Contract } from "./contract.js";
import type { JsonSchema } from "./json-schema/schema.js";

/** True for a schema that is derived from an XSD and has no handwritten parts. */
export function isDerived({ origin }: JsonSchema, { derived }: Contract): boolean {
  return derived?.files.includes(origin.file) === true;
}
