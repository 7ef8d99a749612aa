import type { PrimitiveName, SimpleTypeDefinition } from "../../../model/xml-schema/components.js";
import { builtinOf } from "../type-words.js";
import { integerRange } from "../../../prove/xml-schema/simple/integer-range.js";
import { isInteger } from "../../../prove/xml-schema/simple/signature.js";

const safest = BigInt(Number.MAX_SAFE_INTEGER);

/** How values of a simple type look in generated TypeScript, enumerations aside: "string", "number", "bigint[]". */
export function valueForm(type: SimpleTypeDefinition, depth: number = 0): string {
  const { variety } = type;
  if (depth > 20) return "string";
  switch (variety.kind) {
    case "any":
      return "string";
    case "list":
      return hasOwnPattern(type) ? "string[]" : `(${valueForm(variety.item, depth + 1)})[]`;
    case "union": {
      if (hasOwnPattern(type)) return "string";
      const members = variety.members.map((member) => valueForm(member, depth + 1));
      return [...new Set(members)].sort().join(" | ");
    }
    case "atomic":
      return atomicForm(type, variety.primitive);
  }
}

function atomicForm(type: SimpleTypeDefinition, primitive: PrimitiveName): string {
  if (primitive === "QName" || primitive === "NOTATION") return "XmlName";
  if (hasOwnPattern(type)) return "string";
  switch (primitive) {
    case "boolean":
      return "boolean";
    case "float":
    case "double":
      return "number";
    case "hexBinary":
    case "base64Binary":
      return "Uint8Array";
    case "decimal":
      return isInteger(type) ? integerForm(type) : "string";
    default:
      return "string";
  }
}

function integerForm({ facets }: SimpleTypeDefinition): string {
  const { least, greatest } = integerRange(facets);
  const isSafe = least !== undefined && greatest !== undefined && least >= -safest && greatest <= safest;
  return isSafe ? "number" : "bigint";
}

/** A pattern beyond those of the built-in type: its values keep their text. */
function hasOwnPattern(type: SimpleTypeDefinition): boolean {
  const inherited = new Set((builtinOf(type)?.facets.patterns ?? []).map((step) => step.join("|")));
  return (type.facets.patterns ?? []).some((step) => !inherited.has(step.join("|")));
}
