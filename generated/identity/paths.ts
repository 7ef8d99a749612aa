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
     * @description This operation returns all users of the company of the caller, page by page. Each of the five read scopes is enough for the call, and decides which attributes come back. The caller names application/json in its Accept header. The list holds all users of the company of the caller.
     */
    get: operations["listUsers"];
    put?: never;
    /**
     * Create a user.
     * @description This operation creates the profile of a user. Each of the four write scopes is enough for the call, and decides which attributes may be written.
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
     * @description This operation returns the users that match a filter. It takes no query parameters. Each of the five read scopes is enough for the call, and decides which attributes come back. The caller names application/json in its Accept header. The operation takes no query parameters.
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
     * @description This operation returns the profile of one user. Each of the five read scopes is enough for the call, and decides which attributes come back. The caller names application/json in its Accept header.
     */
    get: operations["getUser"];
    /**
     * Replace the profile of a user.
     * @description This operation replaces the whole profile. Each of the four write scopes is enough for the call, and decides which attributes may be written. Every attribute that the request leaves out is deleted, or set to its system default or to null.
     */
    put: operations["replaceUser"];
    post?: never;
    /**
     * Delete a user for good.
     * @description A hard delete of users exists under the scope identity.user.delete. It is not recommended, unless a user has no history of transactions. The deletion is recommended only for users without transaction history.
     */
    delete: operations["deleteUser"];
    options?: never;
    head?: never;
    /**
     * Change some attributes of a user.
     * @description This operation changes the attributes that the request lists and no others. Each of the three scopes named here is enough for the call, and decides which attributes may be written. Only the attributes that the request lists are changed. When an operation names a multi-valued attribute without a filter, the attribute and all its values are replaced.
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
     * @description This operation tells which types of resources the service has. It needs no scope. The caller names application/json in its Accept header.
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
     * @description This operation tells which features of SCIM the service has. It needs no scope. The caller names application/json in its Accept header.
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
     * @description This operation returns the schemas that resources of the service follow. It needs no scope. The caller names application/json in its Accept header.
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
    /** @description The attributes of a user that are alike in what a caller sends and in what it receives. Attributes are readable and writable unless they say otherwise. */
    UserAttributes: UserAttributes;
    /** @description The profile of a user as it is returned, with the core attributes and an extension each for enterprise data and for the SAP global id. */
    User: User;
    /** @description A profile with everything that it needs to be created or to take the place of another: login name, state, name, email addresses and the enterprise extension with the id of the company. */
    CompleteUser: CompleteUser;
    /** @description The URN of a schema. Those that are known are listed; a reader should expect others. */
    SchemaUrn: SchemaUrn;
    /** @description The URNs of schemas that are known. */
    KnownSchemaUrn: KnownSchemaUrn;
    /** @description The login name of a user, written as user@domain, without the characters % [ ] # ! * & ( ) ~ ' { } ^ / \ ? > < , ; : + = | and quotation marks. A login name is unique across all products of the platform. A login name can be used again only after its first holder has been renamed. */
    UserName: UserName;
    /** @description The name of a user and its parts. */
    Name: Name;
    /** @description A name with the two parts that a profile needs. */
    CompleteName: CompleteName;
    /** @description One email address of a user. A user has no more than one email address of each type. The service brings the address into a canonical form. */
    Email: Email;
    /** @description An email address with the value that it needs. */
    CompleteEmail: CompleteEmail;
    /** @description The purpose of an email address. */
    EmailType: EmailType;
    /** @description One phone number of a user. A user has no more than one number of each type, but for mobile, of which there may be several. One mobile number of a user must be primary. No more than one number of a user may be primary. The service brings the number into the canonical form of RFC 3966. */
    PhoneNumber: PhoneNumber;
    /** @description A phone number with the value that it needs when it is provisioned. */
    CompletePhoneNumber: CompletePhoneNumber;
    /** @description The purpose of a phone number. */
    PhoneNumberType: PhoneNumberType;
    /** @description One physical address of a user. */
    Address: Address;
    /** @description The purpose of an address. */
    AddressType: AddressType;
    /** @description A country by its code of two letters (ISO 3166-1 alpha-2). The code is one that ISO 3166-1 assigns. */
    CountryCode: CountryCode;
    /** @description The person to call in an emergency. */
    EmergencyContact: EmergencyContact;
    /** @description An emergency contact with the name and the relationship that it needs when it is provisioned. */
    CompleteEmergencyContact: CompleteEmergencyContact;
    /** @description The relation of an emergency contact to the user. */
    EmergencyContactRelationship: EmergencyContactRelationship;
    /** @description A feature that can be enabled for a user. */
    Entitlement: Entitlement;
    /** @description The settings by which a user departs from the locale. */
    LocaleOverrides: LocaleOverrides;
    /** @description The data that the service records about a profile itself. */
    UserMeta: UserMeta;
    /** @description The attributes of the enterprise extension that are alike in what a caller sends and in what it receives. */
    EnterpriseAttributes: EnterpriseAttributes;
    /** @description The enterprise extension of a user as it is returned, with data about the employment. */
    EnterpriseUser: EnterpriseUser;
    /** @description The enterprise extension with the id of the company, which it needs. */
    CompleteEnterpriseUser: CompleteEnterpriseUser;
    /** @description The id of a company. The id never changes once it is set. */
    CompanyId: CompanyId;
    /** @description The line manager of a user. A manager is provisioned by UUID. The manager does not sync to approvers or delegates. */
    Manager: Manager;
    /** @description A manager with the UUID that is needed to provision one. */
    CompleteManager: CompleteManager;
    /** @description A point in time at which an employment starts or ends, from 1900-01-01 to 2079-06-06. The date lies between 1900-01-01 and 2079-06-06. */
    EmploymentTime: EmploymentTime;
    /** @description A time for which a user is absent with the consent of the company. */
    LeaveOfAbsence: LeaveOfAbsence;
    /** @description A leave with the start that it needs. */
    CompleteLeaveOfAbsence: CompleteLeaveOfAbsence;
    /** @description The SAP extension of a user. */
    SapUser: SapUser;
    /** @description One page of users. */
    UserList: UserList;
    /** @description The search, and the attributes to return. */
    SearchRequest: SearchRequest;
    /** @description The name of an attribute. A sub-attribute follows its attribute after a period, as in name.givenName; an attribute of an extension follows the URN of the extension after a colon, with manager.displayName behind it, for example. */
    AttributeName: AttributeName;
    /** @description The changes to make to a user. */
    PatchRequest: PatchRequest;
    /** @description One change to one attribute. */
    PatchOperation: PatchOperation;
    /** @description The types of resources that the service has. */
    ResourceTypes: ResourceTypes;
    /** @description The resource types in a list with totals. */
    ResourceTypeList: ResourceTypeList;
    /** @description A type of resource, with its address and its schema. */
    ResourceType: ResourceType;
    /** @description A schema that extends the one of a resource type. */
    SchemaExtension: SchemaExtension;
    /** @description A list of schemas. */
    SchemaList: SchemaList;
    /** @description A schema that resources of the service follow. */
    Schema: Schema;
    /** @description One attribute of a schema. */
    SchemaAttribute: SchemaAttribute;
    /** @description The features of SCIM that the service has. */
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
         * @description The names of the attributes to return, with commas between them. A sub-attribute follows its attribute after a period, as in name.givenName; an attribute of an extension follows the URN of the extension after a colon.
         * @example userName,name.givenName
         */
        attributes?: string;
        /**
         * @description The names of the attributes to leave out of those that are returned when none are named, written as for attributes, with commas between them.
         * @example emails,phoneNumbers
         */
        excludedAttributes?: string;
        /**
         * @description The most results that one page may hold, 100 when nothing is given and never more than 1000.
         * @example 50
         */
        count?: number;
        /**
         * @description A text that leads on to the next page.
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
      /** @description The users that match. */
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
    /** @description The profile that takes the place of the present one. */
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
         * @description The id of the schema, which is its URN.
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
