import {
  expandedName,
  type AttributeUse,
  type ComplexTypeDefinition,
  type SimpleTypeDefinition,
  type ValueConstraint,
} from "../../model/xml-schema/components.js";
import {
  isGroupPart,
  type AttributeProperty,
  type GroupPart,
  type ShapeParts,
  type ComplexTypeShape,
} from "../../plan/xml-shape.js";
import { stringLiteral } from "../../text/literals.js";
import { codeBlock, codeCase, codeLines, codeText, switchOver, type Code } from "../body/code.js";
import { callText } from "../body/expression-texts.js";
import { jsDoc } from "../documented.js";
import { kinds, type ParameterDeclarationStructure } from "../structures.js";
import { fixedLiteral } from "../xml-types/enumeration.js";
import { complexTypeName, globalsFor, type CodecModule } from "./codec-module.js";
import { viewRefusal } from "./content-model.js";
import { wildcardText } from "./content-text.js";
import { untilOneDoes } from "./until-one-does.js";
import { xmlLabel } from "./labels.js";
import { setProperty } from "./property-access.js";
import { textCodec } from "./simple-codec.js";

/** The statements of a read function for the attributes of a type. */
export function attributeCode(shape: ComplexTypeShape, typeName: string, codec: CodecModule): readonly Code[] {
  const { anyAttributes, type } = shape;
  const parts = codec.plan.xmlShapes.partsOf(type).attributes;
  const declared = codec.readers.isShared(type) ? "typeName" : typeNameText(type);
  const leftOut = type.view?.attributes ?? [];
  if (parts.length + leftOut.length === 0 && anyAttributes === undefined)
    return codeLines(`${callText("decoder.noAttributes", declared)};`);
  const groups = groupsOf(parts);
  const calls = groups.map((group) => callText(groupFunction(group, codec), "decoder", "index", "value"));
  const cases = [...attributeCases(parts, typeName, ["break;"], codec), ...leftOutCases(type)];
  const otherwise = untilOneDoes([...calls, otherAttribute(shape, declared, codec)]);
  return [
    ...(anyAttributes === undefined
      ? []
      : codeLines(`const others${codec.typed(`: ${codec.type("xml/fragment", "XmlFragmentAttribute")}[]`)} = [];`)),
    codeBlock(
      "for (let index = 0; index < decoder.attributeCount; index++)",
      cases.length === 0
        ? codeLines(otherwise)
        : switchOver("decoder.attributeName(index)", [...cases, codeCase(undefined, otherwise)]),
    ),
    ...(anyAttributes === undefined
      ? []
      : codeLines(`if (others.length > 0) ${setProperty("value", anyAttributes.name, "others", codec)}`)),
    ...missingCode(parts, typeName, codec),
  ];
}

/** The name of a type as a literal; undefined for one without. */
export function typeNameText({ name }: ComplexTypeDefinition): string | undefined {
  return name && stringLiteral(expandedName(name));
}

/** The type of a fixed value, which the decoder has compared. */
export function fixedType(
  type: SimpleTypeDefinition,
  fixed: ValueConstraint | undefined,
  codec: CodecModule,
  isAttribute: boolean = false,
): string {
  const literal = fixedLiteral(type, fixed, codec.plan, isAttribute);
  return literal === undefined ? "" : codec.typed(` as ${literal}`);
}

type Parts = ShapeParts["attributes"];

function groupsOf(parts: Parts): readonly GroupPart[] {
  return parts.flatMap((part) => (isGroupPart(part) ? [part] : []));
}

function propertiesOf(parts: Parts): readonly AttributeProperty[] {
  return parts.flatMap((part) => (isGroupPart(part) ? [] : [part]));
}

/** The function that reads an attribute of a group, and says no where it is none. */
function groupFunction({ type }: GroupPart, codec: CodecModule): string {
  const typeName = complexTypeName(type, codec);
  return codec.declared("read", type, `read${typeName}`, (name) => {
    const parts = codec.plan.xmlShapes.partsOf(type).attributes;
    const calls = groupsOf(parts).map((group) => callText(groupFunction(group, codec), "decoder", "index", "value"));
    const cases = attributeCases(parts, typeName, ["return true;"], codec);
    codec.add({
      kind: kinds.function,
      name,
      ...jsDoc(`Reads an attribute of ${typeName}; false for another one.`),
      parameters: [decoderParameter(codec), { name: "index", type: "number" }, draftParameter(typeName, codec)],
      returnType: "boolean",
      statements: codeText([
        ...switchOver("decoder.attributeName(index)", cases),
        ...codeLines(`return ${calls.length === 0 ? "false" : calls.join(" || ")};`),
      ]),
    });
  });
}

/** The parameter of functions that read. */
export function decoderParameter(codec: CodecModule): ParameterDeclarationStructure {
  return { name: "decoder", type: codec.type("xml/decoder", "XmlDecoder") };
}

/** The parameter of functions that read members of a group into a value. */
export function draftParameter(typeName: string, codec: CodecModule): ParameterDeclarationStructure {
  return { name: "value", type: `${codec.type("xml/decoder", "XmlDraft")}<${typeName}>` };
}

function attributeCases(
  parts: Parts,
  typeName: string,
  ending: readonly string[],
  codec: CodecModule,
): readonly Code[] {
  return propertiesOf(parts).map(({ name, use }) => {
    const assignment = setProperty("value", name, readAttribute(use, typeName, codec), codec);
    return codeCase(stringLiteral(expandedName(use.attribute.name)), assignment, ...ending);
  });
}

/** Statements for attributes that are not there: those that have to be, and those whose default counts. */
function missingCode(parts: Parts, typeName: string, codec: CodecModule): readonly Code[] {
  const missing = parts.flatMap((part) => {
    if (isGroupPart(part)) return missingOfGroup(part, codec);
    const { name, use } = part;
    const report = `decoder.missingAttribute(${stringLiteral(use.attribute.name.local)})`;
    return use.required ? codeLines(`if (!Object.hasOwn(value, ${stringLiteral(name)})) ${report};`) : [];
  });
  return [...absentCode(propertiesOf(parts), typeName, codec), ...missing];
}

function missingOfGroup({ type }: GroupPart, codec: CodecModule): readonly Code[] {
  const { attributes } = codec.plan.xmlShapes.shapeOf(type);
  const isNeeded = attributes.some(({ use }) => use.required || isCountedWhereAbsent(use, codec));
  if (!isNeeded) return [];
  const typeName = complexTypeName(type, codec);
  const name = codec.declared("missing", type, `missing${typeName}`, (name) => {
    const parts = codec.plan.xmlShapes.partsOf(type).attributes;
    codec.add({
      kind: kinds.function,
      name,
      parameters: [decoderParameter(codec), draftParameter(typeName, codec)],
      returnType: "void",
      statements: codeText(missingCode(parts, typeName, codec)),
    });
  });
  return codeLines(`${name}(decoder, value);`);
}

function isCountedWhereAbsent(use: AttributeUse, codec: CodecModule): boolean {
  return !use.required && use.valueConstraint !== undefined && codec.identityUses.countsAbsent(use);
}

/** Statements for attributes whose default counts where they are absent. */
function absentCode(attributes: readonly AttributeProperty[], typeName: string, codec: CodecModule): readonly Code[] {
  return attributes.flatMap(({ name, use }) => {
    const { attribute, valueConstraint } = use;
    if (valueConstraint === undefined || !isCountedWhereAbsent(use, codec)) return [];
    const type = textCodec(attribute.type, xmlLabel(typeName, attribute.name.local), attribute, codec);
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

/** The call for an attribute that the type does not name. */
function otherAttribute({ anyAttributes }: ComplexTypeShape, declared: string | undefined, codec: CodecModule): string {
  if (anyAttributes === undefined) return callText("decoder.otherAttribute", "index", declared);
  const { wildcard } = anyAttributes;
  const parts = ["decoder", "index", "others", wildcardText(wildcard), globalsFor(wildcard, codec)];
  return callText(codec.value("xml/wildcard-elements", "anyAttribute"), ...parts, declared);
}

function readAttribute({ attribute, valueConstraint }: AttributeUse, typeName: string, codec: CodecModule): string {
  const type = textCodec(attribute.type, xmlLabel(typeName, attribute.name.local), attribute, codec);
  const fixed = valueConstraint?.kind === "fixed" ? stringLiteral(valueConstraint.value) : undefined;
  const literal = fixedType(attribute.type, valueConstraint, codec, true);
  return `${callText("decoder.attribute", "index", type, fixed)}${literal}`;
}
