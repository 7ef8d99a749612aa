import type { ElementDeclaration, ModelGroup, Particle, Wildcard } from "./components.js";

/** A content model in its simplest form: what states are built from. */
export type ContentNode =
  | { readonly kind: "leaf"; readonly particle: Particle; readonly term: ElementDeclaration | Wildcard }
  | { readonly kind: "sequence"; readonly items: readonly ContentNode[] }
  | { readonly kind: "choice"; readonly items: readonly ContentNode[] }
  | RepeatNode;

export interface RepeatNode {
  readonly kind: "repeat";
  readonly min: number;
  readonly max: number;
  readonly body: ContentNode;
}

/** Matches no children. */
const nothing: ContentNode = { kind: "sequence", items: [] };

/** Thrown when a content model has more element particles than `limit`; caught by `compileContent`. */
export class ContentTooLarge extends Error {}

/**
 * A particle as a tree: particles that cannot occur are dropped, groups of one are unwrapped, sequences in sequences and
 * choices in choices are joined, and a repetition of a repetition becomes one where that says the same.
 */
export function contentTree(particle: Particle, limit: number): ContentNode {
  let size = 0;

  function mapParticle(current: Particle): ContentNode {
    if (current.maxOccurs === 0) return nothing;
    const { term } = current;
    if (term.kind === "group") return repeat(mapGroup(term), current);
    size += 1;
    if (size > limit) throw new ContentTooLarge();
    return repeat({ kind: "leaf", particle: current, term }, current);
  }

  function mapGroup(group: ModelGroup): ContentNode {
    // A prohibited particle is no branch of a choice, so it does not make the choice optional.
    const items = group.particles.filter(({ maxOccurs }) => maxOccurs !== 0).map(mapParticle);
    if (items.length === 1) return items[0] ?? nothing;
    const kind = group.compositor === "choice" ? "choice" : "sequence";
    return {
      kind,
      items: items.some((item) => item.kind === kind)
        ? items.flatMap((item) => (item.kind === kind ? item.items : [item]))
        : items,
    };
  }

  return mapParticle(particle);
}

function repeat(body: ContentNode, { minOccurs, maxOccurs }: Particle): ContentNode {
  return repeatNode(body, minOccurs, maxOccurs === "unbounded" ? Infinity : maxOccurs);
}

function repeatNode(body: ContentNode, least: number, max: number): ContentNode {
  // A body that may be empty can be repeated any smaller number of times.
  const nullable = isNullable(body);
  const min = nullable ? 0 : least;
  if (max === 1 && (min === 1 || nullable)) return body;
  if (body.kind === "sequence" && body.items.length === 0) return body;
  if (body.kind === "repeat" && isContiguous(body, min, max)) {
    return { kind: "repeat", min: body.min * min, max: body.max * max, body: body.body };
  }
  return { kind: "repeat", min, max, body };
}

/** Whether (X{n,m}){min,max} allows every number of X between n*min and m*max. */
function isContiguous(inner: RepeatNode, min: number, max: number): boolean {
  // n*(k+1) must not lie beyond m*k + 1 for any k from min on; the smallest k is the hardest.
  return min === max || inner.min * (min + 1) <= (min === 0 ? 1 : inner.max * min + 1);
}

/** Whether a content model takes no children at all. */
export function isNullable(node: ContentNode): boolean {
  switch (node.kind) {
    case "leaf":
      return false;
    case "sequence":
      return node.items.every(isNullable);
    case "choice":
      return node.items.some(isNullable);
    case "repeat":
      return node.min === 0 || isNullable(node.body);
  }
}

/** The same content without counters: each counted repetition written out. Throws ContentTooLarge beyond `limit` leaves. */
export function unrolled(node: ContentNode, limit: number): ContentNode {
  let size = 0;

  function unroll(current: ContentNode): ContentNode {
    switch (current.kind) {
      case "leaf":
        size += 1;
        if (size > limit) throw new ContentTooLarge();
        return current;
      case "sequence":
      case "choice":
        return { kind: current.kind, items: current.items.map(unroll) };
      case "repeat":
        return unrollRepeat(current);
    }
  }

  function unrollRepeat({ min, max, body }: RepeatNode): ContentNode {
    if (max === 1 || (max === Infinity && min <= 1)) return { kind: "repeat", min, max, body: unroll(body) };
    // Too many copies show before they are made.
    if ((max === Infinity ? min : max) > limit) throw new ContentTooLarge();
    const items: ContentNode[] = [];
    for (let count = 0; count < min; count++) items.push(unroll(body));
    if (max === Infinity) items.push({ kind: "repeat", min: 0, max, body: unroll(body) });
    // Optional copies side by side: each may be skipped, so any number of them fits.
    else for (let count = min; count < max; count++) items.push({ kind: "repeat", min: 0, max: 1, body: unroll(body) });
    return { kind: "sequence", items };
  }

  return unroll(node);
}
