import { noGlobals } from "../types/globals.js";
import type { XmlElementDeclaration, XmlItemList, XmlProperty, XmlType } from "../types/type.js";
import type { XmlItem, XmlVisitor } from "./visitor.js";
import { shownProperties, shownType, valueOf } from "./shown-type.js";
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
  const shown = shownType(type);
  const { seesAbsent } = visitor;
  const { leftOut, text } = shown;
  if (leftOut !== undefined) visitor.leftOut(...leftOut);
  if (text === undefined) visitor.enter(type.model);
  for (const property of seesAbsent ? shown.all : shownProperties(value, shown)) {
    const member = valueOf(value, property);
    if (member !== undefined || seesAbsent) visitProperty(visitor, property, member);
  }
  if (text !== undefined) visitor.text(text.name, text.use, valueOf(value, text));
}

function visitProperty(visitor: XmlVisitor, { kind, name, use }: XmlProperty, value: unknown): void {
  switch (kind) {
    case "attribute":
      return visitor.attribute(use, value);
    case "attributes":
      return visitor.attributes(name, value as never, use.wildcard, use.globals);
    case "child":
      return visitor.child(name, use, value);
    case "items":
      return visitor.items(use, value as never);
    case "fragments":
      return visitor.fragments(name, value as never, use.process, use.globals);
    case "unknown":
      return visitor.unknown(name, value as never);
  }
}

/** Shows an item of a list in which children stand in any order. */
export function visitItem(
  visitor: XmlVisitor,
  { byTag, wildcards, globals = noGlobals }: XmlItemList,
  item: XmlItem,
): void {
  const { tag, value } = item;
  const child = byTag.get(tag);
  if (child !== undefined) visitor.child(tag, child, value);
  else if (tag === "*" && wildcards !== undefined) visitor.fragments(tag, [value as never], wildcards, globals);
}
