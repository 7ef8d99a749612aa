import { createIdentityServer, unimplementedIdentity } from "@specwright/travel-expense/identity/server";
import type { InterfaceServer } from "../interface.js";
import { companyTokens } from "../security.js";

/** Identity: every operation answers 501 until it has a handler. */
export const identity: InterfaceServer = (world, setup) =>
  createIdentityServer({
    ...setup,
    security: { companyToken: companyTokens(world) },
    handlers: { ...unimplementedIdentity },
  });
