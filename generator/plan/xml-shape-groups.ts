import type { Annotation, ElementDeclaration, ModelGroup, Particle, Wildcard } from "../model/xml-schema/components.js";
import { joinAnnotations } from "../model/xml-schema/join-annotations.js";
import type { Substitutes } from "../model/xml-schema/substitutions.js";
import type {
  ElementItem,
  ElementProperty,
  ItemsProperty,
  XmlShapeChoice,
  ShapeGroup,
  ShapeProperty,
} from "./xml-shape.js";
import type { PropertyNames } from "./xml-shape-names.js";

type Member = ShapeProperty | XmlShapeChoice;

/** The names of one object's properties, and those of the groups that the schema declares. */
export interface ShapeNames {
  readonly names: PropertyNames;
  /** The names of model groups that the schema declares. */
  readonly groupNames: ReadonlyMap<ModelGroup, string>;
}

/** Maps a content model to properties. `orderProperties` decides if they preserve the order of children. */
export function shapeGroup(particle: Particle, substitutes: Substitutes, naming: ShapeNames): ShapeGroup {
  const { names, groupNames } = naming;
  return { members: mapParticle(particle) };

  function mapParticle({ term, minOccurs, maxOccurs, annotation }: Particle): readonly Member[] {
    const max = maxOccurs === "unbounded" ? Infinity : maxOccurs;
    if (max === 0) return [];
    switch (term.kind) {
      case "element":
        return mapElement(term.name.local, substitutedLeaves(term, annotation, substitutes), minOccurs, max);
      case "wildcard":
        return [
          { kind: "wildcard", name: names.take("anyElements"), wildcard: term, minItems: minOccurs, maxItems: max },
        ];
      case "group":
        return mapGroup(term, minOccurs, max);
    }
  }

  function mapElement(name: string, leaves: readonly ElementLeaf[], min: number, max: number): readonly Member[] {
    const [only] = leaves;
    if (leaves.length === 1 && only !== undefined) return [elementProperty(only, min, max, names)];
    if (max > 1) return itemsProperty(leaves, [], min > 0, names, name);
    const branches = leaves.map((leaf): ShapeGroup => ({ members: [elementProperty(leaf, 1, 1, names)] }));
    return branches.length === 0 ? [] : [{ kind: "choice", optional: min === 0, branches }];
  }

  function mapGroup(group: ModelGroup, min: number, max: number): readonly Member[] {
    if (max > 1) return repeatedGroup(group, min, max);
    if (group.compositor === "choice") return mapChoice(group, min === 0);
    const particles = group.compositor === "all" ? elementsFirst(group.particles) : group.particles;
    const members = particles.flatMap(mapParticle);
    return min === 0 ? optionalMembers(members) : members;
  }

  function mapChoice(group: ModelGroup, optional: boolean): readonly Member[] {
    const branches = group.particles.filter(({ maxOccurs }) => maxOccurs !== 0).map((branch) => mapParticle(branch));
    const [only] = branches;
    if (branches.length === 1 && only !== undefined) return optional ? optionalMembers(only) : only;
    const filled = branches.filter((members) => members.length > 0).map((members): ShapeGroup => ({ members }));
    const canBeEmpty = optional || filled.length < branches.length || filled.some(isOptionalGroup);
    return filled.length === 0 ? [] : [{ kind: "choice", optional: canBeEmpty, branches: filled }];
  }

  /** A repetition of one element is a list of it; anything else keeps its order in one list of items. */
  function repeatedGroup(group: ModelGroup, min: number, max: number): readonly Member[] {
    const [only, ...others] = group.particles.filter(({ maxOccurs }) => maxOccurs !== 0);
    if (only === undefined) return [];
    if (others.length === 0) {
      const inner = only.maxOccurs === "unbounded" ? Infinity : only.maxOccurs;
      return mapParticle({ ...only, minOccurs: only.minOccurs * min, maxOccurs: times(inner, max) });
    }
    const { elements, wildcards } = groupLeaves(group, substitutes);
    const isRequired = min > 0 && !group.particles.some(({ minOccurs }) => minOccurs === 0);
    return itemsProperty(elements, wildcards, isRequired, names, groupNames.get(group));
  }
}

/** In an xs:all a wildcard accepts an element only after as many as its declaration accepts. */
function elementsFirst(particles: readonly Particle[]): readonly Particle[] {
  const isWildcard = ({ term }: Particle): boolean => term.kind === "wildcard";
  return [...particles.filter((particle) => !isWildcard(particle)), ...particles.filter(isWildcard)];
}

function elementProperty(
  { element, annotation }: ElementLeaf,
  min: number,
  max: number,
  names: PropertyNames,
): ElementProperty {
  const occurs = max > 1 ? "list" : min === 0 ? "optional" : "required";
  const name = names.element(element);
  return { kind: "element", name, element, ...(annotation && { annotation }), occurs, minItems: min, maxItems: max };
}

/** An element of a group, with the annotation of its reference. */
interface ElementLeaf {
  readonly element: ElementDeclaration;
  /** Undefined if the reference has none. */
  readonly annotation: Annotation | undefined;
}

function substitutedLeaves(
  element: ElementDeclaration,
  annotation: Annotation | undefined,
  substitutes: Substitutes,
): readonly ElementLeaf[] {
  return substitutes(element).map((member) => ({ element: member, annotation }));
}

/** Returns the list of several kinds of elements; undefined if no element is possible, as for an abstract head without substitutes. */
function itemsProperty(
  elements: readonly ElementLeaf[],
  wildcards: readonly Wildcard[],
  required: boolean,
  names: PropertyNames,
  group: string | undefined,
): readonly ItemsProperty[] {
  if (elements.length + wildcards.length === 0) return [];
  return [{ kind: "items", name: names.takeList(group), items: elementItems(elements, names), wildcards, required }];
}

/** The element declarations and wildcards of a group, substitution groups written out. */
export function groupLeaves(
  group: ModelGroup,
  substitutes: Substitutes,
): { readonly elements: readonly ElementLeaf[]; readonly wildcards: readonly Wildcard[] } {
  const elements: ElementLeaf[] = [];
  const wildcards: Wildcard[] = [];
  for (const { term, maxOccurs, annotation } of group.particles) {
    if (maxOccurs === 0) continue;
    if (term.kind === "element") elements.push(...substitutedLeaves(term, annotation, substitutes));
    else if (term.kind === "wildcard") wildcards.push(term);
    else {
      const inner = groupLeaves(term, substitutes);
      elements.push(...inner.elements);
      wildcards.push(...inner.wildcards);
    }
  }
  return { elements, wildcards };
}

/** One kind of item for each name. */
export function elementItems(elements: readonly ElementLeaf[], names: PropertyNames): readonly ElementItem[] {
  const items = new Map<string, ElementItem>();
  for (const { element, annotation } of elements) {
    const tag = names.element(element);
    const known = items.get(tag);
    const all = known?.annotation === annotation ? annotation : joinAnnotations(known?.annotation, annotation);
    items.set(tag, { tag, element: known?.element ?? element, ...(all && { annotation: all }) });
  }
  return [...items.values()];
}

/** (A, B)? is a choice of both or nothing; (A)? is A?. */
function optionalMembers(members: readonly Member[]): readonly Member[] {
  const [only] = members;
  if (only === undefined || isOptionalGroup({ members })) return members;
  if (members.length > 1) return [{ kind: "choice", optional: true, branches: [{ members }] }];
  switch (only.kind) {
    case "element":
      return [{ ...only, occurs: only.occurs === "list" ? "list" : "optional", minItems: 0 }];
    case "items":
      return [{ ...only, required: false }];
    case "wildcard":
      return [{ ...only, minItems: 0 }];
    case "choice":
      return [{ ...only, optional: true }];
  }
}

/** True if a group may be empty. */
function isOptionalGroup({ members }: ShapeGroup): boolean {
  return members.every((member) => {
    switch (member.kind) {
      case "element":
      case "wildcard":
        return member.minItems === 0;
      case "items":
        return !member.required;
      case "choice":
        return member.optional;
    }
  });
}

function times(a: number, b: number): number | "unbounded" {
  const product = a * b;
  return product === Infinity ? "unbounded" : product;
}
