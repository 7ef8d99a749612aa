import type { ComplexTypeDefinition } from "../../model/xml-schema/components.js";
import { isGroupPart } from "../../plan/xml-shape.js";
import { objectShape, type DocumentedMember, type ObjectWithChoices } from "./complex-type.js";
import type { XmlTypeScope } from "./type-scope.js";

/** The members of a type's declaration, those that it writes itself apart from those of shared groups. */
export interface TypeMembers {
  /** The members and choices of the type without those of groups. */
  readonly written: ObjectWithChoices;
  /** The groups that it extends, in order. */
  readonly groups: readonly ComplexTypeDefinition[];
  /** Every member by name, those of groups included, without those of choices. */
  readonly all: ReadonlyMap<string, DocumentedMember>;
  /** True where members exclude each other, in the type itself or in a group of it. */
  readonly hasChoices: boolean;
  /** Sentences about members that the comment of the type repeats. */
  readonly remarks: ReadonlySet<string>;
}

/** Finds the members of types, of each once. */
export function typeMembers(surroundings: XmlTypeScope): (type: ComplexTypeDefinition) => TypeMembers {
  const known = new Map<ComplexTypeDefinition, TypeMembers>();
  return membersOf;

  function membersOf(type: ComplexTypeDefinition): TypeMembers {
    const found = known.get(type) ?? find(type);
    known.set(type, found);
    return found;
  }

  function find(type: ComplexTypeDefinition): TypeMembers {
    const { xmlShapes } = surroundings.plan;
    const { attributes, content } = xmlShapes.partsOf(type);
    const groups = [...attributes, ...content].flatMap((part) => (isGroupPart(part) ? [part.type] : []));
    const elsewhere = new Set(groups.flatMap((group) => propertyNames(group)));
    const remarks = new Set<string>();
    const written = objectShape(xmlShapes.shapeOf(type), { ...surroundings, remarks }, elsewhere);
    const inherited = groups.map(membersOf);
    return {
      written,
      groups,
      all: new Map([
        ...inherited.flatMap(({ all }) => [...all]),
        ...written.members.map((member) => [member.name, member] as const),
      ]),
      hasChoices: written.choices.length > 0 || inherited.some(({ hasChoices }) => hasChoices),
      remarks,
    };
  }

  function propertyNames(group: ComplexTypeDefinition): readonly string[] {
    const { attributes, content } = surroundings.plan.xmlShapes.shapeOf(group);
    const children = content.kind === "properties" ? content.ordered : [];
    return [...attributes, ...children].map(({ name }) => name);
  }
}
