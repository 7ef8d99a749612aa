import { createOrder } from "./partial-order.js";
import type { ShapeChoice, ShapeGroup, ShapeProperty } from "./xml-shape.js";

/**
 * Every property of a group once, in an order that agrees with each way through the content model; undefined when
 * there is none, or when a property could not tell where its children stand: then a list of items has to keep the order.
 */
export function orderProperties(group: ShapeGroup): readonly ShapeProperty[] | undefined {
  const properties = new Map<string, ShapeProperty>();
  const order = createOrder();
  const isClear = collect(group, order.joint(), order.joint());
  const names = isClear ? order.sorted() : undefined;
  return names?.map((name) => properties.get(name)!);

  /**
   * Puts what a group holds between two joints, and a joint between its members: so the relation stays as small as the
   * group. Says no where one element would have two places in one object, or in an item list beside its property.
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

  /** Branches of a choice may share a property when it looks the same in both. */
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

/** The elements of a member, by property name or tag. */
function keysOf(member: ShapeProperty | ShapeChoice): readonly string[] {
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
