import createClient from "openapi-fetch";
import type { components, paths } from "../../../../generated/company-tokens/paths.js";
import type { Service } from "../service.js";
import { checkerOf } from "./contract.js";

type Schemas = components["schemas"];
const checkGrant = checkerOf<Schemas["PasswordGrant"]>("company-tokens", "PasswordGrant");
const checkToken = checkerOf<Schemas["CompanyToken"]>("company-tokens", "CompanyToken");
const checkMessage = checkerOf<Schemas["ServerMessage"]>("company-tokens", "ServerMessage");
const checkFailure = checkerOf<Schemas["TokenFailure"]>("company-tokens", "TokenFailure");

/** Returns a token; errors say apart that the service is down, and why it refused. */
export async function exchange({ baseUrl, fetch }: Service, body: Schemas["PasswordGrant"]): Promise<string> {
  const { data, error, response } = await createClient<paths>({ baseUrl, fetch }).POST("/oauth2/v0/token", {
    body: checkGrant(body),
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
  });
  if (response.status === 200) return checkToken(data).access_token;
  // The type of an error is the same at every status.
  if (response.status === 500 || response.status === 503) throw new Error(`Down: ${checkMessage(error).message}`);
  throw new Error(`Refused: ${checkFailure(error).error_description}`);
}
