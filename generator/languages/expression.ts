/** The leaves of an expression: characters and assertions of a pattern, particles and groups of a content model. */
export interface LeafNode {
  readonly kind: "character" | "assertion" | "leaf" | "all";
}

/** A regular expression over leaves. The tree of a pattern (`PatternNode` of the runtime) is one over characters. */
export type Expression<L extends LeafNode> = L | Series<L> | Repeat<L>;

interface Series<L extends LeafNode> {
  readonly kind: "sequence" | "choice";
  /** The parts in their order, or the alternatives. */
  readonly of: readonly Expression<L>[];
}

/** An expression that is repeated from `min` to `max` times. */
export interface Repeat<L extends LeafNode> {
  readonly kind: "repeat";
  /** Repetitions that there must be; zero or more. */
  readonly min: number;
  /** Infinity where there is no bound. */
  readonly max: number;
  /** The expression of one repetition. */
  readonly of: Expression<L>;
}

/** True if an expression matches the empty word. `isEmptyLeaf` returns true for leaves that can match no symbol. */
export function isNullable<L extends LeafNode>(node: Expression<L>, isEmptyLeaf: (leaf: L) => boolean): boolean {
  switch (node.kind) {
    case "sequence":
      return node.of.every((item) => isNullable(item, isEmptyLeaf));
    case "choice":
      return node.of.some((item) => isNullable(item, isEmptyLeaf));
    case "repeat":
      return node.min === 0 || isNullable(node.of, isEmptyLeaf);
    default:
      return isEmptyLeaf(node);
  }
}

/** All leaves, in order of the text. */
export function leavesIn<L extends LeafNode>(node: Expression<L>): readonly L[] {
  switch (node.kind) {
    case "sequence":
    case "choice":
      return node.of.flatMap((item) => leavesIn(item));
    case "repeat":
      return leavesIn(node.of);
    default:
      return [node];
  }
}

/**
 * Returns the repeated expression in its simplest form: an expression that matches the empty word is optional, and
 * nested repetitions are joined.
 */
export function repeated<L extends LeafNode>(
  of: Expression<L>,
  least: number,
  max: number,
  isEmptyLeaf: (leaf: L) => boolean,
): Expression<L> {
  const isEmptiable = isNullable(of, isEmptyLeaf);
  const min = isEmptiable ? 0 : least;
  if (max === 1 && (min === 1 || isEmptiable)) return of;
  if (of.kind === "sequence" && of.of.length === 0) return of;
  if (of.kind === "repeat" && isContiguous(of, min, max)) {
    return { kind: "repeat", min: of.min * min, max: of.max * max, of: of.of };
  }
  return { kind: "repeat", min, max, of };
}

/** True if (X{n,m}){min,max} allows every number of X between n*min and m*max. */
function isContiguous(inner: { readonly min: number; readonly max: number }, min: number, max: number): boolean {
  // n*(k+1) must not exceed m*k + 1 for any k from min on; the smallest k is the strictest.
  return min === max || inner.min * (min + 1) <= (min === 0 ? 1 : inner.max * min + 1);
}

/** The leaves of an expression when its repetitions are written out; a repetition without an end counts once more than it must. */
export function sizeOf<L extends LeafNode>(node: Expression<L>): number {
  switch (node.kind) {
    case "sequence":
    case "choice":
      return node.of.reduce((sum, item) => sum + sizeOf(item), 0);
    case "repeat":
      return sizeOf(node.of) * (node.max === Infinity ? Math.max(node.min, 1) : node.max);
    default:
      return 1;
  }
}
