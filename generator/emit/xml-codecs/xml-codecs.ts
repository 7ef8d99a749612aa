import { arrayText, callText, objectText } from "../body/expression-texts.js";
import {
  expandedName,
  type QName,
  type SimpleTypeDefinition,
  type TypeDefinition,
} from "../../model/xml-schema/components.js";
import type { NamedTypedRoot, NamedXmlElement, RootFunctionNames } from "../../plan/plan.js";
import { pascalCase } from "../../text/identifiers.js";
import { stringLiteral } from "../../text/literals.js";
import { jsDoc } from "../documented.js";
import {
  kinds,
  type ExportDeclarationStructure,
  type ParameterDeclarationStructure as Parameter,
} from "../structures.js";
import type { Emitter } from "../emitter.js";
import { printType } from "../json-types/type-text.js";
import { createModule } from "../module-builder.js";
import { elementType } from "../xml-types/complex-type.js";
import { createCodecModule, rolePrefixes, type CodecModule } from "./codec-module.js";
import { addGlobals } from "./globals.js";
import { elementConstant } from "./element-constants.js";
import { createDocumentPrefixes, type Prefix } from "./prefixes.js";
import { textCodec } from "./simple-codec.js";
import { typeConstant } from "./type-constants.js";

/** Emits, for each global element of an API's XSD, the functions that read it, write it and check values of its type. */
export const xmlCodecs: Emitter = {
  emit(plan) {
    const { xmlElements, xmlTypedRoot } = plan;
    const roots = [...xmlElements, ...(xmlTypedRoot === undefined ? [] : [xmlTypedRoot])];
    if (roots.length === 0) return [];
    const exported = roots.flatMap((named) => [named.decodeName, named.encodeName, named.validateName]);
    const module = createModule(plan.modules.codecs, plan.sources, exported);
    const codec = createCodecModule(plan, module, typeConstant);
    const prefixesFor = createDocumentPrefixes(
      xmlElements.map(({ element }) => element),
      plan,
    );
    // An abstract element never is a root.
    for (const named of xmlElements) if (!named.element.abstract) addElement(named, prefixesFor, codec);
    if (xmlTypedRoot !== undefined) addTypedRoot(xmlTypedRoot, prefixesFor, codec);
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
  const { element, alias, typeName, view } = named;
  const name = expandedName(element.name);
  addFunctions(
    {
      ...named,
      type: alias ? codec.module.useType(codec.plan.modules.types, typeName) : printType(elementType(element, codec)),
      root: elementConstant(element, codec, view),
      prefixes: prefixesText(prefixesFor([element])),
      parameters: [],
      document: `a document with the root element ${name}`,
      value: `a value of ${name}`,
    },
    codec,
  );
}

/** Adds the functions for documents whose root the schema does not declare. Part 1, section 5.2. */
function addTypedRoot(named: NamedTypedRoot, prefixesFor: PrefixesFor, codec: CodecModule): void {
  const { typeName, types } = named;
  const roots = types.map((type) => ({ name: type.name ?? noName, type }));
  addFunctions(
    {
      ...named,
      type: codec.module.useType(codec.plan.modules.types, typeName),
      root: callText(codec.value("xml/typed-root", "typedRoot"), "root", rootTypes(types, codec)),
      prefixes: callText(
        codec.value("xml/typed-root", "typedRootPrefixes"),
        "root",
        prefixesText(prefixesFor(roots, true)),
      ),
      parameters: [{ name: "root", type: codec.type("xml/typed-root", "XmlRootName") }],
      document: "a document with an undeclared root element that has an xsi:type",
      value: "the value of an undeclared root element",
    },
    codec,
  );
}

const noName: QName = { namespace: "", local: "" };

/** The function that lists the types which xsi:type may name, those of simple types with their value as a property. */
function rootTypes(types: readonly TypeDefinition[], codec: CodecModule): string {
  const name = codec.take("rootTypes");
  const simple = (type: SimpleTypeDefinition, { local, namespace }: QName): string => {
    const text = arrayText([stringLiteral("value"), textCodec(type, local, type, codec)]);
    const maker = codec.value("xml/types/type", "complexType");
    return callText(maker, stringLiteral(local), codec.namespace(namespace), `() => (${objectText({ text })})`);
  };
  const pairs = types.map((type) => {
    const shown = type.kind === "simple" ? simple(type, type.name ?? noName) : codec.complexType(type);
    return arrayText([shown, stringLiteral(expandedName(type.name ?? noName))]);
  });
  const returnType = `readonly ${codec.type("xml/types/type", "DerivedType")}[]`;
  codec.add({ kind: kinds.function, name, parameters: [], returnType, statements: `return ${arrayText(pairs)};` });
  return name;
}

function prefixesText(prefixes: readonly Prefix[]): string {
  return arrayText(prefixes.map((prefix) => arrayText(prefix.map(stringLiteral))));
}

/** The functions for documents with a root element. */
interface RootFunctions extends RootFunctionNames {
  /** The type of the value. */
  readonly type: string;
  /** The declaration of the root. */
  readonly root: string;
  /** The prefixes of a document. */
  readonly prefixes: string;
  /** Parameters before the options. */
  readonly parameters: readonly Parameter[];
  /** Words for the document. */
  readonly document: string;
  /** Words for the value. */
  readonly value: string;
}

function addFunctions(functions: RootFunctions, codec: CodecModule): void {
  const { type, document, value } = functions;
  const result = `${codec.type("base/problem", "Result")}<${type}>`;
  const add = (
    verb: "decode" | "encode" | "validate",
    docs: string,
    parameter: Parameter,
    returnType: string,
  ): void => {
    const [file, ending] = [`xml/${verb}`, pascalCase(verb)];
    const values = [parameter.name, functions.root, ...(verb === "encode" ? [functions.prefixes] : []), "options"];
    const typed = returnType === result ? codec.typed(`<${type}>`) : "";
    const options = { name: "options", type: codec.type(file, `Xml${ending}Options`), hasQuestionToken: true };
    codec.add({
      kind: kinds.function,
      name: functions[`${verb}Name`],
      ...jsDoc(docs),
      isExported: true,
      parameters: [parameter, ...functions.parameters, options],
      returnType,
      statements: `return ${codec.value(file, `xml${ending}`)}${typed}(${values.join(", ")});`,
    });
  };
  const decodes = `Reads ${document} and checks it against the schema.`;
  add("decode", decodes, { name: "xml", type: "string | Uint8Array" }, result);
  const encodes = `Writes ${document}. Throws an XmlEncodeError for a value that no document can hold; whether the schema allows it is for validation to say.`;
  add("encode", encodes, { name: "value", type }, "string");
  const validates = `Checks ${value} against the schema. A valid value is the same after it is written and read.`;
  add("validate", validates, { name: "value", type: "unknown" }, result);
}
