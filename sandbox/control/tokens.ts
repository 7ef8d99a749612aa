import { lifetimes } from "../domain/tokens.js";
import { eq } from "../store/query.js";
import { applications, companies, users } from "../store/schema.js";
import type { Control } from "./control.js";
import { type ControlHandlers, refuse } from "./generated/control/server.js";

/** Tokens without the flows that lead to them. The JWT of an application has no other source in the sandbox (choice Q-59). */
export function tokenHandlers({ world: { store, tokens, clock } }: Control): Pick<ControlHandlers, "mintToken"> {
  return {
    async mintToken({ body: { applicationId, companyId, userId, scopes, force = false } }) {
      const application = await store.platform.first(applications, eq(applications.id, applicationId));
      if (application === undefined) throw refuse(404, "The application does not exist.");
      const granted = scopes ?? application.scopes;
      if (!force) requireScopes(granted, application.scopes);
      if (companyId === undefined) {
        const token = await tokens.forApplication(applicationId, granted);
        return { status: 201, body: { token, expiresAt: clock.after(lifetimes.application) } };
      }
      if ((await store.platform.count(companies, eq(companies.id, companyId))) === 0)
        throw refuse(404, "The company does not exist.");
      if (userId !== undefined && (await store.ofCompany(companyId).count(users, eq(users.id, userId))) === 0)
        throw refuse(404, "The user does not exist in the company.");
      const token = await tokens.forCompany({ applicationId, companyId, scopes: granted, ...(userId && { userId }) });
      return { status: 201, body: { token, expiresAt: clock.after(lifetimes.companyAccess) } };
    },
  };
}

/** Throws a refusal with 400 for scopes that an application does not have. */
function requireScopes(asked: readonly string[], owned: readonly string[]): void {
  const problems = asked.flatMap((scope, index) =>
    owned.includes(scope)
      ? []
      : [{ code: "sandbox/scope", message: "The application does not have this scope.", path: `/scopes/${index}` }],
  );
  if (problems.length > 0)
    throw refuse(400, "The application does not have these scopes. Set force to add them anyway.", { problems });
}
