import { alias, and, containsJson, eq, namesAnother, type SQL } from "../../store/query.js";
import { users } from "../../store/schema.js";
import { canonicalAddress, phoneUri } from "./canonical.js";
import { userSchemas } from "./attributes.js";
import type { ComparedPath, UserFilter } from "./filter.js";

/** Returns the condition of a filter, for which an index exists. */
export function filterCondition(
  { of: { schema, attribute, sub: part }, value }: UserFilter<ComparedPath>,
  { id: companyId, name: organization }: { readonly id: string; readonly name: string | undefined },
): SQL {
  const name = part === undefined ? attribute.name : `${attribute.name}.${part.name}`;
  if (schema === userSchemas.core && Object.hasOwn(columns, name)) return columns[name]!(value);
  if (schema === userSchemas.enterprise && name === "employeeNumber")
    return typeof value === "string" ? eq(users.employeeNumber, value) : never();
  if (schema === userSchemas.enterprise && name === "organization") return value === organization ? always() : never();
  if (schema === userSchemas.enterprise && Object.hasOwn(ofManagers, name)) {
    const { from, to } = reports;
    const where = and(eq(to.companyId, companyId), ofManagers[name]!(value)) ?? never();
    return namesAnother(users.id, { from, to }, [schema.id, "manager", "value"], where);
  }
  const stored = Object.hasOwn(canonicalForms, name) ? canonicalForms[name]!(String(value)) : value;
  const inner = part === undefined ? stored : { [part.name]: stored };
  const members = { [attribute.name]: attribute.multiValued === true ? [inner] : inner };
  return containsJson(users.identity, schema === userSchemas.core ? members : { [schema.id]: members });
}

type Value = UserFilter<ComparedPath>["value"];

/** The form in which a value is kept, by its attribute: a filter finds it in every other spelling too. */
const canonicalForms: Readonly<Record<string, (value: string) => string>> = {
  "emails.value": canonicalAddress,
  "phoneNumbers.value": (value) => phoneUri(value) ?? value,
  "manager.value": (value) => value.toLowerCase(),
};

/** Users who have a manager, and their managers. */
const reports = { from: alias(users, "report"), to: alias(users, "manager") };

/** Parts of a manager that are those of the manager's own record, which decides. */
const ofManagers: Readonly<Record<string, (value: Value) => SQL>> = {
  "manager.$ref": (value) => eq(reports.to.id, idAtEnd(value)),
  "manager.displayName": (value) => containsJson(reports.to.identity, { displayName: value }),
  "manager.employeeNumber": (value) => (typeof value === "string" ? eq(reports.to.employeeNumber, value) : never()),
};

/** Attributes that are not in the document of a user, or are found without regard to letter case. */
const columns: Readonly<Record<string, (value: Value) => SQL>> = {
  id: (value) => eq(users.id, String(value).toLowerCase()),
  userName: (value) => eq(users.loginKey, String(value).toLowerCase()),
  schemas: (value) => {
    if (value === userSchemas.sap.id) return containsJson(users.identity, { [userSchemas.sap.id]: {} });
    return value === userSchemas.core.id || value === userSchemas.enterprise.id ? always() : never();
  },
  "meta.version": (value) =>
    typeof value === "number" && Number.isSafeInteger(value) ? eq(users.version, value) : never(),
  "meta.created": (value) => atInstant(value, (time) => eq(users.createdAt, time)),
  "meta.lastModified": (value) => atInstant(value, (time) => eq(users.changedAt, time)),
  "meta.resourceType": (value) => (value === "User" ? always() : never()),
  "meta.location": (value) => eq(users.id, idAtEnd(value)),
};

/** Id of a user at the end of the user's address. */
function idAtEnd(value: Value): string {
  return String(value).split("/").at(-1) ?? "";
}

function atInstant(value: Value, condition: (time: string) => SQL): SQL {
  const time = new Date(String(value));
  return Number.isNaN(time.getTime()) ? never() : condition(time.toISOString());
}

const always = (): SQL => eq(users.id, users.id);
const never = (): SQL => eq(users.id, "");
