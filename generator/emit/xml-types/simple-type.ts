import type { SimpleTypeDefinition } from "../../model/xml-schema/components.js";
import { textType, unionType, type Strings, type TypeExpression } from "../json-types/type-text.js";
import { enumerationLiterals } from "./enumeration.js";
import { globalType } from "../type-names.js";
import { xmlValueForm } from "../../plan/xml-value-forms.js";
import { useTypeName, type XmlTypeScope } from "./type-scope.js";

/** The TypeScript type of a simple type's values: by name where it has one. */
export function simpleType(type: SimpleTypeDefinition, scope: XmlTypeScope): TypeExpression {
  const name = useTypeName(type, scope);
  return name === undefined ? simpleTypeBody(type, scope) : textType(name, namedStrings(type, scope));
}

/** The facts that a union needs of a type that stands in it by name. */
function namedStrings(type: SimpleTypeDefinition, { plan }: XmlTypeScope): Strings | undefined {
  if (xmlValueForm(type, plan.xmlValues).kind !== "text") return undefined;
  const literals = enumerationLiterals(type);
  return literals === undefined ? "all" : literals.some((literal) => literal !== '""') ? "listed" : undefined;
}

/** The same, written out. */
export function simpleTypeBody(type: SimpleTypeDefinition, scope: XmlTypeScope): TypeExpression {
  const literals = enumerationLiterals(type);
  if (literals !== undefined) return unionType(literals.map((literal) => textType(literal)));
  const form = xmlValueForm(type, scope.plan.xmlValues);
  switch (form.kind) {
    case "text":
      return textType("string");
    case "boolean":
      return textType("boolean");
    case "integer":
    case "double":
      return textType("number");
    case "bigint":
      return textType("bigint");
    case "date":
      return textType(globalType("Date", scope.plan));
    case "bytes":
      return textType(globalType("Uint8Array", scope.plan));
    case "name":
      return textType(scope.module.runtimeType("xsd/name", "XmlName"));
    case "list":
      return { kind: "array", item: form.keepsText ? textType("string") : simpleType(form.item, scope) };
    case "union":
      return unionType(form.members.map((member) => simpleType(member, scope)));
  }
}
