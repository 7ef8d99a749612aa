import type { XmlDecoder } from "./decoder.js";
import { expandedName } from "../expanded-name.js";
import type { ExtendedType } from "../types/extended-type.js";
import type { XmlFragmentAttribute } from "../fragments/fragment.js";
import { noGlobals } from "../types/globals.js";
import { constrainedMixed } from "../content/mixed-constraint.js";
import { isChild, isComplex, isRepeated, tagOf } from "../types/type.js";
import type {
  DerivedType,
  XmlAttributeUse,
  XmlElementDeclaration,
  XmlItems,
  XmlMember,
  XmlType,
  XmlTypeDefinition,
} from "../types/type.js";
import type { ValueConstraint } from "../types/value-constraint.js";
import { xsAnySimpleType } from "../../xsd/string.js";
import { ownProperty, setOwnProperty } from "../../base/own-property.js";

/** Reads an element on whose start tag a decoder stands. */
type ReadElement = (decoder: XmlDecoder) => unknown;

/** Reads an element of a complex type, which may be empty and then has a value of its declaration. */
type ReadType = (decoder: XmlDecoder, constraint?: ValueConstraint) => object;

/** A value while it is being read. */
type Draft = Record<string, unknown>;

/** The function that reads elements of a declaration. */
export function elementReader(element: XmlElementDeclaration): ReadElement {
  const { identities, nillable, nilProperties, fixed, type } = element;
  const content = contentReader(element);
  const read: ReadElement = identities === undefined ? content : (decoder) => content(decoder.keyed(identities));
  if (nillable === undefined || type === undefined) return read;
  const constraint = fixed === undefined ? undefined : { fixed };
  if (nilProperties === undefined) return (decoder) => (decoder.nil(type, constraint) ? null : read(decoder));
  return (decoder) => decoder.nillable(read as (decoder: XmlDecoder) => Draft, nilProperties, constraint);
}

function contentReader(element: XmlElementDeclaration): ReadElement {
  const { type, globals = noGlobals, read } = element;
  const constraint = element.fixed === undefined && element.default === undefined ? undefined : element;
  if (read !== undefined) return (decoder) => read(decoder, globals, element);
  const declared = type ?? xsAnySimpleType;
  return isComplex(declared)
    ? complexReader(element, declared, constraint)
    : (decoder) => decoder.simple(declared, constraint);
}

function complexReader({ derived }: XmlElementDeclaration, type: XmlType, constraint?: ValueConstraint): ReadElement {
  // Made on the first element: types contain each other.
  let read: ReadType | undefined;
  return (decoder) => {
    read ??= derived === undefined ? declaredReader(type) : derivedReader(type, derived());
    return constraint === undefined ? read(decoder) : constrained(type, read, constraint)(decoder);
  };
}

/** The value that an empty element has, or the only one, goes to the text of the type or to its list of items. */
function constrained({ definition }: XmlType, read: ReadType, constraint: ValueConstraint): ReadElement {
  const [list] = definition.members ?? [];
  if (definition.text !== undefined || list === undefined || !("items" in list)) {
    return (decoder) => read(decoder, constraint);
  }
  return (decoder) => constrainedMixed(decoder, read as (decoder: XmlDecoder) => Draft, list.items, constraint);
}

/** The largest number of types that a problem with xsi:type lists. */
const maxOpenTypes = 10;

/** Reads the declared type, or the one that xsi:type names. */
function derivedReader(type: XmlType, derived: readonly DerivedType[]): ReadType {
  const byName = new Map(derived.map(([candidate, tag]) => [candidate.name, { candidate, tag }]));
  const open = derived.length > maxOpenTypes ? undefined : derived.flatMap(([{ name }]) => name ?? []);
  return (decoder, constraint) => {
    const found = byName.get(decoder.typeName(open));
    if (found !== undefined) {
      return { ...typeReader(found.candidate)(decoder, constraint), "xsi:type": found.tag };
    }
    return declaredReader(type)(decoder, constraint);
  };
}

function declaredReader(type: XmlType): ReadType {
  return type.isAbstract ? (decoder) => decoder.abstractType() : typeReader(type);
}

const readers = new WeakMap<XmlType, ReadType>();

/** The function that reads elements of a complex type; made once. */
export function typeReader(type: XmlType): ReadType {
  let read = readers.get(type);
  if (read === undefined) readers.set(type, (read = madeReader(type)));
  return read;
}

function madeReader(type: XmlType): ReadType {
  const { definition, name } = type;
  const { text, members = [], unknown } = definition;
  const readAttributes = attributesReader(definition, name);
  if (text !== undefined) {
    const [property, simple] = text;
    const put = assignTo(property);
    return (decoder, constraint) => {
      const value: Draft = {};
      readAttributes(decoder, value);
      put(value, decoder.content(simple, constraint));
      return value;
    };
  }
  const { model } = type;
  const children = new Map<string, ReadChild>();
  for (const member of members) addReaders(member, children);
  if (unknown !== undefined) children.set("#unknown", readInto(appendTo(unknown[0]), unknown[1]));
  const whole = members.find((member) => "isWhole" in member);
  const begin = whole === undefined ? undefined : assignTo((whole as XmlItems).items);
  return (decoder) => {
    const value: Draft = {};
    readAttributes(decoder, value);
    begin?.(value, []);
    decoder.enter(model);
    for (let tag = decoder.child(); tag !== undefined; tag = decoder.child()) children.get(tag)!(decoder, value);
    return value;
  };
}

/** Reads a child with a tag into a value. */
type ReadChild = (decoder: XmlDecoder, value: Draft) => void;

function addReaders(member: XmlMember, children: Map<string, ReadChild>): void {
  if (isChild(member)) {
    const tag = tagOf(member);
    children.set(tag, readInto(isRepeated(member) ? appendTo(tag) : assignTo(tag), elementReader(member)));
    return;
  }
  const { globals = noGlobals } = member;
  if ("any" in member) {
    const { any, process, read } = member;
    children.set(
      any,
      readInto(appendTo(any), (decoder) => read(decoder, process, globals)),
    );
    return;
  }
  const put = appendTo(member.items);
  const readItem = (tag: string, read: ReadElement): ReadChild =>
    readInto(put, (decoder) => ({ tag, value: read(decoder) }));
  children.set(
    "#text",
    readInto(put, (decoder) => decoder.text),
  );
  for (const child of member.children) children.set(tagOf(child), readItem(tagOf(child), elementReader(child)));
  for (const [tag, process] of member.wildcards ?? []) {
    children.set(
      tag,
      readItem("*", (decoder) => member.read?.(decoder, process, globals)),
    );
  }
}

/** Reads a child and puts what it is into the value. */
function readInto(put: Put, read: ReadElement): ReadChild {
  return (decoder, value) => put(value, read(decoder));
}

/** Gives a value a property, or adds to its list. */
type Put = (value: Draft, member: unknown) => void;

/** The function that gives values a property of this name. */
function assignTo(name: string): Put {
  if (name === "__proto__") return (value, member) => setOwnProperty(value, name, member);
  return (value, member) => void (value[name] = member);
}

/** The function that adds to lists of this name. */
function appendTo(name: string): Put {
  const assign = assignTo(name);
  // Objects inherit members such as "constructor".
  const isInherited = name in Object.prototype;
  return (value, item) => {
    const list = isInherited ? ownProperty(value, name) : value[name];
    if (list === undefined) assign(value, [item]);
    else (list as unknown[]).push(item);
  };
}

/** The function that reads the attributes of an element into a value. */
function attributesReader(definition: XmlTypeDefinition, typeName: string | undefined): ReadChild {
  const { attributes = [], anyAttributes, leftOut } = definition;
  if (attributes.length === 0 && anyAttributes === undefined && leftOut === undefined) {
    return (decoder) => decoder.noAttributes(typeName);
  }
  const byName = new Map(
    attributes.map((attribute) => {
      const { name, namespace = "", property = name } = attribute;
      return [expandedName(namespace, name), { ...attribute, put: assignTo(property) }];
    }),
  );
  const absent = new Set(leftOut?.attributes.map(([name]) => name));
  const putOthers = assignTo(anyAttributes?.property ?? "");
  const expected = attributes.filter(({ required, absent }) => required === true || absent !== undefined);
  return (decoder, value) => {
    const others: XmlFragmentAttribute[] = [];
    for (let index = 0; index < decoder.attributeCount; index++) {
      const name = decoder.attributeName(index);
      const found = byName.get(name);
      if (found !== undefined) {
        found.put(value, decoder.attribute(index, found.type, found.fixed));
      } else if (leftOut !== undefined && absent.has(name)) decoder.leaveOutAttribute(index, leftOut.code);
      else if (anyAttributes === undefined) decoder.otherAttribute(index, typeName);
      else anyAttributes.read(decoder, index, others, anyAttributes.wildcard, anyAttributes.globals, typeName);
    }
    if (anyAttributes !== undefined && others.length > 0) putOthers(value, others);
    for (const attribute of expected) tellAbsent(decoder, attribute, value);
  };
}

/** Tells of an attribute that is not there and has to be, or whose default counts. */
function tellAbsent(
  decoder: XmlDecoder,
  { name, namespace, property, type, absent }: XmlAttributeUse,
  value: Draft,
): void {
  if (Object.hasOwn(value, property ?? name)) return;
  if (absent === undefined) decoder.missingAttribute(name);
  else decoder.absentAttribute(name, type, absent, namespace);
}

const extendedByType = new WeakMap<XmlType, ExtendedType<XmlDecoder>>();

/** Complex types with simple content, as types that xsi:type may name for an element of a simple type. */
export function extendedTypes(types: readonly XmlType[]): readonly ExtendedType<XmlDecoder>[] {
  return types.map((type) => {
    let extended = extendedByType.get(type);
    if (extended === undefined) extendedByType.set(type, (extended = extendedType(type)));
    return extended;
  });
}

function extendedType(type: XmlType): ExtendedType<XmlDecoder> {
  const { name, definition } = type;
  const [property, content] = definition.text ?? ["", xsAnySimpleType];
  return {
    ...content,
    name,
    derived: undefined,
    readElement: (decoder, constraint) => (typeReader(type)(decoder, constraint) as Draft)[property],
  };
}
