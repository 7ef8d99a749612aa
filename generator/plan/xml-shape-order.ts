import type { ShapeChoice, ShapeGroup, ShapeProperty } from "./xml-shape.js";

/**
 * Every property of a group once, in an order that agrees with each way through the content model; undefined when
 * there is none, or when a property could not tell where its children stand: then a list of items has to keep the order.
 */
export function orderProperties(group: ShapeGroup): readonly ShapeProperty[] | undefined {
  const properties = new Map<string, ShapeProperty>();
  const followers = new Map<string, Set<string>>();
  if (!collect(group)) return undefined;
  return sortByPrecedence(properties, followers);

  /** Says no where one element would have two places in one object, or in an item list beside its property. */
  function collect(current: ShapeGroup): boolean {
    let before: readonly string[] = [];
    const seen = new Set<string>();
    for (const member of current.members) {
      const keys = keysOf(member);
      if (keys.some((key) => seen.has(key))) return false;
      keys.forEach((key) => seen.add(key));
      if (!(member.kind === "choice" ? member.branches.every(collect) : addProperty(member))) return false;
      const names = propertyNames(member);
      for (const name of before) names.forEach((after) => followers.get(name)?.add(after));
      before = [...before, ...names];
    }
    return true;
  }

  /** Branches of a choice may share a property when it looks the same in both. */
  function addProperty(property: ShapeProperty): boolean {
    const known = properties.get(property.name);
    if (known === undefined) {
      properties.set(property.name, property);
      followers.set(property.name, new Set());
      return true;
    }
    return known.kind === "element" && property.kind === "element" && isList(known) === isList(property);
  }
}

function isList(property: ShapeProperty): boolean {
  return property.kind !== "element" || property.occurs === "list";
}

function propertyNames(member: ShapeProperty | ShapeChoice): readonly string[] {
  return member.kind === "choice"
    ? member.branches.flatMap(({ members }) => members.flatMap(propertyNames))
    : [member.name];
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

/** First come, first served among those that nothing has to precede. */
function sortByPrecedence(
  properties: ReadonlyMap<string, ShapeProperty>,
  followers: ReadonlyMap<string, ReadonlySet<string>>,
): readonly ShapeProperty[] | undefined {
  const waitingFor = new Map([...properties.keys()].map((name) => [name, 0]));
  for (const names of followers.values()) {
    for (const name of names) waitingFor.set(name, (waitingFor.get(name) ?? 0) + 1);
  }
  const order: ShapeProperty[] = [];
  for (let ready = nextReady(); ready !== undefined; ready = nextReady()) {
    order.push(properties.get(ready)!);
    waitingFor.delete(ready);
    for (const name of followers.get(ready) ?? []) waitingFor.set(name, (waitingFor.get(name) ?? 0) - 1);
  }
  return waitingFor.size === 0 ? order : undefined;

  function nextReady(): string | undefined {
    for (const [name, count] of waitingFor) if (count === 0) return name;
    return undefined;
  }
}
