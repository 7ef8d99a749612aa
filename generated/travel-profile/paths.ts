// Generated from specs/travel-profile/openapi.yaml, sandbox/overlays/travel-profile.yaml, specs/open-questions.yaml and 1 more. Edit the specs, then run `make generate`.

import type {
  Error as ErrorModel,
  Profile,
  ProfileCreate,
  ProfileResponse,
  ProfileUpdate,
  UserIdType,
} from "./types.js";

export interface paths {
  "/api/travelprofile/v2.0/profile": {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description An optional UUID (RFC 4122), chosen by the caller, that identifies the call for support.
         * @example 5d1c7a90-2b3e-4c68-8f07-91a4e6d2b350
         */
        "service-correlationid"?: components["parameters"]["ServiceCorrelationId"];
      };
      path?: never;
      cookie?: never;
    };
    /**
     * Read the travel profile of a user.
     * @description This operation returns the travel profile of the user of the token, or of the user identified by the two query parameters together. The caller names application/xml as its Content-Type. Elements behind a scope contain data only when that scope is enabled. The parameter userid_value is valid only together with userid_type.
     */
    get: operations["getProfile"];
    /**
     * Update the travel profile of a user.
     * @description This operation changes the profile of the user of the token with the same model as the read operation and the same headers. On update, an omitted element is ignored. An element that is sent as an empty string is cleared. A nillable element is cleared if it is set nil.
     */
    put: operations["updateProfile"];
    /**
     * Create a user with a travel profile.
     * @description This operation creates a user with the same model as the read operation and the same headers. A new user has at least FirstName, LastName, TravelConfigID, LoginID and Password. If the password is omitted on create, a random strong password is set. If RuleClass is omitted on create, the user gets the default rule class.
     */
    post: operations["createProfile"];
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
    /** @description The kind of a value that identifies a user. */
    UserIdType: UserIdType;
    /** @description The travel profile of one user: identity, contact data and travel preferences. */
    Profile: {
      /** @description The prefix before the name of the user. */
      NamePrefix?: string | null;
      /**
       * @description The first name of the user. It is required on create.
       *
       *     Create: required.
       */
      FirstName?: string;
      /** @description The middle name of the user. */
      MiddleName?: string | null;
      /**
       * @description The last name of the user. It is required on create.
       *
       *     Create: required.
       */
      LastName?: string;
      /** @description The suffix after the name of the user. */
      NameSuffix?: string | null;
      /** @description The preferred name of the user. */
      PreferredName?: string | null;
      /** @description The job title of the user. */
      JobTitle?: string | null;
      /**
       * @description The cost center of the user. It returns data only when the scope Company Details is enabled.
       *
       *     Scope: Company Details.
       */
      CostCenter?: string | null;
      /**
       * @description The employee id of the user. It returns data only when the scope Company Details is enabled.
       *
       *     Scope: Company Details.
       */
      CompanyEmployeeID?: string | null;
      /**
       * @description The division of the user. It returns data only when the scope Company Details is enabled.
       *
       *     Scope: Company Details.
       */
      Division?: string | null;
      /**
       * Format: date
       * @description The date when the account of the user ends. It cannot be updated. It returns data only when the scope
       *     Company Details is enabled.
       *
       *     Update: not possible. Scope: Company Details.
       */
      AccountTerminationDate?: string;
      /** @description The preferred locale of the user, from the canonical list. */
      PreferredLanguage?: components["schemas"]["PreferredLanguage"] | null;
      /** @description True if the user agrees to electronic receipts. */
      EReceiptOptIn?: components["schemas"]["ClearableBoolean"] | null;
      /**
       * @description True if the user has an open booking. It cannot be updated. It is returned only with the permission
       *     Supplier-linking user.
       *
       *     Update: not possible. Scope: Supplier-linking user permission.
       */
      HasOpenBooking?: boolean;
      /**
       * @description The country of the user as an ISO 3166-1 alpha-2 code. It cannot be updated.
       *
       *     Update: not possible.
       */
      CountryCode?: components["schemas"]["IsoCountryCode"];
      /**
       * @description The name of the user's company. It cannot be updated.
       *
       *     Update: not possible.
       */
      CompanyName?: string;
      /**
       * @description The id of the user's company. It cannot be updated. It returns data only when the scope Company Details is
       *     enabled.
       *
       *     Update: not possible. Scope: Company Details.
       */
      CompanyID?: string;
      /** @description The rule class of the user. */
      RuleClass?: string | null;
      /**
       * @description The id of the travel configuration of the user. It is required on create.
       *
       *     Create: required.
       */
      TravelConfigID?: string;
      /**
       * @description The medical alerts of the user. It returns data only when the scope Medical Alerts is enabled.
       *
       *     Scope: Medical Alerts.
       */
      MedicalAlerts?: string | null;
      /**
       * @description The agency IATA number of the travel configuration. It cannot be updated.
       *
       *     Update: not possible.
       */
      AgencyNumber?: string;
      /** @description A search id of the user. */
      SearchID?: string | null;
      /**
       * @description The name of the user's GDS profile. It returns data only when the scope TMC-specific is enabled.
       *
       *     Scope: TMC-specific.
       */
      GDSProfileName?: string | null;
      /**
       * @description The external id of the user's GDS profile. It returns data only when the scope TMC-specific is enabled.
       *
       *     Scope: TMC-specific.
       */
      ExternalGdsProfileId?: string | null;
      /**
       * @description The UUID of the user. It cannot be updated. It returns data only when the scope TMC-specific is enabled.
       *
       *     Update: not possible. Scope: TMC-specific.
       */
      UUID?: string;
      /**
       * @description The login id of the user. It is required on create.
       *
       *     Create: required.
       */
      LoginID?: string;
      /**
       * @description The password of the user.
       *
       *     Sensitive: no message shows it.
       */
      Password?: string | null;
      /**
       * @description The person to call in an emergency. It returns data only when the scope Emergency Contact Information is
       *     enabled.
       *
       *     Scope: Emergency Contact Information.
       */
      EmergencyContact?: components["schemas"]["EmergencyContact"];
      /** @description The addresses of the user. */
      Addresses?: components["schemas"]["Addresses"];
      /** @description The telephones of the user. */
      Telephones?: components["schemas"]["Telephones"];
      /** @description The national id of the user. */
      NationalIDs?: components["schemas"]["NationalIDs"];
      /** @description The driver's license of the user. */
      DriversLicenses?: components["schemas"]["DriversLicenses"];
      /**
       * @description True if the user has no passport. It returns data only when the scope Passport Visa Information is enabled.
       *
       *     Scope: Passport Visa Information.
       */
      HasNoPassport?: components["schemas"]["ClearableBoolean"] | null;
      /**
       * @description The passports of the user. It returns data only when the scope Passport Visa Information is enabled.
       *
       *     Scope: Passport Visa Information.
       */
      Passports?: components["schemas"]["Passports"];
      /**
       * @description The visas of the user. It returns data only when the scope Passport Visa Information is enabled.
       *
       *     Scope: Passport Visa Information.
       */
      Visas?: components["schemas"]["Visas"];
      /** @description The email addresses of the user. */
      EmailAddresses?: components["schemas"]["EmailAddresses"];
      /** @description The preferred rates of the user. */
      RatePreferences?: components["schemas"]["RatePreferences"];
      /**
       * @description The discount codes of the user, which are read only. It can be neither created nor updated.
       *
       *     Create: not possible. Update: not possible.
       */
      readonly DiscountCodes?: components["schemas"]["DiscountCodes"];
      /** @description The flight preferences of the user. */
      Air?: components["schemas"]["Air"];
      /** @description The train preferences of the user. */
      Rail?: components["schemas"]["Rail"];
      /** @description The car rental preferences of the user. */
      Car?: components["schemas"]["Car"];
      /** @description The hotel preferences of the user. */
      Hotel?: components["schemas"]["Hotel"];
      /**
       * @description The custom fields of the user. It returns data only when the scope Company Details is enabled.
       *
       *     Scope: Company Details.
       */
      CustomFields?: components["schemas"]["CustomFields"];
      /** @description The people who arrange travel for the user or manage the user. */
      Roles?: components["schemas"]["Roles"];
      /** @description The sponsors of the user. */
      Sponsors?: components["schemas"]["Sponsors"];
      /**
       * @description The user's data for the TSA. It returns data only when the scope TSA information is enabled.
       *
       *     Scope: TSA information.
       */
      TSAInfo?: components["schemas"]["TSAInfo"];
      /**
       * @description The unused tickets of the user. It returns data only when the scope Unused tickets is enabled.
       *
       *     Scope: Unused tickets.
       */
      UnusedTickets?: components["schemas"]["UnusedTickets"];
      /** @description The airline unused tickets of the user. */
      AirlineUnusedTickets?: components["schemas"]["AirlineUnusedTickets"];
      /** @description The memberships of the user in advantage programs. */
      AdvantageMemberships?: components["schemas"]["AdvantageMemberships"];
    };
    /** @description The travel profile of one user: identity, contact data and travel preferences. */
    ProfileCreate: {
      /** @description The prefix before the name of the user. */
      NamePrefix?: string | null;
      /**
       * @description The first name of the user. It is required on create.
       *
       *     Create: required.
       */
      FirstName: string;
      /** @description The middle name of the user. */
      MiddleName?: string | null;
      /**
       * @description The last name of the user. It is required on create.
       *
       *     Create: required.
       */
      LastName: string;
      /** @description The suffix after the name of the user. */
      NameSuffix?: string | null;
      /** @description The preferred name of the user. */
      PreferredName?: string | null;
      /** @description The job title of the user. */
      JobTitle?: string | null;
      /**
       * @description The cost center of the user. It returns data only when the scope Company Details is enabled.
       *
       *     Scope: Company Details.
       */
      CostCenter?: string | null;
      /**
       * @description The employee id of the user. It returns data only when the scope Company Details is enabled.
       *
       *     Scope: Company Details.
       */
      CompanyEmployeeID?: string | null;
      /**
       * @description The division of the user. It returns data only when the scope Company Details is enabled.
       *
       *     Scope: Company Details.
       */
      Division?: string | null;
      /**
       * Format: date
       * @description The date when the account of the user ends. It cannot be updated. It returns data only when the scope
       *     Company Details is enabled.
       *
       *     Update: not possible. Scope: Company Details.
       */
      AccountTerminationDate?: string;
      /** @description The preferred locale of the user, from the canonical list. */
      PreferredLanguage?: components["schemas"]["PreferredLanguage"] | null;
      /** @description True if the user agrees to electronic receipts. */
      EReceiptOptIn?: components["schemas"]["ClearableBoolean"] | null;
      /**
       * @description True if the user has an open booking. It cannot be updated. It is returned only with the permission
       *     Supplier-linking user.
       *
       *     Update: not possible. Scope: Supplier-linking user permission.
       */
      HasOpenBooking?: boolean;
      /**
       * @description The country of the user as an ISO 3166-1 alpha-2 code. It cannot be updated.
       *
       *     Update: not possible.
       */
      CountryCode?: components["schemas"]["IsoCountryCode"];
      /**
       * @description The name of the user's company. It cannot be updated.
       *
       *     Update: not possible.
       */
      CompanyName?: string;
      /**
       * @description The id of the user's company. It cannot be updated. It returns data only when the scope Company Details is
       *     enabled.
       *
       *     Update: not possible. Scope: Company Details.
       */
      CompanyID?: string;
      /** @description The rule class of the user. */
      RuleClass?: string | null;
      /**
       * @description The id of the travel configuration of the user. It is required on create.
       *
       *     Create: required.
       */
      TravelConfigID: string;
      /**
       * @description The medical alerts of the user. It returns data only when the scope Medical Alerts is enabled.
       *
       *     Scope: Medical Alerts.
       */
      MedicalAlerts?: string | null;
      /**
       * @description The agency IATA number of the travel configuration. It cannot be updated.
       *
       *     Update: not possible.
       */
      AgencyNumber?: string;
      /** @description A search id of the user. */
      SearchID?: string | null;
      /**
       * @description The name of the user's GDS profile. It returns data only when the scope TMC-specific is enabled.
       *
       *     Scope: TMC-specific.
       */
      GDSProfileName?: string | null;
      /**
       * @description The external id of the user's GDS profile. It returns data only when the scope TMC-specific is enabled.
       *
       *     Scope: TMC-specific.
       */
      ExternalGdsProfileId?: string | null;
      /**
       * @description The UUID of the user. It cannot be updated. It returns data only when the scope TMC-specific is enabled.
       *
       *     Update: not possible. Scope: TMC-specific.
       */
      UUID?: string;
      /**
       * @description The login id of the user. It is required on create.
       *
       *     Create: required.
       */
      LoginID: string;
      /**
       * @description The password of the user.
       *
       *     Sensitive: no message shows it.
       */
      Password?: string | null;
      /**
       * @description The person to call in an emergency. It returns data only when the scope Emergency Contact Information is
       *     enabled.
       *
       *     Scope: Emergency Contact Information.
       */
      EmergencyContact?: components["schemas"]["EmergencyContact"];
      /** @description The addresses of the user. */
      Addresses?: components["schemas"]["Addresses"];
      /** @description The telephones of the user. */
      Telephones?: components["schemas"]["Telephones"];
      /** @description The national id of the user. */
      NationalIDs?: components["schemas"]["NationalIDs"];
      /** @description The driver's license of the user. */
      DriversLicenses?: components["schemas"]["DriversLicenses"];
      /**
       * @description True if the user has no passport. It returns data only when the scope Passport Visa Information is enabled.
       *
       *     Scope: Passport Visa Information.
       */
      HasNoPassport?: components["schemas"]["ClearableBoolean"] | null;
      /**
       * @description The passports of the user. It returns data only when the scope Passport Visa Information is enabled.
       *
       *     Scope: Passport Visa Information.
       */
      Passports?: components["schemas"]["Passports"];
      /**
       * @description The visas of the user. It returns data only when the scope Passport Visa Information is enabled.
       *
       *     Scope: Passport Visa Information.
       */
      Visas?: components["schemas"]["Visas"];
      /** @description The email addresses of the user. */
      EmailAddresses?: components["schemas"]["EmailAddresses"];
      /** @description The preferred rates of the user. */
      RatePreferences?: components["schemas"]["RatePreferences"];
      /** @description The flight preferences of the user. */
      Air?: components["schemas"]["Air"];
      /** @description The train preferences of the user. */
      Rail?: components["schemas"]["Rail"];
      /** @description The car rental preferences of the user. */
      Car?: components["schemas"]["Car"];
      /** @description The hotel preferences of the user. */
      Hotel?: components["schemas"]["Hotel"];
      /**
       * @description The custom fields of the user. It returns data only when the scope Company Details is enabled.
       *
       *     Scope: Company Details.
       */
      CustomFields?: components["schemas"]["CustomFields"];
      /** @description The people who arrange travel for the user or manage the user. */
      Roles?: components["schemas"]["Roles"];
      /** @description The sponsors of the user. */
      Sponsors?: components["schemas"]["Sponsors"];
      /**
       * @description The user's data for the TSA. It returns data only when the scope TSA information is enabled.
       *
       *     Scope: TSA information.
       */
      TSAInfo?: components["schemas"]["TSAInfo"];
      /**
       * @description The unused tickets of the user. It returns data only when the scope Unused tickets is enabled.
       *
       *     Scope: Unused tickets.
       */
      UnusedTickets?: components["schemas"]["UnusedTickets"];
      /** @description The airline unused tickets of the user. */
      AirlineUnusedTickets?: components["schemas"]["AirlineUnusedTicketsCreate"];
      /** @description The memberships of the user in advantage programs. */
      AdvantageMemberships?: components["schemas"]["AdvantageMemberships"];
    };
    /** @description The travel profile of one user: identity, contact data and travel preferences. */
    ProfileUpdate: {
      /** @description The prefix before the name of the user. */
      NamePrefix?: string | null;
      /**
       * @description The first name of the user. It is required on create.
       *
       *     Create: required.
       */
      FirstName?: string;
      /** @description The middle name of the user. */
      MiddleName?: string | null;
      /**
       * @description The last name of the user. It is required on create.
       *
       *     Create: required.
       */
      LastName?: string;
      /** @description The suffix after the name of the user. */
      NameSuffix?: string | null;
      /** @description The preferred name of the user. */
      PreferredName?: string | null;
      /** @description The job title of the user. */
      JobTitle?: string | null;
      /**
       * @description The cost center of the user. It returns data only when the scope Company Details is enabled.
       *
       *     Scope: Company Details.
       */
      CostCenter?: string | null;
      /**
       * @description The employee id of the user. It returns data only when the scope Company Details is enabled.
       *
       *     Scope: Company Details.
       */
      CompanyEmployeeID?: string | null;
      /**
       * @description The division of the user. It returns data only when the scope Company Details is enabled.
       *
       *     Scope: Company Details.
       */
      Division?: string | null;
      /** @description The preferred locale of the user, from the canonical list. */
      PreferredLanguage?: components["schemas"]["PreferredLanguage"] | null;
      /** @description True if the user agrees to electronic receipts. */
      EReceiptOptIn?: components["schemas"]["ClearableBoolean"] | null;
      /** @description The rule class of the user. */
      RuleClass?: string | null;
      /**
       * @description The id of the travel configuration of the user. It is required on create.
       *
       *     Create: required.
       */
      TravelConfigID?: string;
      /**
       * @description The medical alerts of the user. It returns data only when the scope Medical Alerts is enabled.
       *
       *     Scope: Medical Alerts.
       */
      MedicalAlerts?: string | null;
      /** @description A search id of the user. */
      SearchID?: string | null;
      /**
       * @description The name of the user's GDS profile. It returns data only when the scope TMC-specific is enabled.
       *
       *     Scope: TMC-specific.
       */
      GDSProfileName?: string | null;
      /**
       * @description The external id of the user's GDS profile. It returns data only when the scope TMC-specific is enabled.
       *
       *     Scope: TMC-specific.
       */
      ExternalGdsProfileId?: string | null;
      /**
       * @description The login id of the user. It is required on create.
       *
       *     Create: required.
       */
      LoginID?: string;
      /**
       * @description The password of the user.
       *
       *     Sensitive: no message shows it.
       */
      Password?: string | null;
      /**
       * @description The person to call in an emergency. It returns data only when the scope Emergency Contact Information is
       *     enabled.
       *
       *     Scope: Emergency Contact Information.
       */
      EmergencyContact?: components["schemas"]["EmergencyContact"];
      /** @description The addresses of the user. */
      Addresses?: components["schemas"]["AddressesUpdate"];
      /** @description The telephones of the user. */
      Telephones?: components["schemas"]["TelephonesUpdate"];
      /** @description The national id of the user. */
      NationalIDs?: components["schemas"]["NationalIDs"];
      /** @description The driver's license of the user. */
      DriversLicenses?: components["schemas"]["DriversLicenses"];
      /**
       * @description True if the user has no passport. It returns data only when the scope Passport Visa Information is enabled.
       *
       *     Scope: Passport Visa Information.
       */
      HasNoPassport?: components["schemas"]["ClearableBoolean"] | null;
      /**
       * @description The passports of the user. It returns data only when the scope Passport Visa Information is enabled.
       *
       *     Scope: Passport Visa Information.
       */
      Passports?: components["schemas"]["Passports"];
      /**
       * @description The visas of the user. It returns data only when the scope Passport Visa Information is enabled.
       *
       *     Scope: Passport Visa Information.
       */
      Visas?: components["schemas"]["Visas"];
      /** @description The email addresses of the user. */
      EmailAddresses?: components["schemas"]["EmailAddresses"];
      /** @description The preferred rates of the user. */
      RatePreferences?: components["schemas"]["RatePreferences"];
      /** @description The flight preferences of the user. */
      Air?: components["schemas"]["Air"];
      /** @description The train preferences of the user. */
      Rail?: components["schemas"]["RailUpdate"];
      /** @description The car rental preferences of the user. */
      Car?: components["schemas"]["Car"];
      /** @description The hotel preferences of the user. */
      Hotel?: components["schemas"]["Hotel"];
      /**
       * @description The custom fields of the user. It returns data only when the scope Company Details is enabled.
       *
       *     Scope: Company Details.
       */
      CustomFields?: components["schemas"]["CustomFields"];
      /** @description The people who arrange travel for the user or manage the user. */
      Roles?: components["schemas"]["RolesUpdate"];
      /** @description The sponsors of the user. */
      Sponsors?: components["schemas"]["SponsorsUpdate"];
      /**
       * @description The user's data for the TSA. It returns data only when the scope TSA information is enabled.
       *
       *     Scope: TSA information.
       */
      TSAInfo?: components["schemas"]["TSAInfo"];
      /**
       * @description The unused tickets of the user. It returns data only when the scope Unused tickets is enabled.
       *
       *     Scope: Unused tickets.
       */
      UnusedTickets?: components["schemas"]["UnusedTickets"];
      /** @description The airline unused tickets of the user. */
      AirlineUnusedTickets?: components["schemas"]["AirlineUnusedTickets"];
      /** @description The memberships of the user in advantage programs. */
      AdvantageMemberships?: components["schemas"]["AdvantageMembershipsUpdate"];
    };
    /** @description The response of the sandbox to the creation or the update of a profile. */
    ProfileResponse: {
      /** @description A warning about data that was not stored as sent. */
      Warning?: components["schemas"]["ProfileWarning"][];
    };
    /** @description The response to a request with a malformed XML body. */
    Error: {
      /** @description The error message. It is required. */
      Message: string;
      /** @description The time of the server. It is required. */
      "Server-Time": string;
      /** @description The id of the error. It is required. */
      Id: string;
    };
    /** @description A canonical locale, or a string of at most 20 characters that the service replaces with an empty string. */
    PreferredLanguage: components["schemas"]["Locale"] | string;
    /** @description A boolean, or an empty string, which clears the element. */
    ClearableBoolean: boolean | components["schemas"]["Cleared"];
    /** @description A country by its ISO 3166-1 alpha-2 code. */
    IsoCountryCode: string;
    /** @description The person to call in an emergency. */
    EmergencyContact: {
      /** @description The name of the person. */
      Name?: string | null;
      /** @description The person's relation to the user. */
      Relationship?: (components["schemas"]["Relationship"] | components["schemas"]["Cleared"]) | null;
      /** @description The phone numbers of the person. */
      Phones?: components["schemas"]["EmergencyPhones"];
      /** @description The address of the person. */
      Address?: components["schemas"]["EmergencyAddress"];
    };
    /** @description The addresses of the user. */
    Addresses: {
      /** @description One address of the user. */
      Address?: components["schemas"]["Address"][];
    };
    /** @description The telephones of the user. */
    Telephones: {
      /** @description One telephone of the user. */
      Telephone?: components["schemas"]["Telephone"][];
    };
    /** @description The national id of the user. */
    NationalIDs: {
      /** @description One national id. */
      NationalID?: components["schemas"]["NationalID"][];
    };
    /** @description The driver's license of the user. */
    DriversLicenses: {
      /** @description One driver's license. */
      DriversLicense?: components["schemas"]["DriversLicense"][];
    };
    /** @description The passports of the user. */
    Passports: {
      /** @description One passport. */
      Passport?: components["schemas"]["Passport"][];
    };
    /** @description The visas of the user. */
    Visas: {
      /** @description One visa. */
      Visa?: components["schemas"]["Visa"][];
    };
    /** @description The email addresses of the user. */
    EmailAddresses: {
      /** @description One email address. */
      EmailAddress?: components["schemas"]["EmailAddress"][];
    };
    /** @description The preferred rates of the user. */
    RatePreferences: {
      /** @description True if the user prefers the AAA rate. */
      AAARate?: components["schemas"]["ClearableBoolean"] | null;
      /** @description True if the user prefers the AARP rate. */
      AARPRate?: components["schemas"]["ClearableBoolean"] | null;
      /** @description True if the user prefers the government rate. */
      GovtRate?: components["schemas"]["ClearableBoolean"] | null;
      /** @description True if the user prefers the military rate. */
      MilitaryRate?: components["schemas"]["ClearableBoolean"] | null;
    };
    /** @description The discount codes of the user. */
    DiscountCodes: {
      /**
       * @description One discount code. It can be neither created nor updated.
       *
       *     Create: not possible. Update: not possible.
       */
      readonly DiscountCode?: components["schemas"]["DiscountCode"][];
    };
    /** @description The flight preferences of the user. */
    Air: {
      /** @description The user's memberships in airline programs. */
      AirMemberships?: components["schemas"]["AirMemberships"];
      /** @description The preferred seat of the user. */
      Seat?: components["schemas"]["AirSeat"];
      /** @description The preferred meal of the user. */
      Meals?: components["schemas"]["Meals"];
      /** @description The home airport of the user. */
      HomeAirport?: string | null;
      /** @description Other flight preferences of the user. */
      AirOther?: string | null;
    };
    /** @description The train preferences of the user. */
    Rail: {
      /** @description The preferred seat of the user. */
      Seat?: (components["schemas"]["TrainSeat"] | components["schemas"]["Cleared"]) | null;
      /** @description The preferred coach of the user. */
      Coach?: (components["schemas"]["TrainCoach"] | components["schemas"]["Cleared"]) | null;
      /** @description The preferred noise level of the user. */
      NoiseComfort?: (components["schemas"]["NoiseComfort"] | components["schemas"]["Cleared"]) | null;
      /** @description The preferred bed of the user. */
      Bed?: (components["schemas"]["BedPosition"] | components["schemas"]["Cleared"]) | null;
      /** @description The preferred bed category of the user. */
      BedCategory?: (components["schemas"]["BedCategory"] | components["schemas"]["Cleared"]) | null;
      /** @description The preferred berth of the user. */
      Berth?: (components["schemas"]["BedPosition"] | components["schemas"]["Cleared"]) | null;
      /** @description The preferred deck of the user. */
      Deck?: (components["schemas"]["Deck"] | components["schemas"]["Cleared"]) | null;
      /** @description The preferred kind of space of the user. */
      SpaceType?: (components["schemas"]["SpaceType"] | components["schemas"]["Cleared"]) | null;
      /** @description The preferred comfort class of the user. */
      FareSpaceComfort?: (components["schemas"]["FareSpaceComfort"] | components["schemas"]["Cleared"]) | null;
      /** @description The preferred special meal of the user. */
      SpecialMeals?: (components["schemas"]["SpecialMeals"] | components["schemas"]["Cleared"]) | null;
      /** @description The contingencies of the user. */
      Contingencies?: (components["schemas"]["Contingencies"] | components["schemas"]["Cleared"]) | null;
      /** @description The user's memberships in railway programs. */
      RailMemberships?: components["schemas"]["RailMemberships"];
    };
    /** @description The car rental preferences of the user. */
    Car: {
      /** @description The smoking preference for cars. */
      CarSmokingCode?: (components["schemas"]["Smoking"] | components["schemas"]["Cleared"]) | null;
      /** @description True if the user prefers a car with GPS. */
      CarGPS?: components["schemas"]["ClearableBoolean"] | null;
      /** @description The preferred kind of car of the user. */
      CarType?: (components["schemas"]["CarType"] | components["schemas"]["Cleared"]) | null;
      /** @description The user's memberships in car rental programs. */
      CarMemberships?: components["schemas"]["CarMemberships"];
      /** @description Other car rental preferences of the user. */
      CarOther?: string | null;
      /** @description True if the user prefers a car with a ski rack. */
      CarSkiRack?: components["schemas"]["ClearableBoolean"] | null;
      /** @description The preferred transmission of the user. */
      CarTransmission?: (components["schemas"]["CarTransmission"] | components["schemas"]["Cleared"]) | null;
    };
    /** @description The hotel preferences of the user. */
    Hotel: {
      /** @description The smoking preference for rooms. */
      SmokingCode?: (components["schemas"]["Smoking"] | components["schemas"]["Cleared"]) | null;
      /** @description The user's memberships in hotel programs. */
      HotelMemberships?: components["schemas"]["HotelMemberships"];
      /** @description The preferred kind of room of the user. */
      RoomType?: (components["schemas"]["RoomType"] | components["schemas"]["Cleared"]) | null;
      /** @description Other hotel preferences of the user. */
      HotelOther?: string | null;
      /** @description True if the user prefers foam pillows. */
      PreferFoamPillows?: components["schemas"]["ClearableBoolean"] | null;
      /** @description True if the user prefers a crib. */
      PreferCrib?: components["schemas"]["ClearableBoolean"] | null;
      /** @description True if the user prefers a rollaway bed. */
      PreferRollawayBed?: components["schemas"]["ClearableBoolean"] | null;
      /** @description True if the user prefers a gym. */
      PreferGym?: components["schemas"]["ClearableBoolean"] | null;
      /** @description True if the user prefers a pool. */
      PreferPool?: components["schemas"]["ClearableBoolean"] | null;
      /** @description True if the user prefers a restaurant. */
      PreferRestaraunt?: components["schemas"]["ClearableBoolean"] | null;
      /** @description True if the user prefers wheelchair access. */
      PreferWheelchairAccess?: components["schemas"]["ClearableBoolean"] | null;
      /** @description True if the user prefers access for the blind. */
      PreferAccessForBlind?: components["schemas"]["ClearableBoolean"] | null;
      /** @description True if the user prefers room service. */
      PreferRoomService?: components["schemas"]["ClearableBoolean"] | null;
      /** @description True if the user prefers an early check-in. */
      PreferEarlyCheckIn?: components["schemas"]["ClearableBoolean"] | null;
    };
    /** @description The custom fields of the user. */
    CustomFields: {
      /** @description One custom field. */
      CustomField?: components["schemas"]["CustomField"][];
    };
    /** @description The people who arrange travel for the user or manage the user. */
    Roles: {
      /** @description One arranger or manager. */
      Role?: components["schemas"]["Role"][];
    };
    /** @description The sponsors of the user. */
    Sponsors: {
      /** @description One sponsor. */
      Sponsor?: components["schemas"]["Sponsor"][];
    };
    /** @description The user's data for the TSA. */
    TSAInfo: {
      /** @description The gender of the user. */
      Gender?: (components["schemas"]["Gender"] | components["schemas"]["Cleared"]) | null;
      /**
       * @description The day when the user was born, as YYYY-MM-DD.
       *
       *     Sensitive: no message shows it.
       */
      DateOfBirth?: components["schemas"]["ClearableDayFrom1900"] | null;
      /** @description True if the user has no middle name. */
      NoMiddleName?: components["schemas"]["ClearableBoolean"] | null;
      /**
       * @description The PreCheck number of the user.
       *
       *     Sensitive: no message shows it.
       */
      PreCheckNumber?: string | null;
      /**
       * @description The redress number of the user.
       *
       *     Sensitive: no message shows it.
       */
      RedressNumber?: string | null;
    };
    /** @description The unused tickets of the user. */
    UnusedTickets: {
      /** @description One unused ticket. */
      UnusedTicket?: components["schemas"]["UnusedTicket"][];
    };
    /** @description The airline unused tickets of the user. */
    AirlineUnusedTickets: {
      /** @description One unused ticket. */
      AirlineUnusedTicket?: components["schemas"]["AirlineUnusedTicket"][];
    };
    /** @description The memberships of the user in advantage programs. */
    AdvantageMemberships: {
      /** @description One membership. */
      AdvantageMembership?: components["schemas"]["AdvantageMembership"][];
    };
    /** @description The airline unused tickets of the user. */
    AirlineUnusedTicketsCreate: {
      /** @description One unused ticket. */
      AirlineUnusedTicket?: components["schemas"]["AirlineUnusedTicketCreate"][];
    };
    /** @description The addresses of the user. */
    AddressesUpdate: {
      /** @description One address of the user. */
      Address?: components["schemas"]["AddressUpdate"][];
    };
    /** @description The telephones of the user. */
    TelephonesUpdate: {
      /** @description One telephone of the user. */
      Telephone?: components["schemas"]["TelephoneUpdate"][];
    };
    /** @description The train preferences of the user. */
    RailUpdate: {
      /** @description The preferred seat of the user. */
      Seat?: (components["schemas"]["TrainSeat"] | components["schemas"]["Cleared"]) | null;
      /** @description The preferred coach of the user. */
      Coach?: (components["schemas"]["TrainCoach"] | components["schemas"]["Cleared"]) | null;
      /** @description The preferred noise level of the user. */
      NoiseComfort?: (components["schemas"]["NoiseComfort"] | components["schemas"]["Cleared"]) | null;
      /** @description The preferred bed of the user. */
      Bed?: (components["schemas"]["BedPosition"] | components["schemas"]["Cleared"]) | null;
      /** @description The preferred bed category of the user. */
      BedCategory?: (components["schemas"]["BedCategory"] | components["schemas"]["Cleared"]) | null;
      /** @description The preferred berth of the user. */
      Berth?: (components["schemas"]["BedPosition"] | components["schemas"]["Cleared"]) | null;
      /** @description The preferred deck of the user. */
      Deck?: (components["schemas"]["Deck"] | components["schemas"]["Cleared"]) | null;
      /** @description The preferred kind of space of the user. */
      SpaceType?: (components["schemas"]["SpaceType"] | components["schemas"]["Cleared"]) | null;
      /** @description The preferred comfort class of the user. */
      FareSpaceComfort?: (components["schemas"]["FareSpaceComfort"] | components["schemas"]["Cleared"]) | null;
      /** @description The preferred special meal of the user. */
      SpecialMeals?: (components["schemas"]["SpecialMeals"] | components["schemas"]["Cleared"]) | null;
      /** @description The contingencies of the user. */
      Contingencies?: (components["schemas"]["Contingencies"] | components["schemas"]["Cleared"]) | null;
      /** @description The user's memberships in railway programs. */
      RailMemberships?: components["schemas"]["RailMembershipsUpdate"];
    };
    /** @description The people who arrange travel for the user or manage the user. */
    RolesUpdate: {
      /** @description One arranger or manager. */
      Role?: components["schemas"]["RoleUpdate"][];
    };
    /** @description The sponsors of the user. */
    SponsorsUpdate: {
      /** @description One sponsor. */
      Sponsor?: components["schemas"]["SponsorUpdate"][];
    };
    /** @description The memberships of the user in advantage programs. */
    AdvantageMembershipsUpdate: {
      /** @description One membership. */
      AdvantageMembership?: components["schemas"]["AdvantageMembershipUpdate"][];
    };
    /** @description A warning in the response of the sandbox. */
    ProfileWarning: {
      /** @description The code of the warning, such as W016. It is required. */
      Code: string;
      /** @description The message of the warning. */
      Message?: string;
    };
    /**
     * @description A language, or a language and a country, from the canonical list of locales.
     * @enum {string}
     */
    Locale:
      | "bg"
      | "cs"
      | "da"
      | "de"
      | "el"
      | "en"
      | "es"
      | "fi"
      | "fr"
      | "hr"
      | "hu"
      | "id"
      | "it"
      | "ja"
      | "ko"
      | "nb"
      | "nl"
      | "nn"
      | "no"
      | "pl"
      | "pt"
      | "ro"
      | "ru"
      | "sk"
      | "sv"
      | "tr"
      | "zh"
      | "de-AT"
      | "de-CH"
      | "de-DE"
      | "de-LU"
      | "en-AU"
      | "en-CA"
      | "en-GB"
      | "en-IE"
      | "en-IN"
      | "en-NZ"
      | "en-US"
      | "en-ZA"
      | "es-AR"
      | "es-BO"
      | "es-CL"
      | "es-CO"
      | "es-CR"
      | "es-DO"
      | "es-EC"
      | "es-ES"
      | "es-GT"
      | "es-HN"
      | "es-MX"
      | "es-NI"
      | "es-PA"
      | "es-PE"
      | "es-PR"
      | "es-PY"
      | "es-SV"
      | "es-UY"
      | "es-VE"
      | "fr-BE"
      | "fr-CA"
      | "fr-CH"
      | "fr-FR"
      | "fr-LU"
      | "it-CH"
      | "it-IT"
      | "ja-JP"
      | "nl-BE"
      | "nl-NL"
      | "no-NO"
      | "pt-BR"
      | "pt-PT"
      | "sv-SE"
      | "zh-CN"
      | "zh-HK"
      | "zh-TW";
    /**
     * @description An empty string, which clears the element.
     * @enum {string}
     */
    Cleared: "";
    /**
     * @description The emergency contact's relation to the user.
     * @enum {string}
     */
    Relationship: "Spouse" | "Brother" | "Parent" | "Sister" | "LifePartner" | "Other";
    /** @description The phone numbers of the emergency contact. */
    EmergencyPhones: {
      /** @description One phone of the person. */
      Phone?: components["schemas"]["EmergencyPhone"][];
    };
    /** @description The address of the emergency contact. */
    EmergencyAddress: {
      /** @description The street, of any length. */
      Street?: string | null;
      /** @description The city. */
      City?: string | null;
      /** @description The state or province. */
      StateProvince?: string | null;
      /** @description The code of the country. */
      CountryCode?: components["schemas"]["ClearableChar2"] | null;
      /** @description The postal code. */
      PostalCode?: string | null;
    };
    /** @description An address of the user. */
    Address: {
      /**
       * @description The kind of the address. It is required on create and on update.
       *
       *     Create: required. Update: required.
       */
      Type: components["schemas"]["AddressType"];
      /** @description The street, of any length. */
      Street?: string | null;
      /** @description The city. */
      City?: string | null;
      /** @description The state or province. */
      StateProvince?: string | null;
      /** @description The code of the country. */
      CountryCode?: components["schemas"]["ClearableChar2"] | null;
      /** @description The postal code. */
      PostalCode?: string | null;
      /**
       * @deprecated
       * @description The longitude of the address. It cannot be updated. It is retired: as of December 2021 it is no longer
       *     returned.
       *
       *     Update: not possible.
       */
      Longitude?: string;
      /**
       * @deprecated
       * @description The latitude of the address. It cannot be updated. It is retired: as of December 2021 it is no longer
       *     returned.
       *
       *     Update: not possible.
       */
      Latitude?: string;
    };
    /** @description A telephone of the user. */
    Telephone: {
      /**
       * @description The kind of the telephone. It is required.
       *
       *     Create: required. Update: required.
       */
      Type: components["schemas"]["TelephoneType"];
      /** @description True if the user agrees to be contacted on this number. It applies only to the type Cell. */
      ContactOptIn?: boolean;
      /** @description True if this is the primary mobile number of the user. */
      PrimaryMobile?: boolean;
      /** @description The code of the country of the number. */
      CountryCode?: components["schemas"]["ClearableChar2"] | null;
      /** @description The number. */
      PhoneNumber?: string | null;
      /** @description The extension of the number. */
      Extension?: string | null;
      /**
       * @deprecated
       * @description The device of a mobile number. It cannot be updated. It is retired: as of December 2021 it is no longer
       *     returned.
       *
       *     Update: not possible.
       */
      MobileDevice?: string;
      /**
       * @deprecated
       * @description The name of a mobile device. It cannot be updated. It is retired: as of December 2021 it is no longer
       *     returned.
       *
       *     Update: not possible.
       */
      MobileName?: string;
    };
    /** @description A national id of the user. */
    NationalID: {
      /**
       * @description The number of the id.
       *
       *     Sensitive: no message shows it.
       */
      NationalIDNumber?: components["schemas"]["Nvarchar100NoUnicode"] | null;
      /** @description The country that issued the id. */
      IssuingCountry?: string | null;
      /** @description The day when the id expires, as YYYY-MM-DD. */
      Expiration?: components["schemas"]["ClearableDayFrom1753"] | null;
    };
    /** @description A driver's license of the user. */
    DriversLicense: {
      /**
       * @description The number of the license.
       *
       *     Sensitive: no message shows it.
       */
      DriversLicenseNumber?: string | null;
      /** @description The country that issued the license. */
      IssuingCountry?: string | null;
      /** @description The state that issued the license. */
      IssuingState?: string | null;
      /** @description The day when the license expires. */
      Expiration?: components["schemas"]["ClearableDateFrom1753"] | null;
    };
    /** @description A passport of the user. */
    Passport: {
      /**
       * @description The number of the passport. It is required on create and on update.
       *
       *     Create: required. Update: required. Sensitive: no message shows it.
       */
      PassportNumber: string;
      /**
       * @description The nationality in the passport. It is required.
       *
       *     Create: required. Update: required.
       */
      PassportNationality: string;
      /** @description The day when the passport expires. */
      PassportExpiration?: components["schemas"]["ClearableDateFrom1900"] | null;
      /** @description The day when the passport was issued. */
      PassportDateIssued?: components["schemas"]["ClearableDateFrom1900"] | null;
      /** @description The city where the passport was issued. */
      PassportCityIssued?: string | null;
      /** @description The country where the passport was issued. */
      PassportCountryIssued?: components["schemas"]["ClearableChar2"] | null;
    };
    /** @description A visa of the user. */
    Visa: {
      /**
       * @description The nationality in the visa. It is required.
       *
       *     Create: required. Update: required.
       */
      VisaNationality: string;
      /**
       * @description The number of the visa. It is required.
       *
       *     Create: required. Update: required. Sensitive: no message shows it.
       */
      VisaNumber: string;
      /** @description The kind of the visa. */
      VisaType?: (components["schemas"]["VisaType"] | components["schemas"]["Cleared"]) | null;
      /** @description The day when the visa was issued. */
      VisaDateIssued?: components["schemas"]["ClearableDateFrom1900"] | null;
      /** @description The day when the visa expires. */
      VisaExpiration?: components["schemas"]["ClearableDateFrom1900"] | null;
      /** @description The city where the visa was issued. */
      VisaCityIssued?: string | null;
      /** @description The country where the visa was issued. */
      VisaCountryIssued?: components["schemas"]["ClearableChar2"] | null;
    };
    /** @description An email address of the user. */
    EmailAddress: {
      /** @description True if the address receives travel notifications. */
      Contact?: boolean;
      /**
       * @description The kind of the address. It is required.
       *
       *     Create: required. Update: required.
       */
      Type: components["schemas"]["EmailAddressType"];
      /** @description A string of at most 255 characters, varchar(255). */
      value: string;
    };
    /** @description A discount code of the user. */
    DiscountCode: {
      /** @description The vendor that grants the discount. */
      Vendor?: string;
      value: string;
    };
    /** @description The user's memberships in airline programs. */
    AirMemberships: {
      /** @description One membership. */
      AirMembership?: components["schemas"]["AirMembership"][];
    };
    /** @description The preferred seat of the user on a plane. */
    AirSeat: {
      /** @description The position in the row. */
      InterRowPositionCode?: (components["schemas"]["InterRowPosition"] | components["schemas"]["Cleared"]) | null;
      /** @description The section of the cabin. */
      SectionPositionCode?: (components["schemas"]["SectionPosition"] | components["schemas"]["Cleared"]) | null;
    };
    /** @description The preferred meal of the user on a plane. */
    Meals: {
      /** @description The code of the meal. The default is Regular Meal. */
      MealCode?: string | null;
    };
    /**
     * @description The preferred seat of the user on a train.
     * @enum {string}
     */
    TrainSeat: "Aisle" | "Window" | "DontCare";
    /**
     * @description The preferred kind of coach of the user.
     * @enum {string}
     */
    TrainCoach: "Compartment" | "Coach" | "CoachWithTable" | "DontCare";
    /**
     * @description The preferred noise level of the user on a train.
     * @enum {string}
     */
    NoiseComfort: "QuietSpace" | "MobileSpace" | "DontCare";
    /**
     * @description The preferred bed or berth of the user on a train.
     * @enum {string}
     */
    BedPosition: "Lower" | "Upper" | "Middle" | "DontCare";
    /**
     * @description The preferred bed category of the user on a train.
     * @enum {string}
     */
    BedCategory: "WomenOnly" | "MenOnly" | "DontCare";
    /**
     * @description The preferred deck of the user on a train.
     * @enum {string}
     */
    Deck: "Lower" | "Upper" | "DontCare";
    /**
     * @description The preferred kind of space of the user on a train.
     * @enum {string}
     */
    SpaceType:
      | "Panorama"
      | "SeatWithTable"
      | "Solo"
      | "Salon"
      | "Kiosk"
      | "InclineSeat"
      | "DuoSideBySide"
      | "DuoFaceToFace"
      | "Club6"
      | "Club4"
      | "Carre"
      | "DisabledCompanionSpace"
      | "DontCare";
    /**
     * @description The preferred comfort class of the user on a train.
     * @enum {string}
     */
    FareSpaceComfort:
      "DedicatedBusiness" | "Business" | "IntermediateLeisure" | "Leisure" | "StandardLeisure" | "DontCare";
    /**
     * @description The preferred special meal of the user on a train.
     * @enum {string}
     */
    SpecialMeals:
      | "LowFat"
      | "LowSalt"
      | "GlutenFree"
      | "Diabetic"
      | "Muslim"
      | "Kosher"
      | "Vegetarian"
      | "VegetarianLactoOvo"
      | "DontCare";
    /**
     * @description The contingencies of the user on a train.
     * @enum {string}
     */
    Contingencies: "Bike" | "WomenOnly" | "WheelchairSpace" | "DontCare";
    /** @description The user's memberships in railway programs. */
    RailMemberships: {
      /** @description One membership. */
      RailMembership?: components["schemas"]["RailMembership"][];
    };
    /**
     * @description The smoking preference of the user.
     * @enum {string}
     */
    Smoking: "DontCare" | "NonSmoking" | "Smoking";
    /**
     * @description The preferred kind of rental car of the user.
     * @enum {string}
     */
    CarType:
      | "DontCare"
      | "Mini"
      | "Economy"
      | "EconomyHybrid"
      | "Compact"
      | "CompactHybrid"
      | "Intermediate"
      | "IntermediateHybrid"
      | "Standard"
      | "StandardHybrid"
      | "FullSize"
      | "FullSizeHybrid"
      | "MiniVan"
      | "Luxury"
      | "Premium"
      | "StandardSUV"
      | "IntermediateSUV"
      | "FullSizeSUV"
      | "FullSizePickup"
      | "Specialized";
    /** @description The user's memberships in car rental programs. */
    CarMemberships: {
      /** @description One membership. */
      CarMembership?: components["schemas"]["CarMembership"][];
    };
    /**
     * @description The preferred transmission of the user in a rental car.
     * @enum {string}
     */
    CarTransmission: "DontCare" | "Automatic" | "Manual";
    /** @description The user's memberships in hotel programs. */
    HotelMemberships: {
      /** @description One membership. */
      HotelMembership?: components["schemas"]["HotelMembership"][];
    };
    /**
     * @description The preferred kind of hotel room of the user.
     * @enum {string}
     */
    RoomType: "DontCare" | "King" | "Queen" | "Double" | "Twin" | "Single" | "Disability";
    /** @description A custom field with its value. */
    CustomField: {
      /**
       * @description The name of the field. It is required.
       *
       *     Create: required. Update: required.
       */
      Name: string;
      /** @description A string of at most 255 characters, varchar(255). */
      value: string;
    };
    /** @description A person who arranges travel for the user or manages the user. */
    Role: {
      /**
       * @description The role of the person: arranger or manager. It is required.
       *
       *     Create: required. Update: required.
       */
      Type: components["schemas"]["RoleType"];
      /** @description True if the person is the primary arranger. It applies only to arrangers. */
      PrimaryIndicatorFlag?: boolean;
      /**
       * @description The first name of the person. It cannot be updated.
       *
       *     Update: not possible.
       */
      FirstName?: string;
      /**
       * @description The last name of the person. It cannot be updated.
       *
       *     Update: not possible.
       */
      LastName?: string;
      /**
       * @description The email address of the person. It cannot be updated.
       *
       *     Update: not possible.
       */
      EmailAddress?: string;
      /**
       * @description The login id of the person. It is required.
       *
       *     Create: required. Update: required.
       */
      LoginId: string;
    };
    /** @description The user's association with a sponsor. */
    Sponsor: {
      /**
       * @description The kind of user who is not an employee. It is required.
       *
       *     Create: required. Update: required.
       */
      NonEmployeeUserType: components["schemas"]["NonEmployeeUserType"];
      /**
       * @description The name of the sponsor. It cannot be updated.
       *
       *     Update: not possible.
       */
      SponsorName?: string;
      /**
       * @description The first day of the sponsorship, as YYYY-MM-DD. It is required.
       *
       *     Create: required. Update: required.
       */
      SponsorshipStartDate: components["schemas"]["Day"];
      /**
       * @description The last day of the sponsorship, as YYYY-MM-DD. It is required.
       *
       *     Create: required. Update: required.
       */
      SponsorshipEndDate: components["schemas"]["Day"];
      /**
       * @description The login id of the sponsor. It is required.
       *
       *     Create: required. Update: required.
       */
      LoginID: string;
    };
    /**
     * @description The gender of the user.
     * @enum {string}
     */
    Gender: "Male" | "Female";
    /**
     * @description A date from January 1, 1900, to June 6, 2079, written as YYYY-MM-DD, or an empty string, which clears the
     *     element.
     */
    ClearableDayFrom1900: components["schemas"]["DayFrom1900"] | components["schemas"]["Cleared"];
    /** @description A ticket that the user did not use. */
    UnusedTicket: {
      /**
       * @description The carrier of the ticket. It is required.
       *
       *     Create: required. Update: required.
       */
      Carrier: string;
      /**
       * @description The number of the ticket. It is required.
       *
       *     Create: required. Update: required.
       */
      TicketNumber: string;
      /** @description The record locator of the booking. */
      RecordLocator?: string | null;
      /** @description The base fare. */
      BaseFare?: string | null;
      /** @description The taxes. */
      Taxes?: string | null;
      /** @description The fees. */
      Fees?: string | null;
      /** @description The currency of the amounts. */
      Currency?: string | null;
      /** @description The type of the ticket. */
      TicketType?: string | null;
      /** @description The day when the ticket was issued. */
      IssueDate?: components["schemas"]["ClearableDateFrom1753"] | null;
      /** @description The day when the ticket expires. */
      ExpirationDate?: components["schemas"]["ClearableDateFrom1753"] | null;
      /** @description Notes about the ticket. */
      Notes?: string | null;
    };
    /** @description An airline unused ticket of the user. */
    AirlineUnusedTicket: {
      /**
       * @description The record locator of the booking. It is required on update.
       *
       *     Create: optional. Update: required.
       */
      RecordLocator: string;
      /** @description The amount of the ticket. */
      TicketAmount?: string | null;
      /** @description The currency of the amount. */
      Currency?: string | null;
      /** @description The time when the ticket expires. */
      ExpirationDate?: string | null;
    };
    /** @description The user's membership in an advantage program. */
    AdvantageMembership: {
      /**
       * @description The code of the vendor. It is required.
       *
       *     Create: required. Update: required.
       */
      VendorCode: string;
      /**
       * @description The kind of the vendor. It is required.
       *
       *     Create: required. Update: required.
       */
      VendorType: components["schemas"]["AdvantageVendorType"];
      /**
       * @description The program number of the membership. It is required.
       *
       *     Create: required. Update: required.
       */
      ProgramNumber: string;
      /**
       * @description The code of the program. It is required.
       *
       *     Create: required. Update: required.
       */
      ProgramCode: string;
      /** @description The code of the origin. */
      OriginCode?: string | null;
      /** @description The code of the destination. */
      DestinationCode?: string | null;
      /** @description The day when the membership ends. */
      ExpirationDate?: components["schemas"]["ClearableDateFrom1900"] | null;
      /** @description The option code of the membership. */
      OptionCode?: string | null;
      /**
       * @description The name of the program. It cannot be updated.
       *
       *     Update: not possible.
       */
      ProgramName?: string;
    };
    /** @description An airline unused ticket of the user. */
    AirlineUnusedTicketCreate: {
      /**
       * @description The record locator of the booking. It is required on update.
       *
       *     Create: optional. Update: required.
       */
      RecordLocator?: string;
      /** @description The amount of the ticket. */
      TicketAmount?: string | null;
      /** @description The currency of the amount. */
      Currency?: string | null;
      /** @description The time when the ticket expires. */
      ExpirationDate?: string | null;
    };
    /** @description An address of the user. */
    AddressUpdate: {
      /**
       * @description The kind of the address. It is required on create and on update.
       *
       *     Create: required. Update: required.
       */
      Type: components["schemas"]["AddressType"];
      /** @description The street, of any length. */
      Street?: string | null;
      /** @description The city. */
      City?: string | null;
      /** @description The state or province. */
      StateProvince?: string | null;
      /** @description The code of the country. */
      CountryCode?: components["schemas"]["ClearableChar2"] | null;
      /** @description The postal code. */
      PostalCode?: string | null;
    };
    /** @description A telephone of the user. */
    TelephoneUpdate: {
      /**
       * @description The kind of the telephone. It is required.
       *
       *     Create: required. Update: required.
       */
      Type: components["schemas"]["TelephoneType"];
      /** @description True if the user agrees to be contacted on this number. It applies only to the type Cell. */
      ContactOptIn?: boolean;
      /** @description True if this is the primary mobile number of the user. */
      PrimaryMobile?: boolean;
      /** @description The code of the country of the number. */
      CountryCode?: components["schemas"]["ClearableChar2"] | null;
      /** @description The number. */
      PhoneNumber?: string | null;
      /** @description The extension of the number. */
      Extension?: string | null;
    };
    /** @description The user's memberships in railway programs. */
    RailMembershipsUpdate: {
      /** @description One membership. */
      RailMembership?: components["schemas"]["RailMembershipUpdate"][];
    };
    /** @description A person who arranges travel for the user or manages the user. */
    RoleUpdate: {
      /**
       * @description The role of the person: arranger or manager. It is required.
       *
       *     Create: required. Update: required.
       */
      Type: components["schemas"]["RoleType"];
      /** @description True if the person is the primary arranger. It applies only to arrangers. */
      PrimaryIndicatorFlag?: boolean;
      /**
       * @description The login id of the person. It is required.
       *
       *     Create: required. Update: required.
       */
      LoginId: string;
    };
    /** @description The user's association with a sponsor. */
    SponsorUpdate: {
      /**
       * @description The kind of user who is not an employee. It is required.
       *
       *     Create: required. Update: required.
       */
      NonEmployeeUserType: components["schemas"]["NonEmployeeUserType"];
      /**
       * @description The first day of the sponsorship, as YYYY-MM-DD. It is required.
       *
       *     Create: required. Update: required.
       */
      SponsorshipStartDate: components["schemas"]["Day"];
      /**
       * @description The last day of the sponsorship, as YYYY-MM-DD. It is required.
       *
       *     Create: required. Update: required.
       */
      SponsorshipEndDate: components["schemas"]["Day"];
      /**
       * @description The login id of the sponsor. It is required.
       *
       *     Create: required. Update: required.
       */
      LoginID: string;
    };
    /** @description The user's membership in an advantage program. */
    AdvantageMembershipUpdate: {
      /**
       * @description The code of the vendor. It is required.
       *
       *     Create: required. Update: required.
       */
      VendorCode: string;
      /**
       * @description The kind of the vendor. It is required.
       *
       *     Create: required. Update: required.
       */
      VendorType: components["schemas"]["AdvantageVendorType"];
      /**
       * @description The program number of the membership. It is required.
       *
       *     Create: required. Update: required.
       */
      ProgramNumber: string;
      /**
       * @description The code of the program. It is required.
       *
       *     Create: required. Update: required.
       */
      ProgramCode: string;
      /** @description The code of the origin. */
      OriginCode?: string | null;
      /** @description The code of the destination. */
      DestinationCode?: string | null;
      /** @description The day when the membership ends. */
      ExpirationDate?: components["schemas"]["ClearableDateFrom1900"] | null;
      /** @description The option code of the membership. */
      OptionCode?: string | null;
    };
    /** @description One phone of the emergency contact. */
    EmergencyPhone: {
      /**
       * @description The time when the number is used. It is required on create and on update.
       *
       *     Create: required. Update: required.
       */
      Type: components["schemas"]["EmergencyPhoneType"];
      /** @description The phone number. */
      PhoneNumber?: components["schemas"]["Nvarchar60NoUnicode"] | null;
    };
    /** @description A two-character code, or an empty string, which clears the element. */
    ClearableChar2: string | components["schemas"]["Cleared"];
    /**
     * @description The kind of an address.
     * @enum {string}
     */
    AddressType: "Home" | "Work";
    /**
     * @description The kind of a telephone.
     * @enum {string}
     */
    TelephoneType: "Home" | "Work" | "Fax" | "Pager" | "Other" | "Cell" | "Work2";
    /** @description A string of at most 100 characters, nvarchar(100) without Unicode. */
    Nvarchar100NoUnicode: string;
    /**
     * @description A date from January 1, 1753, to December 31, 9999, written as YYYY-MM-DD, or an empty string, which clears the
     *     element.
     */
    ClearableDayFrom1753: components["schemas"]["DayFrom1753"] | components["schemas"]["Cleared"];
    /** @description A date from January 1, 1753, to December 31, 9999, or an empty string, which clears the element. */
    ClearableDateFrom1753: string | components["schemas"]["Cleared"];
    /** @description A date from January 1, 1900, to June 6, 2079, or an empty string, which clears the element. */
    ClearableDateFrom1900: string | components["schemas"]["Cleared"];
    /**
     * @description The kind of a visa.
     * @enum {string}
     */
    VisaType: "Unknown" | "SingleEntry" | "DoubleEntry" | "MultiEntry" | "ESTA" | "ETA" | "SchengenVisa";
    /**
     * @description The kind of an email address.
     * @enum {string}
     */
    EmailAddressType: "Business" | "Personal" | "Supervisor" | "TravelArranger" | "Business2" | "Other1" | "Other2";
    /** @description The user's membership in an airline program. */
    AirMembership: {
      /**
       * @description The code of the vendor that runs the program. It is required.
       *
       *     Create: required. Update: required.
       */
      VendorCode: string;
      /**
       * @description The number of the user's account in the program. It is required.
       *
       *     Create: required. Update: required.
       */
      AccountNo: string;
      /** @description The status of the user in the program. */
      Status?: string | null;
      /** @description The benefits of the status. */
      StatusBenefits?: string | null;
      /** @description The points of the user in the program. */
      PointTotal?: string | null;
      /** @description The segments of the user in the program. */
      SegmentTotal?: string | null;
      /** @description The status after the current one. */
      NextStatus?: string | null;
      /** @description The number of points that the user needs for the next status. */
      PointsUntilNextStatus?: string | null;
      /** @description The number of segments that the user needs for the next status. */
      SegmentsUntilNextStatus?: string | null;
      /** @description An airline-specific flag of the membership. */
      IsSenator?: components["schemas"]["ClearableBoolean"] | null;
    };
    /**
     * @description The preferred position of the user in a row of seats.
     * @enum {string}
     */
    InterRowPosition: "Window" | "Aisle" | "Middle" | "DontCare";
    /**
     * @description The preferred section of the cabin of the user.
     * @enum {string}
     */
    SectionPosition: "Bulkhead" | "Forward" | "Rear" | "ExitRow" | "DontCare";
    /** @description The user's membership in a railway program. */
    RailMembership: {
      /**
       * @description The code of the vendor that runs the program. It is required.
       *
       *     Create: required. Update: required.
       */
      VendorCode: string;
      /**
       * @description The number of the user's account in the program. It is required.
       *
       *     Create: required. Update: required.
       */
      AccountNo: string;
      /** @description The status of the user in the program. */
      Status?: string | null;
      /** @description The benefits of the status. */
      StatusBenefits?: string | null;
      /** @description The points of the user in the program. */
      PointTotal?: string | null;
      /** @description The segments of the user in the program. */
      SegmentTotal?: string | null;
      /** @description The status after the current one. */
      NextStatus?: string | null;
      /** @description The number of points that the user needs for the next status. */
      PointsUntilNextStatus?: string | null;
      /** @description The number of segments that the user needs for the next status. */
      SegmentsUntilNextStatus?: string | null;
      /** @description An airline-specific flag of the membership. */
      IsSenator?: components["schemas"]["ClearableBoolean"] | null;
      /** @description The end of the membership. */
      Expiration?: components["schemas"]["ClearableDateTimeFrom1753"] | null;
      /**
       * @deprecated
       * @description The class of a rail card. It cannot be updated. It is retired: as of April 2026 it is no longer returned.
       *
       *     Update: not possible.
       */
      RailCardClass?: string;
      /**
       * @deprecated
       * @description The type of a rail card. It cannot be updated. It is retired: as of April 2026 it is no longer returned.
       *
       *     Update: not possible.
       */
      RailCardType?: string;
    };
    /** @description The user's membership in a car rental program. */
    CarMembership: {
      /**
       * @description The code of the vendor that runs the program. It is required.
       *
       *     Create: required. Update: required.
       */
      VendorCode: string;
      /**
       * @description The number of the user's account in the program. It is required.
       *
       *     Create: required. Update: required.
       */
      AccountNo: string;
      /** @description The status of the user in the program. */
      Status?: string | null;
      /** @description The benefits of the status. */
      StatusBenefits?: string | null;
      /** @description The points of the user in the program. */
      PointTotal?: string | null;
      /** @description The segments of the user in the program. */
      SegmentTotal?: string | null;
      /** @description The end of the membership. */
      Expiration?: string | null;
      /** @description The status after the current one. */
      NextStatus?: string | null;
      /** @description The number of points that the user needs for the next status. */
      PointsUntilNextStatus?: string | null;
      /** @description The number of segments that the user needs for the next status. */
      SegmentsUntilNextStatus?: string | null;
    };
    /** @description The user's membership in a hotel program. */
    HotelMembership: {
      /**
       * @description The code of the vendor that runs the program. It is required.
       *
       *     Create: required. Update: required.
       */
      VendorCode: string;
      /**
       * @description The number of the user's account in the program. It is required.
       *
       *     Create: required. Update: required.
       */
      AccountNo: string;
      /** @description The status of the user in the program. */
      Status?: string | null;
      /** @description The benefits of the status. */
      StatusBenefits?: string | null;
      /** @description The points of the user in the program. */
      PointTotal?: string | null;
      /** @description The segments of the user in the program. */
      SegmentTotal?: string | null;
      /** @description The end of the membership. */
      Expiration?: string | null;
    };
    /**
     * @description The roles of a person for the user.
     * @enum {string}
     */
    RoleType: "Arranger" | "Manager";
    /**
     * @description The kind of a sponsored user, who is not an employee.
     * @enum {string}
     */
    NonEmployeeUserType:
      | "Contractor"
      | "Student/Intern"
      | "Candidate for Hire"
      | "Invitational Traveler"
      | "Dependent/Spouse"
      | "Board Member"
      | "Other";
    /**
     * Format: date
     * @description A date written as YYYY-MM-DD.
     */
    Day: string;
    /**
     * Format: date
     * @description A date from January 1, 1900, to June 6, 2079, written as YYYY-MM-DD.
     */
    DayFrom1900: string;
    /**
     * @description The kind of the vendor of an advantage program.
     * @enum {string}
     */
    AdvantageVendorType: "Air" | "Rail" | "Car" | "Hotel";
    /** @description The user's membership in a railway program. */
    RailMembershipUpdate: {
      /**
       * @description The code of the vendor that runs the program. It is required.
       *
       *     Create: required. Update: required.
       */
      VendorCode: string;
      /**
       * @description The number of the user's account in the program. It is required.
       *
       *     Create: required. Update: required.
       */
      AccountNo: string;
      /** @description The status of the user in the program. */
      Status?: string | null;
      /** @description The benefits of the status. */
      StatusBenefits?: string | null;
      /** @description The points of the user in the program. */
      PointTotal?: string | null;
      /** @description The segments of the user in the program. */
      SegmentTotal?: string | null;
      /** @description The status after the current one. */
      NextStatus?: string | null;
      /** @description The number of points that the user needs for the next status. */
      PointsUntilNextStatus?: string | null;
      /** @description The number of segments that the user needs for the next status. */
      SegmentsUntilNextStatus?: string | null;
      /** @description An airline-specific flag of the membership. */
      IsSenator?: components["schemas"]["ClearableBoolean"] | null;
      /** @description The end of the membership. */
      Expiration?: components["schemas"]["ClearableDateTimeFrom1753"] | null;
    };
    /**
     * @description The time when a phone number of the emergency contact is used.
     * @enum {string}
     */
    EmergencyPhoneType: "DayTime" | "Alternate";
    /** @description A string of at most 60 characters, nvarchar(60) without Unicode. */
    Nvarchar60NoUnicode: string;
    /**
     * Format: date
     * @description A date from January 1, 1753, to December 31, 9999, written as YYYY-MM-DD.
     */
    DayFrom1753: string;
    /** @description A date with a time from January 1, 1753, to December 31, 9999, or an empty string, which clears the element. */
    ClearableDateTimeFrom1753: string | components["schemas"]["Cleared"];
  };
  responses: {
    /** @description The profile was written. */
    Written: {
      headers: {
        "service-correlationid": components["headers"]["ServiceCorrelationId"];
        [name: string]: unknown;
      };
      content: {
        "application/xml": ProfileResponse;
      };
    };
    /** @description The service rejected the request. The response to a malformed XML body is an Error element. */
    Failure: {
      headers: {
        "service-correlationid": components["headers"]["ServiceCorrelationId"];
        [name: string]: unknown;
      };
      content: {
        "application/xml": ErrorModel;
      };
    };
  };
  parameters: {
    /**
     * @description An optional UUID (RFC 4122), chosen by the caller, that identifies the call for support.
     * @example 5d1c7a90-2b3e-4c68-8f07-91a4e6d2b350
     */
    ServiceCorrelationId: string;
  };
  requestBodies: never;
  headers: {
    /**
     * @description The UUID (RFC 4122) that the service returns to identify the call for support.
     * @example 5d1c7a90-2b3e-4c68-8f07-91a4e6d2b350
     */
    ServiceCorrelationId: string;
  };
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  getProfile: {
    parameters: {
      query?: {
        /**
         * @description The kind of value in the parameter userid_value: a login id, a sync id or a UUID.
         * @example login
         */
        userid_type?: components["schemas"]["UserIdType"];
        /**
         * @description The login id, the sync id or the UUID of the user, depending on userid_type. It is valid only together with userid_type.
         * @example jane@example.com
         */
        userid_value?: string;
      };
      header?: {
        /**
         * @description An optional UUID (RFC 4122), chosen by the caller, that identifies the call for support.
         * @example 5d1c7a90-2b3e-4c68-8f07-91a4e6d2b350
         */
        "service-correlationid"?: components["parameters"]["ServiceCorrelationId"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The travel profile of the user. */
      200: {
        headers: {
          "service-correlationid": components["headers"]["ServiceCorrelationId"];
          [name: string]: unknown;
        };
        content: {
          "application/xml": Profile;
        };
      };
      default: components["responses"]["Failure"];
    };
  };
  updateProfile: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description An optional UUID (RFC 4122), chosen by the caller, that identifies the call for support.
         * @example 5d1c7a90-2b3e-4c68-8f07-91a4e6d2b350
         */
        "service-correlationid"?: components["parameters"]["ServiceCorrelationId"];
      };
      path?: never;
      cookie?: never;
    };
    /** @description The changed elements of the profile. */
    requestBody: {
      content: {
        "application/xml": ProfileUpdate;
      };
    };
    responses: {
      "2XX": components["responses"]["Written"];
      default: components["responses"]["Failure"];
    };
  };
  createProfile: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description An optional UUID (RFC 4122), chosen by the caller, that identifies the call for support.
         * @example 5d1c7a90-2b3e-4c68-8f07-91a4e6d2b350
         */
        "service-correlationid"?: components["parameters"]["ServiceCorrelationId"];
      };
      path?: never;
      cookie?: never;
    };
    /** @description The profile of the new user. */
    requestBody: {
      content: {
        "application/xml": ProfileCreate;
      };
    };
    responses: {
      "2XX": components["responses"]["Written"];
      default: components["responses"]["Failure"];
    };
  };
}
