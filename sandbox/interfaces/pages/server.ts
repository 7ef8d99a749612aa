import { createPagesServer } from "../../control/generated/pages/server.js";
import type { InterfaceServer } from "../interface.js";
import { answerConsentForm } from "./consent.js";
import { connectInMarketplace, openMarketplace } from "./marketplace.js";

/** The pages that people see in a browser. */
export const pagesServer: InterfaceServer = (world, setup) =>
  createPagesServer({
    ...setup,
    // The ticket of a form says whether the cookie is the right one.
    security: { browser: ({ credential }) => ({ cookie: credential }) },
    handlers: {
      answerConsentForm: answerConsentForm(world),
      openMarketplace: openMarketplace(world),
      connectInMarketplace: connectInMarketplace(world),
    },
  });
