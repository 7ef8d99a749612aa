// Generated from specs/identity/openapi.yaml, sandbox/overlays/identity.yaml and specs/open-questions.yaml. Edit the specs, then run `make generate`.

/** One physical address of a user. */
export interface Address {
  /** The purpose of the address. */
  type?: AddressType;
  /** The full street address. It may have several lines. */
  streetAddress?: string;
  /** The city or locality. */
  locality?: string;
  /** The state or region. */
  region?: string;
  /** The zip or postal code. */
  postalCode?: string;
  /**
   * The country.
   *
   * Pattern: ^[A-Z]{2}$
   */
  country?: CountryCode;
}

/** The purpose of an address. */
export type AddressType = "work" | "home" | "other" | "billing" | "bank" | "shipping";

/**
 * The name of an attribute. A period separates a sub-attribute from its attribute, as in name.givenName. A colon
 * separates an attribute of an extension from the URN of the extension, for example in front of
 * manager.displayName.
 */
export type AttributeName = string;

/** The parameters of `changeUser`. */
export interface ChangeUserParameters {
  path: {
    /**
     * The UUID of the user.
     *
     * Format: uuid.
     * @example "8d0f4a52-3c1e-4b7a-9e26-5f1b7c8d9e30"
     */
    id: string;
  };
}

/** The id of a company. It never changes once it is set. */
export type CompanyId = string;

/** An email address with its required value. */
export type CompleteEmail = {
  value: string;
} & Email;

/**
 * An emergency contact with the name and the relationship that provisioning requires.
 * @remarks Open question: Q-38: The required value belongs to an optional parent; it is required inside that
 * parent.
 */
export type CompleteEmergencyContact = {
  name: string;
  relationship: EmergencyContactRelationship;
} & EmergencyContact;

/**
 * The enterprise extension with the required id of the company.
 *
 * As it is received.
 * @remarks `leavesOfAbsence`: Open question: The attribute is documented as an object, but has the name
 * of a list; here it is an array.
 */
export type CompleteEnterpriseUser = {
  /** The id of the company. */
  companyId: CompanyId;
  /** The line manager of the user. */
  manager?: CompleteManager;
  /** The periods of absence with the consent of the company. */
  leavesOfAbsence?: CompleteLeaveOfAbsence[];
} & EnterpriseAttributes;

/**
 * The enterprise extension with the required id of the company.
 *
 * As it is sent.
 */
export type CompleteEnterpriseUserRequest = {
  /** The id of the company. */
  companyId: CompanyId;
  /** The line manager of the user. */
  manager?: CompleteManagerRequest;
  /** The periods of absence with the consent of the company. */
  leavesOfAbsence?: CompleteLeaveOfAbsence[];
} & EnterpriseAttributesRequest;

/**
 * A leave with its required start.
 * @remarks Open question: Q-38: The required value belongs to an optional parent; it is required inside that
 * parent.
 */
export type CompleteLeaveOfAbsence = {
  startDate: string;
} & LeaveOfAbsence;

/**
 * A manager with the UUID that provisioning requires.
 *
 * As it is received.
 * @remarks Open question: Q-38: The required value belongs to an optional parent; it is required inside that
 * parent.
 */
export type CompleteManager = {
  value: string;
} & Manager;

/**
 * A manager with the UUID that provisioning requires.
 *
 * As it is sent.
 */
export type CompleteManagerRequest = {
  value: string;
} & ManagerRequest;

/**
 * A name with its two required parts.
 *
 * As it is received.
 */
export type CompleteName = {
  familyName: string;
  givenName: string;
} & Name;

/**
 * A name with its two required parts.
 *
 * As it is sent.
 */
export type CompleteNameRequest = {
  familyName: string;
  givenName: string;
} & NameRequest;

/**
 * A phone number with the value that provisioning requires.
 * @remarks Open question: Q-38: The required value belongs to an optional parent; it is required inside that
 * parent.
 */
export type CompletePhoneNumber = {
  value: string;
} & PhoneNumber;

/**
 * A profile with all properties that are required to create or replace a user: login name, state, name, email
 * addresses and the enterprise extension with the id of the company.
 *
 * As it is received.
 * @remarks Open question: Q-87: The smallest shape that is shown for POST and PUT contains schemas, type and
 * verified of an email and the employeeNumber too, which are not documented as required, and the enterprise
 * extension, which is required because its companyId is (4 more in the spec).
 */
export type CompleteUser = {
  /**
   * The login name of the user.
   *
   * Pattern: ^[^%\[\]#!*&()~'{}^/\\?><,;:+=|"]+@[^%\[\]#!*&()~'{}^/\\?><,;:+=|"]+$
   */
  userName: UserName;
  /** True if the user is active. */
  active: boolean;
  /** The name of the user and its parts. */
  name: CompleteName;
  /** The email addresses of the user. */
  emails: CompleteEmail[];
  /** The phone numbers of the user. */
  phoneNumbers?: CompletePhoneNumber[];
  /**
   * The person to call in an emergency. Only one is allowed.
   *
   * At most 1 item.
   */
  emergencyContacts?: CompleteEmergencyContact[];
  /** The enterprise extension. */
  "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User": CompleteEnterpriseUser;
} & UserAttributes;

/**
 * A profile with all properties that are required to create or replace a user: login name, state, name, email
 * addresses and the enterprise extension with the id of the company.
 *
 * As it is sent.
 */
export type CompleteUserRequest = {
  /**
   * The login name of the user.
   *
   * Pattern: ^[^%\[\]#!*&()~'{}^/\\?><,;:+=|"]+@[^%\[\]#!*&()~'{}^/\\?><,;:+=|"]+$
   */
  userName: UserName;
  /** True if the user is active. */
  active: boolean;
  /** The name of the user and its parts. */
  name: CompleteNameRequest;
  /** The email addresses of the user. */
  emails: CompleteEmail[];
  /** The phone numbers of the user. */
  phoneNumbers?: CompletePhoneNumber[];
  /**
   * The person to call in an emergency. Only one is allowed.
   *
   * At most 1 item.
   */
  emergencyContacts?: CompleteEmergencyContact[];
  /** The enterprise extension. */
  "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User": CompleteEnterpriseUserRequest;
} & UserAttributesRequest;

/**
 * The setting of one feature.
 * @remarks Open question: Q-112: The fields of a configuration setting are not shown; any are accepted.
 */
export type ConfigurationSetting = {
  [name: string]: unknown;
};

/**
 * A country by its two-letter ISO 3166-1 alpha-2 code. The code is one that ISO 3166-1 assigns.
 *
 * Pattern: ^[A-Z]{2}$
 */
export type CountryCode = string;

/** The parameters of `deleteUser`. */
export interface DeleteUserParameters {
  path: {
    /**
     * The UUID of the user.
     *
     * Format: uuid.
     * @example "8d0f4a52-3c1e-4b7a-9e26-5f1b7c8d9e30"
     */
    id: string;
  };
}

/**
 * One email address of a user. A user has no more than one email address of each type. The service canonicalizes
 * the address.
 * @remarks `verified`: Open question: Q-91: The type is string with the meaning of true or false, but the form
 * of the two values is not specified.
 */
export interface Email {
  /** The email address. */
  value?: string;
  /** The purpose of the address. */
  type?: EmailType;
  /** True if the user has opted in to notifications at the address. */
  notifications?: boolean;
  /**
   * A string that means true or false and shows if the address is verified. Writing the attribute needs the
   * scope identity.user.emails.verified.writeonly; without it the attribute is read only.
   */
  verified?: string;
}

/** The purpose of an email address. */
export type EmailType = "work" | "home" | "work2" | "other" | "other2";

/**
 * The person to call in an emergency.
 * @remarks `emails`: Open question: Q-92: The type is string, but the form of several addresses in it is not
 * specified (1 more in the spec).
 */
export interface EmergencyContact {
  /** The name of the person. */
  name?: string;
  /** The person's relation to the user. */
  relationship?: EmergencyContactRelationship;
  /** The email addresses of the person. */
  emails?: string;
  /** The phone numbers of the person. */
  phones?: string;
  /** The street address. */
  streetAddress?: string;
  /** The city or locality. */
  locality?: string;
  /** The state or region. */
  region?: string;
  /** The postal code. */
  postalCode?: string;
  /**
   * The country.
   *
   * Pattern: ^[A-Z]{2}$
   */
  country?: CountryCode;
}

/**
 * An emergency contact's relation to the user.
 * @remarks Open question: The travel profile spells one of the values LifePartner; here it is written
 * with a space.
 */
export type EmergencyContactRelationship = "Spouse" | "Brother" | "Parent" | "Sister" | "Life Partner" | "Other";

/**
 * The start or the end of an employment. The date lies between 1900-01-01 and 2079-06-06.
 *
 * Format: date-time. Pattern: ^(?:(?:19[0-9]{2}|20[0-6][0-9]|207[0-8])-|2079-0(?:[1-5]-|6-0[1-6]))
 * @remarks Open question: Q-11: The format is written YYYY-MM-DD'T'hh:mm:ss'Z with an unbalanced quotation mark;
 * here it is date-time.
 */
export type EmploymentTime = string;

/**
 * The attributes of the enterprise extension that requests and responses share.
 *
 * As it is received.
 */
export interface EnterpriseAttributes {
  /** The provisioned cost center. It is unrelated to the cost center of expenses. */
  costCenter?: string;
  /** The department supplied by the client. It is unrelated to the department of expenses. */
  department?: string;
  /** The division supplied by the client. It is unrelated to the division of expenses. */
  division?: string;
  /** The employee number supplied by the client. The number is unique within the company. */
  employeeNumber?: string;
  /** The name of the company. */
  organization?: string;
  /**
   * The start of the employment.
   *
   * Format: date-time. Pattern: ^(?:(?:19[0-9]{2}|20[0-6][0-9]|207[0-8])-|2079-0(?:[1-5]-|6-0[1-6]))
   */
  startDate?: EmploymentTime;
  /**
   * The end of the employment. The service also computes the period of data retention from it.
   *
   * Format: date-time. Pattern: ^(?:(?:19[0-9]{2}|20[0-6][0-9]|207[0-8])-|2079-0(?:[1-5]-|6-0[1-6]))
   */
  terminationDate?: EmploymentTime;
}

/**
 * The attributes of the enterprise extension that requests and responses share.
 *
 * As it is sent: without the properties that only the server sets.
 */
export interface EnterpriseAttributesRequest {
  /** The provisioned cost center. It is unrelated to the cost center of expenses. */
  costCenter?: string;
  /** The department supplied by the client. It is unrelated to the department of expenses. */
  department?: string;
  /** The division supplied by the client. It is unrelated to the division of expenses. */
  division?: string;
  /** The employee number supplied by the client. The number is unique within the company. */
  employeeNumber?: string;
  /**
   * The start of the employment.
   *
   * Format: date-time. Pattern: ^(?:(?:19[0-9]{2}|20[0-6][0-9]|207[0-8])-|2079-0(?:[1-5]-|6-0[1-6]))
   */
  startDate?: EmploymentTime;
  /**
   * The end of the employment. The service also computes the period of data retention from it.
   *
   * Format: date-time. Pattern: ^(?:(?:19[0-9]{2}|20[0-6][0-9]|207[0-8])-|2079-0(?:[1-5]-|6-0[1-6]))
   */
  terminationDate?: EmploymentTime;
}

/**
 * The enterprise extension of a user in a response, with data about the employment.
 * @remarks `leavesOfAbsence`: Open question: The attribute is documented as an object, but has the name
 * of a list; here it is an array.
 */
export type EnterpriseUser = {
  /** The id of the company. */
  companyId?: CompanyId;
  /** The line manager of the user. */
  manager?: Manager;
  /** The periods of absence with the consent of the company. */
  leavesOfAbsence?: LeaveOfAbsence[];
} & EnterpriseAttributes;

/** A feature that can be enabled for a user. */
export type Entitlement = "Expense" | "Invoice" | "Request" | "Travel";

/** The parameters of `getSchema`. */
export interface GetSchemaParameters {
  path: {
    /**
     * The id of the schema: its URN.
     * @example "urn:ietf:params:scim:schemas:core:2.0:User"
     */
    id: string;
  };
}

/** The parameters of `getUser`. */
export interface GetUserParameters {
  path: {
    /**
     * The UUID of the user.
     *
     * Format: uuid.
     * @example "8d0f4a52-3c1e-4b7a-9e26-5f1b7c8d9e30"
     */
    id: string;
  };
}

/**
 * The known URNs of schemas.
 *
 * - `"urn:ietf:params:scim:schemas:core:2.0:User"`: The core attributes of a user.
 * - `"urn:ietf:params:scim:schemas:extension:enterprise:2.0:User"`: The enterprise extension of a user.
 * - `"urn:ietf:params:scim:schemas:extension:sap:2.0:User"`: The SAP extension of a user.
 * - `"urn:ietf:params:scim:api:messages:2.0:ListResponse"`: A list response.
 * - `"urn:ietf:params:scim:api:messages:2.0:PatchOp"`: A request that changes a user.
 * - `"urn:ietf:params:scim:api:messages:service:2.0:SearchRequest"`: A request that searches users.
 * - `"urn:ietf:params:scim:schemas:core:2.0:Schema"`: A schema as a resource.
 * @remarks Open question: Q-90: The URN of a list is specified, but no list is documented with it; in that of a
 * search the word service replaces a part that is not specified.
 */
export type KnownSchemaUrn =
  | "urn:ietf:params:scim:schemas:core:2.0:User"
  | "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User"
  | "urn:ietf:params:scim:schemas:extension:sap:2.0:User"
  | "urn:ietf:params:scim:api:messages:2.0:ListResponse"
  | "urn:ietf:params:scim:api:messages:2.0:PatchOp"
  | "urn:ietf:params:scim:api:messages:service:2.0:SearchRequest"
  | "urn:ietf:params:scim:schemas:core:2.0:Schema";

/** A period of absence with the consent of the company. */
export interface LeaveOfAbsence {
  /**
   * The first day of the leave, as YYYY-MM-DD.
   *
   * Format: date.
   */
  startDate?: string;
  /**
   * The end of the leave, as YYYY-MM-DD.
   *
   * Format: date.
   */
  endDate?: string;
  /** The kind of the leave: voluntary or mandatory. */
  type?: "voluntary" | "mandatory";
}

/**
 * The parameters of `listUsers`.
 * @remarks `cursor`: Open question: The location of the cursor of the next page is not specified.
 */
export interface ListUsersParameters {
  query?: {
    /**
     * The names of the attributes to return, separated by commas. A period separates a sub-attribute from
     * its attribute, as in name.givenName. A colon separates an attribute of an extension from the URN of
     * the extension.
     * @example "userName,name.givenName"
     */
    attributes?: string;
    /**
     * The names of the attributes to omit from the default attributes, separated by commas. They have the
     * same form as in attributes.
     * @example "emails,phoneNumbers"
     */
    excludedAttributes?: string;
    /**
     * The maximum number of results per page, 100 by default and never more than 1000.
     *
     * At most 1000.
     * @default 100
     * @example 50
     */
    count?: number;
    /**
     * A string that leads to the next page.
     * @example "cursor-2"
     */
    cursor?: string;
  };
}

/**
 * The settings that override the locale of a user.
 * @remarks `preference24Hour`: Open question: Q-94: The two forms are the values of the attribute (1 more in the
 * spec).
 */
export interface LocaleOverrides {
  /** The time format, with AM and PM or without. */
  preference24Hour?: "H:mm AM/PM" | "hh:mm";
  /** The position of the currency symbol relative to the amount. */
  preferenceCurrencySymbolLocation?: "BeforeAmount" | "AfterAmount";
  /** The preferred date format of the user. */
  preferenceDateFormat?: string;
  /** The default view of the calendar. */
  preferenceDefaultCalView?: "day" | "week" | "month";
  /** The unit of distance. */
  preferenceDistance?: "mile" | "km";
  /**
   * The hour when the day view starts, from 1.
   *
   * At least 1.
   */
  preferenceStartDayViewHour?: number;
  /**
   * The hour when the day view ends, from 0 to 23.
   *
   * At least 0. At most 23.
   */
  preferenceEndDayViewHour?: number;
  /** The first day of the week. */
  preferenceFirstDayOfWeek?: string;
  /** The separator between hours and minutes. */
  preferenceHourMinuteSeparator?: ":" | ".";
  /** The format of negative amounts of money. */
  preferenceNegativeCurrencyFormat?: string;
  /** The format of negative numbers. */
  preferenceNegativeNumberFormat?: string;
  /** The format of numbers. */
  preferenceNumberFormat?: string;
}

/**
 * The line manager of a user. A manager is provisioned by UUID. The manager does not sync to approvers or
 * delegates.
 *
 * As it is received.
 */
export interface Manager {
  /**
   * The UUID of the manager.
   *
   * Format: uuid.
   */
  value?: string;
  /**
   * The resource URI of the manager. A read returns the attribute only when it is named explicitly.
   *
   * Format: uri.
   */
  $ref?: string;
  /** The public name of the manager. A read returns the attribute only when it is named explicitly. */
  displayName?: string;
  /** The employee number of the manager. */
  employeeNumber?: string;
}

/**
 * The line manager of a user. A manager is provisioned by UUID. The manager does not sync to approvers or
 * delegates.
 *
 * As it is sent: without the properties that only the server sets.
 */
export interface ManagerRequest {
  /**
   * The UUID of the manager.
   *
   * Format: uuid.
   */
  value?: string;
  /**
   * The resource URI of the manager. A read returns the attribute only when it is named explicitly.
   *
   * Format: uri.
   */
  $ref?: string;
  /** The employee number of the manager. */
  employeeNumber?: string;
}

/**
 * The name of a user and its parts.
 *
 * As it is received.
 */
export interface Name {
  /** The family name. */
  familyName?: string;
  /** The given name. */
  givenName?: string;
  /** The middle name or names. */
  middleName?: string;
  /** The middle initial. */
  middleInitial?: string;
  /** The prefix of the family name. */
  familyNamePrefix?: string;
  /** The academic title. */
  academicTitle?: string;
  /** The title before the name. */
  honorificPrefix?: string;
  /** The suffix after the name. */
  honorificSuffix?: string;
  /** The full name. The full name is generated from the given, the middle and the family names. */
  formatted?: string;
  /** The legal name. */
  legalName?: string;
}

/**
 * The name of a user and its parts.
 *
 * As it is sent: without the properties that only the server sets.
 */
export interface NameRequest {
  /** The family name. */
  familyName?: string;
  /** The given name. */
  givenName?: string;
  /** The middle name or names. */
  middleName?: string;
  /** The middle initial. */
  middleInitial?: string;
  /** The prefix of the family name. */
  familyNamePrefix?: string;
  /** The academic title. */
  academicTitle?: string;
  /** The title before the name. */
  honorificPrefix?: string;
  /** The suffix after the name. */
  honorificSuffix?: string;
  /** The full name. The full name is generated from the given, the middle and the family names. */
  formatted?: string;
}

/**
 * One change to one attribute.
 * @remarks `value`: Open question: Q-102: The type of the value is not specified; it follows the attribute, so
 * any value is accepted.
 */
export interface PatchOperation {
  /** The kind of change: add a value, replace the current one or remove it. */
  op?: "add" | "replace" | "remove";
  /** The attribute to change. */
  path?: AttributeName;
  /** The value of the attribute. */
  value?: unknown;
}

/**
 * The changes to make to a user.
 * @remarks Open question: Q-100: The required properties of a change and of its operations are not specified, so
 * none is required (1 more in the spec).
 */
export interface PatchRequest {
  /** The URN of a change. */
  schemas?: "urn:ietf:params:scim:api:messages:2.0:PatchOp"[];
  /** The changes, in order. */
  Operations?: PatchOperation[];
}

/**
 * One phone number of a user. A user has no more than one number of each type, except for mobile, which allows
 * several. One mobile number of a user must be primary. No more than one number of a user may be primary. The
 * service brings the number into the canonical form of RFC 3966.
 * @remarks Open question: Q-08: One sentence allows one number of each type, another allows duplicates for
 * mobile; here it is several mobile numbers and one of every other type (1 more in the spec).
 */
export interface PhoneNumber {
  /** The phone number. */
  value?: string;
  /** The purpose of the number. */
  type?: PhoneNumberType;
  /** The number in a human-readable form. */
  display?: string;
  /** True if the user has opted in to notifications at the number. The attribute applies to mobile numbers only. */
  notifications?: boolean;
  /** True if the number is primary. The attribute applies to mobile numbers only. */
  primary?: boolean;
}

/** The purpose of a phone number. */
export type PhoneNumberType = "work" | "home" | "mobile" | "fax" | "pager" | "other";

/** The parameters of `replaceUser`. */
export interface ReplaceUserParameters {
  path: {
    /**
     * The UUID of the user.
     *
     * Format: uuid.
     * @example "8d0f4a52-3c1e-4b7a-9e26-5f1b7c8d9e30"
     */
    id: string;
  };
}

/**
 * A resource type with its path and its schema.
 * @remarks Open question: Q-105: Apart from attributes, the properties have no documented types and are strings;
 * those that are always present are not specified, so none is required.
 */
export interface ResourceType {
  /** The id of the resource type. */
  id?: string;
  /** The name of the resource type. */
  name?: string;
  /** The meaning of the resource type. */
  description?: string;
  /** The path of the resources, relative to the base address. For users, it is the path of the users. */
  endpoint?: string;
  /** The schema of the resources. */
  schema?: string;
  /** The schemas that extend the schema of the resources. */
  attributes?: SchemaExtension[];
}

/**
 * The resource types in a list with totals.
 * @remarks Open question: Q-104: No such list is specified; its properties are those of the lists of users and
 * schemas.
 */
export interface ResourceTypeList {
  /** The total number of resource types. */
  totalResults?: number;
  /** The number of resource types on this page. */
  itemsPerPage?: number;
  /** The resource types of this page. */
  Resources: ResourceType[];
}

/**
 * The resource types of the service.
 * @remarks Open question: Q-103: The response is documented as resource types, but it is not specified if they
 * are a plain array or a list with totals, as users and schemas are; both are accepted.
 */
export type ResourceTypes = ResourceType[] | ResourceTypeList;

/** The SAP extension of a user. */
export interface SapUser {
  /**
   * The global id of the user, shared between the services of the vendor group. Writing the attribute needs the
   * scope identity.user.sap.writeonly.
   *
   * Format: uuid.
   */
  userUuid?: string;
}

/**
 * A schema of the service's resources.
 * @remarks Open question: Q-107: Name, type and description have no documented types and are strings; the
 * properties that are always present are not specified, so none is required.
 */
export interface Schema {
  /**
   * The URI of the schema: its URN.
   *
   * Format: uri.
   */
  id?: string;
  /** The name of the schema. */
  name?: string;
  /** The type of the schema. */
  type?: string;
  /** The subject of the schema. */
  description?: string;
  /** The attributes of the schema. */
  attributes?: SchemaAttribute[];
}

/**
 * One attribute of a schema.
 * @remarks Open question: Q-108: Name, description, mutability and returned have no documented types and are
 * strings; the properties that are always present are not specified, so none is required (4 more in the spec).
 */
export interface SchemaAttribute {
  /** The name of the attribute. */
  name?: string;
  /** The data type of the attribute. */
  type?: "string" | "boolean" | "decimal" | "integer" | "dateTime" | "reference" | "complex";
  /** True if the attribute has a list of values. */
  multiValued?: boolean;
  /** The meaning of the attribute. */
  description?: string;
  /** Tells whether a resource must have the attribute. */
  required?: boolean;
  /** The suggested values of the attribute. */
  canonicalValues?: unknown;
  /** The sub-attributes of a complex attribute. */
  subAttributes?: SchemaAttribute[];
  /** True if values are case-sensitive. */
  caseExact?: boolean;
  /** Defines if and when the attribute can be written. */
  mutability?: string;
  /** The maximum length of a value. */
  maxLength?: number;
  /** Defines when the attribute is returned. */
  returned?: string;
  /** The scope within which a value of the attribute is unique. */
  uniqueness?: "none" | "server" | "global";
  /** The resource types that the attribute can reference. */
  referenceTypes?: unknown;
}

/**
 * A schema that extends the schema of a resource type.
 * @remarks Open question: Q-97: The properties that are always present are not specified, so none is required.
 */
export interface SchemaExtension {
  /**
   * The URI of the extended schema.
   *
   * Format: uri.
   */
  schema?: string;
  /** Tells whether the resources need the extension. */
  required?: boolean;
}

/**
 * A list of schemas.
 * @remarks Open question: Q-106: The properties that are always present are not specified, so none is required;
 * the types of the two numbers are those of the list of users.
 */
export interface SchemaList {
  /** The total number of schemas. */
  totalResults?: number;
  /** The number of schemas on this page. */
  itemsPerPage?: number;
  /** The schemas of this page. */
  Resources?: Schema[];
}

/**
 * The URN of a schema. The known URNs are listed; expect others.
 * @remarks Open question: Q-89: It is not specified if the list of URNs is complete, so any other string is
 * accepted.
 */
export type SchemaUrn = KnownSchemaUrn | (string & {});

/**
 * The search, and the attributes to return.
 * @remarks Open question: Q-98: The required properties of a search are not specified, so none is required (1
 * more in the spec).
 */
export interface SearchRequest {
  /** The URN of a search. */
  schemas?: "urn:ietf:params:scim:api:messages:service:2.0:SearchRequest"[];
  /**
   * A filter expression over the attributes of users. It may compare booleans, strings, numbers, dates and
   * arrays, for example an attribute, the operator eq and a value. A filter can use attributes of every data
   * type in the schema of users.
   */
  filter?: string;
  /** The names of the attributes to return. */
  attributes?: AttributeName[];
}

/**
 * The SCIM features of the service.
 * @remarks Open question: Q-97: The properties that are always present are not specified, so none is required (1
 * more in the spec).
 */
export interface ServiceProviderConfiguration {
  /** The authentication schemes for callers. */
  authenticationSchemes?: unknown;
  /** The setting for bulk changes. */
  bulk?: ConfigurationSetting;
  /** The setting for password changes. */
  changePassword?: ConfigurationSetting;
  /** The setting for resource versions. */
  etag?: ConfigurationSetting;
  /** The setting for filters. */
  filter?: ConfigurationSetting;
  /** The setting for partial changes. */
  patch?: ConfigurationSetting;
  /** The setting for sorted results. */
  sort?: ConfigurationSetting;
  /** The address of the documentation. */
  documentationUrl?: string;
}

/**
 * The profile of a user in a response. It contains the core attributes and the extensions for enterprise data
 * and for the SAP global id.
 * @remarks Open question: The attributes that each read scope returns are not listed (6 more in the
 * spec).
 */
export type User = {
  /**
   * The login name of the user.
   *
   * Pattern: ^[^%\[\]#!*&()~'{}^/\\?><,;:+=|"]+@[^%\[\]#!*&()~'{}^/\\?><,;:+=|"]+$
   */
  userName?: UserName;
  /** True if the user is active. It is the only status attribute. */
  active?: boolean;
  /** The name of the user and its parts. */
  name?: Name;
  /** The email addresses of the user. */
  emails?: Email[];
  /** The phone numbers of the user. */
  phoneNumbers?: PhoneNumber[];
  /**
   * The person to call in an emergency. Only one is allowed.
   *
   * At most 1 item.
   */
  emergencyContacts?: EmergencyContact[];
  /** The enterprise extension. */
  "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User"?: EnterpriseUser;
} & UserAttributes;

/**
 * The attributes of a user that requests and responses share. Attributes are readable and writable unless their
 * descriptions say otherwise.
 *
 * As it is received.
 * @remarks `schemas`: Open question: Q-83: The property is in the smallest shape for POST and PUT, but not in
 * the list of attributes; its type is not specified, and is that of the same property of a search (3 more in the
 * spec).
 */
export interface UserAttributes {
  /** The URNs of the schemas of the profile. */
  schemas?: SchemaUrn[];
  /**
   * The unique id of the user.
   *
   * Format: uuid.
   */
  id?: string;
  /**
   * The provisioning client's identifier for the user. Writing the attribute needs the scope
   * identity.user.externalID.writeonly.
   */
  externalId?: string;
  /**
   * The public name of the user. The name consists of givenName and familyName; nickName, if set, replaces
   * givenName.
   */
  displayName?: string;
  /**
   * A casual name, shown in the user interface as Preferred Name. The attribute must not contain a username. The
   * attribute is left blank if it does not apply.
   */
  nickName?: string;
  /** The job title of the user. */
  title?: string;
  /**
   * The date of birth, as YYYY-MM-DD.
   *
   * Format: date.
   */
  dateOfBirth?: string;
  /**
   * The preferred language of the user, en-US by default.
   * @default "en-US"
   */
  preferredLanguage?: string;
  /**
   * The time zone, America/New_York by default. The value is the name of a time zone in the Olson database.
   * @default "America/New_York"
   */
  timezone?: string;
  /** The physical addresses of the user. A user has no more than one address of each type. */
  addresses?: Address[];
  /**
   * The features that are enabled for the user. A read returns the attribute only when it is named explicitly. A
   * feature works only when the data of the user for its product has been provisioned.
   */
  entitlements?: Entitlement[];
  /** The settings that override the locale of the user. */
  localeOverrides?: LocaleOverrides;
  /** The SAP extension. */
  "urn:ietf:params:scim:schemas:extension:sap:2.0:User"?: SapUser;
  /** Metadata of the profile. */
  meta?: UserMeta;
}

/**
 * The attributes of a user that requests and responses share. Attributes are readable and writable unless their
 * descriptions say otherwise.
 *
 * As it is sent: without the properties that only the server sets.
 */
export interface UserAttributesRequest {
  /** The URNs of the schemas of the profile. */
  schemas?: SchemaUrn[];
  /**
   * The provisioning client's identifier for the user. Writing the attribute needs the scope
   * identity.user.externalID.writeonly.
   */
  externalId?: string;
  /**
   * The public name of the user. The name consists of givenName and familyName; nickName, if set, replaces
   * givenName.
   */
  displayName?: string;
  /**
   * A casual name, shown in the user interface as Preferred Name. The attribute must not contain a username. The
   * attribute is left blank if it does not apply.
   */
  nickName?: string;
  /** The job title of the user. */
  title?: string;
  /**
   * The date of birth, as YYYY-MM-DD.
   *
   * Format: date.
   */
  dateOfBirth?: string;
  /**
   * The preferred language of the user, en-US by default.
   * @default "en-US"
   */
  preferredLanguage?: string;
  /**
   * The time zone, America/New_York by default. The value is the name of a time zone in the Olson database.
   * @default "America/New_York"
   */
  timezone?: string;
  /** The physical addresses of the user. A user has no more than one address of each type. */
  addresses?: Address[];
  /**
   * The features that are enabled for the user. A read returns the attribute only when it is named explicitly. A
   * feature works only when the data of the user for its product has been provisioned.
   */
  entitlements?: Entitlement[];
  /** The SAP extension. */
  "urn:ietf:params:scim:schemas:extension:sap:2.0:User"?: SapUser;
}

/**
 * One page of users.
 * @remarks Open question: No property for the cursor of the next page is specified (2 more in the spec).
 */
export interface UserList {
  /** The total number of matching users. */
  totalResults?: number;
  /** The number of users on this page. */
  itemsPerPage?: number;
  /** The users of this page. */
  Resources?: User[];
}

/**
 * Metadata of a profile.
 * @remarks `resourceType`: Open question: Q-95: The property has no documented type; it is a string (2 more in
 * the spec).
 */
export interface UserMeta {
  /** The type of the resource. */
  resourceType?: string;
  /** The time when the profile was created. */
  created?: string;
  /** The time when the profile was last modified. */
  lastModified?: string;
  /** The version of the profile. */
  version?: number;
  /**
   * The URI of the user.
   *
   * Format: uri.
   */
  location?: string;
}

/**
 * The login name of a user, written as user@domain, without the characters % [ ] # ! * & ( ) ~ ' { } ^ / \ ? > <
 * , ; : + = | and quotation marks. A login name is unique across all products of the platform. A login name can
 * be used again only after its first holder has been renamed.
 *
 * Pattern: ^[^%\[\]#!*&()~'{}^/\\?><,;:+=|"]+@[^%\[\]#!*&()~'{}^/\\?><,;:+=|"]+$
 * @remarks Open question: Q-44: The quotation marks are not listed; the pattern rejects straight single and
 * double ones, and the behavior for typographic ones is open.
 */
export type UserName = string;
