/** The names that are taken in one scope. */
export class NumberedNames {
  /** By name: all numbers below this one are taken, so that thousands of equal wishes are served quickly. */
  private readonly nextNumbers = new Map<string, number>();

  constructor(private readonly taken: Set<string> = new Set()) {}

  /** True when something has the name. */
  has(name: string): boolean {
    return this.taken.has(name);
  }

  /** Takes the name, or the name with the lowest number from 2 on with which it is free. */
  take(base: string): string {
    let name = base;
    let number = this.nextNumbers.get(base) ?? 2;
    for (; this.taken.has(name); number += 1) name = `${base}${number}`;
    this.nextNumbers.set(base, number);
    this.taken.add(name);
    return name;
  }
}
