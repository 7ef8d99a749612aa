import type { NewRow, Row } from "../../store/rows.js";
import type { companies, users } from "../../store/schema.js";
import { userSchemas } from "./attributes.js";
import { isAttributes, type Attributes, attributesOf, withMember, withMembers } from "./user-members.js";

/** A user as it is stored. */
export type StoredUser = Row<typeof users>;

/** Columns of a user that other interfaces read, from its attributes. */
export function userColumns(
  user: Attributes,
): Pick<
  NewRow<typeof users>,
  "loginId" | "loginKey" | "email" | "givenName" | "familyName" | "employeeNumber" | "isActive" | "identity"
> {
  const name = isAttributes(user["name"]) ? user["name"] : {};
  const emails = (user["emails"] ?? []) as readonly { readonly value?: string; readonly type?: string }[];
  const email = emails.find(({ type }) => type === "work") ?? emails[0];
  const loginId = String(user["userName"]);
  const number = attributesOf(user, userSchemas.enterprise)["employeeNumber"];
  return {
    loginId,
    loginKey: loginId.toLowerCase(),
    email: email?.value ?? "",
    givenName: String(name["givenName"]),
    familyName: String(name["familyName"]),
    employeeNumber: typeof number === "string" ? number : null,
    isActive: user["active"] === true,
    identity: user,
  };
}

/** Returns the attributes of a stored user, without computed ones. Columns take precedence over the document. */
export function userDocument(stored: StoredUser): Attributes {
  const { identity, loginId, email, givenName, familyName, employeeNumber, isActive, companyId } = stored;
  const name = isAttributes(identity["name"]) ? identity["name"] : {};
  const emails = Array.isArray(identity["emails"]) ? identity["emails"] : [{ value: email, type: "work" }];
  const core = { ...identity, userName: loginId, active: isActive, name: { ...name, givenName, familyName }, emails };
  const extension = { ...attributesOf(identity, userSchemas.enterprise), companyId };
  const members = withMember(extension, "employeeNumber", employeeNumber ?? undefined);
  return withMembers(core, userSchemas.enterprise, members);
}

/** The id of the manager of a user. */
export function managerIdOf(user: Attributes): string | undefined {
  const { manager } = attributesOf(user, userSchemas.enterprise);
  return isAttributes(manager) ? String(manager["value"]).toLowerCase() : undefined;
}

/** A manager as reads return it. */
export interface KnownManager {
  /** The identifier of the manager's user. */
  readonly id: string;
  /** The name as reads show it. */
  readonly displayName: string;
  /** Null for a manager without one. */
  readonly employeeNumber: string | null;
}

/** Returns all attributes of a user, including computed ones. */
export function wholeUser(
  stored: StoredUser,
  {
    company,
    manager,
    usersUri,
  }: {
    readonly company: Row<typeof companies> | undefined;
    readonly manager: KnownManager | undefined;
    readonly usersUri: string;
  },
): Attributes {
  const document = userDocument(stored);
  const extension = attributesOf(document, userSchemas.enterprise);
  const sap = document[userSchemas.sap.id];
  const managerReference = manager && {
    value: manager.id,
    $ref: `${usersUri}/${manager.id}`,
    displayName: manager.displayName,
    ...(manager.employeeNumber !== null && { employeeNumber: manager.employeeNumber }),
  };
  return {
    ...document,
    schemas: [userSchemas.core.id, userSchemas.enterprise.id, ...(sap === undefined ? [] : [userSchemas.sap.id])],
    id: stored.id,
    [userSchemas.enterprise.id]: {
      ...extension,
      ...(managerReference !== undefined && { manager: managerReference }),
      ...(company !== undefined && { organization: company.name }),
    },
    meta: {
      resourceType: "User",
      created: stored.createdAt,
      lastModified: stored.changedAt,
      version: stored.version,
      location: `${usersUri}/${stored.id}`,
    },
  };
}
