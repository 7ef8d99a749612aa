import type { CompanyTokensHandlers } from "@specwright/travel-expense/company-tokens/server";
import { grantCompanyTokens } from "../../domain/company-tokens/grant.js";
import { recordId } from "../../domain/identifiers.js";
import { lifetimes } from "../../domain/tokens.js";
import type { World } from "../../domain/world.js";

type Issue = CompanyTokensHandlers<object>["issueCompanyToken"];

/** Exchanges the auth token of a company for tokens that act for it. */
export const issueCompanyToken =
  (world: World): Issue =>
  async ({ body }, { refuse }) => {
    const outcome = await grantCompanyTokens(world, {
      clientId: recordId(body.client_id),
      clientSecret: body.client_secret,
      companyId: recordId(body.username),
      authToken: body.password,
    });
    if (!outcome.ok) return refuse[outcome.refusal]();
    return {
      status: 200,
      headers: { "Cache-Control": "no-store", Pragma: "no-cache" },
      body: {
        expires_in: String(lifetimes.companyAccess),
        scope: outcome.scopes.join(" "),
        token_type: "Bearer",
        access_token: outcome.accessToken,
        refresh_token: outcome.refreshToken,
        geolocation: world.baseUrl(),
      },
    };
  };
