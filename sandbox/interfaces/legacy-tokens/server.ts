import { createLegacyTokensServer } from "@specwright/travel-expense/legacy-tokens/server";
import type { InterfaceServer } from "../interface.js";
import { legacyTokenHook as oauthTokens } from "../token-hooks.js";
import { listConnectionRequests, updateConnectionRequest } from "./connection-requests.js";
import { exchangeRequestToken } from "./exchange.js";
import { consumerKey, getAccessToken, userCredentials } from "./native-access-token.js";
import { refreshAccessToken } from "./refresh.js";
import { revokeTokens } from "./revoke.js";
import { startWebFlow } from "./web.js";

/** Legacy tokens. */
export const legacyTokensServer: InterfaceServer = (world, setup) =>
  createLegacyTokensServer({
    ...setup,
    security: {
      userCredentials: userCredentials(world),
      consumerKey: consumerKey(world),
      oauthToken: oauthTokens(world),
    },
    handlers: {
      getAccessToken: getAccessToken(world),
      exchangeRequestToken: exchangeRequestToken(world),
      refreshAccessToken: refreshAccessToken(world),
      revokeTokens: revokeTokens(world),
      startWebFlow: startWebFlow(world),
      listConnectionRequests: listConnectionRequests(world),
      updateConnectionRequest: updateConnectionRequest(world),
    },
  });
