import type { IdentityHandlers } from "@specwright/travel-expense/identity/server";
import { discoveredSchemas, resourceTypes, serviceProviderConfiguration } from "../../domain/identity/discovery.js";

type Names = "listResourceTypes" | "getServiceProviderConfiguration" | "listSchemas" | "getSchema";

/** Documents by which clients find out what the service can do. */
export const discovery: Pick<IdentityHandlers, Names> = {
  listResourceTypes: () => ({ status: 200, body: [...resourceTypes] }),
  getServiceProviderConfiguration: () => ({ status: 200, body: serviceProviderConfiguration }),
  listSchemas: () => ({
    status: 200,
    body: {
      totalResults: discoveredSchemas.length,
      itemsPerPage: discoveredSchemas.length,
      Resources: [...discoveredSchemas],
    },
  }),
  getSchema({ path: { id } }, { refuse }) {
    const found = discoveredSchemas.find((schema) => schema.id === id);
    return found === undefined ? refuse.unknownSchema() : { status: 200, body: found };
  },
};
