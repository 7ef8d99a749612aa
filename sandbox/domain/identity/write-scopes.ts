import { isDeepStrictEqual } from "node:util";
import { allUserSchemas, type Attribute, type UserSchema, userSchemas } from "./attributes.js";
import { objectListOf, type UserFault } from "./canonical.js";
import { isAttributes, knownMembers, type Attributes, attributesOf, withMember, withMembers } from "./user-members.js";

const coreAndEnterprise = "identity.user.coreenterprise.writeonly";
const verifiedScope = "identity.user.emails.verified.writeonly";

/** Returns the attributes of a user that a request may set: without computed and read-only ones. */
export function writableMembers(user: Attributes): Attributes {
  let kept = knownMembers(user);
  for (const schema of allUserSchemas) {
    const members = attributesOf(kept, schema);
    const writableAttributes = schema.attributes.filter(
      ({ name, mutability }) => mutability !== "readOnly" && !made.has(name),
    );
    const values = writableAttributes
      .map(({ name, subAttributes }) => [name, writableParts(members[name], subAttributes)] as const)
      .filter(([, value]) => value !== undefined);
    kept = withMembers(kept, schema, Object.fromEntries(values));
  }
  return kept;
}

/** Computed attributes, and the list of schemas. */
const made: ReadonlySet<string> = new Set(["displayName", "formatted", "schemas"]);

/** Parts of a manager that are those of the manager's own record. */
const ofManager: ReadonlySet<string> = new Set(["$ref", "employeeNumber"]);

function writableParts(value: unknown, parts: readonly Attribute[] | undefined): unknown {
  if (parts === undefined || !isAttributes(value)) return value;
  const isManager = parts.some(({ name }) => name === "$ref");
  const kept = parts.filter(
    ({ name, mutability }) => mutability !== "readOnly" && !made.has(name) && !(isManager && ofManager.has(name)),
  );
  return Object.fromEntries(
    kept.map(({ name }) => [name, value[name]] as const).filter(([, part]) => part !== undefined && part !== null),
  );
}

/**
 * The user that a token may write: attributes for which it has no write scope stay as they were where the request leaves them
 * out, and are a fault where the request changes them. `verified` of an email is read only without its scope.
 */
export function allowedUser(
  before: Attributes,
  sent: Attributes,
  scopes: readonly string[],
): { readonly user: Attributes; readonly faults: readonly UserFault[] } {
  const faults: UserFault[] = [];
  let user = scopes.includes(verifiedScope) ? sent : withStoredVerified(before, sent);
  for (const schema of allUserSchemas) {
    let members = attributesOf(user, schema);
    const stored = attributesOf(before, schema);
    for (const attribute of schema.attributes) {
      const { name } = attribute;
      if (isDeepStrictEqual(stored[name], members[name]) || scopes.includes(scopeOf(schema, attribute))) continue;
      if (name === "emails" && differInVerifiedAlone(stored[name], members[name])) continue;
      if (members[name] !== undefined) {
        const path = schema === userSchemas.core ? `/${name}` : `/${schema.id}/${name}`;
        faults.push({ row: "scopeMissing", path, message: `No scope of the token allows it to write ${name}.` });
      }
      members = withMember(members, name, stored[name]);
    }
    user = withMembers(user, schema, members);
  }
  return { user, faults };
}

function scopeOf(schema: UserSchema, { name }: Attribute): string {
  if (schema === userSchemas.sap) return "identity.user.sap.writeonly";
  return name === "externalId" ? "identity.user.externalID.writeonly" : coreAndEnterprise;
}

function withStoredVerified(before: Attributes, sent: Attributes): Attributes {
  const emails = objectListOf(sent["emails"]);
  if (emails === undefined) return sent;
  const stored = objectListOf(before["emails"]) ?? [];
  const kept = emails.map((email) =>
    withMember(email, "verified", stored.find(({ value }) => value === email["value"])?.["verified"]),
  );
  return withMember(sent, "emails", kept);
}

function differInVerifiedAlone(before: unknown, after: unknown): boolean {
  const bare = (emails: unknown) => objectListOf(emails)?.map((email) => withMember(email, "verified", undefined));
  return after !== undefined && isDeepStrictEqual(bare(before), bare(after));
}
