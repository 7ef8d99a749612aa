import { arrayText, callText, objectText } from "../body/expression-texts.js";
import { anyAtomicType, anySimpleType, isBuiltin, typeModule } from "../../model/xml-schema/builtin-types.js";
import { limitFacets } from "../../model/xml-schema/facets.js";
import {
  expandedName,
  isSensitive,
  type Annotation,
  type ElementDeclaration,
  type EnumerationValue,
  type SimpleTypeDefinition,
} from "../../model/xml-schema/components.js";
import { patternKind } from "../../languages/ecma/pattern-kind.js";
import { printPattern } from "../../languages/xsd/translate-pattern.js";
import { parseXsdPattern } from "../../languages/xsd/parse-pattern.js";
import { invariant } from "../../diagnostics/invariant.js";
import { numberLiteral, stringLiteral } from "../../text/literals.js";
import { printType, unionType } from "../json-types/type-text.js";
import { enumerationLiterals } from "../xml-types/enumeration.js";
import {
  builtinBase,
  holdsNames,
  keepsText,
  nativeForm,
  patternsOfRestrictions,
  simpleForm,
  type SimpleForm,
} from "../../model/xml-schema/simple-form.js";
import { xmlValueForm } from "../../plan/xml-value-forms.js";
import { simpleType } from "../xml-types/simple-type.js";
import { constant } from "../structures.js";
import type { CodecModule } from "./codec-module.js";

/** An expression for the SimpleType of a type: the runtime's own for a built-in type, else a constant of the module. */
export function simpleCodec(type: SimpleTypeDefinition, owner: string, codec: CodecModule): string {
  if (type === anySimpleType || type === anyAtomicType) return codec.value("xsd/string", "xsString");
  if (isBuiltin(type)) return builtinCodec(type, codec);
  const label = codec.plan.xmlTypeName(type)?.typeName ?? owner;
  return codec.declared("simple", type, `simple${label}`, (declared) => {
    const initializer = `/* @__PURE__ */ ${namedDefinition(type, label, codec)}`;
    const values = printType(simpleType(type, codec));
    const holder = codec.type("xsd/simple-type", "SimpleType");
    codec.add(constant({ name: declared, type: `${holder}<${values}>`, initializer }));
  });
}

function builtinCodec(type: SimpleTypeDefinition, codec: CodecModule): string {
  const converter = converterOf(type, codec);
  if (converter === undefined) return nativeCodec(type, codec);
  const maker = converter === "asDate" ? dateMaker(codec) : codec.value("xsd/facets", "keepBuiltinText");
  return codec.declared("simple", type, `simple${capitalized(type.name?.local ?? "")}`, (name) => {
    const holder = `${codec.type("xsd/simple-type", "SimpleType")}<${printType(simpleType(type, codec))}>`;
    codec.add(constant({ name, type: holder, initializer: `/* @__PURE__ */ ${maker}(${nativeCodec(type, codec)})` }));
  });
}

/** The runtime's constant of a built-in type, regardless of settings. */
function nativeCodec(type: SimpleTypeDefinition, codec: CodecModule): string {
  return codec.value(typeModule(type), `xs${capitalized(type.name?.local ?? "")}`);
}

/** The function that gives a type the values that a setting requires; undefined if they are those of the type itself. */
function converterOf(type: SimpleTypeDefinition, { plan }: CodecModule): "asDate" | "keepText" | undefined {
  const { kind } = xmlValueForm(type, plan.xmlValues);
  if (kind === "date") return "asDate";
  return kind === "text" && simpleForm(type).kind !== "text" ? "keepText" : undefined;
}

function dateMaker(codec: CodecModule): string {
  return codec.value("xsd/date-values", "asDate");
}

/** The same for the text of a component: one that a message may not show when the component or the type is sensitive. */
export function textCodec(
  type: SimpleTypeDefinition,
  owner: string,
  { annotation }: { readonly annotation: Annotation },
  codec: CodecModule,
): string {
  const shown = simpleCodec(type, owner, codec);
  if (!isSensitive(annotation) && !isSecret(type)) return shown;
  const label = codec.plan.xmlTypeName(type)?.typeName ?? capitalized(type.name?.local ?? owner);
  return codec.declared("secret", type, `secret${label}`, (name) =>
    codec.add(constant({ name, initializer: `/* @__PURE__ */ ${codec.value("xsd/simple-type", "secret")}(${shown})` })),
  );
}

/**
 * The same for an element, whose xsi:type may name derived types. The runtime knows those that built-in types have among
 * themselves. Part 1, section 3.3.4, clause 4.
 */
export function elementCodec(
  element: ElementDeclaration,
  type: SimpleTypeDefinition,
  owner: string,
  codec: CodecModule,
): string {
  const label = codec.plan.xmlTypeName(type)?.typeName ?? capitalized(type.name?.local ?? owner);
  const open = openCodec(type, owner, label, codec);
  if (element.block?.includes("restriction") === true) {
    const shown = textCodec(type, owner, element, codec);
    if (!isBuiltin(type)) return shown;
    return codec.declared("simpleOnly", element, `simpleOnly${label}`, (name) => {
      const initializer = `/* @__PURE__ */ ${codec.value("xsd/simple-type", "withoutDerived")}(${shown})`;
      codec.add(constant({ name, initializer }));
    });
  }
  if (open === undefined) return textCodec(type, owner, element, codec);
  if (!isSensitive(element.annotation) || isSecret(type)) return open;
  return codec.declared("secretAny", type, `secretAny${label}`, (name) =>
    codec.add(constant({ name, initializer: `/* @__PURE__ */ ${codec.value("xsd/simple-type", "secret")}(${open})` })),
  );
}

/** A type together with those of the schema that are derived from it in one step; each of them knows the next ones. */
function openCodec(type: SimpleTypeDefinition, owner: string, label: string, codec: CodecModule): string | undefined {
  const derived = codec.plan.xmlShapes.derivedSimpleTypes(type);
  if (derived.length === 0) return undefined;
  return codec.declared("simpleAny", type, `simpleAny${label}`, (name) => {
    const shown = textCodec(type, owner, type, codec);
    const types = derived.map((memberType, index) => {
      const name = memberType.name?.local ?? `${label}Member${index + 1}`;
      const memberTypeName = codec.plan.xmlTypeName(memberType)?.typeName ?? capitalized(name);
      return openCodec(memberType, name, memberTypeName, codec) ?? textCodec(memberType, name, memberType, codec);
    });
    const made = callText(codec.value("xsd/simple-type", "withDerived"), shown, `() => ${arrayText(types)}`);
    const held = `${codec.type("xsd/simple-type", "SimpleType")}<${printType(simpleType(type, codec))}>`;
    codec.add(constant({ name, type: held, initializer: `/* @__PURE__ */ ${made}` }));
  });
}

/** True for a type that is sensitive, or made from one that is. */
function isSecret({ annotation, base, variety }: SimpleTypeDefinition): boolean {
  if (isSensitive(annotation)) return true;
  if (base !== undefined && isSecret(base)) return true;
  return variety.kind === "list" ? isSecret(variety.item) : variety.kind === "union" && variety.members.some(isSecret);
}

function namedDefinition(type: SimpleTypeDefinition, label: string, codec: CodecModule): string {
  const text = definition(type, label, codec);
  if (type.name === undefined) return text;
  const name = stringLiteral(expandedName(type.name));
  return `${codec.value("xsd/simple-type", "named")}(${name}, /* @__PURE__ */ ${text})`;
}

function definition(type: SimpleTypeDefinition, label: string, codec: CodecModule): string {
  const base = baseExpression(type, label, codec);
  const facets = facetTexts(type, codec);
  const restricted =
    facets.length === 0 ? base : callText(codec.value("xsd/facets", "restrict"), base, objectText(facets));
  const converter = converterOf(type, codec);
  if (converter === "asDate") return `${dateMaker(codec)}(${restricted})`;
  if (keepsText(type) || converter !== undefined) return `${codec.value("xsd/facets", "keepText")}(${restricted})`;
  const literals = enumerationLiterals(type) ?? nameLiterals(type);
  if (literals === undefined) return restricted;
  const list = arrayText(literals);
  const members =
    literals.length <= maxInferred
      ? list
      : `${list} as readonly unknown[] as readonly (${printType(simpleType(type, codec))})[]`;
  return `${codec.value("xsd/facets", "oneOf")}(${restricted}, ${members})`;
}

/** The compiler needs quadratic time to find a type that stands for so many values: for 100,000 of them, minutes. */
const maxInferred = 500;

/** The expression that the facets restrict: a built-in type, integers of a range, a list or a union. */
function baseExpression(type: SimpleTypeDefinition, label: string, codec: CodecModule): string {
  const form = formOfRange(type, codec);
  const base = builtinBase(type);
  switch (form.kind) {
    case "list": {
      if (base !== undefined) return simpleCodec(base, label, codec);
      const item = simpleCodec(form.item, `${label}Item`, codec);
      const shape = simpleForm(type);
      const isItemText = xmlValueForm(form.item, codec.plan.xmlValues).kind === "text";
      const isText = shape.kind === "list" && shape.keepsText && !isItemText;
      return `${codec.value("xsd/list", "listOf")}(${isText ? `${codec.value("xsd/facets", "keepText")}(${item})` : item})`;
    }
    case "union": {
      const members = form.members.map((member, index) => simpleCodec(member, `${label}Member${index + 1}`, codec));
      const values = printType(unionType(form.members.map((member) => simpleType(member, codec))));
      return `${codec.value("xsd/list", "unionOf")}${codec.typed(`<${values}>`)}([${members.join(", ")}], ${stringLiteral(label)})`;
    }
    case "integer": {
      const name = stringLiteral(`xs:${base?.name?.local ?? "integer"}`);
      const range = `${numberLiteral(Number(form.least))}, ${numberLiteral(Number(form.greatest))}`;
      return `${codec.value("xsd/integer", "integersWithin")}(${name}, ${range})`;
    }
    case "text":
    case "boolean":
    case "bigint":
    case "double":
    case "bytes":
    case "name":
      return base === undefined ? simpleCodec(anySimpleType, label, codec) : nativeCodec(base, codec);
  }
}

/** The form of a type without patterns; integers that a setting makes bigints have no range of numbers. */
function formOfRange(type: SimpleTypeDefinition, { plan }: CodecModule): SimpleForm {
  const form = nativeForm(type);
  const isBigint = form.kind === "integer" && xmlValueForm(type, plan.xmlValues).kind === "bigint";
  return isBigint ? { kind: "bigint" } : form;
}

/** The facets that the base expression does not check itself. */
function facetTexts(type: SimpleTypeDefinition, codec: CodecModule): readonly string[] {
  const { facets } = type;
  const base = builtinBase(type)?.facets;
  const isInteger = formOfRange(type, codec).kind === "integer";
  const texts: string[] = [];
  const space = facets.whiteSpace;
  if (space !== "preserve" && needsWhiteSpace(type)) texts.push(`whiteSpace: ${stringLiteral(space)}`);
  for (const [name, { shape }] of limitFacets) {
    const value = facets[name];
    if (value === undefined || value === base?.[name] || (isInteger && shape === "bound")) continue;
    texts.push(`${name}: ${typeof value === "number" ? numberLiteral(value) : stringLiteral(value)}`);
  }
  const steps = patternsOfRestrictions(type).map((step) => patternText(step, codec));
  if (steps.length > 0) texts.push(`patterns: ${arrayText(steps)}`);
  if (facets.enumeration !== undefined && enumerationLiterals(type) === undefined && nameLiterals(type) === undefined) {
    texts.push(`enumeration: ${arrayText(facets.enumeration.map(({ value }) => stringLiteral(value)))}`);
    if (holdsNames(type)) texts.push(`prefixes: ${arrayText(facets.enumeration.map(prefixesText))}`);
  }
  return texts;
}

/** Prefixes of a value and their namespaces, as pairs: a prefix is any name, and objects have names of their own. */
function prefixesText({ prefixes = new Map<string, string>() }: EnumerationValue): string {
  return arrayText([...prefixes].map((pair) => arrayText(pair.map(stringLiteral))));
}

/** Qualified names, which are objects: a prefix would mean nothing in emitted code. */
function nameLiterals(type: SimpleTypeDefinition): readonly string[] | undefined {
  if (simpleForm(type).kind !== "name") return undefined;
  return type.facets.enumeration?.map(({ value, name = { namespace: "", local: value } }) => {
    return objectText({ namespace: stringLiteral(name.namespace), local: stringLiteral(name.local) });
  });
}

/** The base normalises for itself; patterns are about the normalised text, and a string type may be stricter than its base. */
function needsWhiteSpace(type: SimpleTypeDefinition): boolean {
  const base = builtinBase(type)?.facets;
  return base?.whiteSpace !== type.facets.whiteSpace || patternsOfRestrictions(type).length > 0;
}

/** One step of the facet pattern: a RegExp where it takes linear time, else the runtime's own matcher. */
function patternText(step: readonly string[], codec: CodecModule): string {
  const known = patterns.get(step) ?? translated(step);
  patterns.set(step, known);
  if (known.isNative) return `${codec.value("xsd/pattern", "pattern")}(${known.parts})`;
  return `${codec.value("xsd/linear-pattern", "patternInLinearTime")}(${known.parts})`;
}

/** Types share the steps of those that they come from, and a step is costly to translate. */
const patterns = new WeakMap<readonly string[], Translated>();

interface Translated {
  readonly isNative: boolean;
  /** Arguments of a call: the pattern as the schema has it, then the expressions that must match. */
  readonly parts: string;
}

function translated(step: readonly string[]): Translated {
  const sources = step.map((pattern) => {
    const parsed = parseXsdPattern(pattern);
    invariant(parsed.ok, `The pattern "${pattern}" should have been refused on loading.`);
    return printPattern(parsed.tree);
  });
  const expression = `^(?:${sources.join("|")})$`;
  const { kind } = patternKind(expression);
  // Each of them can be matched in linear time, but together they may be too large.
  const expressions = kind === "refused" ? sources.map((source) => `^(?:${source})$`) : [expression];
  return { isNative: kind === "native", parts: [step.join("|"), ...expressions].map(stringLiteral).join(", ") };
}

function capitalized(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
