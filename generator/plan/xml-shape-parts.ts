import type { ComplexTypeDefinition } from "../model/xml-schema/components.js";
import type { XmlGroups } from "./xml-groups.js";
import type {
  AttributeProperty,
  GroupPart,
  XmlShapeChoice,
  ShapeGroup,
  ShapeParts,
  ShapeProperty,
  ComplexTypeShape,
} from "./xml-shape.js";

/** Returns the properties of a shape. Those of a shared group form one part, if they look the same as in the group itself. */
export function shapeParts(
  shape: ComplexTypeShape,
  groups: XmlGroups,
  shapeOf: (type: ComplexTypeDefinition) => ComplexTypeShape,
): ShapeParts {
  return { attributes: attributeParts(shape, groups, shapeOf), content: contentParts(shape, groups, shapeOf) };
}

function attributeParts(
  { type, attributes }: ComplexTypeShape,
  groups: XmlGroups,
  shapeOf: (type: ComplexTypeDefinition) => ComplexTypeShape,
): ShapeParts["attributes"] {
  const parts: (AttributeProperty | GroupPart)[] = [];
  for (let at = 0; at < attributes.length;) {
    const attribute = attributes[at]!;
    const found = type.view === undefined ? groups.beginningWith(attribute.use).find(isHere) : undefined;
    parts.push(found === undefined ? attribute : { kind: "group", type: found });
    at += found?.attributeUses.length ?? 1;

    function isHere(group: ComplexTypeDefinition): boolean {
      // Two groups may have the same attributes, and neither is then a part of the other.
      if (groups.isGroup(type) && group.attributeUses.length >= attributes.length) return false;
      return shapeOf(group).attributes.every(({ name, use }, index) => {
        const found = attributes[at + index];
        return found?.use === use && found.name === name;
      });
    }
  }
  return parts;
}

function contentParts(
  { type, content }: ComplexTypeShape,
  groups: XmlGroups,
  shapeOf: (type: ComplexTypeDefinition) => ComplexTypeShape,
): ShapeParts["content"] {
  if (content.kind !== "properties") return [];
  if (type.view !== undefined) return content.ordered;
  const parts: (ShapeProperty | GroupPart)[] = [];
  const places = new Map(content.ordered.map(({ name }, index) => [name, index]));
  const memberPlaces = new Map(content.group.members.map((member, index) => [firstName(member), index]));
  let at = 0;
  for (const group of groups.inType(type)) {
    const part = shapeOf(group).content;
    if (part.kind !== "properties") continue;
    const start = places.get(part.ordered[0]?.name ?? "");
    if (start === undefined || start < at) continue;
    const isInPlace = part.ordered.every(({ name }, index) => content.ordered[start + index]?.name === name);
    const from = memberPlaces.get(firstName(part.group.members[0])) ?? 0;
    const members = content.group.members.slice(from, from + part.group.members.length);
    if (!isInPlace || !areSame(part.group, { members })) continue;
    parts.push(...content.ordered.slice(at, start), { kind: "group", type: group });
    at = start + part.ordered.length;
  }
  return [...parts, ...content.ordered.slice(at)];
}

type Member = ShapeProperty | XmlShapeChoice;

function firstName(member: Member | undefined): string | undefined {
  let first = member;
  while (first?.kind === "choice") first = first.branches[0]?.members[0];
  return first?.name;
}

function areSame(a: ShapeGroup, b: ShapeGroup): boolean {
  return a.members.length === b.members.length && a.members.every((member, index) => isSame(member, b.members[index]));
}

function isSame(a: Member, b: Member | undefined): boolean {
  switch (a.kind) {
    case "element": {
      if (b?.kind !== "element" || a.name !== b.name || a.element !== b.element || a.annotation !== b.annotation)
        return false;
      return a.occurs === b.occurs && a.minItems === b.minItems && a.maxItems === b.maxItems;
    }
    case "items": {
      if (b?.kind !== "items" || a.name !== b.name || a.required !== b.required) return false;
      const hasItems = a.items.length === b.items.length && a.wildcards.length === b.wildcards.length;
      const isOther = a.items.some(({ tag, element }, index) => {
        const item = b.items[index];
        return item?.tag !== tag || item.element !== element;
      });
      return hasItems && !isOther && a.wildcards.every((wildcard, index) => wildcard === b.wildcards[index]);
    }
    case "wildcard": {
      if (b?.kind !== "wildcard" || a.name !== b.name || a.wildcard !== b.wildcard) return false;
      return a.minItems === b.minItems && a.maxItems === b.maxItems;
    }
    case "choice": {
      if (b?.kind !== "choice" || a.optional !== b.optional || a.branches.length !== b.branches.length) return false;
      return a.branches.every((branch, index) => areSame(branch, b.branches[index] ?? { members: [] }));
    }
  }
}
