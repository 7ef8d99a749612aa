/** First in, first out; consumers wait for items. */
export interface Queue<Item> {
  /** Adds an item, or passes it to the consumer that has waited longest. */
  readonly put: (item: Item) => void;
  /** Waits for an item and takes it out. */
  readonly take: () => Promise<Item>;
  /** True if a consumer waits. */
  readonly isAwaited: () => boolean;
  /** Rejects all waiting consumers. */
  readonly disappoint: (reason: Error) => void;
  /** Forgets items that nobody has taken. */
  readonly clear: () => void;
}

/** Creates a queue that keeps unconsumed items, up to a number: the oldest are dropped. */
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
