/**
 * Calls the platform: exchanges the auth token of a company, learns from the answer which host to use from then on, and
 * creates a purchase request there.
 */
import { type CompanyTokensClient, createCompanyTokensClient } from "@specwright/travel-expense/company-tokens/client";
import type { CompanyToken } from "@specwright/travel-expense/company-tokens";
import type { PurchaseRequest } from "@specwright/travel-expense/purchase-requests";
import {
  createPurchaseRequestsClient,
  isRequestValidationError,
} from "@specwright/travel-expense/purchase-requests/client";

/** Data that a partner application keeps about a company. */
export interface Account {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly companyId: string;
  readonly authToken: string;
}

/** Returns the id of the new purchase request. `fetch` is for tests; without it the platform's own is used. */
export async function createRequest(
  baseUrl: string,
  account: Account,
  request: PurchaseRequest,
  fetch: (request: Request) => Promise<Response> = globalThis.fetch,
): Promise<string> {
  const tokens = createCompanyTokensClient({ baseUrl, fetch });
  const first = await exchange(tokens, account);
  const unused = [first];
  const purchases = createPurchaseRequestsClient({
    baseUrl,
    fetch,
    auth: {
      // The client keeps the token, and calls this function again before the token expires.
      bearerToken: async () => {
        const { access_token: token, expires_in: seconds } = unused.pop() ?? (await exchange(tokens, account));
        return { token, expiresAt: Date.now() + Number(seconds) * 1000 };
      },
    },
  });

  // The token names the data centre of the company.
  const nearby = first.geolocation === undefined ? purchases : purchases.withBaseUrl(first.geolocation);
  try {
    const result = await nearby.createPurchaseRequest({ body: request });
    if (result.status === 202 && result.data.id !== undefined) return result.data.id;
    throw new Error(
      `Refused with ${result.status}: ${result.data.errors?.map((error) => error.errorMessage).join(" ")}`,
    );
  } catch (error) {
    // Nothing was sent: the request breaks the contract, and each problem says where.
    if (isRequestValidationError(error)) for (const { path, message } of error.problems) console.error(path, message);
    throw error;
  }
}

async function exchange(tokens: CompanyTokensClient, account: Account): Promise<CompanyToken> {
  const result = await tokens.issueCompanyToken({
    body: {
      client_id: account.clientId,
      client_secret: account.clientSecret,
      grant_type: "password",
      username: account.companyId,
      password: account.authToken,
      credtype: "authtoken",
    },
  });
  if (result.status === 200) return result.data;
  if (result.status === 500 || result.status === 503) throw new Error(`The token service is down (${result.status}).`);
  throw new Error(`No token: ${result.data.error_description}`);
}
