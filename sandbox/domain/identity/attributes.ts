/** Types of attributes, in the words of the discovery documents. */
export type AttributeType = "string" | "boolean" | "integer" | "dateTime" | "reference" | "complex";

/** An attribute of a user: what the discovery documents say of it. */
export interface Attribute {
  readonly name: string;
  readonly type: AttributeType;
  /** Present where the attribute has a list of values. */
  readonly multiValued?: true;
  /** Present where a user must have the attribute. */
  readonly required?: true;
  /** Absent for an attribute that calls may write. */
  readonly mutability?: "readOnly" | "immutable";
  /** "request": a read returns it only when it is named explicitly. */
  readonly returned?: "always" | "request";
  /** The realm in which values must be unique. Undefined if they need not be. */
  readonly uniqueness?: "server" | "global";
  /** Values that the discovery documents list. Undefined if they list none. */
  readonly canonicalValues?: readonly string[];
  /** The parts of a complex attribute. */
  readonly subAttributes?: readonly Attribute[];
  /** The data that it is part of, where that is not those of its schema. */
  readonly group?: ReadGroup;
}

/** Data that a read scope opens. */
export type ReadGroup = "ids" | "core" | "coresensitive" | "enterprise" | "sap";

/** A schema of users: its attributes, and the data that they are part of. */
export interface UserSchema {
  /** The URN of the schema. */
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** The data that its attributes are part of, unless they say otherwise. */
  readonly group: ReadGroup;
  readonly attributes: readonly Attribute[];
}

const text = (name: string, more: Omit<Attribute, "name" | "type"> = {}): Attribute => ({
  name,
  type: "string",
  ...more,
});
const flag = (name: string): Attribute => ({ name, type: "boolean" });
const complex = (name: string, subAttributes: readonly Attribute[], more: Partial<Attribute> = {}): Attribute => ({
  name,
  type: "complex",
  subAttributes,
  ...more,
});
const many = { multiValued: true } as const;
const readOnly = { mutability: "readOnly" } as const;

const address = ["country", "locality", "postalCode", "region", "streetAddress"].map((name) => text(name));

const core: UserSchema = {
  id: "urn:ietf:params:scim:schemas:core:2.0:User",
  name: "User",
  description: "A user of the platform.",
  group: "core",
  attributes: [
    text("schemas", { ...many, returned: "always" }),
    text("id", { ...readOnly, uniqueness: "global", returned: "always", group: "ids" }),
    text("externalId", { group: "ids" }),
    text("userName", { required: true, uniqueness: "global" }),
    { name: "active", type: "boolean", required: true },
    complex(
      "name",
      [
        ...[text("familyName", { required: true }), text("givenName", { required: true }), text("middleName")],
        ...[text("middleInitial"), text("familyNamePrefix"), text("academicTitle"), text("honorificPrefix")],
        ...[text("honorificSuffix"), text("formatted"), text("legalName", readOnly)],
      ],
      { required: true },
    ),
    text("displayName"),
    text("nickName"),
    text("title"),
    { ...text("dateOfBirth", { group: "coresensitive" }), type: "dateTime" },
    text("preferredLanguage"),
    text("timezone"),
    complex(
      "emails",
      [
        text("value", { required: true }),
        text("type", { canonicalValues: ["work", "home", "work2", "other", "other2"] }),
        flag("notifications"),
        text("verified"),
      ],
      { ...many, required: true },
    ),
    complex(
      "phoneNumbers",
      [
        text("value", { required: true }),
        text("type", { canonicalValues: ["work", "home", "mobile", "fax", "pager", "other"] }),
        text("display"),
        flag("notifications"),
        flag("primary"),
      ],
      many,
    ),
    complex(
      "addresses",
      [text("type", { canonicalValues: ["work", "home", "other", "billing", "bank", "shipping"] }), ...address],
      { ...many, group: "coresensitive" },
    ),
    complex(
      "emergencyContacts",
      [
        text("name", { required: true }),
        text("relationship", {
          required: true,
          canonicalValues: ["Spouse", "Brother", "Parent", "Sister", "Life Partner", "Other"],
        }),
        ...[text("emails"), text("phones")],
        ...address,
      ],
      { ...many, group: "coresensitive" },
    ),
    text("entitlements", {
      ...many,
      returned: "request",
      canonicalValues: ["Expense", "Invoice", "Request", "Travel"],
    }),
    complex(
      "localeOverrides",
      [
        text("preference24Hour", { canonicalValues: ["H:mm AM/PM", "hh:mm"] }),
        text("preferenceCurrencySymbolLocation", { canonicalValues: ["BeforeAmount", "AfterAmount"] }),
        text("preferenceDateFormat"),
        text("preferenceDefaultCalView", { canonicalValues: ["day", "week", "month"] }),
        text("preferenceDistance", { canonicalValues: ["mile", "km"] }),
        { name: "preferenceEndDayViewHour", type: "integer" },
        text("preferenceFirstDayOfWeek"),
        text("preferenceHourMinuteSeparator", { canonicalValues: [":", "."] }),
        text("preferenceNegativeCurrencyFormat"),
        text("preferenceNegativeNumberFormat"),
        text("preferenceNumberFormat"),
        { name: "preferenceStartDayViewHour", type: "integer" },
      ],
      readOnly,
    ),
    complex(
      "meta",
      [
        text("resourceType"),
        { name: "created", type: "dateTime" },
        { name: "lastModified", type: "dateTime" },
        { name: "version", type: "integer" },
        { name: "location", type: "reference" },
      ],
      readOnly,
    ),
  ],
};

const enterprise: UserSchema = {
  id: "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User",
  name: "EnterpriseUser",
  description: "A user as an employee of a company.",
  group: "enterprise",
  attributes: [
    text("companyId", { required: true, mutability: "immutable" }),
    text("costCenter"),
    text("department"),
    text("division"),
    text("employeeNumber", { uniqueness: "server" }),
    complex("manager", [
      text("value", { required: true }),
      { name: "$ref", type: "reference", returned: "request" },
      text("displayName", { ...readOnly, returned: "request" }),
      text("employeeNumber"),
    ]),
    text("organization", readOnly),
    { name: "startDate", type: "dateTime" },
    { name: "terminationDate", type: "dateTime" },
    complex(
      "leavesOfAbsence",
      [
        { name: "startDate", type: "dateTime", required: true },
        { name: "endDate", type: "dateTime" },
        text("type", { canonicalValues: ["voluntary", "mandatory"] }),
      ],
      many,
    ),
  ],
};

const sap: UserSchema = {
  id: "urn:ietf:params:scim:schemas:extension:sap:2.0:User",
  name: "SapUser",
  description: "The global id of a user.",
  group: "sap",
  attributes: [text("userUuid")],
};

/** Schemas of users: the core schema, and those with a property of their own for their attributes. */
export const userSchemas = { core, enterprise, sap } as const;

/** The same in a list. */
export const allUserSchemas: readonly UserSchema[] = Object.values(userSchemas);
