/** Units of names that belong together when those of each pair do: for each name that of its unit, one of its names. */
export function unitsOf(
  names: Iterable<string>,
  pairs: Iterable<readonly [string, string]>,
): ReadonlyMap<string, string> {
  const parents = new Map([...names].map((name) => [name, name]));
  for (const [some, other] of pairs) parents.set(rootOf(some), rootOf(other));
  return new Map([...parents.keys()].map((name) => [name, rootOf(name)]));

  function rootOf(name: string): string {
    let root = name;
    for (let above = parents.get(root) ?? root; above !== root; above = parents.get(root) ?? root) {
      parents.set(root, parents.get(above) ?? above);
      root = above;
    }
    return root;
  }
}
