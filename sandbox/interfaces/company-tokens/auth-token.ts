import type { CompanyTokensHandlers } from "@specwright/travel-expense/company-tokens/server";
import { createAuthToken } from "../../domain/company-tokens/auth-token.js";
import { recordId } from "../../domain/identifiers.js";
import type { World } from "../../domain/world.js";

type Create = CompanyTokensHandlers<object>["createCompanyAuthToken"];

/** Gives the app marketplace an auth token for a company. */
export const createCompanyAuthToken =
  (world: World): Create =>
  async ({ path }, { refuse }) => {
    const token = await createAuthToken(world, recordId(path.company_id));
    if (token === undefined) return refuse.unknownCompany();
    return { status: 200, body: { status: "PASS", code: 0, errormsg: "", token } };
  };
