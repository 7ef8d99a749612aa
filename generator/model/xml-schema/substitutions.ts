import { addTo } from "../grouped.js";
import { expandedName, type ElementDeclaration, type XmlSchema } from "./components.js";
import { isDerivedFrom } from "./type-derivation.js";

/** Returns the elements that documents can use for an element: itself first, then its substitution group, without abstract ones. */
export type Substitutes = (element: ElementDeclaration) => readonly ElementDeclaration[];

/** Substitutes each element with itself only. */
export const withoutSubstitution: Substitutes = (element) => (element.abstract ? [] : [element]);

/** The substitution groups of a schema. Part 1, section 3.3.6, Substitution Group and Substitution Group OK (Transitive). */
export function substitutesOf(schema: XmlSchema): Substitutes {
  const groups = substitutionGroups(schema);
  return (element) => {
    // Only a reference to a global declaration can be substituted; a local declaration of the same name is a different
    // element.
    const group = element.scope === "global" ? groups(element) : [];
    return [element, ...group.filter((member) => isAllowed(member, element))].filter(({ abstract }) => !abstract);
  };
}

/** Returns the direct substitution group of a head in schema order, computed on first use. */
function substitutionGroups({ elements }: XmlSchema): (head: ElementDeclaration) => readonly ElementDeclaration[] {
  const places = new Map([...elements.keys()].map((key, position) => [key, position]));
  const placeOf = ({ name }: ElementDeclaration): number => places.get(expandedName(name)) ?? 0;
  const direct = new Map<string, ElementDeclaration[]>();
  for (const element of elements.values()) {
    if (element.substitutionGroup === undefined) continue;
    const key = expandedName(element.substitutionGroup.name);
    addTo(direct, key, element);
  }
  const known = new Map<string, readonly ElementDeclaration[]>();
  return ({ name }) => {
    const head = expandedName(name);
    const found = known.get(head);
    if (found !== undefined) return found;
    const members = new Set(direct.get(head));
    // Iterating a Set visits items that are added meanwhile.
    for (const member of members) direct.get(expandedName(member.name))?.forEach((element) => members.add(element));
    const ordered = [...members].sort((a, b) => placeOf(a) - placeOf(b));
    known.set(head, ordered);
    return ordered;
  };
}

/** True if neither the head nor its type blocks the derivation of the substitute's type. */
function isAllowed(member: ElementDeclaration, head: ElementDeclaration): boolean {
  const blocked = [...(head.block ?? []), ...((head.type.kind === "complex" ? head.type.block : undefined) ?? [])];
  return !blocked.includes("substitution") && isDerivedFrom(member.type, head.type, blocked);
}
