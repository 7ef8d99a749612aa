import { identityOf, type Identity, type IdentityDef } from "./identity-paths.js";
import { IdentityWatch } from "./identity-watch.js";
import type { XmlIdentities } from "./watch.js";

/** The identity constraints of an element declaration. */
export function identities(defs: readonly IdentityDef[]): XmlIdentities {
  // Made on first use: a module that is only imported does nothing.
  let made: readonly Identity[] | undefined;
  return {
    all: () => (made ??= defs.map(identityOf)),
    watch: (problems) => new IdentityWatch(problems),
  };
}
