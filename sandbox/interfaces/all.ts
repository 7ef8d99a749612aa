import { companyTokens } from "./company-tokens/server.js";
import { eventSubscriptions } from "./event-subscriptions/server.js";
import { identity } from "./identity/server.js";
import type { InterfaceServer } from "./interface.js";
import { invoiceDigests } from "./invoice-digests/server.js";
import { legacyTokens } from "./legacy-tokens/server.js";
import { loyalty } from "./loyalty/server.js";
import { notifications } from "./notifications/server.js";
import { pages } from "./pages/server.js";
import { purchaseRequests } from "./purchase-requests/server.js";
import { receiptImages } from "./receipt-images/server.js";
import { travelProfile } from "./travel-profile/server.js";
import { vendors } from "./vendors/server.js";

/** THE list of interfaces: those of the documents, and the pages that people see. */
export const interfaces: readonly InterfaceServer[] = [
  legacyTokens,
  companyTokens,
  eventSubscriptions,
  notifications,
  purchaseRequests,
  identity,
  receiptImages,
  invoiceDigests,
  vendors,
  loyalty,
  travelProfile,
  pages,
];
