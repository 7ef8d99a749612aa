import {
  createCompanyTokensServer,
  unimplementedCompanyTokens,
} from "@specwright/travel-expense/company-tokens/server";
import type { InterfaceServer } from "../interface.js";
import { anyone } from "../security.js";

/** Company tokens: every operation answers 501 until it has a handler. */
export const companyTokens: InterfaceServer = (_world, setup) =>
  createCompanyTokensServer({
    ...setup,
    security: { clientCertificate: anyone },
    handlers: { ...unimplementedCompanyTokens },
  });
