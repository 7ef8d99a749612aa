import { eq } from "../../store/query.js";
import { companies } from "../../store/schema.js";
import type { CompanyCaller, UserCaller } from "../caller.js";
import type { World } from "../world.js";

/** The reason why a company cannot use the vendor API: the row of its error. */
export type Unavailable = "interfaceTurnedOff" | "invoicingProductMissing" | "dataCentreInChina";

/** The reason for which a caller's company does not have the interface; undefined for one that has it. */
export async function unavailability(
  { store, switches }: World,
  { companyId }: CompanyCaller | UserCaller,
): Promise<Unavailable | undefined> {
  if (!switches.serveVendors) return "interfaceTurnedOff";
  const [company] = await store.platform.find(companies, eq(companies.id, companyId), { limit: 1 });
  if (company?.conditions.includes("withoutInvoicing") === true) return "invoicingProductMissing";
  return company?.conditions.includes("inChina") === true ? "dataCentreInChina" : undefined;
}
