/** What stands at the ends of an expression: characters and assertions of a pattern, particles and groups of a content model. */
export interface LeafNode {
  readonly kind: "character" | "assertion" | "leaf" | "all";
}

/** A regular expression over leaves. The tree of a pattern (`PatternNode` of the runtime) is one over characters. */
export type Expression<L extends LeafNode> = L | Series<L> | Repeat<L>;

interface Series<L extends LeafNode> {
  readonly kind: "sequence" | "choice";
  readonly of: readonly Expression<L>[];
}

export interface Repeat<L extends LeafNode> {
  readonly kind: "repeat";
  readonly min: number;
  readonly max: number;
  readonly of: Expression<L>;
}

/** True when the empty word belongs to an expression. `isEmptyLeaf`: true for leaves that may stand for no symbol at all. */
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
