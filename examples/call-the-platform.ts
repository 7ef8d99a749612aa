/**
 * Calls the platform: exchanges the auth token of a company, learns from the answer which host to use from then on, and
 * creates a purchase request there.
 */
import { companyTokensCompanyTokenProvider } from "@specwright/travel-expense/company-tokens/client";
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
  const { clientId, clientSecret, companyId, authToken } = account;
  const fields = { username: companyId, password: authToken };
  const requestToken = companyTokensCompanyTokenProvider({ baseUrl, clientId, clientSecret, fields, fetch });
  const first = await requestToken();
  const unused = [first];

  // The response names the data center of the company.
  const { geolocation = baseUrl } = first.response;
  const purchases = createPurchaseRequestsClient({
    baseUrl: String(geolocation),
    fetch,
    // The client keeps the token, and calls this function again before the token expires.
    auth: { bearerToken: (context) => unused.pop() ?? requestToken(context) },
  });
  try {
    const result = await purchases.createPurchaseRequest({ body: request });
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
