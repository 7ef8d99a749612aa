import type { World } from "../domain/world.js";
import type { Credentials } from "../sandbox.js";
import { asc, hasItems } from "../store/query.js";
import { applications, authTokens, companies, users } from "../store/schema.js";

/** Ready-made credentials of the world's first company and application. Throws an `Error` for a world without them. */
export async function credentialsOf({ store, tokens }: World, controlKey?: string): Promise<Credentials> {
  const [company] = await store.platform.find(companies, undefined, { orderBy: [asc(companies.id)], limit: 1 });
  const [application] = await store.platform.find(applications, undefined, {
    orderBy: [asc(applications.id)],
    limit: 1,
  });
  if (company === undefined || application === undefined) throw new Error("A seed needs a company and an application.");
  const rows = store.ofCompany(company.id);
  const [admin] = await rows.find(users, hasItems(users.roles), { orderBy: [asc(users.id)], limit: 1 });
  const auth = await rows.first(authTokens);
  const { id, secret, consumerKey, consumerSecret, scopes } = application;
  return {
    company: {
      id: company.id,
      authToken: auth?.token,
      accessToken: await tokens.forCompany({ companyId: company.id, applicationId: id, scopes }),
    },
    application: { id, secret, consumerKey, consumerSecret, jwt: await tokens.forApplication(id, scopes) },
    administrator: admin && { loginId: admin.loginId, password: admin.password ?? "" },
    controlKey,
  };
}
