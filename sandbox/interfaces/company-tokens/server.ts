import { createCompanyTokensServer } from "@specwright/travel-expense/company-tokens/server";
import type { InterfaceServer } from "../interface.js";
import { createCompanyAuthToken } from "./auth-token.js";
import { clientCertificate } from "./client-certificate.js";
import { issueCompanyToken } from "./issue-company-token.js";

/** Company tokens, v1 and v0. */
export const companyTokensServer: InterfaceServer = (world, setup) =>
  createCompanyTokensServer({
    ...setup,
    security: { clientCertificate },
    handlers: {
      createCompanyAuthToken: createCompanyAuthToken(world),
      issueCompanyToken: issueCompanyToken(world),
    },
  });
