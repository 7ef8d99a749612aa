import { arrayText, callText, objectText, optionalObject, trueIf } from "../body/expression-texts.js";
import { anySimpleType, anyType, builtin, builtinTypeNames } from "../../model/xml-schema/builtin-types.js";
import {
  expandedName,
  isSensitive,
  type ComplexTypeDefinition,
  type ElementDeclaration,
  type SimpleTypeDefinition,
  type ValueConstraint,
} from "../../model/xml-schema/components.js";
import { isDerivedFrom } from "../../model/xml-schema/type-derivation.js";
import { pascalCase } from "../../text/identifiers.js";
import { stringLiteral } from "../../text/literals.js";
import { jsDoc } from "../documented.js";
import { constant, kinds, type ParameterDeclarationStructure } from "../structures.js";
import { printType } from "../json-types/type-text.js";
import { elementType } from "../xml-types/complex-type.js";
import { simpleType } from "../xml-types/simple-type.js";
import { nilAttributes } from "../xml-types/nil-attributes.js";
import { xsiTypeTag } from "../xml-types/xsi-type.js";
import { codeCase, codeLines, codeText, switchOver } from "../body/code.js";
import { complexTypeName, namedType, type CodecModule } from "./codec-module.js";
import { keyedDecoder } from "./identities.js";
import { xmlLabel } from "./labels.js";
import { attributeCode, decoderParameter, fixedType, typeNameText } from "./read-attributes.js";
import { contentCode } from "./read-children.js";
import { rowName } from "./row-names.js";
import { elementCodec, textCodec } from "./simple-codec.js";

/** An expression that reads the value of an element on whose start tag the decoder stands. `owner` labels what has no name. */
export function readElement(element: ElementDeclaration, owner: string, codec: CodecModule): string {
  const read = readContent(element, owner, codec, keyedDecoder(element, codec));
  if (!element.nillable || element.type === anyType) return read;
  const fixed = element.valueConstraint?.kind === "fixed" ? constraintText(element.valueConstraint) : undefined;
  const { properties, areRequired } = nilAttributes(element, codec.plan.xmlShapes);
  if (properties.length === 0)
    return `${callText("decoder.nil", nilType(element, owner, codec), fixed)} ? null : ${read}`;
  const names = arrayText(properties.map(stringLiteral));
  return `${callText("decoder.nillable", `(decoder) => ${read}`, names, fixed)}${areRequired ? codec.typed("!") : ""}`;
}

function readContent(element: ElementDeclaration, owner: string, codec: CodecModule, decoder: string): string {
  const { type, valueConstraint, name } = element;
  const constraint = constraintText(valueConstraint);
  if (type === anySimpleType && element.block?.includes("restriction") !== true) {
    const types = simpleTypesOf(element, codec);
    return callText(
      codec.value("xml/wildcard-elements", "anySimple"),
      decoder,
      codec.table("globals"),
      types,
      constraint,
    );
  }
  if (type.kind === "simple") {
    const shown = openElementCodec(element, type, xmlLabel(owner, name.local), codec);
    return `${callText(`${decoder}.simple`, shown, constraint)}${fixedType(type, valueConstraint, codec)}`;
  }
  if (type === anyType) {
    return callText(
      codec.value("xml/wildcard-elements", "anything"),
      decoder,
      codec.table("globals"),
      anythingRules(element, codec, trueIf(element.nillable)),
    );
  }
  const whole = codec.views.wholeOf(element);
  if (whole !== undefined) {
    const seen = codec.typed(` as ${printType(elementType({ ...element, nillable: false }, codec))}`);
    return `${readContent(whole, owner, codec, decoder)}${seen}`;
  }
  const derived = codec.plan.xmlShapes.substitutableTypes(element);
  const read =
    derived.length === 0 && !type.abstract ? readFunction(type, codec) : readAny(element, type, derived, codec);
  if (type.content.kind === "simple") return callText(read, decoder, constraint);
  const { content } = codec.plan.xmlShapes.shapeOf(type);
  if (constraint === undefined || content.kind !== "items") return callText(read, decoder);
  const constrained = codec.value("xml/mixed-constraint", "constrainedMixed");
  return callText(constrained, decoder, read, stringLiteral(content.list.name), constraint);
}

/** The rules of an element of any type, as a literal; undefined where there are none. */
export function anythingRules(element: ElementDeclaration, codec: CodecModule, nillable?: string): string | undefined {
  const { block, valueConstraint } = element;
  const types = block === undefined ? undefined : typesBesideBlocked(block, codec);
  return optionalObject({
    nillable,
    ...(valueConstraint && { [valueConstraint.kind]: stringLiteral(valueConstraint.value) }),
    types: types && arrayText(types.map(stringLiteral)),
  });
}

/** The names of all types that come from xs:anyType without the blocked ways; undefined where that is each of them. */
function typesBesideBlocked(
  block: NonNullable<ElementDeclaration["block"]>,
  codec: CodecModule,
): readonly string[] | undefined {
  const all = [...builtinTypeNames().map(builtin), ...codec.plan.xmlTypes.map(({ type }) => type)];
  const open = all.filter((type) => isDerivedFrom(type, anyType, block));
  if (open.length === all.length) return undefined;
  return open.flatMap(({ name }) => (name === undefined ? [] : [expandedName(name)]));
}

/** The constant with the names of all types that come from xs:anySimpleType without the blocked ways. */
function simpleTypesOf(element: ElementDeclaration, codec: CodecModule): string {
  const { block } = element;
  return codec.declared("types", block === undefined ? anySimpleType : element, "typesAnySimple", (name) => {
    const all = [...builtinTypeNames().map(builtin), ...codec.plan.xmlTypes.map(({ type }) => type)];
    const open = all.filter((type) => isDerivedFrom(type, anySimpleType, block));
    const names = open.flatMap((type) => (type.name === undefined ? [] : [stringLiteral(expandedName(type.name))]));
    codec.add(constant({ name, type: "readonly string[]", initializer: arrayText(names) }));
  });
}

/** The names that xsi:type may give where the element is nil. */
function nilType(element: ElementDeclaration, owner: string, codec: CodecModule): string {
  const { type, name } = element;
  if (type === anySimpleType) return codec.value("xsd/string", "xsAnySimpleType");
  if (type.kind === "simple") return openElementCodec(element, type, xmlLabel(owner, name.local), codec);
  return objectText(type.name === undefined ? {} : { name: stringLiteral(expandedName(type.name)) });
}

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
    const made = callText(codec.value("xsd/simple-type", "withDerived"), shown, `() => ${types}`);
    const held = `${codec.type("xsd/simple-type", "SimpleType")}<${printType(simpleType(type, codec))}>`;
    codec.add(constant({ name, type: held, initializer: `/* @__PURE__ */ ${made}` }));
  });
}

/** The constant for a complex type with simple content, as one that xsi:type may name; none for a type without a name. */
function extendedCodec(type: ComplexTypeDefinition, codec: CodecModule): readonly string[] {
  const { content } = codec.plan.xmlShapes.shapeOf(type);
  const typeName = typeNameText(type);
  if (content.kind !== "text" || typeName === undefined) return [];
  const label = complexTypeName(type, codec);
  const extended = codec.declared("extended", type, `extended${label}`, (name) => {
    const text = textCodec(content.type, xmlLabel(label, "Text"), content.type, codec);
    const property = stringLiteral(content.name);
    const extend = codec.value("xml/extended-type", "extendedType");
    // A function, since the readers of a table are declared later.
    const made = callText(extend, typeName, text, `() => ${readFunction(type, codec)}`, property);
    codec.add(constant({ name, initializer: `/* @__PURE__ */ ${made}` }));
  });
  return [extended];
}

function constraintText(constraint: ValueConstraint | undefined): string | undefined {
  return constraint && objectText({ [constraint.kind]: stringLiteral(constraint.value) });
}

/** The function that reads a type or, where xsi:type says so, one derived from it. */
function readAny(
  element: ElementDeclaration,
  type: ComplexTypeDefinition,
  derived: readonly ComplexTypeDefinition[],
  codec: CodecModule,
): string {
  const typeName = complexTypeName(type, codec);
  // Elements that block some types have a function of their own.
  return codec.declared("readAny", element.block === undefined ? type : element, `readAny${typeName}`, (name) => {
    const cases = derived.flatMap((candidate) => {
      const key = stringLiteral(candidate.name === undefined ? "" : expandedName(candidate.name));
      const tag = stringLiteral(xsiTypeTag(candidate, type));
      // Beside a union of branches compilers lose sight of a literal.
      const literal = hasChoices(type, codec) || hasChoices(candidate, codec) ? codec.typed(" as const") : "";
      return codeCase(key, `return { ...${callRead(candidate, codec)}, "xsi:type": ${tag}${literal} };`);
    });
    const otherwise = type.abstract ? "return decoder.abstractType();" : `return ${callRead(type, codec)};`;
    codec.add({
      kind: kinds.function,
      name,
      ...jsDoc(`Reads ${typeName}, or the type derived from it that xsi:type names.`),
      parameters: readParameters(type, codec),
      returnType: printType(elementType({ ...element, nillable: false }, codec)),
      statements: codeText([
        ...switchOver(callText("decoder.typeName", openTypes(element, type, derived, codec)), cases),
        ...codeLines(otherwise),
      ]),
    });
  });
}

/** Up to how many types that xsi:type may name are told of one that it may not. */
const maxOpenTypes = 10;

/** The constant with the types that xsi:type may name beside the element's own; undefined where they are too many. */
function openTypes(
  element: ElementDeclaration,
  type: ComplexTypeDefinition,
  derived: readonly ComplexTypeDefinition[],
  codec: CodecModule,
): string | undefined {
  if (derived.length === 0 || derived.length > maxOpenTypes) return undefined;
  const wish = `types${namedType(type, codec).typeName}`;
  return codec.declared("types", element.block === undefined ? type : element, wish, (name) => {
    const names = derived.flatMap((candidate) => typeNameText(candidate) ?? []);
    codec.add(constant({ name, type: "readonly string[]", initializer: arrayText(names) }));
  });
}

/** True for a type whose value has one of several branches. */
function hasChoices(type: ComplexTypeDefinition, codec: CodecModule): boolean {
  const { content } = codec.plan.xmlShapes.shapeOf(type);
  return content.kind === "properties" && content.group.members.some(({ kind }) => kind === "choice");
}

function callRead(type: ComplexTypeDefinition, codec: CodecModule): string {
  return callText(readFunction(type, codec), ...readParameters(type, codec).map(({ name }) => name));
}

/** Simple content needs to know what its element says about an empty one. */
function readParameters(
  { content }: ComplexTypeDefinition,
  codec: CodecModule,
): readonly ParameterDeclarationStructure[] {
  const decoder = decoderParameter(codec);
  if (content.kind !== "simple") return [decoder];
  return [
    decoder,
    { name: "constraint", type: codec.type("xml/value-constraint", "ValueConstraint"), hasQuestionToken: true },
  ];
}

/** The function that reads the attributes and the content of a type. */
export function readFunction(type: ComplexTypeDefinition, codec: CodecModule): string {
  const typeName = complexTypeName(type, codec);
  if (codec.rows?.isRow(type) === true) {
    return `${codec.table("globals")}.reader${codec.typed(`<${typeName}>`)}(${stringLiteral(rowName(type, codec))})`;
  }
  return codec.declared("read", type, `read${typeName}`, (name) => {
    const parameters = readParameters(type, codec);
    const reader = codec.readers.readerOf(type);
    if (reader !== type) {
      const arguments_ = [...parameters.map((parameter) => parameter.name), typeNameText(type)];
      const statements = `return ${callText(readFunction(reader, codec), ...arguments_)};`;
      codec.add({ kind: kinds.function, name, parameters, returnType: typeName, statements });
      return;
    }
    const shape = codec.plan.xmlShapes.shapeOf(type);
    const shared = codec.readers.isShared(type)
      ? [{ name: "typeName", type: "string", initializer: typeNameText(type) ?? '""' }]
      : [];
    const body = codeText([
      ...codeLines(`const value${codec.typed(`: ${codec.type("xml/decoder", "XmlDraft")}<${typeName}>`)} = {};`),
      ...attributeCode(shape, typeName, codec),
      ...contentCode(shape, typeName, codec, readElement),
      ...codeLines(`return value${codec.typed(` as ${typeName}`)};`),
    ]);
    const all = [...parameters, ...shared];
    codec.add({ kind: kinds.function, name, parameters: all, returnType: typeName, statements: body });
  });
}
