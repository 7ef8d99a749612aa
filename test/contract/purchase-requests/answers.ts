import type { PurchaseRequestsClient } from "../../../generated/purchase-requests/client.js";
import type { CallOptions } from "../../../generated/runtime/client.js";
import { readFixtures } from "./fixtures.js";
import { smallest } from "./service.js";

const create = (client: PurchaseRequestsClient, options?: CallOptions): Promise<{ status: number; data: unknown }> =>
  client.createPurchaseRequest({ body: smallest as never }, options);

/** The responses that the spec describes, and the calls that return them. */
export const answers = [
  { name: "202 of the create call", fixtures: readFixtures("create-response"), status: 202, call: create },
  { name: "a failure of the create call", fixtures: readFixtures("create-failure"), status: 409, call: create },
  {
    name: "the detail",
    fixtures: readFixtures("detail-response"),
    status: 200,
    call: (client: PurchaseRequestsClient, options?: CallOptions) =>
      client.getPurchaseRequest({ path: { id: "PRQ-1" }, query: { mode: "COMPACT" } }, options),
  },
] as const;
