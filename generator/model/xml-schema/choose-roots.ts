import {
  expandedName,
  type AttributeDeclaration,
  type AttributeUse,
  type ComplexTypeDefinition,
  type ElementDeclaration,
  type ModelGroup,
  type TypeDefinition,
  type Wildcard,
  type XmlSchema,
} from "./components.js";
import { isBuiltin } from "./builtin-types.js";
import { substitutesOf } from "./substitutions.js";
import { derivedTypes, isDerivedFrom } from "./type-derivation.js";
import { allowsNamespace } from "./wildcard-namespaces.js";

/** A component that another one can contain. */
export type Component = ElementDeclaration | AttributeDeclaration | TypeDefinition | ModelGroup | Wildcard;

/**
 * Returns a schema whose documents begin with the given elements only: everything that such documents can contain, and
 * the base types that these extend. Elements of a lax wildcard are left out, since it accepts undeclared elements; a
 * strict wildcard needs every element that it allows.
 */
export function chooseRoots(schema: XmlSchema, roots: readonly ElementDeclaration[]): XmlSchema {
  const components = reachableComponents(schema, roots, ["strict"]);
  const kept = <Kind extends Component>(all: ReadonlyMap<string, Kind>): ReadonlyMap<string, Kind> =>
    new Map([...all].filter(([, component]) => components.has(component)));
  return {
    ...schema,
    elements: kept(schema.elements),
    types: kept(schema.types),
    attributes: kept(schema.attributes),
    identityConstraints: [...components].flatMap((component) =>
      component.kind === "element" ? (component.identityConstraints ?? []) : [],
    ),
    roots: new Set(roots.map(({ name }) => expandedName(name))),
  };
}

/** Returns the components that documents with the given elements can contain, through wildcards with the given checks. */
export function reachableComponents(
  schema: XmlSchema,
  roots: readonly ElementDeclaration[],
  followed: readonly Wildcard["processContents"][],
): ReadonlySet<Component> {
  const inPlaceOf = replacements(schema);
  const allowed = allowedBy(schema, followed);
  const found = new Set<Component>(roots);
  // Iterating a Set visits items that are added meanwhile.
  for (const component of found) partsOf(component).forEach((part) => found.add(part));
  return found;

  function partsOf(component: Component): readonly Component[] {
    switch (component.kind) {
      case "element":
        return [component.type, ...inPlaceOf(component)];
      case "attribute":
        return [component.type];
      case "group":
        return component.particles.map(({ term }) => term);
      case "wildcard":
        return allowed(component, schema.elements);
      case "complex":
        return isBuiltin(component) ? [] : partsOfType(component);
      case "simple": {
        const { base, variety } = component;
        const inside = variety.kind === "list" ? [variety.item] : variety.kind === "union" ? variety.members : [];
        return base === undefined ? inside : [base, ...inside];
      }
    }
  }

  function partsOfType({
    base,
    attributeUses,
    attributeWildcard,
    content,
  }: ComplexTypeDefinition): readonly Component[] {
    const inside = content.kind === "simple" ? content.type : "particle" in content ? content.particle.term : undefined;
    return [
      base,
      ...attributeUses.map(({ attribute }: AttributeUse) => attribute),
      ...(attributeWildcard === undefined ? [] : allowed(attributeWildcard, schema.attributes)),
      ...(inside === undefined ? [] : [inside]),
    ];
  }
}

/** Returns the elements and types that documents can substitute for an element and its type. Part 1, sections 3.3.6 and 3.4.6. */
function replacements(schema: XmlSchema): (element: ElementDeclaration) => readonly Component[] {
  const substitutes = substitutesOf(schema);
  const derived = derivedTypes(schema.types);
  const known = new Map<TypeDefinition, Set<string>>();
  return (element) => {
    const { type, block = [] } = element;
    const blocked = [...new Set([...block, ...((type.kind === "complex" && type.block) || [])])].sort();
    const asked = known.get(type) ?? new Set();
    known.set(type, asked);
    // Thousands of elements may have one type, which thousands extend.
    const types = asked.has(blocked.join(" ")) ? [] : (derived.get(type) ?? []);
    asked.add(blocked.join(" "));
    return [...substitutes(element), ...types.filter((candidate) => isDerivedFrom(candidate, type, blocked))];
  };
}

/** Returns the declarations that a followed wildcard allows, computed once per constraint. Part 1, section 3.10.4. */
function allowedBy({ elements }: XmlSchema, followed: readonly Wildcard["processContents"][]) {
  const asked = new Set<string>();
  return <Kind extends ElementDeclaration | AttributeDeclaration>(
    { processContents, namespaces }: Wildcard,
    all: ReadonlyMap<string, Kind>,
  ): readonly Kind[] => {
    const key = JSON.stringify([(all as ReadonlyMap<string, unknown>) === elements, namespaces]);
    if (!followed.includes(processContents) || asked.has(key)) return [];
    asked.add(key);
    return [...all.values()].filter(({ name }) => allowsNamespace(namespaces, name.namespace));
  };
}
