import { rulesIn } from "./rules.js";

/** A declaration of a module of validators. */
interface Part {
  /** The rules that it asks for, those of declarations that it uses included. */
  readonly rules: Set<string>;
  /** The names of declarations that use it. */
  readonly usedBy: Set<string>;
}

/** The rules that checks ask for, so that a validator brings those of its schema and no others. */
export class UsedRules {
  private readonly parts = new Map<string, Part>();

  /** Adds a finished declaration, with the names of others that its code uses. */
  add(name: string, code: string, used: readonly string[]): void {
    const rules = [...rulesIn(code)];
    for (const other of used) {
      const part = this.partOf(other);
      part.usedBy.add(name);
      rules.push(...part.rules);
    }
    this.grow(name, rules);
  }

  /** The rules of a finished declaration, and of all that it uses. */
  of(name: string): readonly string[] {
    return [...this.partOf(name).rules].sort();
  }

  private grow(name: string, rules: readonly string[]): void {
    const open = [{ name, rules }];
    for (const next of open) {
      const part = this.partOf(next.name);
      const fresh = next.rules.filter((rule) => !part.rules.has(rule));
      for (const rule of fresh) part.rules.add(rule);
      if (fresh.length > 0) for (const user of part.usedBy) open.push({ name: user, rules: fresh });
    }
  }

  private partOf(name: string): Part {
    const known = this.parts.get(name) ?? { rules: new Set(), usedBy: new Set() };
    this.parts.set(name, known);
    return known;
  }
}
