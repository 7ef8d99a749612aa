import { invariant } from "../diagnostics/invariant.js";

/** A least fixpoint on a graph: the value of a node depends on the values of other nodes, and only rises. */
export interface Fixpoint<Node> {
  /** The nodes to begin with; users of them may be others. */
  readonly nodes: Iterable<Node>;
  /** Recomputes the value of a node from other nodes. Returns true if it rose. */
  readonly raise: (node: Node) => boolean;
  /** The nodes whose values follow from that of a node. */
  readonly users: (node: Node) => Iterable<Node>;
  /** The number of times that a value can rise: the height of the lattice. */
  readonly maxRaises: number;
}

/** Raises values until none rises any more (a worklist). Ends after `maxRaises` for each node, or throws if a value rises more often. */
export function raiseToFixpoint<Node>({ nodes, raise, users, maxRaises }: Fixpoint<Node>): void {
  const open = new Set(nodes);
  const raises = new Map<Node, number>();
  // Iterating a Set visits items that are added meanwhile, and items that are deleted and added again.
  for (const node of open) {
    open.delete(node);
    if (!raise(node)) continue;
    const count = (raises.get(node) ?? 0) + 1;
    invariant(count <= maxRaises, `A value rises more than ${maxRaises} times: its fixpoint has no bound.`);
    raises.set(node, count);
    for (const user of users(node)) open.add(user);
  }
}
