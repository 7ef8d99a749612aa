import { arrayText, objectText, pureCall } from "../body/expression-texts.js";
import { expandedName } from "../../model/xml-schema/components.js";
import { propertyKey, stringLiteral } from "../../text/literals.js";
import { jsDoc } from "../documented.js";
import { constant } from "../structures.js";
import type { CodecModule } from "./codec-module.js";
import { elementConstant } from "./element-constants.js";
import { xmlLabel } from "./labels.js";
import { textCodec } from "./simple-codec.js";

/**
 * Adds the constant with everything that the schema declares globally, when anything refers to it: what a wildcard or
 * xs:anyType lets in is checked against it. Part 1, section 3.10.1.
 */
export function addGlobals(codec: CodecModule): void {
  if (!codec.needsGlobals) return;
  const elements = codec.plan.xmlGlobals.filter(({ abstract }) => !abstract);
  const declarations = objectText({
    elements: arrayText(elements.map((element) => elementConstant(element, codec))),
    attributes: objectText(attributeEntries(codec)),
    types: arrayText(complexTypes(codec)),
    simpleTypes: objectText(simpleTypeEntries(codec)),
  });
  const said = jsDoc("The global declarations of the schema.");
  const type = codec.type("xml/types/globals", "XmlGlobals");
  const initializer = pureCall(codec.value("xml/types/schema-globals", "schemaGlobals"), `() => (${declarations})`);
  codec.add(constant({ name: codec.globals(), ...said, type, initializer }));
}

/** The global attributes as members of an object. */
function attributeEntries(codec: CodecModule): readonly string[] {
  return codec.plan.xmlShapes.globalAttributes.map((attribute) => {
    const { name, type, valueConstraint } = attribute;
    const shown = textCodec(type, xmlLabel("Global", name.local), attribute, codec);
    const fixed = valueConstraint?.kind === "fixed" ? stringLiteral(valueConstraint.value) : undefined;
    return `${propertyKey(expandedName(name))}: ${objectText({ type: shown, fixed })}`;
  });
}

/** The complex types that xsi:type may name. */
function complexTypes(codec: CodecModule): readonly string[] {
  return codec.plan.xmlTypes.flatMap(({ type }): readonly string[] => {
    const isNamed = type.kind === "complex" && type.name !== undefined && !type.abstract && type.view === undefined;
    return isNamed ? [codec.complexType(type)] : [];
  });
}

function simpleTypeEntries(codec: CodecModule): readonly string[] {
  return codec.plan.xmlTypes.flatMap(({ type }): readonly string[] => {
    if (type.kind === "complex" || type.name === undefined) return [];
    return [`${propertyKey(expandedName(type.name))}: ${textCodec(type, type.name.local, type, codec)}`];
  });
}
