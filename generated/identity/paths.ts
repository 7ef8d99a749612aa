// Generated from specs/identity/openapi.yaml, sandbox/overlays/identity.yaml and specs/open-questions.yaml. Edit the specs, then run `make generate`.

import type {
  Address,
  AddressType,
  AttributeName,
  CompanyId,
  CompleteEmail,
  CompleteEmergencyContact,
  CompleteEnterpriseUser,
  CompleteLeaveOfAbsence,
  CompleteManager,
  CompleteName,
  CompletePhoneNumber,
  CompleteUser,
  CompleteUserRequest,
  ConfigurationSetting,
  CountryCode,
  Email,
  EmailType,
  EmergencyContact,
  EmergencyContactRelationship,
  EmploymentTime,
  EnterpriseAttributes,
  EnterpriseUser,
  Entitlement,
  KnownSchemaUrn,
  LeaveOfAbsence,
  LocaleOverrides,
  Manager,
  Name,
  PatchOperation,
  PatchRequest,
  PhoneNumber,
  PhoneNumberType,
  ResourceType,
  ResourceTypeList,
  ResourceTypes,
  SapUser,
  Schema,
  SchemaAttribute,
  SchemaExtension,
  SchemaList,
  SchemaUrn,
  SearchRequest,
  ServiceProviderConfiguration,
  User,
  UserAttributes,
  UserList,
  UserMeta,
  UserName,
} from "./types.js";

export interface paths {
  "/profile/identity/v4.1/Users": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the users of a company.
     * @description This operation returns all users of the caller's company, page by page. Any of the five read scopes allows the call and determines the returned attributes. The caller names application/json in its Accept header.
     */
    get: operations["listUsers"];
    put?: never;
    /**
     * Create a user.
     * @description This operation creates the profile of a user. Any of the four write scopes allows the call and determines the writable attributes.
     */
    post: operations["createUser"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/profile/identity/v4.1/Users/.search": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Search users by their attributes.
     * @description This operation returns the users that match a filter. It takes no query parameters. Any of the five read scopes allows the call and determines the returned attributes. The caller names application/json in its Accept header.
     */
    post: operations["searchUsers"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/profile/identity/v4.1/Users/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The UUID of the user.
         * @example 8d0f4a52-3c1e-4b7a-9e26-5f1b7c8d9e30
         */
        id: string;
      };
      cookie?: never;
    };
    /**
     * Read one user.
     * @description This operation returns the profile of one user. Any of the five read scopes allows the call and determines the returned attributes. The caller names application/json in its Accept header.
     */
    get: operations["getUser"];
    /**
     * Replace the profile of a user.
     * @description This operation replaces the whole profile. Any of the four write scopes allows the call and determines the writable attributes. Every attribute that the request omits is deleted, or set to its system default or to null.
     */
    put: operations["replaceUser"];
    post?: never;
    /**
     * Delete a user permanently.
     * @description A hard delete of users exists under the scope identity.user.delete. It is recommended only for users without transaction history.
     */
    delete: operations["deleteUser"];
    options?: never;
    head?: never;
    /**
     * Change some attributes of a user.
     * @description This operation changes the attributes in the request and no others. Any of the three scopes named here allows the call and determines the writable attributes. If an operation names a multi-valued attribute without a filter, the attribute and all its values are replaced.
     */
    patch: operations["changeUser"];
    trace?: never;
  };
  "/profile/identity/v4.1/ResourceTypes/": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the types of resources.
     * @description This operation returns the resource types of the service. It needs no scope. The caller names application/json in its Accept header.
     */
    get: operations["listResourceTypes"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/profile/identity/v4.1/ServiceProviderConfig/": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read the configuration of the service.
     * @description This operation returns the SCIM features of the service. It needs no scope. The caller names application/json in its Accept header.
     */
    get: operations["getServiceProviderConfiguration"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/profile/identity/v4.1/Schemas/": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the schemas.
     * @description This operation returns the schemas of the service's resources. It needs no scope. The caller names application/json in its Accept header.
     */
    get: operations["listSchemas"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/profile/identity/v4.1/Schemas/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read one schema.
     * @description This operation returns one schema. It needs no scope. The caller names application/json in its Accept header.
     */
    get: operations["getSchema"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /** @description The attributes of a user that requests and responses share. Attributes are readable and writable unless their descriptions say otherwise. */
    UserAttributes: UserAttributes;
    /** @description The profile of a user in a response. It contains the core attributes and the extensions for enterprise data and for the SAP global id. */
    User: User;
    /** @description A profile with all properties that are required to create or replace a user: login name, state, name, email addresses and the enterprise extension with the id of the company. */
    CompleteUser: CompleteUser;
    /** @description The URN of a schema. The known URNs are listed; expect others. */
    SchemaUrn: SchemaUrn;
    /** @description The known URNs of schemas. */
    KnownSchemaUrn: KnownSchemaUrn;
    /** @description The login name of a user, written as user@domain, without the characters % [ ] # ! * & ( ) ~ ' { } ^ / \ ? > < , ; : + = | and quotation marks. A login name is unique across all products of the platform. A login name can be used again only after its first holder has been renamed. */
    UserName: UserName;
    /** @description The name of a user and its parts. */
    Name: Name;
    /** @description A name with its two required parts. */
    CompleteName: CompleteName;
    /** @description One email address of a user. A user has no more than one email address of each type. The service canonicalizes the address. */
    Email: Email;
    /** @description An email address with its required value. */
    CompleteEmail: CompleteEmail;
    /** @description The purpose of an email address. */
    EmailType: EmailType;
    /** @description One phone number of a user. A user has no more than one number of each type, except for mobile, which allows several. One mobile number of a user must be primary. No more than one number of a user may be primary. The service brings the number into the canonical form of RFC 3966. */
    PhoneNumber: PhoneNumber;
    /** @description A phone number with the value that provisioning requires. */
    CompletePhoneNumber: CompletePhoneNumber;
    /** @description The purpose of a phone number. */
    PhoneNumberType: PhoneNumberType;
    /** @description One physical address of a user. */
    Address: Address;
    /** @description The purpose of an address. */
    AddressType: AddressType;
    /** @description A country by its two-letter ISO 3166-1 alpha-2 code. The code is one that ISO 3166-1 assigns. */
    CountryCode: CountryCode;
    /** @description The person to call in an emergency. */
    EmergencyContact: EmergencyContact;
    /** @description An emergency contact with the name and the relationship that provisioning requires. */
    CompleteEmergencyContact: CompleteEmergencyContact;
    /** @description An emergency contact's relation to the user. */
    EmergencyContactRelationship: EmergencyContactRelationship;
    /** @description A feature that can be enabled for a user. */
    Entitlement: Entitlement;
    /** @description The settings that override the locale of a user. */
    LocaleOverrides: LocaleOverrides;
    /** @description Metadata of a profile. */
    UserMeta: UserMeta;
    /** @description The attributes of the enterprise extension that requests and responses share. */
    EnterpriseAttributes: EnterpriseAttributes;
    /** @description The enterprise extension of a user in a response, with data about the employment. */
    EnterpriseUser: EnterpriseUser;
    /** @description The enterprise extension with the required id of the company. */
    CompleteEnterpriseUser: CompleteEnterpriseUser;
    /** @description The id of a company. It never changes once it is set. */
    CompanyId: CompanyId;
    /** @description The line manager of a user. A manager is provisioned by UUID. The manager does not sync to approvers or delegates. */
    Manager: Manager;
    /** @description A manager with the UUID that provisioning requires. */
    CompleteManager: CompleteManager;
    /** @description The start or the end of an employment. The date lies between 1900-01-01 and 2079-06-06. */
    EmploymentTime: EmploymentTime;
    /** @description A period of absence with the consent of the company. */
    LeaveOfAbsence: LeaveOfAbsence;
    /** @description A leave with its required start. */
    CompleteLeaveOfAbsence: CompleteLeaveOfAbsence;
    /** @description The SAP extension of a user. */
    SapUser: SapUser;
    /** @description One page of users. */
    UserList: UserList;
    /** @description The search, and the attributes to return. */
    SearchRequest: SearchRequest;
    /** @description The name of an attribute. A period separates a sub-attribute from its attribute, as in name.givenName. A colon separates an attribute of an extension from the URN of the extension, for example in front of manager.displayName. */
    AttributeName: AttributeName;
    /** @description The changes to make to a user. */
    PatchRequest: PatchRequest;
    /** @description One change to one attribute. */
    PatchOperation: PatchOperation;
    /** @description The resource types of the service. */
    ResourceTypes: ResourceTypes;
    /** @description The resource types in a list with totals. */
    ResourceTypeList: ResourceTypeList;
    /** @description A resource type with its path and its schema. */
    ResourceType: ResourceType;
    /** @description A schema that extends the schema of a resource type. */
    SchemaExtension: SchemaExtension;
    /** @description A list of schemas. */
    SchemaList: SchemaList;
    /** @description A schema of the service's resources. */
    Schema: Schema;
    /** @description One attribute of a schema. */
    SchemaAttribute: SchemaAttribute;
    /** @description The SCIM features of the service. */
    ServiceProviderConfiguration: ServiceProviderConfiguration;
    /** @description The setting of one feature. */
    ConfigurationSetting: ConfigurationSetting;
  };
  responses: {
    /** @description The service rejected the request or failed to process it. */
    Failure: {
      headers: {
        [name: string]: unknown;
      };
      content?: never;
    };
  };
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  listUsers: {
    parameters: {
      query?: {
        /**
         * @description The names of the attributes to return, separated by commas. A period separates a sub-attribute from its attribute, as in name.givenName. A colon separates an attribute of an extension from the URN of the extension.
         * @example userName,name.givenName
         */
        attributes?: string;
        /**
         * @description The names of the attributes to omit from the default attributes, separated by commas. They have the same form as in attributes.
         * @example emails,phoneNumbers
         */
        excludedAttributes?: string;
        /**
         * @description The maximum number of results per page, 100 by default and never more than 1000.
         * @example 50
         */
        count?: number;
        /**
         * @description A string that leads to the next page.
         * @example cursor-2
         */
        cursor?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One page of users. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["UserList"];
        };
      };
      default: components["responses"]["Failure"];
    };
  };
  createUser: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description The profile of the new user. */
    requestBody: {
      content: {
        "application/json": CompleteUserRequest;
      };
    };
    responses: {
      /** @description The user was created. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["User"];
        };
      };
      default: components["responses"]["Failure"];
    };
  };
  searchUsers: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description The filter, and the attributes to return. */
    requestBody: {
      content: {
        "application/json": components["schemas"]["SearchRequest"];
      };
    };
    responses: {
      /** @description The users that match the filter. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["UserList"];
        };
      };
      default: components["responses"]["Failure"];
    };
  };
  getUser: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The UUID of the user.
         * @example 8d0f4a52-3c1e-4b7a-9e26-5f1b7c8d9e30
         */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The profile of the user. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["User"];
        };
      };
      default: components["responses"]["Failure"];
    };
  };
  replaceUser: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The UUID of the user.
         * @example 8d0f4a52-3c1e-4b7a-9e26-5f1b7c8d9e30
         */
        id: string;
      };
      cookie?: never;
    };
    /** @description The profile that replaces the current one. */
    requestBody: {
      content: {
        "application/json": CompleteUserRequest;
      };
    };
    responses: {
      /** @description The profile was replaced. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["User"];
        };
      };
      default: components["responses"]["Failure"];
    };
  };
  deleteUser: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The UUID of the user.
         * @example 8d0f4a52-3c1e-4b7a-9e26-5f1b7c8d9e30
         */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The user was deleted. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      default: components["responses"]["Failure"];
    };
  };
  changeUser: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The UUID of the user.
         * @example 8d0f4a52-3c1e-4b7a-9e26-5f1b7c8d9e30
         */
        id: string;
      };
      cookie?: never;
    };
    /** @description The changes to make. */
    requestBody: {
      content: {
        "application/json": components["schemas"]["PatchRequest"];
      };
    };
    responses: {
      /** @description The user was changed. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["User"];
        };
      };
      default: components["responses"]["Failure"];
    };
  };
  listResourceTypes: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The types of resources. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ResourceTypes"];
        };
      };
      default: components["responses"]["Failure"];
    };
  };
  getServiceProviderConfiguration: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The configuration of the service. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ServiceProviderConfiguration"];
        };
      };
      default: components["responses"]["Failure"];
    };
  };
  listSchemas: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The schemas. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["SchemaList"];
        };
      };
      default: components["responses"]["Failure"];
    };
  };
  getSchema: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The id of the schema: its URN.
         * @example urn:ietf:params:scim:schemas:core:2.0:User
         */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The schema. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Schema"];
        };
      };
      default: components["responses"]["Failure"];
    };
  };
}
