import { expandedName, type ElementDeclaration, type Particle } from "../../../model/xml-schema/components.js";
import type { Substitutes } from "../../../model/xml-schema/substitutions.js";

/** The number of times that an element may be a child of an element. */
export interface ChildOccurrence {
  readonly element: ElementDeclaration;
  /** Zero where the element may be missing. */
  readonly least: number;
  /** Infinity where there is no bound. */
  readonly most: number;
}

type Occurrences = Map<string, ChildOccurrence>;

/**
 * The children that a content model allows, each name once, in order of the text: bounds that every content keeps. The
 * exclusion of branches of a choice by each other is not said. A loader has bounded particles and their depth.
 */
export function childOccurrences(particle: Particle | undefined, substitutes: Substitutes): readonly ChildOccurrence[] {
  return particle === undefined ? [] : [...ofParticle(particle, substitutes).values()];
}

function ofParticle({ term, minOccurs, maxOccurs }: Particle, substitutes: Substitutes): Occurrences {
  const most = maxOccurs === "unbounded" ? Infinity : maxOccurs;
  const found: Occurrences = new Map();
  if (most === 0 || term.kind === "wildcard") return found;
  const inner = term.kind === "element" ? ofElement(term, substitutes) : ofGroup(term, substitutes);
  for (const [name, occurrence] of inner) {
    found.set(name, { ...occurrence, least: occurrence.least * minOccurs, most: occurrence.most * most });
  }
  return found;
}

function ofElement(element: ElementDeclaration, substitutes: Substitutes): Occurrences {
  const elements = substitutes(element);
  const least = elements.length === 1 ? 1 : 0;
  return new Map(elements.map((element) => [expandedName(element.name), { element, least, most: 1 }]));
}

function ofGroup({ compositor, particles }: Group, substitutes: Substitutes): Occurrences {
  const parts = particles
    .filter(({ maxOccurs }) => maxOccurs !== 0)
    .map((particle) => ofParticle(particle, substitutes));
  const all: Occurrences = new Map();
  const holders = new Map<string, number>();
  for (const [name, occurrence] of parts.flatMap((part) => [...part])) {
    const before = all.get(name);
    holders.set(name, (holders.get(name) ?? 0) + 1);
    if (before === undefined) all.set(name, occurrence);
    else if (compositor === "choice") all.set(name, either(before, occurrence));
    else all.set(name, { ...before, least: before.least + occurrence.least, most: before.most + occurrence.most });
  }
  if (compositor !== "choice") return all;
  for (const [name, occurrence] of all)
    if (holders.get(name) !== parts.length) all.set(name, { ...occurrence, least: 0 });
  return all;
}

type Group = Extract<Particle["term"], { readonly kind: "group" }>;

function either(one: ChildOccurrence, other: ChildOccurrence): ChildOccurrence {
  return { ...one, least: Math.min(one.least, other.least), most: Math.max(one.most, other.most) };
}
