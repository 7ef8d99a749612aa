import { eq } from "../store/query.js";
import type { Row } from "../store/rows.js";
import { applications, companies, users } from "../store/schema.js";
import { accountConditionOf } from "./account-conditions.js";
import type { CompanyCaller, UserCaller } from "./caller.js";
import { isSameSecret } from "./secrets.js";
import type { World } from "./world.js";

/** A user with the company that the account belongs to. */
export interface Account {
  /** The row of the user. */
  readonly user: Row<typeof users>;
  /** The row of the company. */
  readonly company: Row<typeof companies>;
}

/** The account of a login and its password, or why it may not log on. A user without a password logs on with an empty one. */
export async function logOn(
  world: World,
  loginId: string,
  password: string,
): Promise<Account | { readonly refused: "unknown" | "forbidden"; readonly message: string }> {
  const user = await world.store.byCredential(users, "loginKey", loginId.toLowerCase());
  if (user === undefined || !isSameSecret(user.password ?? "", password))
    return { refused: "unknown", message: "The login or the password is wrong." };
  const company = await world.store.platform.first(companies, eq(companies.id, user.companyId));
  if (company === undefined) throw new Error(`The company ${user.companyId} of a user does not exist.`);
  const inactive = user.isActive ? [] : ["disabled"];
  const condition = accountConditionOf([...inactive, ...user.conditions, ...company.conditions]);
  return condition === undefined ? { user, company } : { refused: "forbidden", message: condition.message };
}

/** True for a user who exists, is active, and can log on. */
export async function mayLogOn(
  { store }: World,
  { companyId, userId }: { readonly companyId: string; readonly userId: string },
): Promise<boolean> {
  const user = await store.ofCompany(companyId).known(users, { id: userId });
  return user?.isActive === true && accountConditionOf(user.conditions) === undefined;
}

/** True for a user with the role of an administrator, which each edition calls by its own name. */
export function isAdministrator({ user, company }: Account): boolean {
  return user.roles.includes(company.edition === "standard" ? "CanAdminister" : "WebServicesAdministrator");
}

/** True for a caller that may name other users of its company: an application that acts for the company, or an administrator. */
export async function mayNameOthers({ store }: World, caller: CompanyCaller | UserCaller): Promise<boolean> {
  if (caller.kind === "company") return true;
  const user = await store.ofCompany(caller.companyId).known(users, { id: caller.userId });
  const company = await store.platform.known(companies, { id: caller.companyId });
  return user !== undefined && company !== undefined && isAdministrator({ user, company });
}

/** The application with this Key. */
export async function applicationByKey(
  { store }: World,
  consumerKey: string,
): Promise<Row<typeof applications> | undefined> {
  return store.platform.first(applications, eq(applications.consumerKey, consumerKey));
}

/** The application with this Key and Secret, or why it may not act. */
export async function applicationBySecret(
  world: World,
  consumerKey: string,
  consumerSecret: string,
): Promise<Row<typeof applications> | "unknownClient" | "disabledClient"> {
  const application = await applicationByKey(world, consumerKey);
  if (application === undefined || !isSameSecret(application.consumerSecret, consumerSecret)) return "unknownClient";
  return application.conditions.includes("disabled") ? "disabledClient" : application;
}
