import { arrayText, callText, optionalObject, trueIf } from "../body/expression-texts.js";
import { anyType } from "../../model/xml-schema/builtin-types.js";
import type {
  AttributeUse,
  ComplexTypeDefinition,
  ElementDeclaration,
  Wildcard,
  ComplexTypeView,
} from "../../model/xml-schema/components.js";
import {
  isGroupPart,
  type ElementProperty,
  type GroupPart,
  type ItemsProperty,
  type ShapeProperty,
  type ComplexTypeShape,
} from "../../plan/xml-shape.js";
import { stringLiteral } from "../../text/literals.js";
import { printType } from "../json-types/type-text.js";
import { elementType, itemType } from "../xml-types/complex-type.js";
import { nilAttributes } from "../xml-types/nil-attributes.js";
import { xsiTypeTag } from "../xml-types/xsi-type.js";
import { kinds } from "../structures.js";
import { codeCase, codeLines, codeText, switchOver } from "../body/code.js";
import { complexTypeName, globalsFor, type CodecModule } from "./codec-module.js";
import { contentModel } from "./content-model.js";
import { wildcardItemTag, wildcardTags, wildcardText } from "./content-text.js";
import { identitiesOf } from "./identities.js";
import { xmlLabel } from "./labels.js";
import { propertyOf } from "./property-access.js";
import { anythingRules } from "./read-function.js";
import { rowName } from "./row-names.js";
import { textCodec } from "./simple-codec.js";

/** A statement that shows the value of an element to a visitor. */
export function visitElement(
  tag: string,
  element: ElementDeclaration,
  value: string,
  owner: string,
  codec: CodecModule,
  ending: "" | "List" = "",
): string {
  const { type, name } = element;
  if (type === anyType) {
    const rules = anythingRules(element, codec);
    return `${callText(`visitor.anything${ending}`, stringLiteral(tag), value, codec.table("globals"), rules)};`;
  }
  const shown =
    type.kind === "simple"
      ? textCodec(type, xmlLabel(owner, name.local), element, codec)
      : visitComplex(element, type, codec);
  return `${callText(`visitor.${type.kind}${ending}`, stringLiteral(tag), shown, value, elementRules(element, codec))};`;
}

function elementRules(element: ElementDeclaration, codec: CodecModule): string | undefined {
  const { nillable, valueConstraint } = element;
  const needsAttributes = nillable && nilAttributes(element, codec.plan.xmlShapes).areRequired;
  return optionalObject({
    nillable: needsAttributes ? '"with attributes"' : trueIf(nillable),
    ...(valueConstraint && { [valueConstraint.kind]: stringLiteral(valueConstraint.value) }),
    identities: identitiesOf(element, codec),
  });
}

/** The function that shows a value of a type or, where its "xsi:type" says so, of one derived from it. */
function visitComplex(element: ElementDeclaration, type: ComplexTypeDefinition, codec: CodecModule): string {
  const whole = codec.views.wholeOf(element);
  if (whole?.type.kind === "complex") {
    const visit = codec.typed(
      ` as ${codec.type("xml/visitor", "XmlVisit")}<${printType(elementType({ ...element, nillable: false }, codec))}>`,
    );
    return `${visitComplex(whole, whole.type, codec)}${visit}`;
  }
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
        `return ${visitFunction(candidate, codec)}(visitor, value${codec.typed(` as ${complexTypeName(candidate, codec)}`)});`,
      );
    });
    const otherwise = type.abstract
      ? "visitor.abstractType();"
      : `${visitFunction(type, codec)}(visitor, value${codec.typed(` as ${typeName}`)});`;
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
export function visitFunction(declared: ComplexTypeDefinition, codec: CodecModule): string {
  const type = codec.readers.readerOf(declared);
  const typeName = complexTypeName(type, codec);
  if (codec.rows?.isRow(type) === true) {
    return `${codec.table("visits")}.visit${codec.typed(`<${typeName}>`)}(${stringLiteral(rowName(type, codec))})`;
  }
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

/** The call of the function that shows the members of a group. */
function groupCall({ type }: GroupPart, codec: CodecModule): string {
  const typeName = complexTypeName(type, codec);
  const visit = codec.declared("visit", type, `visit${typeName}`, (name) => {
    const { shapeOf, partsOf } = codec.plan.xmlShapes;
    const shape = shapeOf(type);
    const body = [
      ...attributeLines(shape, typeName, codec),
      ...partsOf(type).content.map((part) => partLine(part, shape, typeName, codec)),
    ];
    codec.add({
      kind: kinds.function,
      name,
      parameters: [visitorParameter(codec), { name: "value", type: typeName }],
      returnType: "void",
      statements: body.join("\n"),
    });
  });
  return `${visit}(visitor, value);`;
}

function visitorParameter(codec: CodecModule): { readonly name: string; readonly type: string } {
  return { name: "visitor", type: codec.type("xml/visitor", "XmlVisitor") };
}

function attributeLines(
  { anyAttributes, type }: ComplexTypeShape,
  typeName: string,
  codec: CodecModule,
): readonly string[] {
  const { view } = type;
  const leftOut = view === undefined ? [] : leftOutProperties(view, codec).map(stringLiteral);
  const hidden = leftOut.length === 0 ? [] : [`${callText("visitor.leftOut", ...leftOut)};`];
  const shown = codec.plan.xmlShapes.partsOf(type).attributes.map((part) => {
    if (isGroupPart(part)) return groupCall(part, codec);
    const { name, use } = part;
    const { attribute } = use;
    const type = textCodec(attribute.type, xmlLabel(typeName, attribute.name.local), attribute, codec);
    const value = propertyOf("value", name, codec);
    const rules = attributeRules(name, use, codec);
    return `${callText("visitor.attribute", stringLiteral(attribute.name.local), type, value, rules)};`;
  });
  const lines = [...hidden, ...shown];
  if (anyAttributes === undefined) return lines;
  const { name, wildcard } = anyAttributes;
  const value = propertyOf("value", name, codec);
  const all = callText(
    "visitor.attributes",
    stringLiteral(name),
    value,
    wildcardText(wildcard),
    globalsFor(wildcard, codec),
  );
  return [...lines, `${all};`];
}

/** The properties that attributes have where a view does not leave them out. */
function leftOutProperties({ of, attributes }: ComplexTypeView, codec: CodecModule): readonly string[] {
  const absent = new Set(attributes);
  return codec.plan.xmlShapes.shapeOf(of).attributes.flatMap(({ name, use }) => (absent.has(use) ? [name] : []));
}

function attributeRules(property: string, use: AttributeUse, codec: CodecModule): string | undefined {
  const { attribute, required, valueConstraint } = use;
  const isCounted = !required && codec.identityUses.countsAbsent(use);
  const { namespace, local } = attribute.name;
  return optionalObject({
    property: property === local ? undefined : stringLiteral(property),
    namespace: namespace === "" ? undefined : stringLiteral(namespace),
    required: trueIf(required),
    fixed: valueConstraint?.kind === "fixed" ? stringLiteral(valueConstraint.value) : undefined,
    absent: isCounted && valueConstraint !== undefined ? stringLiteral(valueConstraint.value) : undefined,
  });
}

function contentLines(shape: ComplexTypeShape, typeName: string, codec: CodecModule): readonly string[] {
  const { content, unknownElements } = shape;
  if (content.kind === "text") {
    const type = textCodec(content.type, xmlLabel(typeName, "Text"), content.type, codec);
    return [`visitor.text(${stringLiteral(content.name)}, ${type}, ${propertyOf("value", content.name, codec)});`];
  }
  const lines = [`visitor.enter(${contentModel(shape, codec)});`];
  if (content.kind === "properties") {
    const parts = codec.plan.xmlShapes.partsOf(shape.type).content;
    lines.push(...parts.map((part) => partLine(part, shape, typeName, codec)));
  } else if (content.kind === "items") {
    lines.push(itemsLine(content.list, true, shape, typeName, codec));
  }
  if (unknownElements !== undefined) {
    lines.push(`visitor.unknown(${stringLiteral(unknownElements)}, ${propertyOf("value", unknownElements, codec)});`);
  }
  return lines;
}

function partLine(
  part: ShapeProperty | GroupPart,
  shape: ComplexTypeShape,
  typeName: string,
  codec: CodecModule,
): string {
  return isGroupPart(part) ? groupCall(part, codec) : propertyLine(part, shape, typeName, codec);
}

function propertyLine(property: ShapeProperty, shape: ComplexTypeShape, typeName: string, codec: CodecModule): string {
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
  const process = stringLiteral(wildcard.processContents);
  return `${callText("visitor.fragments", stringLiteral(tag), values, process, globalsFor(wildcard, codec))};`;
}

/** Shows an item that one of several wildcards lets in; those that judge it differently have tags of their own. */
function visitItemWildcards(byTag: readonly (readonly [string, Wildcard])[], codec: CodecModule): string {
  const [[tag, wildcard] = [], ...others] = byTag;
  if (tag === undefined || wildcard === undefined) return "";
  if (others.length === 0) return visitWildcard(tag, wildcard, "[item.value]", codec);
  const ways = arrayText(
    byTag.map(([tag, { processContents }]) => arrayText([stringLiteral(tag), stringLiteral(processContents)])),
  );
  return `${callText("visitor.fragments", stringLiteral(tag), "[item.value]", ways, codec.table("globals"))};`;
}

function elementLine({ name, element, occurs }: ElementProperty, typeName: string, codec: CodecModule): string {
  const ending = occurs === "list" ? "List" : "";
  return visitElement(name, element, propertyOf("value", name, codec), typeName, codec, ending);
}

function itemsLine(
  list: ItemsProperty,
  isAlways: boolean,
  shape: ComplexTypeShape,
  typeName: string,
  codec: CodecModule,
): string {
  const visit = itemFunction(list, shape, typeName, codec);
  const value = propertyOf("value", list.name, codec);
  return `${callText("visitor.items", stringLiteral(list.name), visit, value, trueIf(isAlways))};`;
}

/** The function that shows one item of an ordered list. */
function itemFunction(list: ItemsProperty, shape: ComplexTypeShape, typeName: string, codec: CodecModule): string {
  return codec.declared("item", list, `visit${xmlLabel(typeName, list.name)}`, (name) => {
    const tags = wildcardTags(shape.content);
    const cases = list.items.map(({ tag, element }) =>
      codeCase(stringLiteral(tag), `return ${visitElement(tag, element, "item.value", typeName, codec)}`),
    );
    if (list.wildcards.length > 0) {
      const byTag = new Map(list.wildcards.map((wildcard) => [tags.get(wildcard) ?? wildcardItemTag, wildcard]));
      cases.push(codeCase('"*"', `return ${visitItemWildcards([...byTag], codec)}`));
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
