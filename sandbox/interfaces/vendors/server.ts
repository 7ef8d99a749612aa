import { createVendorsServer } from "@specwright/travel-expense/vendors/server";
import type { InterfaceServer } from "../interface.js";
import { companyTokens } from "../token-hooks.js";
import { updateVendorBanks } from "./banks.js";
import { deleteVendorGroup, updateVendorGroups } from "./groups.js";
import { listVendors } from "./list.js";
import { withoutStatuses } from "./missing-statuses.js";
import { createVendors, deleteVendor, updateVendors } from "./write-vendors.js";

/** Vendors, v3.0, which the documents call decommissioned. */
export const vendorsServer: InterfaceServer = (world, setup) => {
  const authenticate = companyTokens(world);
  const server = createVendorsServer({
    ...setup,
    // Every operation requires the scope that the documents only name for reading: a choice of the spec.
    security: { accessToken: (asked) => authenticate({ ...asked, scopes: ["INVVEN"] }) },
    handlers: {
      listVendors: listVendors(world),
      createVendors: createVendors(world),
      updateVendors: updateVendors(world),
      deleteVendor: deleteVendor(world),
      updateVendorBanks: updateVendorBanks(world),
      updateVendorGroups: updateVendorGroups(world),
      deleteVendorGroup: deleteVendorGroup(world),
    },
  });
  return withoutStatuses(server);
};
