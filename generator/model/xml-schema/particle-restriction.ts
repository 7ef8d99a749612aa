import type { Origin } from "../../diagnostics/origin.js";
import { effectiveMaximum, effectiveMinimum, isEmptiable } from "./emptiable.js";
import { expandedName, type ElementDeclaration, type ModelGroup, type Particle, type Wildcard } from "./components.js";
import { isSameValue } from "./simple-values.js";
import type { Substitutes } from "./substitutions.js";
import { isDerivedFrom } from "./type-derivation.js";
import { allowsNamespace, isNamespaceSubset, isWeaker } from "./wildcard-namespaces.js";

/** The reason why a particle is not a restriction of another. */
export interface RestrictionFault {
  /** Completes "This is not a valid restriction: ...". */
  readonly reason: string;
  readonly origin: Origin;
}

/** Maximum number of compared pairs of particles in one restriction. */
const maxComparisons = 1_000_000;

/**
 * The reason why `derived` is not a valid restriction of `base`, or undefined if it is one. Part 1, section 3.9.6,
 * Particle Valid (Restriction).
 */
export function findRestrictionFault(
  derived: Particle,
  base: Particle,
  substitutes: Substitutes,
): RestrictionFault | undefined {
  return new RestrictionCheck().compare(withoutPointless(derived, substitutes), withoutPointless(base, substitutes));
}

type Compositor = ModelGroup["compositor"];
type ElementParticle = Particle & { readonly term: ElementDeclaration };
type WildcardParticle = Particle & { readonly term: Wildcard };
type GroupParticle = Particle & { readonly term: ModelGroup };

class RestrictionCheck {
  private comparisons = 0;

  /** The table of section 3.9.6: the allowed restrictions by kind of particle, and their errors. */
  compare(derived: Particle, base: Particle): RestrictionFault | undefined {
    this.comparisons += 1;
    if (this.comparisons > maxComparisons) return fault(derived, "the content is too large to be compared");
    if (isElement(derived)) return this.compareElement(derived, base);
    if (isWildcard(derived)) return isWildcard(base) ? nsSubset(derived, base) : forbidden(derived);
    if (!isGroup(derived)) return undefined;
    if (isWildcard(base)) return this.nsRecurse(derived, base);
    return isGroup(base) ? this.compareGroups(derived, base) : forbidden(derived);
  }

  private compareElement(derived: ElementParticle, base: Particle): RestrictionFault | undefined {
    if (isElement(base)) return nameAndTypeOk(derived, base);
    if (isWildcard(base)) return nsCompat(derived, base);
    if (!isGroup(base)) return undefined;
    // RecurseAsIfGroup: the element alone, in a group of the base's kind.
    const { compositor } = base.term;
    const term: ModelGroup = { kind: "group", origin: derived.origin, compositor, particles: [derived] };
    return this.compareGroups({ origin: derived.origin, minOccurs: 1, maxOccurs: 1, term }, base);
  }

  private compareGroups(derived: GroupParticle, base: GroupParticle): RestrictionFault | undefined {
    const kinds: `${Compositor} of ${Compositor}` = `${derived.term.compositor} of ${base.term.compositor}`;
    switch (kinds) {
      case "all of all":
        if (hasCounts(derived.term) || hasCounts(base.term)) return this.recurseUnordered(derived, base);
        return this.recurse(derived, base, { mayLeaveOut: isEmptiable });
      case "sequence of sequence":
        return this.recurse(derived, base, { mayLeaveOut: isEmptiable });
      case "choice of choice":
        return this.recurse(derived, base, { mayLeaveOut: () => true });
      case "sequence of all":
        return this.recurseUnordered(derived, base);
      case "sequence of choice":
        return this.mapAndSum(derived, base);
      case "all of choice":
      case "all of sequence":
      case "choice of all":
      case "choice of sequence":
        return forbidden(derived);
    }
  }

  /** Recurse and RecurseLax: each particle restricts one of the base's, in the same order. */
  private recurse(
    derived: GroupParticle,
    base: GroupParticle,
    { mayLeaveOut }: { readonly mayLeaveOut: (particle: Particle) => boolean },
  ): RestrictionFault | undefined {
    const range = outOfRange(derived, base);
    if (range !== undefined) return range;
    let at = 0;
    for (const particle of derived.term.particles) {
      let found: RestrictionFault | undefined;
      for (; at < base.term.particles.length; at++) {
        const candidate = base.term.particles[at]!;
        const reason = this.compare(particle, candidate);
        if (reason === undefined) break;
        found ??= reason;
        if (!mayLeaveOut(candidate)) return reason;
      }
      if (at === base.term.particles.length)
        return found ?? fault(particle, `the base type does not allow ${describe(particle)} here`);
      at += 1;
    }
    const missing = base.term.particles.slice(at).find((particle) => !mayLeaveOut(particle));
    return missing === undefined ? undefined : fault(derived, `${describe(missing)} is required`);
  }

  /**
   * RecurseUnordered: each particle restricts one of the base's, no element of it twice. Several particles can restrict one
   * wildcard, if they occur together as often as it may (XSD 1.1 Part 1, section 3.4.6.4).
   */
  private recurseUnordered(derived: GroupParticle, base: GroupParticle): RestrictionFault | undefined {
    const range = outOfRange(derived, base);
    if (range !== undefined) return range;
    const wildcards = base.term.particles.filter(isWildcard);
    const inWildcards = new Map<Particle, Particle[]>(wildcards.map((wildcard) => [wildcard, []]));
    const left = new Set(base.term.particles.filter((particle) => !isWildcard(particle)));
    for (const particle of derived.term.particles) {
      const match = [...left].find((candidate) => this.compare(particle, candidate) === undefined);
      const wildcard = wildcards.find((candidate) => this.compare(particle, anyNumber(candidate)) === undefined);
      if (match !== undefined) left.delete(match);
      else if (wildcard !== undefined) inWildcards.get(wildcard)?.push(particle);
      else return fault(particle, `the base type does not allow ${describe(particle)} here`);
    }
    const missing = [...left].find((particle) => !isEmptiable(particle));
    if (missing !== undefined) return fault(derived, `${describe(missing)} is required`);
    return wildcards.map((wildcard) => sumFault(derived, inWildcards.get(wildcard) ?? [], wildcard)).find(isFault);
  }

  /** MapAndSum: each particle restricts a branch, and together they are as many as the choice may be repeated. */
  private mapAndSum(derived: GroupParticle, base: GroupParticle): RestrictionFault | undefined {
    for (const particle of derived.term.particles) {
      const fits = base.term.particles.some((branch) => this.compare(particle, branch) === undefined);
      if (!fits) return fault(particle, `${describe(particle)} is not a branch of the choice in the base type`);
    }
    const count = derived.term.particles.length;
    const max = derived.maxOccurs === "unbounded" ? Infinity : derived.maxOccurs * count;
    return rangeFault(derived, { min: derived.minOccurs * count, max }, base);
  }

  /** NSRecurseCheckCardinality: everything in the group matches the wildcard, for any number of occurrences. */
  private nsRecurse(derived: GroupParticle, base: WildcardParticle): RestrictionFault | undefined {
    const wildcard = anyNumber(base);
    for (const particle of derived.term.particles) {
      const found = this.compare(particle, wildcard);
      if (found !== undefined) return found;
    }
    return rangeFault(derived, { min: effectiveMinimum(derived), max: effectiveMaximum(derived) }, base);
  }
}

/** A wildcard for any number of elements. */
function anyNumber(wildcard: WildcardParticle): WildcardParticle {
  return { ...wildcard, minOccurs: 0, maxOccurs: "unbounded" };
}

/** Compares the number of occurrences of particles together with that of the wildcard that they restrict. */
function sumFault(
  derived: Particle,
  particles: readonly Particle[],
  wildcard: WildcardParticle,
): RestrictionFault | undefined {
  const [only = derived, second] = particles;
  if (particles.length === 0 && wildcard.minOccurs > 0) return fault(derived, "the wildcard is required");
  const min = particles.reduce((sum, particle) => sum + effectiveMinimum(particle), 0);
  const max = particles.reduce((sum, particle) => sum + effectiveMaximum(particle), 0);
  return rangeFault(second === undefined ? only : derived, { min, max }, wildcard);
}

function isFault(found: RestrictionFault | undefined): found is RestrictionFault {
  return found !== undefined;
}

/** True for an xs:all as only XSD 1.1 has it: with counts or wildcards, which have no order. */
function hasCounts({ particles }: ModelGroup): boolean {
  return particles.some(({ term, maxOccurs }) => term.kind === "wildcard" || maxOccurs !== 1);
}

function nameAndTypeOk(derived: ElementParticle, base: ElementParticle): RestrictionFault | undefined {
  const [derivedElement, theirs] = [derived.term, base.term];
  const name = `element "${derivedElement.name.local}"`;
  if (derivedElement.name.local !== theirs.name.local || derivedElement.name.namespace !== theirs.name.namespace) {
    return fault(derived, `${name} replaces the expected element "${theirs.name.local}"`);
  }
  const range = outOfRange(derived, base);
  if (range !== undefined || derivedElement === theirs) return range;
  if (derivedElement.nillable && !theirs.nillable)
    return fault(derived, `${name} is nillable, but not in the base type`);
  if (!keepsFixedValue(derivedElement, theirs))
    return fault(derived, `${name} must keep the fixed value of the base type`);
  if (
    (derivedElement.identityConstraints ?? []).some(
      (identityConstraint) => theirs.identityConstraints?.includes(identityConstraint) !== true,
    )
  ) {
    return fault(derived, `${name} has an identity constraint that the base type lacks`);
  }
  if ((theirs.block ?? []).some((method) => derivedElement.block?.includes(method) !== true)) {
    return fault(derived, `${name} must block the same derivations as in the base type`);
  }
  if (isDerivedFrom(derivedElement.type, theirs.type, ["extension", "list", "union"])) return undefined;
  return fault(derived, `the type of ${name} does not restrict its type in the base type`);
}

function keepsFixedValue(derivedElement: ElementDeclaration, baseElement: ElementDeclaration): boolean {
  if (baseElement.valueConstraint?.kind !== "fixed") return true;
  if (derivedElement.valueConstraint?.kind !== "fixed") return false;
  const { value } = derivedElement.valueConstraint;
  if (value === baseElement.valueConstraint.value) return true;
  return (
    derivedElement.type.kind === "simple" &&
    isSameValue(derivedElement.type, value, baseElement.valueConstraint.value, () => undefined)
  );
}

function nsCompat(derived: ElementParticle, base: WildcardParticle): RestrictionFault | undefined {
  if (allowsNamespace(base.term.namespaces, derived.term.name.namespace)) return outOfRange(derived, base);
  return fault(derived, `the wildcard of the base type does not allow the namespace of ${describe(derived)}`);
}

function nsSubset(derived: WildcardParticle, base: WildcardParticle): RestrictionFault | undefined {
  if (!isNamespaceSubset(derived.term.namespaces, base.term.namespaces)) {
    return fault(derived, "the wildcard allows more namespaces than the base type");
  }
  if (isWeaker(derived.term, base.term)) {
    return fault(derived, "the wildcard checks less than that of the base type");
  }
  return outOfRange(derived, base);
}

function outOfRange(derived: Particle, base: Particle): RestrictionFault | undefined {
  const max = derived.maxOccurs === "unbounded" ? Infinity : derived.maxOccurs;
  return rangeFault(derived, { min: derived.minOccurs, max }, base);
}

/** Occurrence Range OK. */
function rangeFault(
  derived: Particle,
  { min, max }: { readonly min: number; readonly max: number },
  base: Particle,
): RestrictionFault | undefined {
  if (min < base.minOccurs) return fault(derived, `${describe(derived)} may occur fewer times than in the base type`);
  if (base.maxOccurs !== "unbounded" && max > base.maxOccurs) {
    return fault(derived, `${describe(derived)} may occur more times than in the base type`);
  }
  return undefined;
}

/** Ignores groups without effect, and replaces heads of substitution groups with choices. */
function withoutPointless(particle: Particle, substitutes: Substitutes): Particle {
  const { term } = particle;
  if (term.kind === "element") return withSubstitutes(particle, term, substitutes);
  if (term.kind === "wildcard") return particle;
  const { compositor } = term;
  const particles = term.particles
    .filter(({ maxOccurs }) => maxOccurs !== 0)
    .map((member) => withoutPointless(member, substitutes))
    .flatMap((member) => unwrapped(member, compositor));
  const [only] = particles;
  const isOnce = particle.minOccurs === 1 && particle.maxOccurs === 1;
  if (isOnce && particles.length === 1 && only !== undefined) return only;
  return { ...particle, term: { ...term, particles } };
}

/** Returns the particles of a group that is redundant in its parent; otherwise the group itself. */
function unwrapped(member: Particle, parent: Compositor): readonly Particle[] {
  if (!isGroup(member)) return [member];
  const { compositor, particles } = member.term;
  if (particles.length === 0 && (compositor !== "choice" || member.minOccurs === 0)) return [];
  const isOnce = member.minOccurs === 1 && member.maxOccurs === 1;
  return isOnce && compositor === parent && compositor !== "all" ? particles : [member];
}

function withSubstitutes(particle: Particle, element: ElementDeclaration, substitutes: Substitutes): Particle {
  const members = substitutes(element);
  if (members.length === 0 || (members.length === 1 && members[0] === element)) return particle;
  // The particles are a set, sorted so that comparing groups in order matches them.
  const particles = members
    .map((term) => ({ origin: particle.origin, minOccurs: 1, maxOccurs: 1, term, key: expandedName(term.name) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1));
  return { ...particle, term: { kind: "group", origin: particle.origin, compositor: "choice", particles } };
}

function isElement(particle: Particle): particle is ElementParticle {
  return particle.term.kind === "element";
}

function isWildcard(particle: Particle): particle is WildcardParticle {
  return particle.term.kind === "wildcard";
}

function isGroup(particle: Particle): particle is GroupParticle {
  return particle.term.kind === "group";
}

function describe({ term }: Particle): string {
  switch (term.kind) {
    case "element":
      return `element "${term.name.local}"`;
    case "wildcard":
      return "the wildcard";
    case "group":
      return `the ${term.compositor}`;
  }
}

function forbidden(derived: Particle): RestrictionFault {
  return fault(derived, `${describe(derived)} cannot restrict the particle of the base type`);
}

function fault({ origin }: Particle, reason: string): RestrictionFault {
  return { reason, origin };
}
