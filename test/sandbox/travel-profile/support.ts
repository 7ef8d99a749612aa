import type { ProfileResponse } from "@specwright/travel-expense/travel-profile";
import { createTravelProfileClient, type TravelProfileClient } from "@specwright/travel-expense/travel-profile/client";
import type { Sandbox } from "../../../sandbox/index.js";
import { legacyToken } from "../support/tokens.js";

/** Users of the seed. */
export const travelers = {
  ida: "3f2b8c1e-7d4a-4f6b-9a51-0c8e2d7b6a43",
  administrator: "3f2b8c1e-7d4a-4f6b-9a51-0c8e2d7b6a44",
  abroad: "3f2b8c1e-7d4a-4f6b-9a51-0c8e2d7b6a45",
} as const;

/** Applications of the seed that know loyalty programs. */
export const travelApplications = {
  supplier: "5c8d3f10-2a7e-4b9c-8e61-9b0d7f3a2e02",
  tmc: "5c8d3f10-2a7e-4b9c-8e61-9b0d7f3a2e03",
} as const;

/** Parties to call as: an application with scopes, for a user or for the company. */
export interface Caller {
  readonly applicationId?: string;
  readonly userId?: string;
  readonly scopes?: string[];
}

/** The client of a caller: by default Ida without scopes. */
export async function clientOf(
  sandbox: Sandbox,
  caller: Caller = { userId: travelers.ida },
): Promise<TravelProfileClient> {
  const oauthToken = await legacyToken(sandbox, { scopes: [], ...caller });
  return createTravelProfileClient({ baseUrl: sandbox.baseUrl, fetch: sandbox.fetch, auth: { oauthToken } });
}

/** The warnings in the response to a call that writes a profile. Throws an `Error` if the call was rejected. */
export function warningsOf({ status, data }: { readonly status: number; readonly data: unknown }): readonly string[] {
  if (status !== 200) throw new Error(`The answer is ${status}: ${JSON.stringify(data)}`);
  const { Warning = [] } = data as ProfileResponse;
  return Warning.map(({ Code, Message }) => `${Code}: ${Message ?? ""}`);
}
