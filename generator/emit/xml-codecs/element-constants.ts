import {
  anyAtomicType,
  anySimpleType,
  anyType,
  builtin,
  builtinTypeNames,
} from "../../model/xml-schema/builtin-types.js";
import {
  expandedName,
  type ComplexTypeDefinition,
  type SimpleTypeDefinition,
  type ElementDeclaration,
  type TypeDefinition,
} from "../../model/xml-schema/components.js";
import { isDerivedFrom } from "../../model/xml-schema/type-derivation.js";
import { pascalCase } from "../../text/identifiers.js";
import { stringLiteral } from "../../text/literals.js";
import { arrayText, callText, objectText, type LiteralProperties } from "../body/expression-texts.js";
import { nilAttributes } from "../xml-types/nil-attributes.js";
import { xsiTypeTag } from "../xml-types/xsi-type.js";
import { constant, kinds } from "../structures.js";
import { namedType, type CodecModule } from "./codec-module.js";
import { identitiesOf } from "./identities.js";
import { xmlLabel } from "./labels.js";
import { openElementCodec } from "./open-element-codec.js";
import type { Occurs } from "./plain-sequence.js";
import { textCodec } from "./simple-codec.js";

/** The constant of a global element, or of the root of a document, which is seen from a side. */
export function elementConstant(element: ElementDeclaration, codec: CodecModule, view?: string): string {
  const owner = elementOwner(element, codec);
  return codec.declared("element", element, `element${owner}`, (name) => {
    const fields = { ...elementFields(element, owner, codec), view: view && stringLiteral(view) };
    codec.add(
      constant({ name, type: codec.type("xml/types/type", "XmlElementDeclaration"), initializer: objectText(fields) }),
    );
  });
}

/** The label for what a global element declares without a name. */
function elementOwner(element: ElementDeclaration, codec: CodecModule): string {
  return codec.plan.xmlElementName(element)?.decodeName.slice("decode".length) ?? pascalCase(element.name.local);
}

/** The functions that say how often a global element appears. */
const occurrences = { "?": "zeroOrOne", "*": "zeroOrMore", "+": "oneOrMore" } as const;

/** A child of a type under a name, marked with how often it appears. `owner` labels what has no name. */
export function childLiteral(
  { name, element }: { readonly name: string; readonly element: ElementDeclaration },
  occurs: Occurs,
  owner: string,
  codec: CodecModule,
): string {
  const tag = name === element.name.local ? undefined : stringLiteral(name);
  const additions = { tag, occurs: occurs === "" ? undefined : stringLiteral(occurs) };
  if (!codec.globalElements.has(element)) return objectText({ ...elementFields(element, owner, codec), ...additions });
  const declared = elementConstant(element, codec);
  if (tag !== undefined) return `{ ...${declared}, ${objectText(additions).slice(1)}`;
  return occurs === "" ? declared : callText(codec.value("xml/types/type", occurrences[occurs]), declared);
}

/** The members of an element declaration. */
function elementFields(declared: ElementDeclaration, owner: string, codec: CodecModule): LiteralProperties {
  const element = codec.views.wholeOf(declared) ?? declared;
  const { name, type, nillable, valueConstraint } = element;
  const { properties, areRequired } = nilAttributes(element, codec.plan.xmlShapes);
  const keepsSome = nillable && type !== anyType && properties.length > 0;
  return {
    name: stringLiteral(name.local),
    namespace: name.namespace === "" ? undefined : codec.namespace(name.namespace),
    ...typeFields(element, owner, codec),
    nillable: nillable ? (areRequired ? '"with attributes"' : "true") : undefined,
    nilProperties: keepsSome ? arrayText(properties.map(stringLiteral)) : undefined,
    ...(valueConstraint && { [valueConstraint.kind]: stringLiteral(valueConstraint.value) }),
    identities: identitiesOf(element, codec),
  };
}

function typeFields(element: ElementDeclaration, owner: string, codec: CodecModule): LiteralProperties {
  const { type, name, block } = element;
  const label = xmlLabel(owner, name.local);
  if (type === anyType) {
    const names = block === undefined ? undefined : typesBesideBlocked(block, codec);
    const types = names && arrayText(names.map(stringLiteral));
    return { types, globals: codec.globals(), read: codec.value("xml/fragments/wildcard-elements", "anything") };
  }
  if ((type === anySimpleType || type === anyAtomicType) && block?.includes("restriction") !== true) {
    const shown = textCodec(type, label, element, codec);
    const read = codec.value("xml/fragments/wildcard-elements", "anySimple");
    return { type: shown, types: simpleTypesOf(element, type, codec), globals: codec.globals(), read };
  }
  if (type.kind === "simple") return { type: openElementCodec(element, type, label, codec) };
  return { type: codec.complexType(type), derived: derivedTypes(element, type, codec) };
}

/** The names of all types that come from xs:anyType without the blocked ways; undefined where that is each of them. */
function typesBesideBlocked(
  block: NonNullable<ElementDeclaration["block"]>,
  codec: CodecModule,
): readonly string[] | undefined {
  const all = allTypes(codec);
  const open = all.filter((type) => isDerivedFrom(type, anyType, block));
  if (open.length === all.length) return undefined;
  return open.flatMap(({ name }) => (name === undefined ? [] : [expandedName(name)]));
}

function allTypes({ plan }: CodecModule): readonly TypeDefinition[] {
  return [...builtinTypeNames().map(builtin), ...plan.xmlTypes.map(({ type }) => type)];
}

/** The constant with the names of all types that come from xs:anySimpleType or xs:anyAtomicType without the blocked ways. */
function simpleTypesOf(element: ElementDeclaration, base: SimpleTypeDefinition, codec: CodecModule): string {
  const { block } = element;
  return codec.declared("types", block === undefined ? base : element, "typesAnySimple", (name) => {
    const open = allTypes(codec).filter((type) => isDerivedFrom(type, base, block));
    const names = open.flatMap((type) => (type.name === undefined ? [] : [stringLiteral(expandedName(type.name))]));
    codec.add(constant({ name, type: "readonly string[]", initializer: arrayText(names) }));
  });
}

/** The function that lists the types that xsi:type may name beside the declared one; undefined where there are none. */
function derivedTypes(
  element: ElementDeclaration,
  type: ComplexTypeDefinition,
  codec: CodecModule,
): string | undefined {
  const derived = codec.plan.xmlShapes.substitutableTypes(element);
  if (derived.length === 0) return undefined;
  const wish = `derived${namedType(type, codec).typeName}`;
  // Elements that block some types have a function of their own.
  return codec.declared("derived", element.block === undefined ? type : element, wish, (name) => {
    const pairs = derived.map((candidate) =>
      arrayText([codec.complexType(candidate), stringLiteral(xsiTypeTag(candidate, type))]),
    );
    codec.add({
      kind: kinds.function,
      name,
      parameters: [],
      returnType: `readonly ${codec.type("xml/types/type", "DerivedType")}[]`,
      statements: `return ${arrayText(pairs)};`,
    });
  });
}
