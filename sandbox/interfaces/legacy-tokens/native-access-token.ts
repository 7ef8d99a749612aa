import { forbidden, type LegacyTokensSecurity, unauthorized } from "@specwright/travel-expense/legacy-tokens/server";
import { type Account, applicationByKey, logOn } from "../../domain/accounts.js";
import { issueLegacyToken } from "../../domain/legacy-tokens/issue.js";
import { elementScopes, scopeCodes } from "../../domain/scopes.js";
import type { World } from "../../domain/world.js";
import { issuedAnswer } from "./answer.js";
import type { Handlers } from "./handlers.js";

type Security = LegacyTokensSecurity<Account, { readonly applicationId: string }>;

/** The hook for login and password. */
export const userCredentials =
  (world: World): Security["userCredentials"] =>
  async ({ credential }) => {
    const account = await logOn(world, credential.username, credential.password);
    if (!("refused" in account)) return account;
    return account.refused === "unknown" ? unauthorized(account.message) : forbidden(account.message);
  };

/** The hook for the Key of an application. */
export const consumerKey =
  (world: World): Security["consumerKey"] =>
  async ({ credential }) => {
    const application = await applicationByKey(world, credential);
    if (application === undefined) return unauthorized("No application has this Key.");
    return application.conditions.includes("disabled")
      ? forbidden("The application is disabled.")
      : { applicationId: application.id };
  };

/** The native flow: a token for the user, without consent. */
export const getAccessToken =
  (world: World): Handlers["getAccessToken"] =>
  async (_, { auth }) => {
    const { user } = auth.userCredentials;
    const { applicationId } = auth.consumerKey;
    const scopes = [...scopeCodes, ...elementScopes];
    const subject = { companyId: user.companyId, userId: user.id, applicationId, scopes };
    const issued = await issueLegacyToken(world, subject);
    return { status: 200, body: issuedAnswer(world, issued) };
  };
