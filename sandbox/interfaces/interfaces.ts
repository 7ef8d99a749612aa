import { companyTokensServer } from "./company-tokens/server.js";
import { eventSubscriptionsServer } from "./event-subscriptions/server.js";
import { identityServer } from "./identity/server.js";
import type { InterfaceServer } from "./interface.js";
import { invoiceDigestsServer } from "./invoice-digests/server.js";
import { legacyTokensServer } from "./legacy-tokens/server.js";
import { loyaltyServer } from "./loyalty/server.js";
import { notificationsServer } from "./notifications/server.js";
import { pagesServer } from "./pages/server.js";
import { purchaseRequestsServer } from "./purchase-requests/server.js";
import { receiptImagesServer } from "./receipt-images/server.js";
import { travelProfileServer } from "./travel-profile/server.js";
import { vendorsServer } from "./vendors/server.js";

/** THE list of interfaces: those of the documents, and the pages that people see. */
export const interfaces: readonly InterfaceServer[] = [
  legacyTokensServer,
  companyTokensServer,
  eventSubscriptionsServer,
  notificationsServer,
  purchaseRequestsServer,
  identityServer,
  receiptImagesServer,
  invoiceDigestsServer,
  vendorsServer,
  loyaltyServer,
  travelProfileServer,
  pagesServer,
];
