import { usersOf } from "../users-of.js";
import { isBuiltin } from "./builtin-types.js";
import {
  expandedName,
  viewMark,
  type AttributeUse,
  type ComplexTypeDefinition,
  type ElementDeclaration,
  type ModelGroup,
  type Particle,
  type TypeDefinition,
  type XmlSchema,
  type XmlViewKind,
} from "./components.js";
import { tryCompileContent } from "./compile-content.js";
import { elementsOf } from "./elements-of.js";
import { substitutesOf, type Substitutes } from "./substitutions.js";

type Writable<T> = { -readonly [member in keyof T]: T[member] };
type Component = ElementDeclaration | TypeDefinition;

/** An XSD as operations create or update with it. */
export interface XmlSchemaView {
  readonly schema: XmlSchema;
  /** A type whose children, optional as they are now, break Unique Particle Attribution (Part 1, section 3.8.6). */
  readonly unclear?: ComplexTypeDefinition;
}

/**
 * Returns a schema as callers create or update with it, by the marks of its elements and attributes: `R` is required,
 * `X` is excluded, `-` is optional; for an update everything else is optional too. Types without differences are the
 * schema's own; any other is a copy that names the parts that it excludes.
 */
export function viewSchema(schema: XmlSchema, kind: XmlViewKind): XmlSchemaView {
  const copied = new ViewCopies(kind);
  for (const component of differing(schema, kind))
    copied.copies.set(component, { ...component } as Writable<ElementDeclaration>);
  for (const [of, copy] of copied.copies) {
    if (copy.kind === "element") copied.fillElement(copy);
    else if (of.kind === "complex") copied.fillType(copy, of);
  }
  const view = { ...schema, elements: copied.mapped(schema.elements), types: copied.mapped(schema.types) };
  const substitutes = substitutesOf(view);
  const unclear = [...copied.copies.values()].find((copy) => copy.kind === "complex" && !isClear(copy, substitutes));
  return { schema: view, ...(unclear?.kind === "complex" && { unclear }) };
}

/** The copies of components that differ in one view of an XSD. */
class ViewCopies {
  readonly copies = new Map<Component, Writable<ElementDeclaration> | Writable<ComplexTypeDefinition>>();
  private readonly groups = new Map<ModelGroup, ModelGroup>();

  constructor(private readonly kind: XmlViewKind) {}

  mapped<T extends Component>(components: ReadonlyMap<string, T>): ReadonlyMap<string, T> {
    return new Map([...components].map(([key, component]) => [key, this.seen(component)]));
  }

  private seen<T extends Component>(component: T): T {
    return (this.copies.get(component) ?? component) as T;
  }

  fillElement(element: Writable<ElementDeclaration>): void {
    element.type = this.seen(element.type);
    if (element.substitutionGroup !== undefined) element.substitutionGroup = this.seen(element.substitutionGroup);
  }

  fillType(type: Writable<ComplexTypeDefinition>, of: ComplexTypeDefinition): void {
    const { content } = of;
    const particle = "particle" in content ? content.particle : undefined;
    type.base = this.seen(of.base);
    type.attributeUses = of.attributeUses.flatMap((use) => viewOfUse(use, this.kind) ?? []);
    if (particle !== undefined && "particle" in content) {
      const visible = this.viewOfParticle(particle, false);
      if (visible !== undefined) type.content = { ...content, particle: visible };
      else type.content = content.kind === "mixed" ? { kind: "mixed" } : { kind: "empty" };
    }
    const there = new Set(elementsOf(contentParticle(type)).map(({ name }) => expandedName(name)));
    const absent = elementsOf(particle).filter(({ name }) => !there.has(expandedName(name)));
    const attributes = of.attributeUses.filter((use) => viewOfUse(use, this.kind) === undefined);
    type.view = {
      kind: this.kind,
      of,
      elements: [...new Map(absent.map((element) => [expandedName(element.name), element])).values()],
      attributes,
    };
  }

  /** Returns the particle without the parts that a view excludes; undefined if nothing remains. */
  private viewOfParticle(particle: Particle, isBranch: boolean): Particle | undefined {
    const { term, minOccurs, maxOccurs } = particle;
    if (maxOccurs === 0) return particle;
    const mark = term.kind === "element" ? viewMark(term.annotation, this.kind) : undefined;
    if (mark === "absent") return undefined;
    const seenTerm = term.kind === "group" ? this.viewOfGroup(term) : term.kind === "element" ? this.seen(term) : term;
    if (seenTerm.kind === "group" && seenTerm.particles.length === 0) return undefined;
    // An optional branch of a choice would be a second way to omit the choice.
    const mayMiss = this.kind === "update" || mark === "optional";
    const least = mayMiss ? Math.min(minOccurs, isBranch && term.kind !== "group" ? 1 : 0) : minOccurs;
    return { ...particle, minOccurs: this.asksFor(seenTerm) ? Math.max(1, minOccurs) : least, term: seenTerm };
  }

  private viewOfGroup(group: ModelGroup): ModelGroup {
    const known = this.groups.get(group);
    if (known !== undefined) return known;
    const { joined: _, ...groupWithoutJoined } = group;
    const particles = group.particles.flatMap(
      (particle) => this.viewOfParticle(particle, group.compositor === "choice") ?? [],
    );
    const view = { ...groupWithoutJoined, particles };
    this.groups.set(group, view);
    return view;
  }

  /** True for an element that the mark requires, and for a group that always contains one. */
  private asksFor(term: Particle["term"]): boolean {
    switch (term.kind) {
      case "element":
        return viewMark(term.annotation, this.kind) === "required";
      case "group":
        return (
          term.compositor !== "choice" &&
          term.particles.some((particle) => particle.minOccurs > 0 && this.asksFor(particle.term))
        );
      case "wildcard":
        return false;
    }
  }
}

function isClear(type: ComplexTypeDefinition, substitutes: Substitutes): boolean {
  const particle = contentParticle(type);
  return particle === undefined || tryCompileContent(particle, substitutes).ok;
}

function contentParticle({ content }: ComplexTypeDefinition): Particle | undefined {
  return "particle" in content ? content.particle : undefined;
}

/** Returns an attribute in a view; undefined if the view excludes it. */
function viewOfUse(use: AttributeUse, kind: XmlViewKind): AttributeUse | undefined {
  const mark = viewMark(use.attribute.annotation, kind);
  if (mark === "absent") return undefined;
  const required = mark === "required" || (kind === "create" && mark !== "optional" && use.required);
  return required === use.required ? use : { ...use, required };
}

/** Returns the components of a schema that differ in a view: changed types, and the components that refer to them. */
function differing(schema: XmlSchema, kind: XmlViewKind): ReadonlySet<Component> {
  const all = new Set<Component>([...schema.elements.values(), ...schema.types.values()]);
  const variants = new Map<Component, Component[]>();
  // Iterating a Set visits items that are added meanwhile.
  for (const component of all) {
    const general = component.kind === "element" ? component.substitutionGroup : component.base;
    const known = general && variants.get(general);
    if (known !== undefined) known.push(component);
    else if (general !== undefined && !isBuiltinType(general)) variants.set(general, [component]);
    for (const part of partsOf(component)) all.add(part);
  }
  // A derived type or a substitution group element can replace the other one in documents.
  const inside = (component: Component): readonly Component[] => [
    ...partsOf(component),
    ...(variants.get(component) ?? []),
  ];
  return usersOf(
    all,
    inside,
    [...all].filter((component) => component.kind === "complex" && differs(component, kind)),
  );
}

function partsOf(component: Component): readonly Component[] {
  switch (component.kind) {
    case "element":
      return isBuiltinType(component.type) ? [] : [component.type];
    case "complex":
      return [...(isBuiltin(component.base) ? [] : [component.base]), ...elementsOf(contentParticle(component))];
    case "simple":
      return [];
  }
}

function isBuiltinType(component: Component): boolean {
  return component.kind !== "element" && isBuiltin(component);
}

function differs(type: ComplexTypeDefinition, kind: XmlViewKind): boolean {
  if (type.attributeUses.some((use) => viewOfUse(use, kind) !== use)) return true;
  const particle = contentParticle(type);
  return particle !== undefined && !isBuiltin(type) && particleDiffers(particle, false, kind);
}

function particleDiffers({ term, minOccurs, maxOccurs }: Particle, isOptional: boolean, kind: XmlViewKind): boolean {
  if (maxOccurs === 0) return false;
  const mayMiss = isOptional || minOccurs === 0;
  switch (term.kind) {
    case "group":
      return term.particles.some((particle) =>
        particleDiffers(particle, mayMiss && term.compositor !== "choice", kind),
      );
    case "element": {
      const mark = viewMark(term.annotation, kind);
      return (
        mark === "absent" ||
        (mark === "required" ? mayMiss : (kind === "update" || mark === "optional") && minOccurs > 0)
      );
    }
    case "wildcard":
      return kind === "update" && minOccurs > 0;
  }
}
