import type { CompleteUserRequest } from "@specwright/travel-expense/identity";
import { createIdentityClient, type IdentityClient } from "@specwright/travel-expense/identity/client";
import type { Sandbox } from "../../../sandbox/index.js";
import { known } from "../support/seeds.js";
import { minted } from "../support/tokens.js";

export const enterprise = "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User";
export const sap = "urn:ietf:params:scim:schemas:extension:sap:2.0:User";

/** Scopes by the last part of their names. */
export const scopesOf = (...names: readonly string[]): string[] => names.map((name) => `identity.user.${name}`);

/** A client with a token of a company that has such scopes. */
export async function clientWith(sandbox: Sandbox, scopes?: string[], companyId?: string): Promise<IdentityClient> {
  const token = await minted(sandbox, { ...(scopes && { scopes }), ...(companyId !== undefined && { companyId }) });
  return createIdentityClient({ baseUrl: sandbox.baseUrl, fetch: sandbox.fetch, auth: { companyToken: token } });
}

/** The least that a new user has. */
export function someone(userName: string, more: Partial<CompleteUserRequest> = {}): CompleteUserRequest {
  return {
    schemas: ["urn:ietf:params:scim:schemas:core:2.0:User", enterprise],
    userName,
    active: true,
    name: { familyName: "Berg", givenName: "Sol" },
    emails: [{ value: userName, type: "work", verified: "false" }],
    [enterprise]: { companyId: known.lindgren },
    ...more,
  };
}

/** The user of a successful response. Throws an `Error` that describes any other response. */
export function userOf<T>(answer: { readonly status: number; readonly data?: T | undefined }): T {
  if (answer.status >= 300 || answer.data === undefined)
    throw new Error(`The answer is ${answer.status}: ${JSON.stringify(answer.data)}`);
  return answer.data;
}

/** The status of the response to a user, new or at a path, that is sent without validation by a client. */
export async function statusOfSent(sandbox: Sandbox, user: unknown, place = ""): Promise<number> {
  const answer = await sandbox.fetch(`${sandbox.baseUrl}/profile/identity/v4.1/Users${place}`, {
    method: place === "" ? "POST" : "PUT",
    headers: { authorization: `Bearer ${await minted(sandbox)}`, "content-type": "application/json" },
    body: JSON.stringify(user),
  });
  return answer.status;
}
