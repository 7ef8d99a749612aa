import { createCompanyTokensClient } from "../../../../generated/company-tokens/client.js";
import type { PasswordGrant } from "../../../../generated/company-tokens/types.js";
import type { Service } from "../service.js";

/** Returns a token; errors say apart that the service is down, and why it refused. */
export async function exchange({ baseUrl, fetch }: Service, body: PasswordGrant): Promise<string> {
  const result = await createCompanyTokensClient({ baseUrl, fetch }).issueCompanyToken({ body });
  if (result.status === 200) return result.data.access_token;
  if (result.status === 500 || result.status === 503) throw new Error(`Down: ${result.data.message}`);
  throw new Error(`Refused: ${result.data.error_description}`);
}
