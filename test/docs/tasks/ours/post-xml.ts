import { createLoyaltyClient } from "../../../../generated/loyalty/client.js";
import type { LoyaltyMembershipResponse, LoyaltyMembershipUpdate } from "../../../../generated/loyalty/types.js";
import type { Service } from "../service.js";

/** Sends memberships as XML, and returns the outcome that comes as XML. Both are checked. */
export async function post(
  { baseUrl, token, fetch }: Service,
  body: LoyaltyMembershipUpdate,
): Promise<LoyaltyMembershipResponse> {
  const client = createLoyaltyClient({ baseUrl, fetch, auth: { oauthToken: token } });
  return (await client.updateLoyaltyMemberships({ body })).data;
}
