import { anyType } from "../../../../generator/model/xml-schema/builtin-types.js";
import type {
  ElementDeclaration,
  NamespaceConstraint,
  Particle,
} from "../../../../generator/model/xml-schema/components.js";
import { noAnnotation } from "../../../../generator/model/xml-schema/components.js";

const origin = anyType.origin;

/** A local element without a namespace. */
export function element(local: string, more: Partial<ElementDeclaration> = {}): ElementDeclaration {
  return {
    kind: "element",
    origin,
    name: { namespace: "", local },
    scope: "local",
    type: anyType,
    nillable: false,
    abstract: false,
    annotation: noAnnotation,
    ...more,
  };
}

type Occurs = readonly [min: number, max: number | "unbounded"];

function particle(term: Particle["term"], [minOccurs, maxOccurs]: Occurs): Particle {
  return { origin, minOccurs, maxOccurs, term };
}

export function one(local: string | ElementDeclaration, occurs: Occurs = [1, 1]): Particle {
  return particle(typeof local === "string" ? element(local) : local, occurs);
}

export function any(namespaces: NamespaceConstraint, occurs: Occurs = [1, 1]): Particle {
  return particle({ kind: "wildcard", origin, namespaces, processContents: "lax" }, occurs);
}

export function group(
  compositor: "all" | "choice" | "sequence",
  particles: readonly Particle[],
  occurs: Occurs = [1, 1],
): Particle {
  return particle({ kind: "group", origin, compositor, particles }, occurs);
}

/** "a b" as element names without a namespace. */
export function names(text: string): { namespace: string; local: string }[] {
  return Array.from(text, (local) => ({ namespace: "", local }));
}

/** A small linear congruential generator, so that each run sees the same models. */
export function generator(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

export function randomModel(random: (below: number) => number, depth: number): Particle {
  const min = random(3);
  const occurs = [min, random(3) === 0 ? "unbounded" : Math.max(1, min + random(3))] as const;
  const often = random(2) === 0 ? ([1, 1] as const) : occurs;
  if (depth === 0 || random(3) === 0) return one("abc"[random(3)] ?? "a", often);
  const items = Array.from({ length: 1 + random(3) }, () => randomModel(random, depth - 1));
  return group(random(2) === 0 ? "choice" : "sequence", items, often);
}

export function patternOf({ term, minOccurs, maxOccurs }: Particle): string {
  const occurs = `{${minOccurs},${maxOccurs === "unbounded" ? "" : maxOccurs}}`;
  if (term.kind === "element") return `${term.name.local}${occurs}`;
  if (term.kind === "wildcard") return `.${occurs}`;
  return `(?:${term.particles.map(patternOf).join(term.compositor === "choice" ? "|" : "")})${occurs}`;
}

/**
 * True if a string consists of the elements of a model. Follows all positions at once, as bits of a number: a RegExp
 * takes exponential time on repeated groups that can be empty.
 */
export function isTextOf(model: Particle, text: string): boolean {
  const all = (1 << text.length) - 1;
  const places = (letter: string): number =>
    Array.from(text).reduce((bits, at, index) => (at === letter ? bits | (1 << index) : bits), 0);
  return (endsOf(model, 1) & (1 << text.length)) !== 0;

  function endsOf({ term, minOccurs, maxOccurs }: Particle, starts: number): number {
    let ends = starts;
    for (let count = 0; count < minOccurs; count += 1) ends = endsOfTerm(term, ends);
    const max = maxOccurs === "unbounded" ? Infinity : maxOccurs;
    let last = ends;
    for (let count = minOccurs; count < max && last !== 0; count += 1) {
      last = endsOfTerm(term, last) & ~ends;
      ends |= last;
    }
    return ends;
  }

  function endsOfTerm(term: Particle["term"], starts: number): number {
    if (term.kind === "element") return (starts & places(term.name.local)) << 1;
    if (term.kind === "wildcard") return (starts & all) << 1;
    return term.compositor === "choice"
      ? term.particles.reduce((ends, inner) => ends | endsOf(inner, starts), 0)
      : term.particles.reduce((ends, inner) => endsOf(inner, ends), starts);
  }
}

export function allTexts(letters: string, longest: number): string[] {
  const texts = [""];
  for (let from = 0, length = 1; length <= longest; length++) {
    const end = texts.length;
    for (; from < end; from++) for (const letter of letters) texts.push(`${texts[from] ?? ""}${letter}`);
  }
  return texts;
}
