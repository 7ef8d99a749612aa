/** Random choices that are the same in every run with the same seed (mulberry32). */
export class Random {
  constructor(private state: number) {}

  /** An integer from 0 to `limit` - 1. */
  below(limit: number): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  }

  chance(oneIn: number): boolean {
    return this.below(oneIn) === 0;
  }

  pick<T>(items: readonly [T, ...T[]]): T {
    return items[this.below(items.length)] ?? items[0];
  }

  /** `make` called at most `limit` - 1 times, the results joined. */
  some(limit: number, make: () => string): string {
    let text = "";
    for (let count = this.below(limit); count > 0; count--) text += make();
    return text;
  }
}
