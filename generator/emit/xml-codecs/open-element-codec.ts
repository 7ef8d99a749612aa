import { isSensitive, type ElementDeclaration, type SimpleTypeDefinition } from "../../model/xml-schema/components.js";
import { pascalCase } from "../../text/identifiers.js";
import { arrayText, callText, pureCall } from "../body/expression-texts.js";
import { printType } from "../json-types/type-text.js";
import { constant } from "../structures.js";
import { simpleType } from "../xml-types/simple-type.js";
import type { CodecModule } from "./codec-module.js";
import { elementCodec } from "./simple-codec.js";

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
    const types = arrayText(extended.map((candidate) => codec.complexType(candidate)));
    const extend = codec.value("xml/values/read-element", "extendedTypes");
    const initializer = pureCall(
      codec.value("xsd/simple-type", "withDerived"),
      shown,
      `() => ${callText(extend, types)}`,
    );
    const held = `${codec.type("xsd/simple-type", "SimpleType")}<${printType(simpleType(type, codec))}>`;
    codec.add(constant({ name, type: held, initializer }));
  });
}
