import { addTo } from "./grouped.js";

/** Some things, and those that use them, directly or through others. `inside` gives what a thing uses itself. */
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
  // A Set visits what is added while it is walked, so this spreads from users to their users.
  for (const thing of found) {
    for (const user of users.get(thing) ?? []) found.add(user);
  }
  return found;
}
