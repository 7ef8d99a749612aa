import { createOrder } from "./partial-order.js";
import type { XmlShapeChoice, ShapeGroup, ShapeProperty } from "./xml-shape.js";

/**
 * Returns every property of a group once, in an order that agrees with each path through the content model. Undefined
 * if none exists, or if a property would not determine the position of its children: then a list of items preserves the
 * order.
 */
export function orderProperties(group: ShapeGroup): readonly ShapeProperty[] | undefined {
  const properties = new Map<string, ShapeProperty>();
  const order = createOrder();
  const isClear = collect(group, order.joint(), order.joint());
  const names = isClear ? order.sorted() : undefined;
  return names?.map((name) => properties.get(name)!);

  /**
   * Puts the content of a group between two joints, and a joint between its properties: so the relation stays as small
   * as the group. Returns false if an element would have two positions in one object, or in an item list next to its
   * property.
   */
  function collect(current: ShapeGroup, from: number, to: number): boolean {
    let before = from;
    const seen = new Set<string>();
    for (const member of current.members) {
      const keys = keysOf(member);
      if (keys.some((key) => seen.has(key))) return false;
      keys.forEach((key) => seen.add(key));
      const after = order.joint();
      order.precede(before, after);
      if (member.kind === "choice") {
        if (!member.branches.every((branch) => collect(branch, before, after))) return false;
      } else {
        if (!addProperty(member)) return false;
        order.place(member.name, before, after);
      }
      before = after;
    }
    order.precede(before, to);
    return true;
  }

  /** Branches of a choice may share a property if it is the same in both. */
  function addProperty(property: ShapeProperty): boolean {
    const known = properties.get(property.name);
    if (known === undefined) {
      properties.set(property.name, property);
      return true;
    }
    return known.kind === "element" && property.kind === "element" && isList(known) === isList(property);
  }
}

function isList(property: ShapeProperty): boolean {
  return property.kind !== "element" || property.occurs === "list";
}

/** Returns the elements of a property, by property name or tag. */
function keysOf(member: ShapeProperty | XmlShapeChoice): readonly string[] {
  switch (member.kind) {
    case "element":
    case "wildcard":
      return [member.name];
    case "items":
      return member.items.map(({ tag }) => tag);
    case "choice":
      return [...new Set(member.branches.flatMap(({ members }) => members.flatMap(keysOf)))];
  }
}
