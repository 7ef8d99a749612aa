import { revokeLegacyTokens } from "../../domain/legacy-tokens/revoke.js";
import type { World } from "../../domain/world.js";
import type { Handlers } from "./handlers.js";

/** The revocation of one token, or of all that an application has for a user. */
export const revokeTokens =
  (world: World): Handlers["revokeTokens"] =>
  async ({ query }, { auth, refuse }) => {
    const refusal = await revokeLegacyTokens(world, auth.oauthToken, query);
    return refusal === undefined ? { status: 204 } : refuse[refusal]();
  };
