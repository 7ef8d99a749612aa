import {
  expandedName,
  isSensitive,
  type ComplexTypeDefinition,
  type ElementDeclaration,
  type SimpleTypeDefinition,
} from "../../model/xml-schema/components.js";
import { pascalCase } from "../../text/identifiers.js";
import { stringLiteral } from "../../text/literals.js";
import { arrayText, pureCall } from "../body/expression-texts.js";
import { printType } from "../json-types/type-text.js";
import { constant } from "../structures.js";
import { simpleType } from "../xml-types/simple-type.js";
import { namedType, type CodecModule } from "./codec-module.js";
import { xmlLabel } from "./labels.js";
import { elementCodec, textCodec } from "./simple-codec.js";

/** The type of an element, with the complex types whose simple content extends it: xsi:type may name them too. */
export function openElementCodec(
  element: ElementDeclaration,
  type: SimpleTypeDefinition,
  owner: string,
  codec: CodecModule,
): string {
  const shown = elementCodec(element, type, owner, codec);
  const extended = codec.plan.xmlShapes.extendedTypes(element);
  if (extended.length === 0) return shown;
  const role = isSensitive(element.annotation) ? "secretOpen" : "simpleOpen";
  const label = codec.plan.xmlTypeName(type)?.typeName ?? pascalCase(type.name?.local ?? owner);
  return codec.declared(role, element.block === undefined ? type : element, `${role}${label}`, (name) => {
    const types = arrayText(extended.flatMap((candidate) => extendedCodec(candidate, codec)));
    const initializer = pureCall(codec.value("xsd/simple-type", "withDerived"), shown, `() => ${types}`);
    const held = `${codec.type("xsd/simple-type", "SimpleType")}<${printType(simpleType(type, codec))}>`;
    codec.add(constant({ name, type: held, initializer }));
  });
}

/** The constant for a complex type with simple content, as one that xsi:type may name; none for a type without a name. */
function extendedCodec(type: ComplexTypeDefinition, codec: CodecModule): readonly string[] {
  const { content } = codec.plan.xmlShapes.shapeOf(type);
  if (content.kind !== "text" || type.name === undefined) return [];
  const { typeName } = namedType(type, codec);
  const extended = codec.declared("extended", type, `extended${typeName}`, (name) => {
    const text = textCodec(content.type, xmlLabel(typeName, "Text"), content.type, codec);
    const typeNameText = stringLiteral(expandedName(type.name ?? { namespace: "", local: "" }));
    const extend = codec.value("xml/values/read-element", "extendedType");
    const initializer = pureCall(extend, typeNameText, text, `() => ${codec.complexType(type)}`);
    codec.add(constant({ name, initializer }));
  });
  return [extended];
}
