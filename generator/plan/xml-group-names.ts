import { expandedName } from "../model/xml-schema/components.js";
import { compareText } from "../text/in-order.js";
import type { ComponentNaming } from "./component-naming.js";
import { maxWishLength } from "./json-names.js";
import { allocateNames, type NameRequest } from "./name-allocator.js";
import type { NamedXmlGroup } from "./plan.js";
import type { GroupType } from "./xml-groups.js";

/** Names the types of groups: by the name of the group, and with a suffix if it has none of its own. */
export function nameXmlGroups(
  groups: readonly GroupType[],
  taken: Set<string>,
  naming: ComponentNaming,
): readonly NamedXmlGroup[] {
  const requests = groups.map(({ definition: { kind, name }, type }): NameRequest<GroupType["type"]> => {
    const ending = kind === "group-definition" ? "Group" : "Attributes";
    // Configured names are those of types and elements, which may have the same name.
    const wish = naming.nameOf("", name.local).slice(0, maxWishLength);
    const isSaid = wish.endsWith("Group") || wish.endsWith(ending);
    return { owner: type, wish: isSaid ? wish : `${wish}${ending}`, rank: 0, key: `${expandedName(name)} ${kind}` };
  });
  return [...allocateNames(requests, taken)]
    .map(([type, typeName]) => ({ type, typeName }))
    .sort((a, b) => compareText(a.typeName, b.typeName));
}
