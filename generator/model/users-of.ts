import { addTo } from "./grouped.js";

/** Returns the given things and all that use them, directly or indirectly. `inside` returns the things that one thing uses. */
export function usersOf<Thing>(
  things: Iterable<Thing>,
  inside: (thing: Thing) => Iterable<Thing>,
  some: Iterable<Thing>,
): Set<Thing> {
  const users = new Map<Thing, Thing[]>();
  for (const user of things) {
    for (const used of inside(user)) {
      addTo(users, used, user);
    }
  }
  const found = new Set(some);
  // Iterating a Set visits items that are added meanwhile, so this spreads from users to their users.
  for (const thing of found) {
    for (const user of users.get(thing) ?? []) found.add(user);
  }
  return found;
}
