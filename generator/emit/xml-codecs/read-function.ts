import { arrayText, callText, objectText, optionalObject, trueIf } from "../body/expression-texts.js";
import { anySimpleType, anyType, builtin, builtinTypeNames } from "../../model/xml-schema/builtin-types.js";
import {
  expandedName,
  type AttributeUse,
  type ComplexTypeDefinition,
  type ElementDeclaration,
  type SimpleTypeDefinition,
  type ValueConstraint,
  type Wildcard,
} from "../../model/xml-schema/components.js";
import { isDerivedFrom } from "../../model/xml-schema/type-derivation.js";
import type { ItemsProperty, ShapeProperty, XmlShape } from "../../plan/xml-shape.js";
import { camelCase } from "../../text/identifiers.js";
import { stringLiteral } from "../../text/literals.js";
import { jsDoc } from "../documented.js";
import { kinds, type ParameterDeclarationStructure } from "../structures.js";
import { printType } from "../json-types/type-text.js";
import { elementType, itemType } from "../xml-types/complex-type.js";
import { fixedLiteral } from "../xml-types/enumeration.js";
import { nilAttributes } from "../xml-types/nil-attributes.js";
import { useFragment } from "../xml-types/type-scope.js";
import { xsiTypeTag } from "../xml-types/xsi-type.js";
import { codeBlock, codeCase, codeLines, codeText, switchOver, type Code } from "../body/code.js";
import { complexTypeName, globalsFor, type CodecModule } from "./codec-module.js";
import { contentModel, viewRefusal, wildcardTags, wildcardText } from "./content-model.js";
import { keyedDecoder } from "./identities.js";
import { innerLabel } from "./labels.js";
import { setProperty } from "./property-access.js";
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
    return callText(codec.value("xml/wildcard-elements", "anySimple"), decoder, codec.table("globals"), constraint);
  }
  if (type.kind === "simple") {
    const shown = elementCodec(element, type, innerLabel(owner, name.local), codec);
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

/** The type of a fixed value, which the decoder has compared. */
function fixedType(type: SimpleTypeDefinition, fixed: ValueConstraint | undefined, codec: CodecModule): string {
  const literal = fixedLiteral(type, fixed);
  return literal === undefined ? "" : codec.typed(` as ${literal}`);
}

/** The names that xsi:type may give where the element is nil. */
function nilType(element: ElementDeclaration, owner: string, codec: CodecModule): string {
  const { type, name } = element;
  if (type === anySimpleType) return codec.value("xsd/string", "xsAnySimpleType");
  if (type.kind === "simple") return elementCodec(element, type, innerLabel(owner, name.local), codec);
  return objectText(type.name === undefined ? {} : { name: stringLiteral(expandedName(type.name)) });
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
      statements: codeText([...switchOver("decoder.typeName()", cases), ...codeLines(otherwise)]),
    });
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
  const decoder = { name: "decoder", type: codec.type("xml/decoder", "XmlDecoder") };
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
      ...contentCode(shape, typeName, codec),
      ...codeLines(`return value${codec.typed(` as ${typeName}`)};`),
    ]);
    const all = [...parameters, ...shared];
    codec.add({ kind: kinds.function, name, parameters: all, returnType: typeName, statements: body });
  });
}

/** The name of a type as a literal; undefined for one without. */
function typeNameText({ name }: ComplexTypeDefinition): string | undefined {
  return name && stringLiteral(expandedName(name));
}

function attributeCode(shape: XmlShape, typeName: string, codec: CodecModule): readonly Code[] {
  const { attributes, anyAttributes, type } = shape;
  const declared = codec.readers.isShared(type) ? "typeName" : typeNameText(type);
  const leftOut = type.view?.attributes ?? [];
  if (attributes.length + leftOut.length === 0 && anyAttributes === undefined)
    return codeLines(`${callText("decoder.noAttributes", declared)};`);
  const cases = attributes.map(({ name, use }) =>
    codeCase(
      stringLiteral(expandedName(use.attribute.name)),
      setProperty("value", name, readAttribute(use, typeName, codec), codec),
      "break;",
    ),
  );
  const required = attributes.filter(({ use }) => use.required);
  return [
    ...(anyAttributes === undefined
      ? []
      : codeLines(`const others${codec.typed(`: ${codec.type("xml/fragment", "XmlFragmentAttribute")}[]`)} = [];`)),
    codeBlock(
      "for (let index = 0; index < decoder.attributeCount; index++)",
      switchOver("decoder.attributeName(index)", [
        ...cases,
        ...leftOutCases(type),
        codeCase(undefined, otherAttribute(shape, declared, codec)),
      ]),
    ),
    ...(anyAttributes === undefined
      ? []
      : codeLines(`if (others.length > 0) ${setProperty("value", anyAttributes.name, "others", codec)}`)),
    ...absentCode(attributes, typeName, codec),
    ...required.flatMap(({ name, use }) => {
      const missing = `decoder.missingAttribute(${stringLiteral(use.attribute.name.local)})`;
      return codeLines(`if (!Object.hasOwn(value, ${stringLiteral(name)})) ${missing};`);
    }),
  ];
}

/** Statements for attributes whose default counts where they are absent. */
function absentCode(attributes: XmlShape["attributes"], typeName: string, codec: CodecModule): readonly Code[] {
  return attributes.flatMap(({ name, use }) => {
    const { attribute, valueConstraint, required } = use;
    if (required || valueConstraint === undefined || !codec.identityUses.countsAbsent(use)) return [];
    const type = textCodec(attribute.type, innerLabel(typeName, attribute.name.local), attribute, codec);
    const { namespace, local } = attribute.name;
    const report = callText(
      "decoder.absentAttribute",
      stringLiteral(local),
      type,
      stringLiteral(valueConstraint.value),
      namespace === "" ? undefined : stringLiteral(namespace),
    );
    return codeLines(`if (!Object.hasOwn(value, ${stringLiteral(name)})) ${report};`);
  });
}

/** Cases for attributes that a view has no place for. */
function leftOutCases({ view }: ComplexTypeDefinition): readonly Code[] {
  if (view === undefined) return [];
  const code = stringLiteral(viewRefusal(view));
  return view.attributes.map(({ attribute }) =>
    codeCase(stringLiteral(expandedName(attribute.name)), `decoder.leaveOutAttribute(index, ${code});`, "break;"),
  );
}

/** The statement for an attribute that the type does not name. */
function otherAttribute({ anyAttributes }: XmlShape, declared: string | undefined, codec: CodecModule): string {
  if (anyAttributes === undefined) return `${callText("decoder.otherAttribute", "index", declared)};`;
  const { wildcard } = anyAttributes;
  const parts = ["decoder", "index", "others", wildcardText(wildcard), globalsFor(wildcard, codec)];
  return `${callText(codec.value("xml/wildcard-elements", "anyAttribute"), ...parts, declared)};`;
}

function readWildcard(wildcard: Wildcard, codec: CodecModule): string {
  const parts = ["decoder", stringLiteral(wildcard.processContents), globalsFor(wildcard, codec)];
  return callText(codec.value("xml/wildcard-elements", "anyElement"), ...parts);
}

function readAttribute({ attribute, valueConstraint }: AttributeUse, typeName: string, codec: CodecModule): string {
  const type = textCodec(attribute.type, innerLabel(typeName, attribute.name.local), attribute, codec);
  const fixed = valueConstraint?.kind === "fixed" ? stringLiteral(valueConstraint.value) : undefined;
  const literal = fixedType(attribute.type, valueConstraint, codec);
  return `${callText("decoder.attribute", "index", type, fixed)}${literal}`;
}

function contentCode(shape: XmlShape, typeName: string, codec: CodecModule): readonly Code[] {
  const { content, unknownElements } = shape;
  if (content.kind === "text") {
    const type = textCodec(content.type, innerLabel(typeName, "Text"), content.type, codec);
    return codeLines(setProperty("value", content.name, `decoder.content(${type}, constraint)`, codec));
  }
  const reader = new ContentReader(shape, typeName, codec);
  switch (content.kind) {
    case "empty":
      break;
    case "properties":
      content.ordered.forEach((property) => reader.addProperty(property));
      break;
    case "items":
      reader.addItems(content.list, content.mixed, true);
      break;
  }
  if (unknownElements !== undefined) reader.addUnknown(unknownElements);
  return reader.code();
}

/** Puts together the loop over the children of one type: a case for each tag, and lists that are filled on the way. */
class ContentReader {
  private readonly before: string[] = [];
  private readonly cases: Code[] = [];
  private readonly after: string[] = [];
  private readonly locals = new Set(["value", "decoder", "tag", "index", "constraint", "others"]);

  constructor(
    private readonly shape: XmlShape,
    private readonly typeName: string,
    private readonly codec: CodecModule,
  ) {}

  addProperty(property: ShapeProperty): void {
    const { codec } = this;
    switch (property.kind) {
      case "items":
        this.addItems(property, false, false);
        break;
      case "wildcard": {
        const list = this.addList(property.name, useFragment(codec), false);
        this.addCase(property.name, `${list}.push(${readWildcard(property.wildcard, codec)});`);
        break;
      }
      case "element": {
        const { name, element, occurs } = property;
        const read = readElement(element, this.typeName, codec);
        if (occurs !== "list") this.addCase(name, setProperty("value", name, read, codec));
        else this.addCase(name, `${this.addList(name, printType(elementType(element, codec)), false)}.push(${read});`);
        break;
      }
    }
  }

  /** A list of tagged items, which the value has always where `isAlways` is set. */
  addItems(list: ItemsProperty, mixed: boolean, isAlways: boolean): void {
    const { codec } = this;
    const local = this.addList(list.name, printType(itemType(list, mixed, codec)), isAlways);
    if (mixed) this.addCase("#text", `${local}.push(decoder.text);`);
    for (const { tag, element } of list.items) {
      const read = readElement(element, this.typeName, codec);
      this.addCase(tag, `${local}.push({ tag: ${stringLiteral(tag)}, value: ${read} });`);
    }
    const tags = wildcardTags(this.shape.content);
    const byTag = new Map(list.wildcards.map((wildcard) => [tags.get(wildcard) ?? "", wildcard]));
    for (const [tag, wildcard] of byTag) {
      this.addCase(tag, `${local}.push({ tag: "*", value: ${readWildcard(wildcard, codec)} });`);
    }
  }

  /** Elements that the contract does not know, kept under a name. */
  addUnknown(name: string): void {
    const read = `${this.codec.value("xml/wildcard-elements", "keptElement")}(decoder)`;
    this.addCase("#unknown", `${this.addList(name, useFragment(this.codec), false)}.push(${read});`);
  }

  code(): readonly Code[] {
    const { before, cases, after } = this;
    const enter = `decoder.enter(${contentModel(this.shape, this.codec)});`;
    if (cases.length === 0) return codeLines(enter, "decoder.noChildren();", ...after);
    return [
      ...codeLines(...before, enter),
      codeBlock("for (let tag = decoder.child(); tag !== undefined; tag = decoder.child())", switchOver("tag", cases)),
      ...codeLines(...after),
    ];
  }

  private addCase(tag: string, statement: string): void {
    this.cases.push(codeCase(stringLiteral(tag), statement, "break;"));
  }

  /** A local list for a property, which gets it when it is not empty. */
  private addList(name: string, itemText: string, isAlways: boolean): string {
    const wish = `${camelCase(name)}List`;
    let local = wish;
    for (let number = 2; this.locals.has(local); number += 1) local = `${wish}${number}`;
    this.locals.add(local);
    const type = this.codec.typed(`: ${itemText.includes(" ") ? `(${itemText})` : itemText}[]`);
    this.before.push(`const ${local}${type} = [];`);
    const assignment = setProperty("value", name, local, this.codec);
    this.after.push(isAlways ? assignment : `if (${local}.length > 0) ${assignment}`);
    return local;
  }
}
