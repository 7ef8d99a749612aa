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
     * @description This operation returns the travel profile of the user of the token, or of the user whom the two query parameters name together. The caller names application/xml as its Content-Type. Elements behind a scope hold data only when that scope is enabled. The parameter userid_value is valid only together with userid_type.
     */
    get: operations["getProfile"];
    /**
     * Update the travel profile of a user.
     * @description This operation changes the profile of the user of the token by the same model that is read, with the same headers. On update, an element that is left out is ignored. An element that is sent as an empty string is cleared. A nillable element is cleared when it is set nil.
     */
    put: operations["updateProfile"];
    /**
     * Create a user with a travel profile.
     * @description This operation creates a user from the same model that is read, with the same headers. A new user has at least FirstName, LastName, TravelConfigID, LoginID and Password. When the password is omitted on create, a random strong password is set. When RuleClass is left out on create, the user gets the default rule class.
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
    /** @description The kind of a value that names a user. */
    UserIdType: UserIdType;
    /** @description The travel profile of one user: who the user is, how to reach the user, and how the user likes to travel. */
    Profile: {
      /** @description The text before the name of the user. */
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
      /** @description The text after the name of the user. */
      NameSuffix?: string | null;
      /** @description The name by which the user likes to be called. */
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
       * @description The id of the user as an employee. It returns data only when the scope Company Details is enabled.
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
       * @description The date on which the account of the user ends. It cannot be updated. It returns data only when the scope
       *     Company Details is enabled.
       *
       *     Update: not possible. Scope: Company Details.
       */
      AccountTerminationDate?: string;
      /** @description The locale that the user prefers, one of the canonical list. */
      PreferredLanguage?: components["schemas"]["PreferredLanguage"] | null;
      /** @description Tells whether the user agrees to electronic receipts. */
      EReceiptOptIn?: components["schemas"]["ClearableBoolean"] | null;
      /**
       * @description Whether the user has an open booking. It cannot be updated. It is returned only with the permission
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
       * @description Whom to call in an emergency. It returns data only when the scope Emergency Contact Information is enabled.
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
       * @description Whether the user has no passport. It returns data only when the scope Passport Visa Information is enabled.
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
      /** @description The rates that the user prefers. */
      RatePreferences?: components["schemas"]["RatePreferences"];
      /**
       * @description The discount codes of the user, which are read only. It can be neither created nor updated.
       *
       *     Create: not possible. Update: not possible.
       */
      readonly DiscountCodes?: components["schemas"]["DiscountCodes"];
      /** @description The preferences of the user for flights. */
      Air?: components["schemas"]["Air"];
      /** @description The preferences of the user for trains. */
      Rail?: components["schemas"]["Rail"];
      /** @description The preferences of the user for rented cars. */
      Car?: components["schemas"]["Car"];
      /** @description The preferences of the user for hotels. */
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
       * @description The data of the user for the TSA. It returns data only when the scope TSA information is enabled.
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
    /** @description The travel profile of one user: who the user is, how to reach the user, and how the user likes to travel. */
    ProfileCreate: {
      /** @description The text before the name of the user. */
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
      /** @description The text after the name of the user. */
      NameSuffix?: string | null;
      /** @description The name by which the user likes to be called. */
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
       * @description The id of the user as an employee. It returns data only when the scope Company Details is enabled.
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
       * @description The date on which the account of the user ends. It cannot be updated. It returns data only when the scope
       *     Company Details is enabled.
       *
       *     Update: not possible. Scope: Company Details.
       */
      AccountTerminationDate?: string;
      /** @description The locale that the user prefers, one of the canonical list. */
      PreferredLanguage?: components["schemas"]["PreferredLanguage"] | null;
      /** @description Tells whether the user agrees to electronic receipts. */
      EReceiptOptIn?: components["schemas"]["ClearableBoolean"] | null;
      /**
       * @description Whether the user has an open booking. It cannot be updated. It is returned only with the permission
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
       * @description Whom to call in an emergency. It returns data only when the scope Emergency Contact Information is enabled.
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
       * @description Whether the user has no passport. It returns data only when the scope Passport Visa Information is enabled.
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
      /** @description The rates that the user prefers. */
      RatePreferences?: components["schemas"]["RatePreferences"];
      /** @description The preferences of the user for flights. */
      Air?: components["schemas"]["Air"];
      /** @description The preferences of the user for trains. */
      Rail?: components["schemas"]["Rail"];
      /** @description The preferences of the user for rented cars. */
      Car?: components["schemas"]["Car"];
      /** @description The preferences of the user for hotels. */
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
       * @description The data of the user for the TSA. It returns data only when the scope TSA information is enabled.
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
    /** @description The travel profile of one user: who the user is, how to reach the user, and how the user likes to travel. */
    ProfileUpdate: {
      /** @description The text before the name of the user. */
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
      /** @description The text after the name of the user. */
      NameSuffix?: string | null;
      /** @description The name by which the user likes to be called. */
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
       * @description The id of the user as an employee. It returns data only when the scope Company Details is enabled.
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
      /** @description The locale that the user prefers, one of the canonical list. */
      PreferredLanguage?: components["schemas"]["PreferredLanguage"] | null;
      /** @description Tells whether the user agrees to electronic receipts. */
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
       * @description Whom to call in an emergency. It returns data only when the scope Emergency Contact Information is enabled.
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
       * @description Whether the user has no passport. It returns data only when the scope Passport Visa Information is enabled.
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
      /** @description The rates that the user prefers. */
      RatePreferences?: components["schemas"]["RatePreferences"];
      /** @description The preferences of the user for flights. */
      Air?: components["schemas"]["Air"];
      /** @description The preferences of the user for trains. */
      Rail?: components["schemas"]["RailUpdate"];
      /** @description The preferences of the user for rented cars. */
      Car?: components["schemas"]["Car"];
      /** @description The preferences of the user for hotels. */
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
       * @description The data of the user for the TSA. It returns data only when the scope TSA information is enabled.
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
    /** @description The answer of the sandbox to the creation or the update of a profile. */
    ProfileResponse: {
      /** @description One warning about data that was not taken as it was sent. */
      Warning?: components["schemas"]["ProfileWarning"][];
    };
    /** @description The answer to a request whose XML body is malformed. */
    Error: {
      /** @description The fault. It is required. */
      Message: string;
      /** @description The time of the server. It is required. */
      "Server-Time": string;
      /** @description The id of the failure. It is required. */
      Id: string;
    };
    /** @description A canonical locale, or a text of at most 20 characters in place of which an empty string is written. */
    PreferredLanguage: components["schemas"]["Locale"] | string;
    /** @description True or false, or nothing, which clears the element. */
    ClearableBoolean: boolean | components["schemas"]["Cleared"];
    /** @description A country by its ISO 3166-1 alpha-2 code. */
    IsoCountryCode: string;
    /** @description The person to call in an emergency. */
    EmergencyContact: {
      /** @description The name of the person. */
      Name?: string | null;
      /** @description The relation of the person to the user. */
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
    /** @description The rates that the user prefers. */
    RatePreferences: {
      /** @description Tells whether the user prefers the AAA rate. */
      AAARate?: components["schemas"]["ClearableBoolean"] | null;
      /** @description Tells whether the user prefers the AARP rate. */
      AARPRate?: components["schemas"]["ClearableBoolean"] | null;
      /** @description Tells whether the user prefers the government rate. */
      GovtRate?: components["schemas"]["ClearableBoolean"] | null;
      /** @description Tells whether the user prefers the military rate. */
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
    /** @description The preferences of the user for flights. */
    Air: {
      /** @description The memberships of the user in programs of airlines. */
      AirMemberships?: components["schemas"]["AirMemberships"];
      /** @description The seat that the user prefers. */
      Seat?: components["schemas"]["AirSeat"];
      /** @description The meal that the user prefers. */
      Meals?: components["schemas"]["Meals"];
      /** @description The home airport of the user. */
      HomeAirport?: string | null;
      /** @description Further preferences of the user when flying. */
      AirOther?: string | null;
    };
    /** @description The preferences of the user for trains. */
    Rail: {
      /** @description The seat that the user prefers. */
      Seat?: (components["schemas"]["TrainSeat"] | components["schemas"]["Cleared"]) | null;
      /** @description The coach that the user prefers. */
      Coach?: (components["schemas"]["TrainCoach"] | components["schemas"]["Cleared"]) | null;
      /** @description The quietness of the surroundings that the user likes. */
      NoiseComfort?: (components["schemas"]["NoiseComfort"] | components["schemas"]["Cleared"]) | null;
      /** @description The bed that the user prefers. */
      Bed?: (components["schemas"]["BedPosition"] | components["schemas"]["Cleared"]) | null;
      /** @description The category of bed that the user prefers. */
      BedCategory?: (components["schemas"]["BedCategory"] | components["schemas"]["Cleared"]) | null;
      /** @description The berth that the user prefers. */
      Berth?: (components["schemas"]["BedPosition"] | components["schemas"]["Cleared"]) | null;
      /** @description The deck that the user prefers. */
      Deck?: (components["schemas"]["Deck"] | components["schemas"]["Cleared"]) | null;
      /** @description The kind of space that the user prefers. */
      SpaceType?: (components["schemas"]["SpaceType"] | components["schemas"]["Cleared"]) | null;
      /** @description The class of comfort that the user prefers. */
      FareSpaceComfort?: (components["schemas"]["FareSpaceComfort"] | components["schemas"]["Cleared"]) | null;
      /** @description The special meal that the user prefers. */
      SpecialMeals?: (components["schemas"]["SpecialMeals"] | components["schemas"]["Cleared"]) | null;
      /** @description The contingencies of the user. */
      Contingencies?: (components["schemas"]["Contingencies"] | components["schemas"]["Cleared"]) | null;
      /** @description The memberships of the user in programs of railways. */
      RailMemberships?: components["schemas"]["RailMemberships"];
    };
    /** @description The preferences of the user for rented cars. */
    Car: {
      /** @description Tells whether the user prefers a car for smokers. */
      CarSmokingCode?: (components["schemas"]["Smoking"] | components["schemas"]["Cleared"]) | null;
      /** @description Tells whether the user prefers a car with GPS. */
      CarGPS?: components["schemas"]["ClearableBoolean"] | null;
      /** @description The kind of car that the user prefers. */
      CarType?: (components["schemas"]["CarType"] | components["schemas"]["Cleared"]) | null;
      /** @description The memberships of the user in programs of car rentals. */
      CarMemberships?: components["schemas"]["CarMemberships"];
      /** @description Further preferences of the user when renting a car. */
      CarOther?: string | null;
      /** @description Tells whether the user prefers a car with a ski rack. */
      CarSkiRack?: components["schemas"]["ClearableBoolean"] | null;
      /** @description The transmission that the user prefers. */
      CarTransmission?: (components["schemas"]["CarTransmission"] | components["schemas"]["Cleared"]) | null;
    };
    /** @description The preferences of the user for hotels. */
    Hotel: {
      /** @description Tells whether the user prefers a room for smokers. */
      SmokingCode?: (components["schemas"]["Smoking"] | components["schemas"]["Cleared"]) | null;
      /** @description The memberships of the user in programs of hotels. */
      HotelMemberships?: components["schemas"]["HotelMemberships"];
      /** @description The kind of room that the user prefers. */
      RoomType?: (components["schemas"]["RoomType"] | components["schemas"]["Cleared"]) | null;
      /** @description Further preferences of the user in a hotel. */
      HotelOther?: string | null;
      /** @description Tells whether the user prefers foam pillows. */
      PreferFoamPillows?: components["schemas"]["ClearableBoolean"] | null;
      /** @description Tells whether the user prefers a crib. */
      PreferCrib?: components["schemas"]["ClearableBoolean"] | null;
      /** @description Tells whether the user prefers a rollaway bed. */
      PreferRollawayBed?: components["schemas"]["ClearableBoolean"] | null;
      /** @description Tells whether the user prefers a gym. */
      PreferGym?: components["schemas"]["ClearableBoolean"] | null;
      /** @description Tells whether the user prefers a pool. */
      PreferPool?: components["schemas"]["ClearableBoolean"] | null;
      /** @description Tells whether the user prefers a restaurant. */
      PreferRestaraunt?: components["schemas"]["ClearableBoolean"] | null;
      /** @description Tells whether the user prefers access by wheelchair. */
      PreferWheelchairAccess?: components["schemas"]["ClearableBoolean"] | null;
      /** @description Tells whether the user prefers access for the blind. */
      PreferAccessForBlind?: components["schemas"]["ClearableBoolean"] | null;
      /** @description Tells whether the user prefers room service. */
      PreferRoomService?: components["schemas"]["ClearableBoolean"] | null;
      /** @description Tells whether the user prefers an early check-in. */
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
    /** @description The data of the user for the TSA. */
    TSAInfo: {
      /** @description The gender of the user. */
      Gender?: (components["schemas"]["Gender"] | components["schemas"]["Cleared"]) | null;
      /**
       * @description The day on which the user was born, written YYYY-MM-DD.
       *
       *     Sensitive: no message shows it.
       */
      DateOfBirth?: components["schemas"]["ClearableDayFrom1900"] | null;
      /** @description Tells whether the user has no middle name. */
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
    /** @description The preferences of the user for trains. */
    RailUpdate: {
      /** @description The seat that the user prefers. */
      Seat?: (components["schemas"]["TrainSeat"] | components["schemas"]["Cleared"]) | null;
      /** @description The coach that the user prefers. */
      Coach?: (components["schemas"]["TrainCoach"] | components["schemas"]["Cleared"]) | null;
      /** @description The quietness of the surroundings that the user likes. */
      NoiseComfort?: (components["schemas"]["NoiseComfort"] | components["schemas"]["Cleared"]) | null;
      /** @description The bed that the user prefers. */
      Bed?: (components["schemas"]["BedPosition"] | components["schemas"]["Cleared"]) | null;
      /** @description The category of bed that the user prefers. */
      BedCategory?: (components["schemas"]["BedCategory"] | components["schemas"]["Cleared"]) | null;
      /** @description The berth that the user prefers. */
      Berth?: (components["schemas"]["BedPosition"] | components["schemas"]["Cleared"]) | null;
      /** @description The deck that the user prefers. */
      Deck?: (components["schemas"]["Deck"] | components["schemas"]["Cleared"]) | null;
      /** @description The kind of space that the user prefers. */
      SpaceType?: (components["schemas"]["SpaceType"] | components["schemas"]["Cleared"]) | null;
      /** @description The class of comfort that the user prefers. */
      FareSpaceComfort?: (components["schemas"]["FareSpaceComfort"] | components["schemas"]["Cleared"]) | null;
      /** @description The special meal that the user prefers. */
      SpecialMeals?: (components["schemas"]["SpecialMeals"] | components["schemas"]["Cleared"]) | null;
      /** @description The contingencies of the user. */
      Contingencies?: (components["schemas"]["Contingencies"] | components["schemas"]["Cleared"]) | null;
      /** @description The memberships of the user in programs of railways. */
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
    /** @description A warning in the answer of the sandbox. */
    ProfileWarning: {
      /** @description The code of the warning, such as W016. It is required. */
      Code: string;
      /** @description The text of the warning. */
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
     * @description Nothing: an element with this value is cleared.
     * @enum {string}
     */
    Cleared: "";
    /**
     * @description The relation of the emergency contact to the user.
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
      /** @description Whether the user agrees to be contacted on this number; of use for the type Cell alone. */
      ContactOptIn?: boolean;
      /** @description Tells whether this is the primary mobile number of the user. */
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
      /** @description The day on which the id expires, written YYYY-MM-DD. */
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
      /** @description The day on which the license expires. */
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
       * @description The nationality that the passport states. It is required.
       *
       *     Create: required. Update: required.
       */
      PassportNationality: string;
      /** @description The day on which the passport expires. */
      PassportExpiration?: components["schemas"]["ClearableDateFrom1900"] | null;
      /** @description The day on which the passport was issued. */
      PassportDateIssued?: components["schemas"]["ClearableDateFrom1900"] | null;
      /** @description The city in which the passport was issued. */
      PassportCityIssued?: string | null;
      /** @description The country in which the passport was issued. */
      PassportCountryIssued?: components["schemas"]["ClearableChar2"] | null;
    };
    /** @description A visa of the user. */
    Visa: {
      /**
       * @description The nationality that the visa states. It is required.
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
      /** @description The day on which the visa was issued. */
      VisaDateIssued?: components["schemas"]["ClearableDateFrom1900"] | null;
      /** @description The day on which the visa expires. */
      VisaExpiration?: components["schemas"]["ClearableDateFrom1900"] | null;
      /** @description The city in which the visa was issued. */
      VisaCityIssued?: string | null;
      /** @description The country in which the visa was issued. */
      VisaCountryIssued?: components["schemas"]["ClearableChar2"] | null;
    };
    /** @description An email address of the user. */
    EmailAddress: {
      /** @description Tells whether the address is used for travel notifications. */
      Contact?: boolean;
      /**
       * @description The kind of the address. It is required.
       *
       *     Create: required. Update: required.
       */
      Type: components["schemas"]["EmailAddressType"];
      /** @description Text of at most 255 characters, varchar(255). */
      value: string;
    };
    /** @description A discount code of the user. */
    DiscountCode: {
      /** @description The vendor that grants the discount. */
      Vendor?: string;
      value: string;
    };
    /** @description The memberships of the user in programs of airlines. */
    AirMemberships: {
      /** @description One membership. */
      AirMembership?: components["schemas"]["AirMembership"][];
    };
    /** @description The seat that the user prefers on a plane. */
    AirSeat: {
      /** @description The position in the row. */
      InterRowPositionCode?: (components["schemas"]["InterRowPosition"] | components["schemas"]["Cleared"]) | null;
      /** @description The part of the cabin. */
      SectionPositionCode?: (components["schemas"]["SectionPosition"] | components["schemas"]["Cleared"]) | null;
    };
    /** @description The meal that the user prefers on a plane. */
    Meals: {
      /** @description The code of the meal. The default is Regular Meal. */
      MealCode?: string | null;
    };
    /**
     * @description The seat that the user prefers on a train.
     * @enum {string}
     */
    TrainSeat: "Aisle" | "Window" | "DontCare";
    /**
     * @description The kind of coach that the user prefers.
     * @enum {string}
     */
    TrainCoach: "Compartment" | "Coach" | "CoachWithTable" | "DontCare";
    /**
     * @description The quietness of the surroundings that the user likes on a train.
     * @enum {string}
     */
    NoiseComfort: "QuietSpace" | "MobileSpace" | "DontCare";
    /**
     * @description The bed or berth that the user prefers on a train.
     * @enum {string}
     */
    BedPosition: "Lower" | "Upper" | "Middle" | "DontCare";
    /**
     * @description The category of bed that the user prefers on a train.
     * @enum {string}
     */
    BedCategory: "WomenOnly" | "MenOnly" | "DontCare";
    /**
     * @description The deck of a train that the user prefers.
     * @enum {string}
     */
    Deck: "Lower" | "Upper" | "DontCare";
    /**
     * @description The kind of space that the user prefers on a train.
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
     * @description The class of comfort that the user prefers on a train.
     * @enum {string}
     */
    FareSpaceComfort:
      "DedicatedBusiness" | "Business" | "IntermediateLeisure" | "Leisure" | "StandardLeisure" | "DontCare";
    /**
     * @description The special meal that the user prefers on a train.
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
     * @description The contingencies that the user has on a train.
     * @enum {string}
     */
    Contingencies: "Bike" | "WomenOnly" | "WheelchairSpace" | "DontCare";
    /** @description The memberships of the user in programs of railways. */
    RailMemberships: {
      /** @description One membership. */
      RailMembership?: components["schemas"]["RailMembership"][];
    };
    /**
     * @description Tells whether the user prefers a place for smokers.
     * @enum {string}
     */
    Smoking: "DontCare" | "NonSmoking" | "Smoking";
    /**
     * @description The kind of rental car that the user prefers.
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
    /** @description The memberships of the user in programs of car rentals. */
    CarMemberships: {
      /** @description One membership. */
      CarMembership?: components["schemas"]["CarMembership"][];
    };
    /**
     * @description The transmission that the user prefers in a rental car.
     * @enum {string}
     */
    CarTransmission: "DontCare" | "Automatic" | "Manual";
    /** @description The memberships of the user in programs of hotels. */
    HotelMemberships: {
      /** @description One membership. */
      HotelMembership?: components["schemas"]["HotelMembership"][];
    };
    /**
     * @description The kind of hotel room that the user prefers.
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
      /** @description Text of at most 255 characters, varchar(255). */
      value: string;
    };
    /** @description A person who arranges travel for the user or manages the user. */
    Role: {
      /**
       * @description Tells whether the person arranges travel or manages. It is required.
       *
       *     Create: required. Update: required.
       */
      Type: components["schemas"]["RoleType"];
      /** @description Tells whether the person is the primary arranger; of use for arrangers alone. */
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
    /** @description The association of the user with a sponsor. */
    Sponsor: {
      /**
       * @description The kind of a user who is not an employee. It is required.
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
       * @description The first day of the sponsorship, written YYYY-MM-DD. It is required.
       *
       *     Create: required. Update: required.
       */
      SponsorshipStartDate: components["schemas"]["Day"];
      /**
       * @description The last day of the sponsorship, written YYYY-MM-DD. It is required.
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
    /** @description A date from January 1, 1900, to June 6, 2079, written YYYY-MM-DD, or nothing, which clears the element. */
    ClearableDayFrom1900: components["schemas"]["DayFrom1900"] | components["schemas"]["Cleared"];
    /** @description A ticket that the user has not used. */
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
      /** @description The day on which the ticket was issued. */
      IssueDate?: components["schemas"]["ClearableDateFrom1753"] | null;
      /** @description The day on which the ticket expires. */
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
      /** @description When the ticket expires. */
      ExpirationDate?: string | null;
    };
    /** @description A membership of the user in an advantage program. */
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
      /** @description The day on which the membership ends. */
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
      /** @description When the ticket expires. */
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
      /** @description Whether the user agrees to be contacted on this number; of use for the type Cell alone. */
      ContactOptIn?: boolean;
      /** @description Tells whether this is the primary mobile number of the user. */
      PrimaryMobile?: boolean;
      /** @description The code of the country of the number. */
      CountryCode?: components["schemas"]["ClearableChar2"] | null;
      /** @description The number. */
      PhoneNumber?: string | null;
      /** @description The extension of the number. */
      Extension?: string | null;
    };
    /** @description The memberships of the user in programs of railways. */
    RailMembershipsUpdate: {
      /** @description One membership. */
      RailMembership?: components["schemas"]["RailMembershipUpdate"][];
    };
    /** @description A person who arranges travel for the user or manages the user. */
    RoleUpdate: {
      /**
       * @description Tells whether the person arranges travel or manages. It is required.
       *
       *     Create: required. Update: required.
       */
      Type: components["schemas"]["RoleType"];
      /** @description Tells whether the person is the primary arranger; of use for arrangers alone. */
      PrimaryIndicatorFlag?: boolean;
      /**
       * @description The login id of the person. It is required.
       *
       *     Create: required. Update: required.
       */
      LoginId: string;
    };
    /** @description The association of the user with a sponsor. */
    SponsorUpdate: {
      /**
       * @description The kind of a user who is not an employee. It is required.
       *
       *     Create: required. Update: required.
       */
      NonEmployeeUserType: components["schemas"]["NonEmployeeUserType"];
      /**
       * @description The first day of the sponsorship, written YYYY-MM-DD. It is required.
       *
       *     Create: required. Update: required.
       */
      SponsorshipStartDate: components["schemas"]["Day"];
      /**
       * @description The last day of the sponsorship, written YYYY-MM-DD. It is required.
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
    /** @description A membership of the user in an advantage program. */
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
      /** @description The day on which the membership ends. */
      ExpirationDate?: components["schemas"]["ClearableDateFrom1900"] | null;
      /** @description The option code of the membership. */
      OptionCode?: string | null;
    };
    /** @description One phone of the emergency contact. */
    EmergencyPhone: {
      /**
       * @description When the number is used. It is required on create and on update.
       *
       *     Create: required. Update: required.
       */
      Type: components["schemas"]["EmergencyPhoneType"];
      /** @description The phone number. */
      PhoneNumber?: components["schemas"]["Nvarchar60NoUnicode"] | null;
    };
    /** @description A code of two characters, or nothing, which clears the element. */
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
    /** @description Text of at most 100 characters, nvarchar(100) without Unicode. */
    Nvarchar100NoUnicode: string;
    /** @description A date from January 1, 1753, to December 31, 9999, written YYYY-MM-DD, or nothing, which clears the element. */
    ClearableDayFrom1753: components["schemas"]["DayFrom1753"] | components["schemas"]["Cleared"];
    /** @description A date from January 1, 1753, to December 31, 9999, or nothing, which clears the element. */
    ClearableDateFrom1753: string | components["schemas"]["Cleared"];
    /** @description A date from January 1, 1900, to June 6, 2079, or nothing, which clears the element. */
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
    /** @description A membership of the user in a program of an airline. */
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
      /** @description The status that follows the present one. */
      NextStatus?: string | null;
      /** @description The number of points that are missing for the next status. */
      PointsUntilNextStatus?: string | null;
      /** @description The number of segments that are missing for the next status. */
      SegmentsUntilNextStatus?: string | null;
      /** @description A flag of the membership that is specific to an airline. */
      IsSenator?: components["schemas"]["ClearableBoolean"] | null;
    };
    /**
     * @description The place in a row of seats where the user likes to sit.
     * @enum {string}
     */
    InterRowPosition: "Window" | "Aisle" | "Middle" | "DontCare";
    /**
     * @description In which part of the cabin the user likes to sit.
     * @enum {string}
     */
    SectionPosition: "Bulkhead" | "Forward" | "Rear" | "ExitRow" | "DontCare";
    /** @description A membership of the user in a program of a railway. */
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
      /** @description The status that follows the present one. */
      NextStatus?: string | null;
      /** @description The number of points that are missing for the next status. */
      PointsUntilNextStatus?: string | null;
      /** @description The number of segments that are missing for the next status. */
      SegmentsUntilNextStatus?: string | null;
      /** @description A flag of the membership that is specific to an airline. */
      IsSenator?: components["schemas"]["ClearableBoolean"] | null;
      /** @description When the membership ends. */
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
    /** @description A membership of the user in a program of a car rental. */
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
      /** @description When the membership ends. */
      Expiration?: string | null;
      /** @description The status that follows the present one. */
      NextStatus?: string | null;
      /** @description The number of points that are missing for the next status. */
      PointsUntilNextStatus?: string | null;
      /** @description The number of segments that are missing for the next status. */
      SegmentsUntilNextStatus?: string | null;
    };
    /** @description A membership of the user in a program of a hotel. */
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
      /** @description When the membership ends. */
      Expiration?: string | null;
    };
    /**
     * @description The things that a person may do for the user.
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
     * @description A date written YYYY-MM-DD.
     */
    Day: string;
    /**
     * Format: date
     * @description A date from January 1, 1900, to June 6, 2079, written YYYY-MM-DD.
     */
    DayFrom1900: string;
    /**
     * @description The kind of the vendor of an advantage program.
     * @enum {string}
     */
    AdvantageVendorType: "Air" | "Rail" | "Car" | "Hotel";
    /** @description A membership of the user in a program of a railway. */
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
      /** @description The status that follows the present one. */
      NextStatus?: string | null;
      /** @description The number of points that are missing for the next status. */
      PointsUntilNextStatus?: string | null;
      /** @description The number of segments that are missing for the next status. */
      SegmentsUntilNextStatus?: string | null;
      /** @description A flag of the membership that is specific to an airline. */
      IsSenator?: components["schemas"]["ClearableBoolean"] | null;
      /** @description When the membership ends. */
      Expiration?: components["schemas"]["ClearableDateTimeFrom1753"] | null;
    };
    /**
     * @description When a phone number of the emergency contact is used.
     * @enum {string}
     */
    EmergencyPhoneType: "DayTime" | "Alternate";
    /** @description Text of at most 60 characters, nvarchar(60) without Unicode. */
    Nvarchar60NoUnicode: string;
    /**
     * Format: date
     * @description A date from January 1, 1753, to December 31, 9999, written YYYY-MM-DD.
     */
    DayFrom1753: string;
    /** @description A date with a time from January 1, 1753, to December 31, 9999, or nothing, which clears the element. */
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
    /** @description The service has refused the request, and an Error element answers a malformed XML body. */
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
         * @description The kind of value in the parameter userid_value, which is a login id, a sync id or a UUID.
         * @example login
         */
        userid_type?: components["schemas"]["UserIdType"];
        /**
         * @description The login id, the sync id or the UUID of the user, as userid_type says; valid only together with it.
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
    /** @description The elements of the profile that change. */
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
