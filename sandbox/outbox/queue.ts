/** First in, first out; whoever comes too early waits. */
export interface Queue<Item> {
  readonly put: (item: Item) => void;
  readonly take: () => Promise<Item>;
  readonly clear: () => void;
}

/** A queue that keeps what nobody has taken yet, up to a number: the oldest go first. */
export function createQueue<Item>(size: number): Queue<Item> {
  const items: Item[] = [];
  const takers: ((item: Item) => void)[] = [];
  return {
    put(item) {
      const taker = takers.shift();
      if (taker !== undefined) return taker(item);
      if (items.push(item) > size) items.shift();
    },
    take: () =>
      new Promise((resolve) => {
        const item = items.shift();
        if (item === undefined) takers.push(resolve);
        else resolve(item);
      }),
    clear: () => void items.splice(0),
  };
}
