import { wildcardAllows, type ContentWildcard, type WildcardProcess } from "../content/content.js";
import type { XmlDecoder } from "../values/decoder.js";
import type { XmlElementDeclaration } from "../types/type.js";
import { expandedName } from "../expanded-name.js";
import type { XmlFragment, XmlFragmentAttribute } from "./fragment.js";
import { placesIn, readFragment, XmlFragmentReader, type FragmentPlaces } from "./fragment-reader.js";
import type { ElementReader, XmlGlobals } from "../types/globals.js";
import { fixedTextFinding } from "../content/mixed-constraint.js";
import { nilContent, notNillable, valueFinding } from "../problems.js";
import { quoted } from "../../base/safe-text.js";
import { builtinNamespace, isTypeAttribute, xsiNamespace } from "../types/xsi.js";
import { xsAnyAtomicType, xsAnySimpleType } from "../../xsd/string.js";

/** An element that the schema does not know, as it is. */
export function keptElement(decoder: XmlDecoder): XmlFragment {
  const value = readFragment(decoder.reader, new Map());
  decoder.close();
  return value;
}

/** The element as it is, where a wildcard lets it in. Part 1, section 3.10.4. */
export function anyElement(decoder: XmlDecoder, process: WildcardProcess, globals: XmlGlobals): XmlFragment {
  const places = placesIn(decoder.reader);
  const value = readFragment(decoder.reader, places);
  if (process !== "skip") assessElement({ decoder, globals, places }, value, process);
  decoder.close();
  return value;
}

/** An element of the type xs:anyType. Part 1, section 3.4.7. */
export function anything(decoder: XmlDecoder, globals: XmlGlobals, rules: XmlElementDeclaration): XmlFragment {
  const places = placesIn(decoder.reader);
  const value = readFragment(decoder.reader, places);
  const assessment: Assessment = { decoder, globals, places };
  const read = namedTypeReader(assessment, value, rules.types);
  // The reader of a type checks xsi:nil itself.
  const isNil = read === undefined ? checkNil(assessment, value, rules.nillable === true) : isNilElement(value);
  if (read === undefined) {
    assessParts(assessment, value);
    const finding = isNil ? undefined : fixedTextFinding(rules, value.children);
    if (finding !== undefined && value.children.length > 0) decoder.report(finding);
  } else {
    const readOrNil: ElementReader = (again) =>
      again.nillable<{ value: unknown }, "value">((inside) => ({ value: read(inside, rules) }), []);
    const readFixed: ElementReader = (again) => read(again, rules);
    decoder.readAgain(new XmlFragmentReader(value, places), rules.nillable === true ? readOrNil : readFixed);
  }
  decoder.close();
  const text = rules.fixed ?? rules.default ?? "";
  return isNil || value.children.length > 0 || text === "" ? value : { ...value, children: [text] };
}

/** The text of an element of the type xs:anySimpleType or xs:anyAtomicType; xsi:type may name one of its `types`, which says what it has to be like. */
export function anySimple(decoder: XmlDecoder, globals: XmlGlobals, element: XmlElementDeclaration): string {
  const { types = [] } = element;
  const constraint = element.fixed === undefined && element.default === undefined ? undefined : element;
  const name = decoder.typeName() ?? "";
  const read = types.includes(name) ? globals.types.get(name) : undefined;
  if (read === undefined) {
    const isAtomic = !types.includes("{http://www.w3.org/2001/XMLSchema}anySimpleType");
    return decoder.simple(isAtomic ? xsAnyAtomicType : xsAnySimpleType, constraint);
  }
  const places = placesIn(decoder.reader);
  const value = readFragment(decoder.reader, places);
  decoder.readAgain(new XmlFragmentReader(value, places), (again) => read(again, constraint));
  decoder.close();
  if (value.children.length === 0 && constraint !== undefined) return constraint.fixed ?? constraint.default ?? "";
  return value.children.filter((child) => typeof child === "string").join("");
}

/** An attribute where a wildcard lets others in; goes into the list when it may stand there. */
export function anyAttribute(
  decoder: XmlDecoder,
  index: number,
  others: XmlFragmentAttribute[],
  wildcard: ContentWildcard,
  globals: XmlGlobals,
  typeName?: string,
): void {
  const { reader } = decoder;
  const namespace = reader.attributeNamespace(index);
  const name = reader.attributeLocalName(index);
  if (decoder.isSchemaAttribute(index, typeName)) return;
  if (!wildcardAllows(wildcard, namespace)) {
    decoder.otherAttribute(index, typeName);
    return;
  }
  const declared = globals.attributes.get(expandedName(namespace, name));
  if (wildcard.process !== "skip" && declared !== undefined) {
    decoder.attribute(index, declared.type, declared.fixed);
  } else if (wildcard.process === "strict") {
    const actual = quoted(expandedName(namespace, name));
    const finding = { code: "cvc-complex-type.3.2.2", message: `Attribute ${actual} is not declared.`, actual };
    decoder.reportAttribute(name, finding, reader.attributeOffset(index));
  }
  others.push({ namespace, name, value: reader.attributeValue(index) });
}

/** Part 1, section 3.3.4, clause 3. */
function checkNil({ decoder, places }: Assessment, value: XmlFragment, nillable: boolean): boolean {
  const nil = nilAttribute(value);
  if (nil !== undefined && !nillable) decoder.reportAttribute("nil", notNillable, places.get(value)?.offset);
  else if (nil !== undefined && !["true", "false", "1", "0"].includes(nil.value.trim())) {
    const finding = valueFinding("cvc-datatype-valid.1.2.1", "a value of xs:boolean", nil.value);
    decoder.reportAttribute("nil", finding, places.get(value)?.offset);
  }
  const isNil = nillable && isNilElement(value);
  if (isNil && value.children.length > 0) decoder.report(nilContent);
  return isNil;
}

function isNilElement(value: XmlFragment): boolean {
  return /^\s*(?:true|1)\s*$/.test(nilAttribute(value)?.value ?? "");
}

function nilAttribute(value: XmlFragment): XmlFragmentAttribute | undefined {
  return value.attributes.find(({ namespace, name }) => namespace === xsiNamespace && name === "nil");
}

interface Assessment {
  readonly decoder: XmlDecoder;
  readonly globals: XmlGlobals;
  readonly places: FragmentPlaces;
}

/** Checks a fragment whose element is open. */
function assessElement(assessment: Assessment, value: XmlFragment, process: "strict" | "lax"): void {
  const { decoder, globals, places } = assessment;
  const key = expandedName(value.namespace, value.name);
  const read = globals.elements.get(key) ?? namedTypeReader(assessment, value);
  if (read !== undefined) {
    decoder.readAgain(new XmlFragmentReader(value, places), read);
  } else if (process === "strict") {
    const actual = quoted(key);
    decoder.report({ code: "cvc-complex-type.2.4.c", message: `Element ${actual} is not declared.`, actual });
  } else {
    assessParts(assessment, value);
  }
}

/** Attributes and children of an element that nobody declares are checked where they are declared themselves. */
function assessParts(assessment: Assessment, value: XmlFragment): void {
  const { decoder, globals, places } = assessment;
  if (globals.attributes.size > 0) {
    decoder.readAgain(new XmlFragmentReader(value, places), () => {
      for (let index = 0; index < decoder.attributeCount; index++) {
        const declared = globals.attributes.get(decoder.attributeName(index));
        if (declared !== undefined) decoder.attribute(index, declared.type, declared.fixed);
      }
      decoder.close();
    });
  }
  for (const child of value.children) {
    if (typeof child === "string") continue;
    decoder.openElement(child.name, places.get(child)?.offset, child.namespace);
    assessElement(assessment, child, "lax");
    decoder.close();
  }
}

/** The reader of the type that xsi:type names, which has to be one of `types` where that is given. */
function namedTypeReader(
  { decoder, globals, places }: Assessment,
  value: XmlFragment,
  types?: readonly string[],
): ElementReader | undefined {
  if (!value.attributes.some(isTypeAttribute)) return undefined;
  let read: ElementReader | undefined;
  decoder.readAgain(new XmlFragmentReader(value, places), () => {
    const name = decoder.typeName() ?? "";
    read = globals.types.get(name);
    if (types !== undefined && name !== anyTypeName() && !types.includes(name)) {
      read = undefined;
      const finding = valueFinding("cvc-elt.4.3", "a type that is allowed here", name);
      decoder.reportAttribute("type", finding, decoder.reader.offset);
    } else if (read === undefined && name !== anyTypeName()) {
      decoder.reportAttribute(
        "type",
        valueFinding("cvc-elt.4.2", "a type that the schema knows", name),
        decoder.reader.offset,
      );
    }
    decoder.close();
  });
  return read;
}

function anyTypeName(): string {
  return `{${builtinNamespace}}anyType`;
}
