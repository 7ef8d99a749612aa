import { namesUsedIn } from "../body/uses-name.js";

/** Names that texts of a module may use, each with the declaration behind it, which is added once a finished text uses the name. */
export class PromisedDeclarations {
  private readonly promised = new Map<string, () => void>();
  /** The names that the text in the making asked for; it may leave some of them out. */
  private readonly asked = new Set<string>();

  /** A name for the text in the making. */
  ask(name: string): string {
    this.asked.add(name);
    return name;
  }

  /** Gives a name its declaration. */
  promise(name: string, add: () => void): void {
    this.promised.set(name, add);
  }

  /** Adds the declaration of a name, unless that was done. */
  provide(name: string): void {
    const add = this.promised.get(name);
    this.promised.delete(name);
    add?.();
  }

  /** The names that were asked for and that a part of the text in the making uses. */
  usedIn(text: string): readonly string[] {
    return namesUsedIn(text, [...this.asked]);
  }

  /** Adds the declarations that a finished text uses, and returns their names; what else was asked for is forgotten. */
  finish(statements: string): readonly string[] {
    const names = [...this.asked];
    this.asked.clear();
    const used = namesUsedIn(statements, names);
    for (const name of used) this.provide(name);
    return used;
  }
}
