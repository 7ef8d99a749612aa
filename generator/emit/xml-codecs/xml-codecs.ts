import { arrayText, callText } from "../body/expression-texts.js";
import { expandedName } from "../../model/xml-schema/components.js";
import type { NamedXmlElement } from "../../plan/plan.js";
import { stringLiteral } from "../../text/literals.js";
import { jsDoc } from "../documented.js";
import { kinds, type ExportDeclarationStructure, type ParameterDeclarationStructure } from "../structures.js";
import type { Emitter } from "../emitter.js";
import { printType } from "../json-types/type-text.js";
import { createModule } from "../module-builder.js";
import { elementType } from "../xml-types/complex-type.js";
import { createCodecModule, rolePrefixes, type CodecModule } from "./codec-module.js";
import { addGlobals } from "./globals.js";
import { elementConstant } from "./element-constants.js";
import { createDocumentPrefixes, type Prefix } from "./prefixes.js";
import { typeConstant } from "./type-constants.js";

/** Emits, for each global element of an interface's XSD, the functions that read it, write it and check values of its type. */
export const xmlCodecs: Emitter = {
  emit(plan) {
    const hasTypedRoots = plan.withTypedRoots === true && plan.xmlTypes.length > 0;
    if (plan.xmlElements.length === 0 && !hasTypedRoots) return [];
    const exported = plan.xmlElements.flatMap((named) => [named.decodeName, named.encodeName, named.validateName]);
    const module = createModule(plan.modules.codecs, plan.sources, exported);
    const codec = createCodecModule(plan, module, typeConstant);
    const elements = plan.xmlElements.map(({ element }) => element);
    const prefixesFor = createDocumentPrefixes(elements, plan);
    for (const named of plan.xmlElements) addElement(named, prefixesFor, codec);
    if (hasTypedRoots) addTypedRoots(codec);
    addGlobals(codec);
    codec.finish();
    // The decoder of an element `Response` has this name; the function of the runtime stays in its own module.
    if (plan.isRun !== true && !exported.includes("decodeResponse")) module.add(passedOn);
    return [{ ...module.build(), prefixes: ["decode", "encode", "validate", ...rolePrefixes] }];
  },
};

/** The function that hands responses to the decoders of the module. */
const passedOn: ExportDeclarationStructure = {
  kind: kinds.exports,
  namedExports: [{ name: "decodeResponse" }],
  moduleSpecifier: "runtime/http/decode-response.ts",
};

type PrefixesFor = ReturnType<typeof createDocumentPrefixes>;

function addElement(named: NamedXmlElement, prefixesFor: PrefixesFor, codec: CodecModule): void {
  // An abstract element never stands in a document itself.
  if (named.element.abstract) return;
  const type = elementTypeName(named, codec);
  const root = elementConstant(named.element, codec, named.view);
  addDecode(named, type, root, codec);
  addEncode(named, type, root, prefixesFor(named.element), codec);
  addValidate(named, type, root, codec);
}

function elementTypeName({ element, typeName, alias }: NamedXmlElement, codec: CodecModule): string {
  if (!alias) return printType(elementType(element, codec));
  return codec.module.useType(codec.plan.modules.types, typeName);
}

function addDecode({ element, decodeName }: NamedXmlElement, type: string, root: string, codec: CodecModule): void {
  codec.add({
    kind: kinds.function,
    name: decodeName,
    ...jsDoc(`Reads a document with the root element ${shown(element)} and checks it against the schema.`),
    isExported: true,
    parameters: [
      { name: "xml", type: "string | Uint8Array" },
      optionsParameter("xml/decode", "XmlDecodeOptions", codec),
    ],
    returnType: `${codec.type("base/problem", "Result")}<${type}>`,
    statements: `return ${codec.value("xml/decode", "xmlDecode")}${codec.typed(`<${type}>`)}(xml, ${root}, options);`,
  });
}

function addEncode(
  { element, encodeName }: NamedXmlElement,
  type: string,
  root: string,
  declared: readonly Prefix[],
  codec: CodecModule,
): void {
  const prefixes = arrayText(declared.map((prefix) => arrayText(prefix.map(stringLiteral))));
  codec.add({
    kind: kinds.function,
    name: encodeName,
    ...jsDoc(
      `Writes a document with the root element ${shown(element)}. Throws an XmlEncodeError for a value that no document can hold; whether the schema allows it is for validation to say.`,
    ),
    isExported: true,
    parameters: [{ name: "value", type }, optionsParameter("xml/encode", "XmlEncodeOptions", codec)],
    returnType: "string",
    statements: `return ${codec.value("xml/encode", "xmlEncode")}(value, ${root}, ${prefixes}, options);`,
  });
}

function addValidate({ element, validateName }: NamedXmlElement, type: string, root: string, codec: CodecModule): void {
  codec.add({
    kind: kinds.function,
    name: validateName,
    ...jsDoc(
      `Checks a value of ${shown(element)} against the schema. A valid value is the same after it is written and read.`,
    ),
    isExported: true,
    parameters: [{ name: "value", type: "unknown" }, optionsParameter("xml/validate", "XmlValidateOptions", codec)],
    returnType: `${codec.type("base/problem", "Result")}<${type}>`,
    statements: `return ${codec.value("xml/validate", "xmlValidate")}${codec.typed(`<${type}>`)}(value, ${root}, options);`,
  });
}

/** Adds the function that makes those for documents whose root the schema does not declare. */
function addTypedRoots(codec: CodecModule): void {
  codec.add({
    kind: kinds.function,
    name: codec.take("typedRoots"),
    ...jsDoc("Returns the functions for documents whose root element is not declared, and has a type by xsi:type."),
    isExported: true,
    parameters: [],
    returnType: codec.type("xml/typed-roots", "XmlTypedRoots"),
    statements: `return ${callText(codec.value("xml/typed-roots", "xmlTypedRoots"), codec.globals())};`,
  });
}

function optionsParameter(file: string, name: string, codec: CodecModule): ParameterDeclarationStructure {
  return { name: "options", type: codec.type(file, name), hasQuestionToken: true };
}

function shown(element: NamedXmlElement["element"]): string {
  return expandedName(element.name);
}
