import { objectText, pureCall } from "../body/expression-texts.js";
import {
  expandedName,
  type ComplexTypeDefinition,
  type ElementDeclaration,
} from "../../model/xml-schema/components.js";
import { pascalCase } from "../../text/identifiers.js";
import { propertyKey, stringLiteral } from "../../text/literals.js";
import { jsDoc } from "../documented.js";
import { constant } from "../structures.js";
import type { CodecModule } from "./codec-module.js";
import { xmlLabel } from "./labels.js";
import { readElement, readFunction } from "./read-function.js";
import { textCodec } from "./simple-codec.js";

/**
 * Adds the constant with everything that the schema declares globally, when anything refers to it: what a wildcard or
 * xs:anyType lets in is checked against it. Part 1, section 3.10.1.
 */
export function addGlobals(codec: CodecModule): void {
  if (!codec.needs("globals") || codec.rows !== undefined) return;
  const parts = [elementEntries(codec), attributeEntries(codec), typeEntries(codec)].map(objectText);
  const said = jsDoc("The global declarations of the schema.");
  const type = codec.type("xml/globals", "XmlGlobals");
  const initializer = pureCall(codec.value("xml/schema-globals", "schemaGlobals"), ...parts);
  codec.add(constant({ name: codec.table("globals"), ...said, type, initializer }));
}

function elementEntries(codec: CodecModule): readonly string[] {
  return codec.plan.xmlGlobals
    .filter(({ abstract }) => !abstract)
    .map((element) => elementEntry(element, expandedName(element.name), codec));
}

/** A global element as a member of an object: its reader under a name. */
export function elementEntry(element: ElementDeclaration, name: string, codec: CodecModule): string {
  return `${propertyKey(name)}: (decoder) => ${readElement(element, globalOwner(element, codec), codec)}`;
}

/** The label for what a global element declares without a name. */
export function globalOwner(element: ElementDeclaration, codec: CodecModule): string {
  return codec.plan.xmlElementName(element)?.decodeName.slice("decode".length) ?? pascalCase(element.name.local);
}

/** The global attributes as members of an object. */
export function attributeEntries(codec: CodecModule): readonly string[] {
  return codec.plan.xmlShapes.globalAttributes.map((attribute) => {
    const { name, type, valueConstraint } = attribute;
    const shown = textCodec(type, xmlLabel("Global", name.local), attribute, codec);
    const fixed = valueConstraint?.kind === "fixed" ? stringLiteral(valueConstraint.value) : undefined;
    return `${propertyKey(expandedName(name))}: ${objectText({ type: shown, fixed })}`;
  });
}

/** A shared reader takes the name of a type where others take the text of the element. */
function typeReader(type: ComplexTypeDefinition, codec: CodecModule): string {
  const read = readFunction(type, codec);
  if (!codec.readers.isShared(type)) return read;
  const parameters = type.content.kind === "simple" ? "decoder, constraint" : "decoder";
  return `(${parameters}) => ${read}(${parameters})`;
}

function typeEntries(codec: CodecModule): readonly string[] {
  return codec.plan.xmlTypes.flatMap(({ type }): string[] => {
    if (type.name === undefined || (type.kind === "complex" && (type.abstract || type.view !== undefined))) return [];
    const key = propertyKey(expandedName(type.name));
    if (type.kind === "complex") return [`${key}: ${typeReader(type, codec)}`];
    return [
      `${key}: (decoder, constraint) => decoder.simple(${textCodec(type, type.name.local, type, codec)}, constraint)`,
    ];
  });
}
