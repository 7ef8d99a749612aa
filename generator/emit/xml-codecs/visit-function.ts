import { anyType } from "../../model/xml-schema/builtin-types.js";
import type {
  AttributeUse,
  ComplexTypeDefinition,
  ElementDeclaration,
  Wildcard,
} from "../../model/xml-schema/components.js";
import type { ElementProperty, ItemsProperty, ShapeProperty, XmlShape } from "../../plan/xml-shape.js";
import { stringLiteral } from "../../text/literals.js";
import { printType } from "../json-types/type-text.js";
import { elementType, itemType } from "../xml-types/complex-type.js";
import { nilAttributes } from "../xml-types/nil-attributes.js";
import { xsiTypeTag } from "../xml-types/xsi-type.js";
import { kinds } from "../structures.js";
import { codeCase, codeLines, codeText, switchOver } from "../body/code.js";
import { complexTypeName, globalsFor, type CodecModule } from "./codec-module.js";
import { contentModel, wildcardTags, wildcardText } from "./content-model.js";
import { innerLabel } from "./labels.js";
import { propertyOf } from "./property-access.js";
import { simpleCodec } from "./simple-codec.js";

/** A statement that shows the value of an element to a visitor. */
export function visitElement(
  tag: string,
  element: ElementDeclaration,
  value: string,
  owner: string,
  codec: CodecModule,
): string {
  return visitCall("", tag, element, value, owner, codec);
}

function visitCall(
  ending: "" | "List",
  tag: string,
  element: ElementDeclaration,
  value: string,
  owner: string,
  codec: CodecModule,
): string {
  const { type, name } = element;
  if (type === anyType) {
    const parts = [stringLiteral(tag), value, codec.globals()];
    return `visitor.anything${ending}(${parts.join(", ")});`;
  }
  const shown =
    type.kind === "simple"
      ? simpleCodec(type, innerLabel(owner, name.local), codec)
      : visitComplex(element, type, codec);
  const method = `${type.kind}${ending}`;
  return `visitor.${method}(${[stringLiteral(tag), shown, value, ...elementRules(element, codec)].join(", ")});`;
}

function elementRules({ type, nillable, valueConstraint }: ElementDeclaration, codec: CodecModule): readonly string[] {
  const needsAttributes = nillable && nilAttributes(type, codec.plan.xmlShapes).areRequired;
  const rules = [
    ...(nillable ? [`nillable: ${needsAttributes ? '"with attributes"' : "true"}`] : []),
    ...(valueConstraint === undefined ? [] : [`${valueConstraint.kind}: ${stringLiteral(valueConstraint.value)}`]),
  ];
  return rules.length === 0 ? [] : [`{ ${rules.join(", ")} }`];
}

/** The function that shows a value of a type or, where its "xsi:type" says so, of one derived from it. */
function visitComplex(element: ElementDeclaration, type: ComplexTypeDefinition, codec: CodecModule): string {
  const derived = codec.plan.xmlShapes.substitutableTypes(element);
  if (derived.length === 0 && !type.abstract) return visitFunction(type, codec);
  const typeName = complexTypeName(type, codec);
  // Elements that block some types have a function of their own.
  return codec.declared("visitAny", element.block === undefined ? type : element, `visitAny${typeName}`, (name) => {
    const cases = derived.flatMap((candidate) => {
      const { namespace = "", local = "" } = candidate.name ?? {};
      return codeCase(
        stringLiteral(xsiTypeTag(candidate, type)),
        `visitor.type(${stringLiteral(namespace)}, ${stringLiteral(local)});`,
        `return ${visitFunction(candidate, codec)}(visitor, value as ${complexTypeName(candidate, codec)});`,
      );
    });
    const otherwise = type.abstract
      ? "visitor.abstractType();"
      : `${visitFunction(type, codec)}(visitor, value as ${typeName});`;
    const isUsed = cases.length > 0 || !type.abstract;
    codec.add({
      kind: kinds.function,
      name,
      parameters: [
        visitorParameter(codec),
        { name: isUsed ? "value" : "_value", type: printType(elementType({ ...element, nillable: false }, codec)) },
      ],
      returnType: "void",
      statements: codeText([...switchOver("visitor.typeOf(value)", cases), ...codeLines(otherwise)]),
    });
  });
}

/** The function that shows the attributes and the content of a value, in the order of the schema. */
function visitFunction(type: ComplexTypeDefinition, codec: CodecModule): string {
  const typeName = complexTypeName(type, codec);
  return codec.declared("visit", type, `visit${typeName}`, (name) => {
    const shape = codec.plan.xmlShapes.shapeOf(type);
    const body = [...attributeLines(shape, typeName, codec), ...contentLines(shape, typeName, codec)];
    const isUsed = body.some((line) => /\bvalue\b/.test(line));
    codec.add({
      kind: kinds.function,
      name,
      parameters: [visitorParameter(codec), { name: isUsed ? "value" : "_value", type: typeName }],
      returnType: "void",
      statements: body.join("\n"),
    });
  });
}

function visitorParameter(codec: CodecModule): { readonly name: string; readonly type: string } {
  return { name: "visitor", type: codec.type("xml/visitor", "XmlVisitor") };
}

function attributeLines(
  { attributes, anyAttributes }: XmlShape,
  typeName: string,
  codec: CodecModule,
): readonly string[] {
  const lines = attributes.map(({ name, use }) => {
    const { attribute } = use;
    const type = simpleCodec(attribute.type, innerLabel(typeName, attribute.name.local), codec);
    const parts = [
      stringLiteral(attribute.name.local),
      type,
      propertyOf("value", name, codec),
      ...attributeRules(name, use),
    ];
    return `visitor.attribute(${parts.join(", ")});`;
  });
  if (anyAttributes === undefined) return lines;
  const { name, wildcard } = anyAttributes;
  const parts = [
    stringLiteral(name),
    propertyOf("value", name, codec),
    wildcardText(wildcard),
    globalsFor(wildcard, codec),
  ];
  return [...lines, `visitor.attributes(${parts.join(", ")});`];
}

function attributeRules(property: string, { attribute, required, valueConstraint }: AttributeUse): readonly string[] {
  const { namespace, local } = attribute.name;
  const rules = [
    ...(property === local ? [] : [`property: ${stringLiteral(property)}`]),
    ...(namespace === "" ? [] : [`namespace: ${stringLiteral(namespace)}`]),
    ...(required ? ["required: true"] : []),
    ...(valueConstraint?.kind === "fixed" ? [`fixed: ${stringLiteral(valueConstraint.value)}`] : []),
  ];
  return rules.length === 0 ? [] : [`{ ${rules.join(", ")} }`];
}

function contentLines(shape: XmlShape, typeName: string, codec: CodecModule): readonly string[] {
  const { content, unknownElements } = shape;
  if (content.kind === "text") {
    const type = simpleCodec(content.type, innerLabel(typeName, "Text"), codec);
    return [`visitor.text(${stringLiteral(content.name)}, ${type}, ${propertyOf("value", content.name, codec)});`];
  }
  const lines = [`visitor.enter(${contentModel(shape, codec)});`];
  if (content.kind === "properties") {
    lines.push(...content.ordered.map((property) => propertyLine(property, shape, typeName, codec)));
  } else if (content.kind === "items") {
    lines.push(itemsLine(content.list, true, shape, typeName, codec));
  }
  if (unknownElements !== undefined) {
    lines.push(`visitor.unknown(${stringLiteral(unknownElements)}, ${propertyOf("value", unknownElements, codec)});`);
  }
  return lines;
}

function propertyLine(property: ShapeProperty, shape: XmlShape, typeName: string, codec: CodecModule): string {
  switch (property.kind) {
    case "element":
      return elementLine(property, typeName, codec);
    case "items":
      return itemsLine(property, false, shape, typeName, codec);
    case "wildcard":
      return visitWildcard(property.name, property.wildcard, propertyOf("value", property.name, codec), codec);
  }
}

function visitWildcard(tag: string, wildcard: Wildcard, values: string, codec: CodecModule): string {
  const parts = [stringLiteral(tag), values, stringLiteral(wildcard.processContents), globalsFor(wildcard, codec)];
  return `visitor.fragments(${parts.join(", ")});`;
}

function elementLine({ name, element, occurs }: ElementProperty, typeName: string, codec: CodecModule): string {
  return visitCall(occurs === "list" ? "List" : "", name, element, propertyOf("value", name, codec), typeName, codec);
}

function itemsLine(
  list: ItemsProperty,
  isAlways: boolean,
  shape: XmlShape,
  typeName: string,
  codec: CodecModule,
): string {
  const visit = itemFunction(list, shape, typeName, codec);
  const parts = [stringLiteral(list.name), visit, propertyOf("value", list.name, codec), ...(isAlways ? ["true"] : [])];
  return `visitor.items(${parts.join(", ")});`;
}

/** The function that shows one item of an ordered list. */
function itemFunction(list: ItemsProperty, shape: XmlShape, typeName: string, codec: CodecModule): string {
  return codec.declared("item", list, `visit${innerLabel(typeName, list.name)}`, (name) => {
    const tags = wildcardTags(shape.content);
    const cases = list.items.map(({ tag, element }) =>
      codeCase(stringLiteral(tag), `return ${visitElement(tag, element, "item.value", typeName, codec)}`),
    );
    const [wildcard] = list.wildcards;
    if (wildcard !== undefined) {
      cases.push(
        codeCase('"*"', `return ${visitWildcard(tags.get(wildcard) ?? "*", wildcard, "[item.value]", codec)}`),
      );
    }
    const items = printType(itemType(list, false, codec));
    codec.add({
      kind: kinds.function,
      name,
      parameters: [visitorParameter(codec), { name: "item", type: items }],
      returnType: "void",
      statements: codeText(switchOver("item.tag", cases)),
    });
  });
}
