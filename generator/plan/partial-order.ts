/** Names that must be between joints, and the order of joints. */
export interface PartialOrder {
  /** Adds a joint: an empty position in the order. */
  joint(): number;
  /** Makes everything before the first joint come before everything after the second. */
  precede(before: number, after: number): void;
  /** Puts a name between two joints; the same name may have several positions. */
  place(name: string, before: number, after: number): void;
  /** Returns every name once, ties in order of insertion; undefined if the order is circular. */
  sorted(): readonly string[] | undefined;
}

/** Creates an order in which joints mean "all of these before all of the next", so that long sequences stay linear. */
export function createOrder(): PartialOrder {
  const followers: number[][] = [];
  const waitingFor: number[] = [];
  const nodeOf = new Map<string, number>();
  const nameOf = new Map<number, string>();
  const joint = (): number => {
    waitingFor.push(0);
    return followers.push([]) - 1;
  };
  const precede = (before: number, after: number): void => {
    followers[before]?.push(after);
    waitingFor[after] = (waitingFor[after] ?? 0) + 1;
  };
  return {
    joint,
    precede,
    place(name, before, after) {
      const node = nodeOf.get(name) ?? joint();
      nodeOf.set(name, node);
      nameOf.set(node, name);
      precede(before, node);
      precede(node, after);
    },
    sorted() {
      const open = [...waitingFor];
      const named: string[] = [];
      // Joints are passed at once; names wait in order of insertion.
      const joints: number[] = [];
      const names = createQueue();
      const take = (node: number): void => {
        if (nameOf.has(node)) names.push(node);
        else joints.push(node);
      };
      open.forEach((count, node) => count === 0 && take(node));
      for (let node = joints.pop() ?? names.pop(); node !== undefined; node = joints.pop() ?? names.pop()) {
        const name = nameOf.get(node);
        if (name !== undefined) named.push(name);
        for (const next of followers[node] ?? []) {
          open[next] = (open[next] ?? 0) - 1;
          if (open[next] === 0) take(next);
        }
      }
      return named.length === nameOf.size ? named : undefined;
    },
  };
}

/** The least number first: a binary heap. */
function createQueue(): { push(value: number): void; pop(): number | undefined } {
  const heap: number[] = [];
  const at = (index: number): number => heap[index] ?? Infinity;
  const swap = (a: number, b: number): void => void ([heap[a], heap[b]] = [at(b), at(a)]);
  return {
    push(value) {
      let index = heap.push(value) - 1;
      for (let parent = (index - 1) >> 1; index > 0 && at(parent) > at(index); parent = (index - 1) >> 1) {
        swap(index, parent);
        index = parent;
      }
    },
    pop() {
      const least = heap[0];
      const last = heap.pop();
      if (heap.length === 0 || last === undefined) return least;
      heap[0] = last;
      for (let index = 0; ;) {
        const child = at(2 * index + 1) <= at(2 * index + 2) ? 2 * index + 1 : 2 * index + 2;
        if (at(child) >= at(index)) return least;
        swap(index, child);
        index = child;
      }
    },
  };
}
