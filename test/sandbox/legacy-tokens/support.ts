import { createLegacyTokensClient, type LegacyTokensClient } from "@specwright/travel-expense/legacy-tokens/client";
import type { Sandbox } from "../../../sandbox/index.js";

/** People of the seed, by login and password. */
export const people = {
  administrator: { username: "admin@lindgren.example", password: "bells-and-brakes" },
  requester: { username: "requester@lindgren.example", password: "wheels-and-spokes" },
  standardAdministrator: { username: "admin@moreau.example", password: "clay-and-glaze" },
} as const;

/** The key pair of the seed's application. */
export const keyPair = { client_id: "LindgrenConnectKey", client_secret: "LindgrenConnectSecret" } as const;

/** Clients of a sandbox by their credentials. */
export function clientsOf({ baseUrl, fetch }: Pick<Sandbox, "baseUrl" | "fetch">): {
  readonly anybody: LegacyTokensClient;
  withPassword(
    userCredentials: { readonly username: string; readonly password: string },
    key?: string,
  ): LegacyTokensClient;
  withToken(oauthToken: string): LegacyTokensClient;
} {
  return {
    anybody: createLegacyTokensClient({ baseUrl, fetch }),
    withPassword: (userCredentials, consumerKey = keyPair.client_id) =>
      createLegacyTokensClient({ baseUrl, fetch, auth: { userCredentials, consumerKey } }),
    withToken: (oauthToken) => createLegacyTokensClient({ baseUrl, fetch, auth: { oauthToken } }),
  };
}

/** The body of a response with the expected status 200. */
export function answered<T extends { readonly status: number }>(
  answer: T,
): Extract<T, { readonly status: 200 }> extends { readonly data: infer Data } ? Data : never {
  if (answer.status !== 200) throw new Error(`The answer is ${answer.status}.`);
  return (answer as unknown as { readonly data: never }).data;
}
