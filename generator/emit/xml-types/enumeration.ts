import type { SimpleTypeDefinition } from "../../model/xml-schema/components.js";
import { enumerationValues } from "../../model/xml-schema/enumeration-values.js";
import { valueLiteral } from "../../text/literals.js";

/** The values of an enumeration as TypeScript literals; undefined where there is none or its values have no literals. */
export function enumerationLiterals(type: SimpleTypeDefinition): readonly string[] | undefined {
  return enumerationValues(type)?.map(valueLiteral);
}
