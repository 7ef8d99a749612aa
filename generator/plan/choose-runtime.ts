/** A declaration of the runtime, and its dependencies. */
export interface RuntimeDeclaration {
  /** The module and the name: "runtime/json/equal.ts equalsJson". */
  readonly key: string;
  /** The keys of declarations of the runtime by the names under which the text mentions them. */
  readonly keys: Readonly<Record<string, string>>;
}

/** Returns the key of a name that a module declares or exports. */
export function symbolKey(module: string, name: string): string {
  return `${module} ${name}`;
}

/** The declarations with these keys, and all that they use in turn, by their keys. */
export function chooseRuntime<Declared extends RuntimeDeclaration>(
  wanted: Iterable<string>,
  find: (key: string) => Declared,
): ReadonlyMap<string, Declared> {
  const chosen = new Map<string, Declared>();
  const open = [...wanted];
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    if (chosen.has(key)) continue;
    const declaration = find(key);
    chosen.set(key, declaration);
    open.push(...Object.values(declaration.keys));
  }
  return chosen;
}
