import type { CompanyCaller, UserCaller } from "../../domain/caller.js";
import { type Unavailable, unavailability } from "../../domain/vendors/unavailability.js";
import type { World } from "../../domain/world.js";

/** Parts of a handler's context for the error that the caller's company has no vendor API. */
interface Context {
  /** The caller that security hooks have found. */
  readonly auth: { readonly accessToken: CompanyCaller | UserCaller };
  /** The refusals of the handler, by the row of the table of errors. */
  readonly refuse: Readonly<Record<Unavailable, () => Error>>;
}

/** Throws the refusal of a caller whose company does not have the interface. */
export async function requireVendors(world: World, { auth, refuse }: Context): Promise<void> {
  const reason = await unavailability(world, auth.accessToken);
  if (reason !== undefined) throw refuse[reason]();
}
