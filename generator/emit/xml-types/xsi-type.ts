import { expandedName, type TypeDefinition } from "../../model/xml-schema/components.js";

/**
 * The property "xsi:type" of a value whose type is not the declared one: "Car", or "{namespace}Car" when its namespace
 * is another one.
 */
export function xsiTypeTag({ name }: TypeDefinition, declared: TypeDefinition): string {
  if (name === undefined) return "";
  return name.namespace === declared.name?.namespace ? name.local : expandedName(name);
}
