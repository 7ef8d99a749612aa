import { ownProperty } from "../../base/own-property.js";
import { isChild, tagOf } from "../types/type.js";
import type { ShownType, XmlMember, XmlTypePart, XmlProperty, XmlType } from "../types/type.js";

/** The properties of a type; found once. */
export function shownType(type: XmlType): ShownType {
  return (type.shown ??= madeShownType(type));
}

function madeShownType({ definition }: XmlType): ShownType {
  const { attributes = [], anyAttributes, text, members = [], unknown } = definition;
  const leftOut = definition.leftOut?.attributes.map(([, property]) => property);
  const parts: (readonly [name: string, part: XmlTypePart])[] = [
    ...attributes.map((use) => [use.property ?? use.name, { kind: "attribute", use }] as const),
    ...(anyAttributes === undefined
      ? []
      : [[anyAttributes.property, { kind: "attributes", use: anyAttributes }] as const]),
    ...members.map(memberPart),
    ...(unknown === undefined ? [] : [[unknown[0], { kind: "unknown", use: undefined }] as const]),
  ];
  const all = parts.map(([name, part], index) => ({ name, index, isInherited: name in Object.prototype, ...part }));
  const shownText = text && { name: text[0], index: 0, isInherited: text[0] in Object.prototype, use: text[1] };
  return { all, byName: new Map(all.map((property) => [property.name, property])), leftOut, text: shownText };
}

function memberPart(member: XmlMember): readonly [name: string, part: XmlTypePart] {
  if (isChild(member)) return [tagOf(member), { kind: "child", use: member }];
  if ("any" in member) return [member.any, { kind: "fragments", use: member }];
  const byTag = new Map(member.children.map((child) => [tagOf(child), child]));
  return [member.items, { kind: "items", use: { ...member, byTag } }];
}

/** The number of properties up to which looking at each is as fast as looking for those of a value. */
const maxTriedProperties = 8;

/** The properties that a value may have: of a plain object those that it has. Values often have few of many. */
export function shownProperties(value: object, { all, byName }: ShownType): readonly XmlProperty[] {
  if (all.length <= maxTriedProperties) return all;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return all;
  const found: XmlProperty[] = [];
  let isSorted = true;
  for (const name of Object.keys(value)) {
    const property = byName.get(name);
    if (property === undefined) continue;
    isSorted &&= property.index >= (found.at(-1)?.index ?? 0);
    found.push(property);
  }
  return isSorted ? found : found.sort((one, other) => one.index - other.index);
}

/** The value of a property; of the value itself if every object inherits such a one. */
export function valueOf(value: object, { name, isInherited }: XmlProperty<unknown>): unknown {
  return isInherited ? ownProperty(value, name as never) : (value as Record<string, unknown>)[name];
}
