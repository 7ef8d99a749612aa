import type { SimpleTypeDefinition } from "../../model/xml-schema/components.js";
import { numberLiteral, stringLiteral } from "../../text/literals.js";
import { collapseWhiteSpace, replaceWhiteSpace } from "../../../templates/runtime/xsd/white-space.js";
import { keepsText, simpleForm } from "../../model/xml-schema/simple-form.js";

/** The values of an enumeration as TypeScript literals; undefined where there is none or its values have no literals. */
export function enumerationLiterals(type: SimpleTypeDefinition): readonly string[] | undefined {
  const { enumeration } = type.facets;
  if (enumeration === undefined || keepsText(type)) return undefined;
  const toLiteral = literalOf(type);
  if (toLiteral === undefined) return undefined;
  return [...new Set(enumeration.map(({ value }) => toLiteral(value)))];
}

function literalOf(type: SimpleTypeDefinition): ((text: string) => string) | undefined {
  switch (simpleForm(type).kind) {
    case "text":
      return (text) => stringLiteral(normalized(type, text));
    case "integer":
      return (text) => numberLiteral(Number(collapseWhiteSpace(text)));
    case "bigint":
      return (text) => `${BigInt(collapseWhiteSpace(text).replace(/^\+/, ""))}n`;
    case "boolean":
    case "double":
    case "bytes":
    case "name":
    case "list":
    case "union":
      return undefined;
  }
}

function normalized(type: SimpleTypeDefinition, text: string): string {
  switch (type.facets.whiteSpace) {
    case "preserve":
      return text;
    case "replace":
      return replaceWhiteSpace(text);
    case "collapse":
      return collapseWhiteSpace(text);
  }
}
