/** The used names of one scope. */
export class NumberedNames {
  /** By name: all numbers below this one are used, so that thousands of equal requests are served quickly. */
  private readonly nextNumbers = new Map<string, number>();

  constructor(private readonly taken: Set<string> = new Set()) {}

  has(name: string): boolean {
    return this.taken.has(name);
  }

  /** Reserves the name, or the name with the lowest free number from 2. */
  take(base: string): string {
    let name = base;
    let number = this.nextNumbers.get(base) ?? 2;
    for (; this.taken.has(name); number += 1) name = `${base}${number}`;
    this.nextNumbers.set(base, number);
    this.taken.add(name);
    return name;
  }
}
