/** Values by two keys, such as both versions of a schema. */
export class PairMap<First, Second, Value> {
  private readonly byFirst = new Map<First, Map<Second, Value>>();

  get(first: First, second: Second): Value | undefined {
    return this.byFirst.get(first)?.get(second);
  }

  set(first: First, second: Second, value: Value): void {
    const bySecond = this.byFirst.get(first) ?? new Map<Second, Value>();
    this.byFirst.set(first, bySecond.set(second, value));
  }

  /** Returns the value of two keys, or adds one. Values are not undefined. */
  getOrAdd(first: First, second: Second, make: () => Value): Value {
    const known = this.get(first, second) ?? make();
    this.set(first, second, known);
    return known;
  }

  /** All keys and values, in the order of the first keys. */
  entries(): readonly (readonly [First, Second, Value])[] {
    return [...this.byFirst].flatMap(([first, bySecond]) =>
      [...bySecond].map(([second, value]) => [first, second, value] as const),
    );
  }
}

/** Returns a function that computes the result of each key once. */
export function cached<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    if (!known.has(key)) known.set(key, make(key));
    return known.get(key) as Value;
  };
}

/** Returns a function that is true for each pair once. */
export function createIsNewPair<First, Second>(): (first: First, second: Second) => boolean {
  const known = new PairMap<First, Second, true>();
  return (first, second) => {
    if (known.get(first, second)) return false;
    known.set(first, second, true);
    return true;
  };
}
