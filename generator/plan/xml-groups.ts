import { anyType } from "../model/xml-schema/builtin-types.js";
import type {
  AttributeGroupDefinition,
  AttributeUse,
  ComplexTypeDefinition,
  ModelGroup,
  ModelGroupDefinition,
  Particle,
  TypeDefinition,
  XmlSchema,
} from "../model/xml-schema/components.js";
import { elementsOf } from "../model/xml-schema/elements-of.js";

/** Minimum number of properties for a separate declaration: smaller groups are repeated in each type. */
const minGroupMembers = 8;

/** Named groups that several types use, each as a separate type that no document names, so that their declarations are written once. */
export interface XmlGroups {
  /** By expanded name: groups of elements first, then groups of attributes. */
  readonly types: readonly GroupType[];
  /** The groups of elements that a type or group always takes once, in order, without those inside of them. */
  inType(type: ComplexTypeDefinition): readonly ComplexTypeDefinition[];
  /** True for the type of a group. */
  isGroup(type: ComplexTypeDefinition): boolean;
  /** The groups of attributes that begin with an attribute use, the largest first. */
  beginningWith(use: AttributeUse): readonly ComplexTypeDefinition[];
}

/** A group as a type. */
export interface GroupType {
  /** The group as the schema declares it. */
  readonly definition: ModelGroupDefinition | AttributeGroupDefinition;
  /** A type with the content of the group only. */
  readonly type: ComplexTypeDefinition;
}

/** Finds the groups of a schema that at least two types or other groups take. */
export function xmlGroups(schema: XmlSchema | undefined): XmlGroups {
  const groups = schema === undefined ? new Map<ModelGroup, GroupType>() : modelGroups(schema);
  const ofAttributes = schema === undefined ? [] : attributeGroups(schema);
  const byFirst = new Map<AttributeUse, ComplexTypeDefinition[]>();
  for (const { type } of ofAttributes) {
    const first = type.attributeUses[0];
    if (first === undefined) continue;
    const types = [...(byFirst.get(first) ?? []), type];
    byFirst.set(
      first,
      types.sort((a, b) => b.attributeUses.length - a.attributeUses.length),
    );
  }
  const shared = new Set(groups.keys());
  const types = [...groups.values(), ...ofAttributes];
  const groupTypes = new Set(types.map(({ type }) => type));
  return {
    types,
    isGroup: (type) => groupTypes.has(type),
    inType: (type) => {
      const { content } = type;
      if (content.kind !== "element-only") return [];
      const { term } = content.particle;
      const found =
        groupTypes.has(type) && term.kind === "group" ? partsWithin(term, shared) : partsIn(content.particle, shared);
      return found.flatMap((group) => groups.get(group)?.type ?? []);
    },
    beginningWith: (use) => byFirst.get(use) ?? [],
  };
}

function modelGroups(schema: XmlSchema): ReadonlyMap<ModelGroup, GroupType> {
  const definitions = new Map([...schema.modelGroups.values()].map((definition) => [definition.group, definition]));
  const named: ReadonlySet<ModelGroup> = new Set(definitions.keys());
  const uses = new Map<ModelGroup, number>();
  const count = (group: ModelGroup): void => void uses.set(group, (uses.get(group) ?? 0) + 1);
  for (const group of named) partsWithin(group, named).forEach(count);
  for (const { content } of complexTypes(schema)) {
    if (content.kind === "element-only") partsIn(content.particle, named).forEach(count);
  }
  const found = [...definitions].flatMap(([group, definition]): [ModelGroup, GroupType][] => {
    const isWorth = (uses.get(group) ?? 0) > 1 && sizeOf(group) >= minGroupMembers;
    return isWorth ? [[group, { definition, type: groupType(definition) }]] : [];
  });
  return new Map(found);
}

function attributeGroups(schema: XmlSchema): readonly GroupType[] {
  const uses = new Map<AttributeUse, number>();
  for (const { attributeUses } of complexTypes(schema)) {
    for (const use of attributeUses) uses.set(use, (uses.get(use) ?? 0) + 1);
  }
  return [...schema.attributeGroups.values()].flatMap((definition) => {
    const { attributeUses } = definition;
    const isWorth = attributeUses.length >= minGroupMembers && attributeUses.every((use) => (uses.get(use) ?? 0) > 1);
    return isWorth ? [{ definition, type: groupType(definition) }] : [];
  });
}

function groupType(definition: GroupType["definition"]): ComplexTypeDefinition {
  const { origin, annotation } = definition;
  const isOfElements = definition.kind === "group-definition";
  return {
    kind: "complex",
    origin,
    base: anyType,
    derivation: "restriction",
    abstract: false,
    attributeUses: isOfElements ? [] : definition.attributeUses,
    content: isOfElements
      ? { kind: "element-only", particle: { origin, minOccurs: 1, maxOccurs: 1, term: definition.group } }
      : { kind: "empty" },
    annotation,
  };
}

/** Returns the outermost groups that a particle always contains once. */
function partsIn({ term, minOccurs, maxOccurs }: Particle, groups: ReadonlySet<ModelGroup>): readonly ModelGroup[] {
  if (term.kind !== "group" || minOccurs !== 1 || maxOccurs !== 1) return [];
  return groups.has(term) ? [term] : partsWithin(term, groups);
}

function partsWithin(group: ModelGroup, groups: ReadonlySet<ModelGroup>): readonly ModelGroup[] {
  return group.compositor === "choice" ? [] : group.particles.flatMap((particle) => partsIn(particle, groups));
}

function sizeOf(group: ModelGroup): number {
  let size = 0;
  const pending: ModelGroup[] = [group];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    for (const { term } of next.particles) {
      if (term.kind === "group") pending.push(term);
      else size += 1;
    }
    if (size >= minGroupMembers) break;
  }
  return size;
}

function complexTypes(schema: XmlSchema): ReadonlySet<ComplexTypeDefinition> {
  const types = new Set<ComplexTypeDefinition>();
  const add = (type: TypeDefinition): void => {
    if (type.kind === "complex") types.add(type);
  };
  schema.types.forEach(add);
  schema.elements.forEach(({ type }) => add(type));
  // Iterating a Set visits items that are added meanwhile.
  for (const { content } of types) {
    if (content.kind !== "element-only" && content.kind !== "mixed") continue;
    for (const { type } of elementsOf(content.particle)) add(type);
  }
  return types;
}
