/** Things in lists, by the key of each; keys in the order in which they come first, things in their order. */
export function grouped<Thing, Key>(things: Iterable<Thing>, keyOf: (thing: Thing) => Key): Map<Key, Thing[]> {
  const groups = new Map<Key, Thing[]>();
  for (const thing of things) addTo(groups, keyOf(thing), thing);
  return groups;
}

/** Puts a thing at the end of the list of its key, which begins with it where there is none. */
export function addTo<Thing, Key>(groups: Map<Key, Thing[]>, key: Key, thing: Thing): void {
  const group = groups.get(key);
  if (group === undefined) groups.set(key, [thing]);
  else group.push(thing);
}
