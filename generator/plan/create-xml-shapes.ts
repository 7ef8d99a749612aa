import { addTo } from "../model/grouped.js";
import type { ContentAutomaton } from "../model/xml-schema/automaton.js";
import { compileContent } from "../model/xml-schema/compile-content.js";
import type {
  ComplexTypeDefinition,
  ModelGroup,
  Particle,
  SimpleTypeDefinition,
  TypeDefinition,
  XmlSchema,
} from "../model/xml-schema/components.js";
import { substitutesOf, withoutSubstitution, type Substitutes } from "../model/xml-schema/substitutions.js";
import { anySimpleType, isBuiltin } from "../model/xml-schema/builtin-types.js";
import { derivedTypes, isDerivedFrom, type NamedType } from "../model/xml-schema/type-derivation.js";
import { elementItems, groupLeaves, shapeGroup } from "./xml-shape-groups.js";
import { createPropertyNames, type PropertyNames } from "./xml-shape-names.js";
import { xmlGroups } from "./xml-groups.js";
import { schemaPrefixes } from "./xml-prefixes.js";
import { orderProperties } from "./xml-shape-order.js";
import { shapeParts } from "./xml-shape-parts.js";
import type { SentView } from "./xml-views.js";
import type { ShapeContent, ShapeParts, ComplexTypeShape, XmlShapes } from "./xml-shape.js";
import { compareText, inOrder } from "../text/in-order.js";

function viewTypes({ schema: { types } }: SentView): readonly NamedType[] {
  return [...types].filter(([, type]) => type.kind === "complex" && type.view !== undefined);
}

const none: readonly ComplexTypeDefinition[] = [];

/** Returns the shapes of a schema's complex types, each created on first use and cached. */
export function createXmlShapes(schema?: XmlSchema, views: readonly SentView[] = []): XmlShapes {
  const plain = schema === undefined ? withoutSubstitution : substitutesOf(schema);
  const substitutes = new Map(views.map((view) => [view.kind, substitutesOf(view.schema)]));
  const keepers = new Set(
    schema?.documents.filter(({ keepsUnknown }) => keepsUnknown).map(({ origin }) => origin.file),
  );
  const derived = derivedTypes([...(schema?.types ?? []), ...views.flatMap(viewTypes)]);
  const naming = { prefixes: schemaPrefixes(schema), groupNames: groupNamesOf(schema) };
  const groups = xmlGroups(schema);
  const groupTypes = new Set(groups.types.map(({ type }) => type));
  const shapes = new Map<ComplexTypeDefinition, ComplexTypeShape>();
  const parts = new Map<ComplexTypeDefinition, ShapeParts>();
  const substitutable = new Map<TypeDefinition, Map<string, readonly ComplexTypeDefinition[]>>();
  return {
    shapeOf,
    partsOf(type) {
      const known = parts.get(type) ?? shapeParts(shapeOf(type), groups, shapeOf);
      parts.set(type, known);
      return known;
    },
    groups: groups.types,
    substitutableTypes({ type, block = [] }) {
      const candidates = derived.get(type);
      if (candidates === undefined) return none;
      const blocked = [...new Set([...block, ...((type.kind === "complex" && type.block) || [])])].sort();
      const known = substitutable.get(type) ?? new Map<string, readonly ComplexTypeDefinition[]>();
      substitutable.set(type, known);
      const key = blocked.join(" ");
      const types =
        known.get(key) ??
        candidates.filter(
          (candidate) => !candidate.abstract && (blocked.length === 0 || isDerivedFrom(candidate, type, blocked)),
        );
      known.set(key, types);
      return types;
    },
    derivedSimpleTypes: createDerivedSimpleTypes(schema),
    extendedTypes: createExtendedTypes(schema),
    globalAttributes: [...(schema?.attributes ?? [])]
      .sort(([a], [b]) => compareText(a, b))
      .map(([, attribute]) => attribute),
  };

  function shapeOf(type: ComplexTypeDefinition): ComplexTypeShape {
    let shape = shapes.get(type);
    if (shape === undefined) {
      const substitutesOfView = (type.view && substitutes.get(type.view.kind)) ?? plain;
      const keepsUnknown = keepers.has(type.origin.file) && !groupTypes.has(type);
      shapes.set(type, (shape = mapType(type, substitutesOfView, keepsUnknown, naming)));
    }
    return shape;
  }
}

/** Returns, for each simple type, the types derived from it in one step or through built-in types only. Part 1, section 3.14.6. */
function createDerivedSimpleTypes(schema: XmlSchema | undefined): XmlShapes["derivedSimpleTypes"] {
  const derived = new Map<TypeDefinition, SimpleTypeDefinition[]>();
  for (const [, type] of inOrder(schema?.types ?? [], ([name]) => name)) {
    if (type.kind === "complex" || isBuiltin(type)) continue;
    for (let { base } = type; base !== undefined && base !== anySimpleType; { base } = base) {
      addTo(derived, base, type);
      if (!isBuiltin(base)) break;
    }
  }
  return (type) => {
    const members = type.variety.kind === "union" && isWhole(type) ? type.variety.members : [];
    return [...members, ...(derived.get(type) ?? [])];
  };
}

/** False for a union with facets: it rejects some values of its alternatives. */
function isWhole({ facets }: SimpleTypeDefinition): boolean {
  return facets.enumeration === undefined && facets.patterns === undefined;
}

/** For each element with a simple type, the named complex types that come from it without the blocked ways. Part 1, section 3.4.6. */
function createExtendedTypes(schema: XmlSchema | undefined): XmlShapes["extendedTypes"] {
  const candidates = inOrder(schema?.types ?? [], ([name]) => name).flatMap(([, type]) =>
    type.kind === "complex" && type.content.kind === "simple" && !type.abstract ? [type] : [],
  );
  const known = new Map<TypeDefinition, Map<string, readonly ComplexTypeDefinition[]>>();
  return ({ type, block = [] }) => {
    if (candidates.length === 0 || type.kind === "complex") return none;
    if (type.variety.kind === "union" && !isWhole(type)) return none;
    const ofType = known.get(type) ?? new Map<string, readonly ComplexTypeDefinition[]>();
    known.set(type, ofType);
    const key = [...block].sort().join(" ");
    const types = ofType.get(key) ?? candidates.filter((candidate) => isDerivedFrom(candidate, type, block));
    ofType.set(key, types);
    return types;
  };
}

/** Names that the schema provides, instead of numbered ones. */
interface ShapeNaming {
  /** Prefixes of the schema by their namespace. */
  readonly prefixes: ReadonlyMap<string, string>;
  /** The names of model groups that the schema declares. */
  readonly groupNames: ReadonlyMap<ModelGroup, string>;
}

function groupNamesOf(schema: XmlSchema | undefined): ReadonlyMap<ModelGroup, string> {
  return new Map([...(schema?.modelGroups.values() ?? [])].map(({ group, name }) => [group, name.local]));
}

function mapType(
  type: ComplexTypeDefinition,
  substitutes: Substitutes,
  keepsUnknown: boolean,
  naming: ShapeNaming,
): ComplexTypeShape {
  const { content } = type;
  const particle = "particle" in content ? content.particle : undefined;
  const root = particle === undefined ? [] : groupLeaves(asGroup(particle), substitutes).elements;
  const names = createPropertyNames(
    root.map(({ element }) => element),
    naming.prefixes,
  );
  const mapped = mapContent(type, substitutes, names, naming);
  const attributes = type.attributeUses.map((use) => ({
    name: names.take(use.attribute.name.local, "Attribute"),
    use,
  }));
  const wildcard = type.attributeWildcard;
  return {
    type,
    attributes,
    content: mapped,
    ...(wildcard === undefined ? {} : { anyAttributes: { name: names.take("anyAttributes"), wildcard } }),
    ...(keepsUnknown && content.kind !== "simple" ? { unknownElements: names.take("unknownElements") } : {}),
  };
}

function mapContent(
  type: ComplexTypeDefinition,
  substitutes: Substitutes,
  names: PropertyNames,
  { groupNames }: ShapeNaming,
): ShapeContent {
  const { content } = type;
  switch (content.kind) {
    case "empty":
      return { kind: "empty" };
    case "simple":
      return { kind: "text", name: names.take("value"), type: content.type };
    case "element-only": {
      const automaton = compileContent(content.particle, substitutes);
      const group = shapeGroup(content.particle, substitutes, { names, groupNames });
      const ordered = orderProperties(group);
      if (ordered !== undefined) return { kind: "properties", automaton, group, ordered };
      return itemsContent("items", false, content.particle, automaton);
    }
    case "mixed": {
      const automaton = content.particle === undefined ? undefined : compileContent(content.particle, substitutes);
      return itemsContent("content", true, content.particle, automaton);
    }
  }

  function itemsContent(
    name: string,
    mixed: boolean,
    particle: Particle | undefined,
    automaton: ContentAutomaton | undefined,
  ): ShapeContent {
    const leaves =
      particle === undefined ? { elements: [], wildcards: [] } : groupLeaves(asGroup(particle), substitutes);
    const items = elementItems(leaves.elements, names);
    const list = {
      kind: "items",
      name: names.take(name),
      items,
      wildcards: leaves.wildcards,
      required: false,
    } as const;
    return { kind: "items", automaton, mixed, list };
  }
}

function asGroup(particle: Particle): ModelGroup {
  return { kind: "group", origin: particle.origin, compositor: "sequence", particles: [particle] };
}
