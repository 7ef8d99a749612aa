import { expandedName, type AttributeUse, type ComplexTypeDefinition } from "../../model/xml-schema/components.js";
import { isGroupPart, type ComplexTypeShape, type GroupPart, type ShapeParts } from "../../plan/xml-shape.js";
import { stringLiteral } from "../../text/literals.js";
import { arrayText, objectText, pureCall, trueIf, type LiteralProperties } from "../body/expression-texts.js";
import { constant } from "../structures.js";
import { globalsFor, groupFunction, namedType, type CodecModule } from "./codec-module.js";
import { contentModel, viewRefusal } from "./content-model.js";
import { wildcardText } from "./content-text.js";
import { xmlLabel } from "./labels.js";
import { memberLiterals } from "./member-literals.js";
import { sequenceMarks } from "./sequence-marks.js";
import { textCodec } from "./simple-codec.js";

/** The constant that describes a complex type, from which its elements are read, written and checked. */
export function typeConstant(type: ComplexTypeDefinition, codec: CodecModule): string {
  return codec.declared("type", type, `type${namedType(type, codec).typeName}`, (name) => {
    codec.add(constant({ name, type: codec.type("xml/types/type", "XmlType"), initializer: typeText(type, codec) }));
  });
}

function typeText(type: ComplexTypeDefinition, codec: CodecModule): string {
  const maker = (name: string): string => codec.value("xml/types/type", name);
  const base = codec.readers.readerOf(type);
  if (type.name === undefined) return pureCall(maker("unnamedType"), `() => ${definition(type, codec)}`);
  const name = [stringLiteral(type.name.local), codec.namespace(type.name.namespace)];
  if (type.abstract) {
    const isBase = base === type && codec.readers.isShared(type);
    return pureCall(maker("abstractType"), ...name, isBase ? `() => ${definition(type, codec)}` : undefined);
  }
  if (base !== type) return pureCall(maker("sameType"), ...name, `() => ${codec.complexType(base)}`);
  return pureCall(maker("complexType"), ...name, `() => ${definition(type, codec)}`);
}

function definition(type: ComplexTypeDefinition, codec: CodecModule): string {
  const { typeName } = namedType(type, codec);
  const shape = codec.plan.xmlShapes.shapeOf(type);
  const attributes = attributeTexts(codec.plan.xmlShapes.partsOf(type).attributes, typeName, codec);
  const fields = objectText({
    attributes: attributes.length === 0 ? undefined : arrayText(attributes),
    anyAttributes: anyAttributes(shape, codec),
    leftOut: leftOutAttributes(type, codec),
    ...contentFields(shape, typeName, codec),
    unknown: unknownElements(shape, codec),
  });
  return `(${fields})`;
}

function unknownElements({ unknownElements }: ComplexTypeShape, codec: CodecModule): string | undefined {
  if (unknownElements === undefined) return undefined;
  return arrayText([stringLiteral(unknownElements), codec.value("xml/fragments/wildcard-elements", "keptElement")]);
}

function contentFields(shape: ComplexTypeShape, typeName: string, codec: CodecModule): LiteralProperties {
  const { content } = shape;
  if (content.kind === "text") {
    const type = textCodec(content.type, xmlLabel(typeName, "Text"), content.type, codec);
    return { text: arrayText([stringLiteral(content.name), type]) };
  }
  const marks = sequenceMarks(shape, codec);
  const members = memberLiterals(shape, typeName, codec, marks);
  return {
    members: members.length === 0 ? undefined : arrayText(members),
    content: marks === undefined ? contentModel(shape, codec) : undefined,
  };
}

function attributeTexts(parts: ShapeParts["attributes"], typeName: string, codec: CodecModule): readonly string[] {
  return parts.map((part) => {
    if (isGroupPart(part)) return `...${attributesOfGroup(part, codec)}()`;
    return attributeText(part.name, part.use, typeName, codec);
  });
}

function attributeText(property: string, use: AttributeUse, typeName: string, codec: CodecModule): string {
  const { attribute, required, valueConstraint } = use;
  const { namespace, local } = attribute.name;
  const isCounted = !required && valueConstraint !== undefined && codec.identityUses.countsAbsent(use);
  return objectText({
    name: stringLiteral(local),
    namespace: namespace === "" ? undefined : codec.namespace(namespace),
    type: textCodec(attribute.type, xmlLabel(typeName, local), attribute, codec),
    property: property === local ? undefined : stringLiteral(property),
    required: trueIf(required),
    fixed: valueConstraint?.kind === "fixed" ? stringLiteral(valueConstraint.value) : undefined,
    absent: isCounted ? stringLiteral(valueConstraint.value) : undefined,
  });
}

/** The function that lists the attributes of a group. */
function attributesOfGroup({ type }: GroupPart, codec: CodecModule): string {
  const { typeName } = namedType(type, codec);
  const items = (): readonly string[] => attributeTexts(codec.plan.xmlShapes.partsOf(type).attributes, typeName, codec);
  return groupFunction("attributes", type, items, codec);
}

function anyAttributes({ anyAttributes }: ComplexTypeShape, codec: CodecModule): string | undefined {
  if (anyAttributes === undefined) return undefined;
  const { name, wildcard } = anyAttributes;
  return objectText({
    property: stringLiteral(name),
    wildcard: wildcardText(wildcard),
    globals: globalsFor(wildcard, codec),
    read: codec.value("xml/fragments/wildcard-elements", "anyAttribute"),
  });
}

/** The attributes that a view has no place for. */
function leftOutAttributes({ view }: ComplexTypeDefinition, codec: CodecModule): string | undefined {
  if (view === undefined || view.attributes.length === 0) return undefined;
  const absent = new Set(view.attributes);
  const all = codec.plan.xmlShapes.shapeOf(view.of).attributes.filter(({ use }) => absent.has(use));
  const pairs = all.map(({ name, use }) =>
    arrayText([stringLiteral(expandedName(use.attribute.name)), stringLiteral(name)]),
  );
  return objectText({ code: stringLiteral(viewRefusal(view)), attributes: arrayText(pairs) });
}
