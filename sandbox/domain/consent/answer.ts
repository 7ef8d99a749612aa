import { eq } from "../../store/query.js";
import { companies, users } from "../../store/schema.js";
import { type Account, isAdministrator } from "../accounts.js";
import { createRequestToken } from "../legacy-tokens/exchange.js";
import type { TokenSubject } from "../legacy-tokens/issue.js";
import type { World } from "../world.js";
import { withParameters } from "./return-address.js";
import { type ConsentParameters, type ConsentRequest, readConsentRequest } from "./request.js";

/** Returns the redirect address after the account grants the request; it contains a request token. */
export async function grantConsent(world: World, request: ConsentRequest, account: Account): Promise<string> {
  const { application, scopes, returnTo, encodedState } = request;
  const code = await createRequestToken(world, subjectOf(account, application.id, scopes));
  return withParameters(returnTo, { code, state: encodedState });
}

/** The address to which the browser goes when the user denies it. RFC 6749, section 4.1.2.1. */
export function denyConsent({ returnTo, encodedState }: ConsentRequest): string {
  const description = encodeURIComponent("The user did not agree.");
  return withParameters(returnTo, { error: "access_denied", error_description: description, state: encodedState });
}

/** The subject of a token that an account gives an application: the company of an administrator, any other user alone. */
export function subjectOf(account: Account, applicationId: string, scopes: readonly string[]): TokenSubject {
  const userId = isAdministrator(account) ? null : account.user.id;
  return { companyId: account.company.id, applicationId, userId, scopes };
}

/** Responds for a user like the page. Returns the redirect address, or the reason why there is none. */
export async function answerConsent(
  world: World,
  parameters: ConsentParameters,
  { loginId, isGranted }: { readonly loginId: string; readonly isGranted: boolean },
): Promise<
  { readonly location: string } | Exclude<Awaited<ReturnType<typeof readConsentRequest>>, object> | "unknownUser"
> {
  const request = await readConsentRequest(world, parameters);
  if (typeof request === "string") return request;
  if (!isGranted) return { location: denyConsent(request) };
  const user = await world.store.byCredential(users, "loginKey", loginId.toLowerCase());
  const company = user && (await world.store.platform.first(companies, eq(companies.id, user.companyId)));
  if (user === undefined || company === undefined) return "unknownUser";
  return { location: await grantConsent(world, request, { user, company }) };
}
