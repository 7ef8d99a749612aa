import { ownProperty } from "../../base/own-property.js";
import { noGlobals } from "../types/globals.js";
import { isChild, tagOf } from "../types/type.js";
import type { XmlElementDeclaration, XmlItems, XmlType } from "../types/type.js";
import type { XmlItem, XmlVisitor } from "./visitor.js";
import { xsiTypeOf } from "../types/xsi.js";

/** Shows the value of an element of a complex type, or of the one that its "xsi:type" names. */
export function visitComplex(
  visitor: XmlVisitor,
  { derived }: XmlElementDeclaration,
  type: XmlType,
  value: object,
): void {
  const tag = derived === undefined ? undefined : xsiTypeOf(value);
  const found = tag === undefined ? undefined : derived?.().find(([, candidate]) => candidate === tag);
  if (found !== undefined) {
    const [candidate] = found;
    visitor.type(candidate.name ?? "");
    visitType(visitor, candidate, value);
  } else if (type.isAbstract) visitor.abstractType();
  else visitType(visitor, type, value);
}

/** Shows the attributes and the content of a value, in the order of the schema. */
function visitType(visitor: XmlVisitor, type: XmlType, value: object): void {
  const { attributes, anyAttributes, leftOut, text, unknown } = type.definition;
  if (leftOut !== undefined) visitor.leftOut(...leftOut.attributes.map(([, property]) => property));
  if (attributes !== undefined) {
    for (const attribute of attributes) {
      visitor.attribute(attribute, memberOf(value, attribute.property ?? attribute.name));
    }
  }
  if (anyAttributes !== undefined) {
    const { property, wildcard, globals } = anyAttributes;
    visitor.attributes(property, memberOf(value, property), wildcard, globals);
  }
  if (text !== undefined) {
    visitor.text(text[0], text[1], memberOf(value, text[0]));
    return;
  }
  visitor.enter(type.model);
  for (const { name, member, isInherited } of type.properties) {
    const shown = isInherited ? memberOf(value, name) : (value as Record<string, unknown>)[name];
    if (isChild(member)) visitor.child(name, member, shown);
    else if ("any" in member) visitor.fragments(name, shown as never, member.process, member.globals);
    else visitor.items(member, shown as never);
  }
  if (unknown !== undefined) visitor.unknown(unknown[0], memberOf(value, unknown[0]));
}

/** Shows an item of a list in which children stand in any order. */
export function visitItem(
  visitor: XmlVisitor,
  { children, wildcards, globals = noGlobals }: XmlItems,
  item: XmlItem,
): void {
  const { tag, value } = item;
  const child = children.find((candidate) => tagOf(candidate) === tag);
  if (child !== undefined) visitor.child(tag, child, value);
  else if (tag === "*" && wildcards !== undefined) visitor.fragments(tag, [value as never], wildcards, globals);
}

/** A property of the value itself: names such as "constructor" would else be found on its prototype. */
function memberOf<Member>(value: object, name: string): Member {
  return (
    name in Object.prototype ? ownProperty(value, name as never) : (value as Record<string, unknown>)[name]
  ) as Member;
}
