/** First in, first out; whoever comes too early waits. */
export interface Queue<Item> {
  /** Adds an item, or hands it to whoever has waited longest. */
  readonly put: (item: Item) => void;
  /** Waits for an item and takes it out. */
  readonly take: () => Promise<Item>;
  /** True while somebody waits. */
  readonly isAwaited: () => boolean;
  /** Tells everybody who waits that nothing will come. */
  readonly disappoint: (reason: Error) => void;
  /** Forgets items that nobody has taken. */
  readonly clear: () => void;
}

/** A queue that keeps what nobody has taken yet, up to a number: the oldest go first. */
export function createQueue<Item>(size: number): Queue<Item> {
  const items: Item[] = [];
  const takers: { readonly resolve: (item: Item) => void; readonly reject: (reason: Error) => void }[] = [];
  return {
    put(item) {
      const taker = takers.shift();
      if (taker !== undefined) return taker.resolve(item);
      if (items.push(item) > size) items.shift();
    },
    take: () =>
      new Promise((resolve, reject) => {
        const item = items.shift();
        if (item === undefined) takers.push({ resolve, reject });
        else resolve(item);
      }),
    isAwaited: () => takers.length > 0,
    disappoint: (reason) => takers.splice(0).forEach(({ reject }) => reject(reason)),
    clear: () => void items.splice(0),
  };
}
