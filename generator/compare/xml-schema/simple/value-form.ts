import type { SimpleTypeDefinition } from "../../../model/xml-schema/components.js";
import { simpleForm } from "../../../model/xml-schema/simple-form.js";

/**
 * The form of values of a simple type in generated TypeScript, without enumerations: "string", "number", "bigint[]".
 */
export function valueForm(type: SimpleTypeDefinition, depth: number = 0): string {
  if (depth > 20) return "string";
  const form = simpleForm(type);
  switch (form.kind) {
    case "list":
      return form.keepsText ? "string[]" : `(${valueForm(form.item, depth + 1)})[]`;
    case "union": {
      const members = form.members.map((member) => valueForm(member, depth + 1));
      return [...new Set(members)].sort().join(" | ");
    }
    default:
      return printed[form.kind];
  }
}

const printed = {
  text: "string",
  boolean: "boolean",
  integer: "number",
  bigint: "bigint",
  double: "number",
  bytes: "Uint8Array",
  name: "XmlName",
} as const;
