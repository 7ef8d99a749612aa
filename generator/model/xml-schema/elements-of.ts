import type { ElementDeclaration, Particle } from "./components.js";

/** The element declarations of a content model, in order of the text, without those of the types inside. */
export function elementsOf(particle: Particle | undefined): readonly ElementDeclaration[] {
  const elements: ElementDeclaration[] = [];
  const pending = particle === undefined ? [] : [particle];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { term } = next;
    if (term.kind === "element") elements.push(term);
    else if (term.kind === "group") pending.push(...[...term.particles].reverse());
  }
  return elements;
}
