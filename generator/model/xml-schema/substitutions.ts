import { expandedName, type ElementDeclaration, type XmlSchema } from "./components.js";
import { isDerivedFrom } from "./type-derivation.js";

/** The elements that may stand where an element is named: itself first, then its substitution group; abstract ones are left out. */
export type Substitutes = (element: ElementDeclaration) => readonly ElementDeclaration[];

/** Each element stands for itself alone. */
export const withoutSubstitution: Substitutes = (element) => (element.abstract ? [] : [element]);

/** The substitution groups of a schema. Part 1, section 3.3.6, Substitution Group and Substitution Group OK (Transitive). */
export function substitutesOf(schema: XmlSchema): Substitutes {
  const members = new Map<string, ElementDeclaration[]>();
  for (const element of schema.elements.values()) {
    for (let head = element.substitutionGroup; head !== undefined; head = head.substitutionGroup) {
      const key = expandedName(head.name);
      const list = members.get(key) ?? [];
      list.push(element);
      members.set(key, list);
    }
  }
  return (element) => {
    // Only a reference to a global declaration can be substituted; a local declaration of the same name is another element.
    const group = element.scope === "global" ? (members.get(expandedName(element.name)) ?? []) : [];
    return [element, ...group.filter((member) => isAllowed(member, element))].filter(({ abstract }) => !abstract);
  };
}

/** Whether neither the head nor its type blocks the way that the member's type is derived. */
function isAllowed(member: ElementDeclaration, head: ElementDeclaration): boolean {
  const blocked = [...(head.block ?? []), ...((head.type.kind === "complex" ? head.type.block : undefined) ?? [])];
  return !blocked.includes("substitution") && isDerivedFrom(member.type, head.type, blocked);
}
