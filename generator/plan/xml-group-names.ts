import { expandedName } from "../model/xml-schema/components.js";
import { compareText } from "../text/in-order.js";
import type { ComponentNaming } from "./component-naming.js";
import { longestWish } from "./json-names.js";
import { allocateNames, type NameRequest } from "./name-allocator.js";
import type { NamedXmlGroup } from "./plan.js";
import type { GroupType } from "./xml-groups.js";

/** Names for the types of groups: what a group is called, with the word that tells it from a type where it has none. */
export function nameXmlGroups(
  groups: readonly GroupType[],
  taken: Set<string>,
  naming: ComponentNaming,
): readonly NamedXmlGroup[] {
  const requests = groups.map(({ definition: { kind, name }, type }): NameRequest<GroupType["type"]> => {
    const ending = kind === "group-definition" ? "Group" : "Attributes";
    // The names of the configuration are those of types and elements, which may be called alike.
    const wish = naming.nameOf("", name.local).slice(0, longestWish);
    const isSaid = wish.endsWith("Group") || wish.endsWith(ending);
    return { owner: type, wish: isSaid ? wish : `${wish}${ending}`, rank: 0, key: `${expandedName(name)} ${kind}` };
  });
  return [...allocateNames(requests, taken)]
    .map(([type, typeName]) => ({ type, typeName }))
    .sort((a, b) => compareText(a.typeName, b.typeName));
}
