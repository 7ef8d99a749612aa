import { createLegacyTokensServer, unimplementedLegacyTokens } from "@specwright/travel-expense/legacy-tokens/server";
import type { InterfaceServer } from "../interface.js";
import { anyone } from "../security.js";

/** Legacy tokens: every operation answers 501 until it has a handler. */
export const legacyTokens: InterfaceServer = (_world, setup) =>
  createLegacyTokensServer({
    ...setup,
    security: { userCredentials: anyone, consumerKey: anyone, oauthToken: anyone },
    handlers: { ...unimplementedLegacyTokens },
  });
