import { exchangeRequestToken as exchange } from "../../domain/legacy-tokens/exchange.js";
import type { World } from "../../domain/world.js";
import { issuedAnswer } from "./answer.js";
import type { Handlers } from "./handlers.js";

/** The exchange that ends the web, the marketplace and the auto-connect flow. */
export const exchangeRequestToken =
  (world: World): Handlers["exchangeRequestToken"] =>
  async ({ query }, { refuse }) => {
    const issued = await exchange(world, query);
    return typeof issued === "string" ? refuse[issued]() : { status: 200, body: issuedAnswer(world, issued) };
  };
