import { refreshLegacyToken } from "../../domain/legacy-tokens/refresh.js";
import type { World } from "../../domain/world.js";
import { tokenAnswer } from "./answer.js";
import type { Handlers } from "./handlers.js";

/** The refresh of a token before it expires. */
export const refreshAccessToken =
  (world: World): Handlers["refreshAccessToken"] =>
  async ({ query }, { auth, refuse }) => {
    const renewed = await refreshLegacyToken(world, query, auth.oauthToken?.token);
    return typeof renewed === "string" ? refuse[renewed]() : { status: 200, body: tokenAnswer(world, renewed) };
  };
